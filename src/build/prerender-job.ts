import type { Snapshot } from '../catalogue/snapshot.ts'

/** What a rendering thread is given. */
export type PrerenderJob = {
  snapshot: Snapshot
  buildId: string
  /** Folder of the bundle: `assets.json`, `client/`, `server/`. */
  bundleDir: string
  /** Folder that pages are written to. */
  outDir: string
  /** One shared 32-bit counter: the index of the next page that no thread has taken. */
  next: SharedArrayBuffer
}

/** What a rendering thread says. `urls` are the paths of all pages, with language; `inlineScripts` stand in their documents. */
export type PrerenderReport =
  | { type: 'progress'; pages: number; total: number }
  | { type: 'done'; pages: number; bytes: number; urls: string[]; inlineScripts: readonly string[] }
