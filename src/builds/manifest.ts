import { join } from 'node:path'

export type AssetEntry = {
  /** Address from the site's root. */
  path: string
  /** Bytes. */
  size: number
  /** SHA-256, hexadecimal. */
  hash: string
}

/** `builds/meta/<id>.json`: what a build consists of. */
export type BuildManifest = {
  id: string
  /** ISO 8601, UTC. */
  timestamp: string
  /** Prerendered pages, with language. */
  paths: readonly string[]
  /** Every file of the site that is not a page or a payload. */
  assets: AssetEntry[]
  /** Of the scripts inside documents, as a content security policy names them: `sha256-...`. */
  scriptHashes: readonly string[]
  /** The build has no data sheets and no social pictures (`DOCUMENTS=off`). */
  withoutDocuments?: boolean
}

/** `builds/latest.json`: which build is out. */
export type LatestBuild = Pick<BuildManifest, 'id' | 'timestamp'>

/** Where the manifest of a build is. */
export function manifestFile(buildsDir: string, id: string): string {
  return join(buildsDir, 'meta', `${id}.json`)
}
