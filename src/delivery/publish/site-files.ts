import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { assetEntry, describeAsset, isWhole } from '../../base/manifest/build-manifest.ts'
import { type BuildManifest, type FileEntry, type LatestBuild, manifestFile } from '../../base/manifest/manifest.ts'
import {
  cacheControlOf,
  contentTypeOf,
  EDITABLE,
  ENCODINGS,
  isAsset,
  isPrecompressed,
} from '../../base/response-rules.ts'
import { forEachInParallel } from '../../base/object-store/for-each-in-parallel.ts'
import { FILES } from './layout.ts'
import type { FileHeaders } from '../../base/object-store/store.ts'

/**
 * Assets are compressed once and served for a year; all other files are compressed in every build. The first files of
 * the search are two, and the largest that a visitor loads.
 */
const ASSET_BROTLI_QUALITY = 11
const PAGE_BROTLI_QUALITY = 9
const SEARCH = '/search/'
const GZIP_LEVEL = 9

/** Hexadecimal digits of a content's name: 160 bits. */
const NAME_LENGTH = 40

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** The output folders of `npm run build`. */
export type BuiltSite = { siteDir: string; buildsDir: string }

/** One object to upload: a file, or a compressed copy of it. */
export type Upload = { key: string; content: Buffer; headers: FileHeaders }

/**
 * Reads the manifest of the last build. Throws if the build is incomplete or was changed; `isQuick` leaves out changes
 * that keep a file's size.
 */
export async function readBuild({ siteDir, buildsDir }: BuiltSite, isQuick = false): Promise<BuildManifest> {
  if (!existsSync(join(buildsDir, 'latest.json')))
    throw new Error(`There is no build in ${siteDir}. Build it first: npm run build`)
  const { id } = await readJson<LatestBuild>(join(buildsDir, 'latest.json'))
  if (!isWhole(buildsDir, siteDir, id, isQuick)) throw incomplete(id)
  const manifest = await readJson<BuildManifest>(manifestFile(buildsDir, id))
  const files = manifest.files.map((file) => (file.path === EDITABLE ? assetEntry(siteDir, EDITABLE) : file))
  return { ...manifest, files }
}

/** Throws if one of these files of a build was changed. */
export function assertUnchanged(siteDir: string, id: string, files: readonly FileEntry[]): Promise<void> {
  return forEachInParallel(files, async ({ path, hash }) => {
    if (describeAsset(path, await readFile(join(siteDir, path))).hash !== hash) throw incomplete(id)
  })
}

function incomplete(id: string): Error {
  return new Error(`Build ${id} is incomplete. Build it again: npm run build`)
}

async function readJson<Content>(path: string): Promise<Content> {
  // Written by the build.
  return JSON.parse(await readFile(path, 'utf8')) as Content
}

/** Lists the keys of a build's assets: files whose names contain a hash of their content. */
export function assetKeys(manifest: BuildManifest): string[] {
  return manifest.files.filter(({ path }) => isAsset(path)).map(({ path }) => path.slice(1))
}

/** Lists the keys of a build's pages, their payloads and all files that are not assets, in the order of publication. */
export function pageKeys(manifest: BuildManifest): string[] {
  const keys = manifest.files.filter(({ path }) => !isAsset(path)).map(({ path }) => path.slice(1))
  // Pages refer to pictures and fonts, so those come first.
  const isPage = (key: string) => key.endsWith('.html') || key.endsWith('_payload.json')
  return [...keys.filter((key) => !isPage(key)), ...keys.filter(isPage)]
}

/**
 * Returns the key under which a file is uploaded: its own for an asset; for any other file one that follows from its
 * content and from its headers, which are copied with it.
 */
export function uploadKey({ path, hash }: FileEntry): string {
  if (isAsset(path)) return path.slice(1)
  const headers = [contentTypeOf(path).type, cacheControlOf(path), isPrecompressed(path)]
  const name = createHash('sha256')
    .update(JSON.stringify([hash, ...headers]))
    .digest('hex')
  // In 256 folders: a folder of all contents would be slow to list.
  return `${FILES}${name.slice(0, 2)}/${name.slice(2, NAME_LENGTH)}`
}

/** Lists the keys of a file's stored objects: its own, and those of its compressed copies. */
export function storedKeys(key: string): string[] {
  return [key, ...(isPrecompressed(`/${key}`) ? ENCODINGS.map(({ ending }) => key + ending) : [])]
}

/** Returns a file and its compressed copies, ready to upload. */
export async function uploadsOf(key: string, content: Buffer): Promise<Upload[]> {
  const path = `/${key}`
  const copies = (isPrecompressed(path) ? ENCODINGS : []).map(async ({ name, ending }) => ({
    key: key + ending,
    content: await compress(name, content, isAsset(path) || path.startsWith(SEARCH)),
    headers: headersOf(key, name),
  }))
  return [{ key, content, headers: headersOf(key) }, ...(await Promise.all(copies))]
}

/** Returns the headers of a file, or of its copy in an encoding. */
export function headersOf(key: string, encoding?: string): FileHeaders {
  const path = `/${key}`
  const headers = { contentType: contentTypeOf(path).type, cacheControl: cacheControlOf(path) }
  return encoding === undefined ? headers : { ...headers, contentEncoding: encoding }
}

function compress(encoding: 'br' | 'gzip', content: Buffer, isSmallest: boolean): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(content, { level: GZIP_LEVEL })
  return compressBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isSmallest ? ASSET_BROTLI_QUALITY : PAGE_BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
}

/** Returns the MD5 of a content, hexadecimal, which stores use as a checksum. */
export function md5(content: Buffer): string {
  return createHash('md5').update(content).digest('hex')
}
