import type { Snapshot } from '../catalogue/snapshot.ts'
import type { SocialCard } from '../documents/social-card.ts'

/** What a rendering thread is given. */
export type PrerenderJob = {
  snapshot: Snapshot
  buildId: string
  /** Folder of the bundle: `assets.json`, `client/`, `server/`. */
  bundleDir: string
  /** Folder that pages are written to. */
  outDir: string
  /** Hash of all that draws documents; undefined when none are made, and pages have no social pictures. */
  documentHash: string | undefined
  /** One shared 32-bit counter: the index of the next task that no thread has taken. */
  next: SharedArrayBuffer
}

/**
 * What a rendering thread says. `urls` are the paths of all pages, with language; `inlineScripts` stand in their documents;
 * `files` are the addresses of what it wrote beside pages; `cards` are those of the pages it rendered.
 */
export type PrerenderReport =
  | { type: 'progress'; pages: number; total: number }
  | {
      type: 'done'
      pages: number
      bytes: number
      urls: string[]
      files: string[]
      inlineScripts: readonly string[]
      cards: SocialCard[]
    }
