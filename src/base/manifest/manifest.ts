import { join } from 'node:path'

export type FileEntry = {
  /** Address from the site's root. */
  path: string
  /** Bytes. */
  size: number
  /** SHA-256, hexadecimal. */
  hash: string
}

/** An address that a page had, and the page that it leads to, both with language; without `to` it is gone for good. */
export type Move = { from: string; to?: string | undefined }

/** Access of the content editor at /edit, beside the access of every page (`EDITOR=git`). */
export type EditorAccess = {
  /** Origins that it calls: the Git host. */
  calls: readonly string[]
  /** Origins of pictures: of the people who have an account there. */
  pictures: readonly string[]
  /** Whether people sign in through a window of another origin, which answers to the page that opened it. */
  opensWindow: boolean
}

/** `builds/meta/<id>.json`: the files of a build. */
export type BuildManifest = {
  id: string
  /** ISO 8601, UTC. */
  timestamp: string
  /** Id of the code that browsers run: scripts, styles and words. Builds that differ in content alone have the same. */
  code: string
  /** Prerendered pages, with language. */
  paths: readonly string[]
  /** Former addresses of pages. Missing in builds of an earlier version. */
  moves?: readonly Move[]
  /** Every file of the site, by path. */
  files: FileEntry[]
  /** Hashes of inline scripts in the format of a content security policy: `sha256-...`. */
  scriptHashes: readonly string[]
  /** Its data sheets and social pictures are still being drawn. */
  isUnfinished?: boolean
  /** The build has no data sheets and no social pictures (`DOCUMENTS=off`). */
  withoutDocuments?: boolean
  /** The day for which its content is shown, in Taipei. Missing in builds of an earlier version. */
  day?: string
  /** The build shows drafts (`--drafts`): it is for previews only. */
  withDrafts?: boolean
  /** The build has the content editor at /edit. */
  editor?: EditorAccess
}

/** `builds/latest.json`: the published build. */
export type LatestBuild = Pick<BuildManifest, 'id' | 'timestamp' | 'code'>

/** Returns the path of a build's manifest. */
export function manifestFile(buildsDir: string, id: string): string {
  return join(buildsDir, 'meta', `${id}.json`)
}
