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

/** Assets are compressed once and sent for a year; everything else is compressed in every build. */
const ASSET_BROTLI_QUALITY = 11
const PAGE_BROTLI_QUALITY = 9
const GZIP_LEVEL = 9

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** A build as `npm run build` left it. */
export type BuiltSite = { siteDir: string; buildsDir: string }

/** One object to be stored: a file, or a compressed copy of it. */
export type Upload = { key: string; content: Buffer; headers: FileHeaders }

/** Reads what was built last. Throws when it is not all there, or not as it was built. */
export async function readBuild({ siteDir, buildsDir }: BuiltSite): Promise<BuildManifest> {
  if (!existsSync(join(buildsDir, 'latest.json')))
    throw new Error(`There is no build in ${siteDir}. Build it first: npm run build`)
  const { id } = await readJson<LatestBuild>(join(buildsDir, 'latest.json'))
  if (!isWhole(buildsDir, siteDir, id)) throw new Error(`Build ${id} is not whole. Build it again: npm run build`)
  return readJson<BuildManifest>(manifestFile(buildsDir, id))
}

async function readJson<Content>(path: string): Promise<Content> {
  // Written by the build.
  return JSON.parse(await readFile(path, 'utf8')) as Content
}

/** Lists the keys of a build's assets: files whose names change with their content. */
export function assetKeys(manifest: BuildManifest): string[] {
  return manifest.assets.filter(({ path }) => isAsset(path)).map(({ path }) => path.slice(1))
}

/** Lists the keys of a build's pages and their payloads, and of its files that are no assets, in the order they are put in place. */
export function pageKeys(manifest: BuildManifest): string[] {
  const files = manifest.assets.filter(({ path }) => !isAsset(path)).map(({ path }) => path)
  const pages = manifest.paths.flatMap((path) => [join(path, 'index.html'), join(path, '_payload.json')])
  // Pages name pictures and fonts, so those come first.
  const isDocument = (path: string) => path.endsWith('.html')
  return [...files.filter((path) => !isDocument(path)), ...pages, ...files.filter(isDocument)].map((path) =>
    path.slice(1),
  )
}

/** Lists the keys that a file is stored under: its own, and those of its compressed copies. */
export function storedKeys(key: string): string[] {
  return [key, ...(isPrecompressed(`/${key}`) ? ENCODINGS.map(({ ending }) => key + ending) : [])]
}

/** Prepares a file and its compressed copies for storing. */
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

/** MD5 of a content, hexadecimal: what stores compare by. */
export function md5(content: Buffer): string {
  return createHash('md5').update(content).digest('hex')
}
