import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Locale } from '../../src/base/i18n/locale.ts'
import { splitLocale } from '../../src/base/i18n/localised-path.ts'
import { filesIn, ROOT } from '../build/run-build.ts'

/** An opening tag in a document. */
export type Tag = { name: string; attributes: Readonly<Record<string, string>>; source: string }

export type Document = {
  /** Address on the site, `/en/news`; for an error page that of its file, `/404.html`. */
  path: string
  locale: Locale
  isErrorPage: boolean
  html: string
  tags: readonly Tag[]
}

export type BuiltSite = {
  /** Addresses of all files. */
  files: ReadonlySet<string>
  documents: readonly Document[]
  /** Reads a file of the site by its address. */
  bytesOf: (address: string) => Buffer
  textOf: (address: string) => string
}

/** A script with its content, or a tag. html-validate checks that documents have this format. */
const TAG = /<script\b([^>]*)>.*?<\/script>|<([a-zA-Z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gs
const ATTRIBUTE = /([^\s=>/]+)(?:="([^"]*)")?/g
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Reads a finished build: the one in `SITE_DIR`, or the project's. */
export function readSite(folder = resolve(ROOT, process.env.SITE_DIR ?? 'dist/client')): BuiltSite {
  const files = filesIn(folder)
  const bytesOf = (address: string) => readFileSync(join(folder, address))
  const textOf = (address: string) => bytesOf(address).toString()
  const documents = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => readDocument(file, textOf(file)))
    .filter((document) => !leadsOn(document))
  return { files: new Set(files), documents, bytesOf, textOf }
}

function readDocument(file: string, html: string): Document {
  const isErrorPage = !file.endsWith('/index.html')
  const path = isErrorPage ? file : file.slice(0, -'/index.html'.length) || '/'
  return { path, locale: splitLocale(path).locale, isErrorPage, html, tags: readTags(html) }
}

/** Returns whether a document stands at a page's former address: it is no page, and links to it are dead. */
function leadsOn({ tags }: Document): boolean {
  return tags.some(({ name, attributes }) => name === 'meta' && attributes['http-equiv'] === 'refresh')
}

function readTags(html: string): Tag[] {
  return [...html.matchAll(TAG)].map(([source, script, name = 'script', attributes = '']) => ({
    name,
    attributes: Object.fromEntries(
      [...(script ?? attributes).matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        decode(value),
      ]),
    ),
    source: script === undefined ? source : `<script${script}>`,
  }))
}

/** Returns the visible text of a piece of HTML. */
export function visibleText(html: string): string {
  const text = html.replace(/<script\b.*?<\/script>/gs, '').replace(/<[^>]*>/g, '')
  return decode(text).replace(/\s+/g, ' ').trim()
}

/** Returns the content of each element with a name. */
export function textsOf({ html }: Document, element: string): string[] {
  const pattern = new RegExp(`<${element}\\b[^>]*>(.*?)</${element}>`, 'gs')
  return [...html.matchAll(pattern)].map(([, inner = '']) => visibleText(inner))
}

/** Returns the content of a `<meta>` with a name or property. */
export function metaOf({ tags }: Document, key: string): string | undefined {
  return tags.find(({ name, attributes }) => name === 'meta' && (attributes.name ?? attributes.property) === key)
    ?.attributes.content
}

/** Returns the JSON-LD blocks of a document. */
export function blocksOf({ html }: Document): Record<string, unknown>[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  // Every block must be an object; tests check its content.
  return [...blocks].map(([, json = '']) => JSON.parse(json) as Record<string, unknown>)
}

function decode(text: string): string {
  return text.replace(/&([a-z]+|#x27);/g, (entity, name: string) => ENTITIES[name] ?? entity)
}
