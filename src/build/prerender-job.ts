import type { Snapshot } from '../content/snapshot.ts'
import type { Reads } from '../base/reads.ts'
import type { DocumentOrder, KnownDocument } from './document-job.ts'
import type { OutputsByKey, Unit } from './incremental/last-build.ts'
import type { Changes } from './incremental/watched-content.ts'

/** The input of a rendering thread. */
export type PrerenderJob = {
  snapshot: Snapshot
  /** Id of the code that browsers run. */
  code: string
  /** Folder of the bundle: `assets.json`, `client/`, `server/`. */
  bundleDir: string
  /** Hash of the server's bundle. */
  codeHash: string
  /** Folder of the site that the last build made. */
  lastDir: string
  /** Folder that pages are written to. */
  outDir: string
  /** Hash of all code that draws documents; undefined if none are made, and pages have no social images. */
  documentHash: string | undefined
  /** Whether every page says that the build is a preview. */
  isPreview: boolean
  /** Changes of content since the last build; undefined if all must be made again. */
  changes: Changes | undefined
  /** One shared 32-bit counter: the index of the next task that no thread has taken. */
  next: SharedArrayBuffer
}

/** The result of a rendering thread. */
export type Prerendered = {
  /** Pages listed by it, error pages included; `rendered` are those that were not taken from the last build. */
  pages: number
  rendered: number
  /** Product pictures drawn. */
  drawn: number
  /** Paths of all pages of the site, with language. */
  urls: string[]
  /** Reads that count for all pages, units, and the output of recipes: for the next build. */
  shared: Reads
  units: Record<string, Unit>
  made: OutputsByKey
  /** Texts of the inline scripts in the documents. */
  inlineScripts: readonly string[]
  /** The data sheets and social images of its pages. */
  documents: (KnownDocument | DocumentOrder)[]
}

/** A message from a rendering thread. */
export type PrerenderReport = { type: 'progress'; pages: number; total: number } | ({ type: 'done' } & Prerendered)
