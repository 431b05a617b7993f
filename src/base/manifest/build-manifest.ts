import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { type FileEntry, type BuildManifest, type LatestBuild, manifestFile } from './manifest.ts'
import { EDITABLE } from '../response-rules.ts'
import { sha256 } from '../sha256.ts'
import { writeFileAtomically } from '../write-file-atomically.ts'

/** Lists all files of a folder, with their hashes, by path. */
export function listAssets(siteDir: string): FileEntry[] {
  return readdirSync(siteDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      assetEntry(siteDir, `/${relative(siteDir, join(entry.parentPath, entry.name)).split(sep).join('/')}`),
    )
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** Returns size and hash of one file of the site; `path` is its address. */
export function assetEntry(siteDir: string, path: string): FileEntry {
  return describeAsset(path, readFileSync(join(siteDir, path)))
}

/** Returns size and hash of a content that is being written, without reading it back. */
export function describeAsset(path: string, content: Buffer): FileEntry {
  return { path, size: content.length, hash: sha256(content) }
}

/**
 * Returns the hash of a script for a content security policy.
 * @example hashScript('') // 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='
 */
export function hashScript(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/** Writes the manifest of a build. Its id is published later, once its files are in place. */
export function writeManifest(buildsDir: string, manifest: BuildManifest): Promise<void> {
  return writeFileAtomically(manifestFile(buildsDir, manifest.id), `${JSON.stringify(manifest, null, 1)}\n`)
}

/** Publishes the id of a build: the last step of a build. */
export function announceBuild(buildsDir: string, { id, timestamp, code }: LatestBuild): Promise<void> {
  return writeFileAtomically(join(buildsDir, 'latest.json'), `${JSON.stringify({ id, timestamp, code })}\n`)
}

/**
 * Returns whether a build is published and all its files exist with the content in its manifest, so that building it
 * again would change nothing. The file that may be edited on the host may have any content. `isQuick` compares sizes
 * only.
 */
export function isWhole(buildsDir: string, siteDir: string, id: string, isQuick = false): boolean {
  const latest = readJson<LatestBuild>(join(buildsDir, 'latest.json'))
  const manifest = readJson<Partial<BuildManifest>>(manifestFile(buildsDir, id))
  if (latest?.id !== id || !manifest || manifest.isUnfinished) return false
  const isThere = (path: string) => existsSync(join(siteDir, path))
  const isAsBuilt = ({ path, size, hash }: FileEntry) =>
    path === EDITABLE
      ? isThere(path)
      : statSync(join(siteDir, path), { throwIfNoEntry: false })?.size === size &&
        (isQuick || assetEntry(siteDir, path).hash === hash)
  // An earlier version listed assets alone.
  return manifest.files?.every(isAsBuilt) ?? false
}

function readJson<Content>(path: string): Content | undefined {
  try {
    // Written by this file; an invalid one counts as missing.
    return JSON.parse(readFileSync(path, 'utf8')) as Content
  } catch {
    return undefined
  }
}
