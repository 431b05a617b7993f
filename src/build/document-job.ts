import type { Snapshot } from '../catalogue/snapshot.ts'
import type { SheetFile } from '../documents/list-sheets.ts'
import type { SocialCard } from '../documents/social-card.ts'

/** The input of a worker thread that makes documents. */
export type DocumentJob = {
  /** The project's folder. */
  root: string
  /** Hash of all code that draws documents. */
  codeHash: string
  /** Folder in which documents are cached between builds. */
  cacheDir: string
  /** Folder of the site being built. */
  outDir: string
  /** One shared 32-bit counter: the index of the next document that no thread has taken. */
  next: SharedArrayBuffer
} & ({ kind: 'sheets'; snapshot: Snapshot } | { kind: 'cards'; cards: readonly SocialCard[] })

/** A data sheet that was made. */
export type MadeSheet = SheetFile & { bytes: number }

/** A message from such a thread. */
export type DocumentReport =
  | { type: 'progress'; documents: number; total: number }
  | {
      type: 'done'
      /** Number of documents drawn now; all others were cached. */
      drawn: number
      /** Addresses of the files written. */
      paths: string[]
      sheets: MadeSheet[]
    }
