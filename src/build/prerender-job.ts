import type { Snapshot } from '../catalogue/snapshot.ts'
import type { SocialCard } from '../documents/social-card.ts'

/** The input of a rendering thread. */
export type PrerenderJob = {
  snapshot: Snapshot
  buildId: string
  /** Folder of the bundle: `assets.json`, `client/`, `server/`. */
  bundleDir: string
  /** Folder that pages are written to. */
  outDir: string
  /** Hash of all code that draws documents; undefined if none are made, and pages have no social images. */
  documentHash: string | undefined
  /** One shared 32-bit counter: the index of the next task that no thread has taken. */
  next: SharedArrayBuffer
}

/**
 * A message from a rendering thread. `urls` are the paths of all pages, with language; `inlineScripts` are the scripts
 * in their documents; `files` are the addresses of the other files that it wrote; `cards` are those of the pages it
 * rendered.
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
