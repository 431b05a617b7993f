import type { Snapshot } from '../catalogue/snapshot.ts'
import type { SheetFile } from '../documents/list-sheets.ts'
import type { SocialCard } from '../documents/social-card.ts'

/** What a thread that makes documents is given. */
export type DocumentJob = {
  /** The project's folder. */
  root: string
  /** Hash of all that draws documents. */
  codeHash: string
  /** Where documents are kept from build to build. */
  cacheDir: string
  /** The site that is being built. */
  outDir: string
  /** One shared 32-bit counter: the index of the next document that no thread has taken. */
  next: SharedArrayBuffer
} & ({ kind: 'sheets'; snapshot: Snapshot } | { kind: 'cards'; cards: readonly SocialCard[] })

/** A data sheet that was made. */
export type MadeSheet = SheetFile & { bytes: number }

/** What such a thread says. */
export type DocumentReport =
  | { type: 'progress'; documents: number; total: number }
  | {
      type: 'done'
      /** Drawn now; all others were there. */
      drawn: number
      /** Addresses of the files written. */
      paths: string[]
      sheets: MadeSheet[]
    }
