import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isWhole } from '../build/manifest.ts'
import { type BuildManifest, type LatestBuild, manifestFile } from '../builds/manifest.ts'
import { cacheControlOf, contentTypeOf, ENCODINGS, isAsset, isPrecompressed } from '../hosting/response-rules.ts'
import type { FileHeaders } from './store.ts'

/** Assets are compressed once and served for a year; all other files are compressed in every build. */
const ASSET_BROTLI_QUALITY = 11
const PAGE_BROTLI_QUALITY = 9
const GZIP_LEVEL = 9

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** The output folders of `npm run build`. */
export type BuiltSite = { siteDir: string; buildsDir: string }

/** One object to upload: a file, or a compressed copy of it. */
export type Upload = { key: string; content: Buffer; headers: FileHeaders }

/** Reads the manifest of the last build. Throws if the build is incomplete or was changed. */
export async function readBuild({ siteDir, buildsDir }: BuiltSite): Promise<BuildManifest> {
  if (!existsSync(join(buildsDir, 'latest.json')))
    throw new Error(`There is no build in ${siteDir}. Build it first: npm run build`)
  const { id } = await readJson<LatestBuild>(join(buildsDir, 'latest.json'))
  if (!isWhole(buildsDir, siteDir, id)) throw new Error(`Build ${id} is incomplete. Build it again: npm run build`)
  return readJson<BuildManifest>(manifestFile(buildsDir, id))
}

async function readJson<Content>(path: string): Promise<Content> {
  // Written by the build.
  return JSON.parse(await readFile(path, 'utf8')) as Content
}

/** Lists the keys of a build's assets: files whose names contain a hash of their content. */
export function assetKeys(manifest: BuildManifest): string[] {
  return manifest.assets.filter(({ path }) => isAsset(path)).map(({ path }) => path.slice(1))
}

/**
 * Lists the keys of a build's pages, their payloads and all files that are not assets, in the order in which they are
 * put in place.
 */
export function pageKeys(manifest: BuildManifest): string[] {
  const files = manifest.assets.filter(({ path }) => !isAsset(path)).map(({ path }) => path)
  const pages = manifest.paths.flatMap((path) => [join(path, 'index.html'), join(path, '_payload.json')])
  // Pages refer to pictures and fonts, so those come first.
  const isDocument = (path: string) => path.endsWith('.html')
  return [...files.filter((path) => !isDocument(path)), ...pages, ...files.filter(isDocument)].map((path) =>
    path.slice(1),
  )
}

/** Lists the keys of a file's stored objects: its own, and those of its compressed copies. */
export function storedKeys(key: string): string[] {
  return [key, ...(isPrecompressed(`/${key}`) ? ENCODINGS.map(({ ending }) => key + ending) : [])]
}

/** Returns a file and its compressed copies, ready to upload. */
export async function uploadsOf(key: string, content: Buffer): Promise<Upload[]> {
  const path = `/${key}`
  const headers = { contentType: contentTypeOf(path).type, cacheControl: cacheControlOf(path) }
  const copies = (isPrecompressed(path) ? ENCODINGS : []).map(async ({ name, ending }) => ({
    key: key + ending,
    content: await compress(name, content, isAsset(path)),
    headers: { ...headers, contentEncoding: name },
  }))
  return [{ key, content, headers }, ...(await Promise.all(copies))]
}

function compress(encoding: 'br' | 'gzip', content: Buffer, isAssetFile: boolean): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(content, { level: GZIP_LEVEL })
  return compressBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isAssetFile ? ASSET_BROTLI_QUALITY : PAGE_BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
}

/** Returns the MD5 of a content, hexadecimal, which stores use as a checksum. */
export function md5(content: Buffer): string {
  return createHash('md5').update(content).digest('hex')
}
