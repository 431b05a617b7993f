import { join } from 'node:path'

export type AssetEntry = {
  /** Address from the site's root. */
  path: string
  /** Bytes. */
  size: number
  /** SHA-256, hexadecimal. */
  hash: string
}

/** `builds/meta/<id>.json`: the files of a build. */
export type BuildManifest = {
  id: string
  /** ISO 8601, UTC. */
  timestamp: string
  /** Prerendered pages, with language. */
  paths: readonly string[]
  /** Every file of the site that is not a page or a payload. */
  assets: AssetEntry[]
  /** Hashes of inline scripts in the format of a content security policy: `sha256-...`. */
  scriptHashes: readonly string[]
  /** The build has no data sheets and no social pictures (`DOCUMENTS=off`). */
  withoutDocuments?: boolean
}

/** `builds/latest.json`: the published build. */
export type LatestBuild = Pick<BuildManifest, 'id' | 'timestamp'>

/** Returns the path of a build's manifest. */
export function manifestFile(buildsDir: string, id: string): string {
  return join(buildsDir, 'meta', `${id}.json`)
}
