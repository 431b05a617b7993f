/*
 * How the site is answered for: the one table that the preview server, publishing and the ready configuration of other servers
 * (`npm run hosting`) are made from.
 */

import { LOCALES } from '../i18n/locale.ts'
import { localisePath } from '../i18n/localised-path.ts'

/** Files whose names change with their content. */
export const ASSETS = '/assets/'
const ASSET_CACHE = 'public, max-age=31536000, immutable'
/** Drawings keep their names when a product changes: a day old at most, and replaced while the old one is shown. */
const PICTURE_CACHE = 'public, max-age=86400, stale-while-revalidate=604800'
/** Everything else is asked about each time, and seldom sent: pages of a new build are seen at once. */
export const REVALIDATE = 'no-cache'

/** Pictures that the build draws. */
const PICTURES = '/pictures/'
/** Manifests of builds. */
const BUILDS = '/builds/'

/** Which files are kept how long. The first that fits counts; an error is never kept. */
export const CACHE_RULES: readonly { prefix: string; cacheControl: string }[] = [
  { prefix: ASSETS, cacheControl: ASSET_CACHE },
  { prefix: PICTURES, cacheControl: PICTURE_CACHE },
  { prefix: '/', cacheControl: REVALIDATE },
]

/** What publishing keeps for itself beside the site. It is not served. */
export const HIDDEN = '/.publish/'

type ContentType = {
  type: string
  /** Whether the file is kept compressed too. Pictures and fonts are compressed already. */
  isText: boolean
}

const text = (type: string): ContentType => ({ type: `${type}; charset=utf-8`, isText: true })
const binary = (type: string): ContentType => ({ type, isText: false })

/** What a file is, by the end of its name. */
export const CONTENT_TYPES: Readonly<Record<string, ContentType>> = {
  html: text('text/html'),
  json: text('application/json'),
  webmanifest: text('application/manifest+json'),
  js: text('text/javascript'),
  css: text('text/css'),
  xml: text('application/xml'),
  txt: text('text/plain'),
  svg: text('image/svg+xml'),
  woff2: binary('font/woff2'),
  png: binary('image/png'),
  jpg: binary('image/jpeg'),
  webp: binary('image/webp'),
  avif: binary('image/avif'),
  ico: binary('image/x-icon'),
  pdf: binary('application/pdf'),
  mp4: binary('video/mp4'),
}

/** Compressed copies of text stand beside it, under the same name and this ending. The first that a browser takes is sent. */
export const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

/** May be edited on the host: publishing leaves it alone once it is there. */
export const EDITABLE = '/config.json'

/** Tells whether a file's name changes with its content. */
export function isAsset(path: string): boolean {
  return path.startsWith(ASSETS)
}

/** Tells whether compressed copies of a file are made. What is read as one value, or edited on the host, has none that could differ. */
export function isPrecompressed(path: string): boolean {
  return contentTypeOf(path).isText && path !== EDITABLE && !path.startsWith(BUILDS)
}

/** How long a file may be kept by browsers and caches; `path` is its address. */
export function cacheControlOf(path: string): string {
  return CACHE_RULES.find(({ prefix }) => path.startsWith(prefix))?.cacheControl ?? REVALIDATE
}

/** What a file is. Throws when the table does not know, so that nothing is published that browsers would not understand. */
export function contentTypeOf(path: string): ContentType {
  const found = CONTENT_TYPES[path.slice(path.lastIndexOf('.') + 1)]
  if (!found) throw new Error(`${path}: src/hosting/response-rules.ts does not know what this file is`)
  return found
}

/** What a missing address answers with: the page of its language, or a line of text where a page could be taken for a file. */
export const NOT_FOUND_TEXT = 'Not Found\n'

/** Endings of files that this site does not have, and programs ask any site for. */
const FOREIGN_ENDINGS = ['map', 'mjs', 'gif', 'jpeg', 'woff', 'ttf', 'mp3', 'webm', 'zip', 'br', 'gz']

/** How the address of a file ends. Any other is a page's, whatever dot is in it: `/about.html` was typed, or linked, by a person. */
export const FILE_ENDING = new RegExp(
  `\\.(?:${[...Object.keys(CONTENT_TYPES).filter((ending) => ending !== 'html'), ...FOREIGN_ENDINGS].join('|')})$`,
  'i',
)

/** Folders in which there is nothing but files. */
export const FILE_FOLDERS = [ASSETS, PICTURES, BUILDS]

/** Tells whether an address is a file's. @example isFileName('/news/feed.xml') // true */
export function isFileName(path: string): boolean {
  return FILE_ENDING.test(path) || FILE_FOLDERS.some((folder) => path.startsWith(folder))
}

/** Tells whether an address may be answered with a file: documents are found by the address of their page alone. */
export function isServedFile(path: string): boolean {
  return isFileName(path) && path.slice(path.lastIndexOf('.') + 1) in CONTENT_TYPES
}

/** Pages that people expect, and where there is what they look for; shared by both languages. */
const MOVED: Readonly<Record<string, string>> = { '/solutions': '/#solutions' }

/** Lists the addresses of `MOVED` in both languages, and where they lead: a page, and a place on it. */
export function listMoved(): { from: string; page: string; fragment: string }[] {
  return LOCALES.flatMap((locale) =>
    Object.entries(MOVED).map(([from, to]) => {
      const [page = '/', fragment = ''] = to.split('#')
      return { from: localisePath(locale, from), page: localisePath(locale, page), fragment }
    }),
  )
}

/** What may stand behind the address of a page, where its document is asked for by name. */
export const DOCUMENT_ENDING = /(?:\/index)?\.html?$/i

/**
 * Writes the address of a page as pages have it: in lower case, and without the name of a document.
 *
 * @example pageAddress('/Products/index.html') // '/products'
 */
export function pageAddress(path: string): string {
  return path.toLowerCase().replace(DOCUMENT_ENDING, '') || '/'
}
