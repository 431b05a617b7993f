/*
 * The rules of the site's HTTP responses: the only table that the preview server, the publisher and the configuration
 * of other servers (`npm run hosting`) use.
 */

import { LOCALES } from './i18n/locale.ts'
import { pathIn } from './i18n/localised-path.ts'

/** Files whose names contain a hash of their content. */
export const ASSETS = '/assets/'
const ASSET_CACHE = 'public, max-age=31536000, immutable'
/** Drawings and films keep their names when they change: cached for a day, then revalidated while the old one is shown. */
const PICTURE_CACHE = 'public, max-age=86400, stale-while-revalidate=604800'
/** All other files are revalidated on every request, which is cheap: pages of a new build are visible at once. */
export const REVALIDATE = 'no-cache'

/** Folder of the pictures that the build draws. */
const PICTURES = '/pictures/'
/** Folder of films, their posters and captions. */
const FILMS = '/films/'
/** Folder of the builds' manifests. */
const BUILDS = '/builds/'

/** Cache-Control by path. The first match counts; an error is never cached. */
export const CACHE_RULES: readonly { prefix: string; cacheControl: string }[] = [
  { prefix: ASSETS, cacheControl: ASSET_CACHE },
  { prefix: PICTURES, cacheControl: PICTURE_CACHE },
  { prefix: FILMS, cacheControl: PICTURE_CACHE },
  { prefix: '/', cacheControl: REVALIDATE },
]

/** The content editor of a build with `EDITOR=git`, in each language, and the folder of its files. */
export const EDITOR = '/edit'

/** Its addresses, which have headers of their own. */
export const EDITOR_ADDRESSES = new RegExp(`^(?:${LOCALES.map((locale) => pathIn(locale, EDITOR)).join('|')})(?:/|$)`)

/** The publisher's own files beside the site. They are not served. */
export const HIDDEN = '/.publish/'

type ContentType = {
  type: string
  /** Whether compressed copies of the file are stored. Pictures and fonts are compressed already. */
  isText: boolean
}

const text = (type: string): ContentType => ({ type: `${type}; charset=utf-8`, isText: true })
const binary = (type: string): ContentType => ({ type, isText: false })

/** Content type of a file by its extension. */
export const CONTENT_TYPES: Readonly<Record<string, ContentType>> = {
  html: text('text/html'),
  json: text('application/json'),
  webmanifest: text('application/manifest+json'),
  js: text('text/javascript'),
  css: text('text/css'),
  xml: text('application/xml'),
  txt: text('text/plain'),
  md: text('text/markdown'),
  svg: text('image/svg+xml'),
  woff2: binary('font/woff2'),
  png: binary('image/png'),
  jpg: binary('image/jpeg'),
  webp: binary('image/webp'),
  avif: binary('image/avif'),
  ico: binary('image/x-icon'),
  pdf: binary('application/pdf'),
  csv: text('text/csv'),
  xlsx: binary('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  dxf: text('image/vnd.dxf'),
  mp4: binary('video/mp4'),
  webm: binary('video/webm'),
  vtt: text('text/vtt'),
  yaml: text('application/yaml'),
}

/** Compressed copies of a text file have the same name with this ending. The first encoding that the browser accepts is sent. */
export const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

/** A file that may be edited on the host: the publisher does not overwrite it. */
export const EDITABLE = '/config.json'

/** Returns whether a file's name contains a hash of its content. */
export function isAsset(path: string): boolean {
  return path.startsWith(ASSETS)
}

/**
 * Returns whether a file has compressed copies. Manifests and the file that is edited on the host have none, because a
 * copy could differ.
 */
export function isPrecompressed(path: string): boolean {
  return contentTypeOf(path).isText && path !== EDITABLE && !path.startsWith(BUILDS)
}

/** Returns how long browsers and caches may keep a file; `path` is its address. */
export function cacheControlOf(path: string): string {
  return CACHE_RULES.find(({ prefix }) => path.startsWith(prefix))?.cacheControl ?? REVALIDATE
}

/** Returns the content type of a file. Throws if it is unknown, so that no file is published without a valid content type. */
export function contentTypeOf(path: string): ContentType {
  const found = CONTENT_TYPES[path.slice(path.lastIndexOf('.') + 1)]
  if (!found) throw new Error(`${path}: src/base/response-rules.ts has no content type for it`)
  return found
}

/**
 * Body of the 404 response for a missing file, where a page could be mistaken for the file. Missing pages get the 404
 * page of their language.
 */
export const NOT_FOUND_TEXT = 'Not Found\n'

/** Extensions of files that this site does not have, but that bots request from any site. */
const FOREIGN_ENDINGS = ['map', 'mjs', 'gif', 'jpeg', 'woff', 'ttf', 'mp3', 'zip', 'br', 'gz']

/**
 * The extension of a file's address. Any other address is a page's, whatever dot it has: `/about.html` was typed or
 * linked by a person.
 */
export const FILE_ENDING = new RegExp(
  `\\.(?:${[...Object.keys(CONTENT_TYPES).filter((ending) => ending !== 'html'), ...FOREIGN_ENDINGS].join('|')})$`,
  'i',
)

/** Folders that contain only files. */
export const FILE_FOLDERS = [ASSETS, PICTURES, FILMS, BUILDS]

/** Returns whether an address is that of a file. @example isFileName('/news/feed.xml') // true */
export function isFileName(path: string): boolean {
  return FILE_ENDING.test(path) || FILE_FOLDERS.some((folder) => path.startsWith(folder))
}

/** Returns whether an address may be served as a file: documents are only served at the address of their page. */
export function isServedFile(path: string): boolean {
  return isFileName(path) && path.slice(path.lastIndexOf('.') + 1) in CONTENT_TYPES
}

/** Pages that people expect, and the address of what they look for; the same in both languages. */
const MOVED: Readonly<Record<string, string>> = { '/solutions': '/#solutions' }

/** Lists the paths of `MOVED` in both languages with their targets: a page and a fragment. */
export function listMoved(): { from: string; page: string; fragment: string }[] {
  return LOCALES.flatMap((locale) =>
    Object.entries(MOVED).map(([from, to]) => {
      const [page = '/', fragment = ''] = to.split('#')
      return { from: pathIn(locale, from), page: pathIn(locale, page), fragment }
    }),
  )
}

/** Endings of a document's address, which is redirected to its page. */
export const DOCUMENT_ENDING = /(?:\/index)?\.html?$/i

/**
 * Returns the canonical form of a page's address: in lower case, without the name of a document.
 * @example pageAddress('/Products/index.html') // '/products'
 */
export function pageAddress(path: string): string {
  return path.toLowerCase().replace(DOCUMENT_ENDING, '') || '/'
}
