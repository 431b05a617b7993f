import { localisePath } from '../../src/base/i18n/localised-path.ts'
import { LOCALES } from '../../src/base/i18n/locale.ts'
import { SITE } from '#vendor/site.ts'
import { parseXml, type XmlElement } from '../parse-xml.ts'
import type { Fault } from './group-faults.ts'
import { blocksOf, type BuiltSite, type Document, type Tag } from './read-site.ts'

/** An address in a file of the site. */
type Reference = { page: string; element: string; address: string }

/** The `<meta>` elements that contain an address. */
const META_ADDRESSES = new Set(['og:url', 'og:image'])
const ADDRESS_ATTRIBUTES = ['href', 'src', 'poster', 'data-entry'] as const
/** Attributes with several addresses, which may have a width each. */
const LIST_ATTRIBUTES = ['srcset', 'imagesrcset', 'data-preloads'] as const

/** Returns all addresses of missing pages, fragments and files. No network request is sent. */
export function findDeadLinks(site: BuiltSite): Fault[] {
  const idsOf = new Map(site.documents.map((document) => [document.path, idsIn(document)]))
  return [...site.documents.flatMap(referencesOf), ...referencesOfFiles(site)].flatMap(({ page, element, address }) => {
    const reason = whyDead(address, page, site, idsOf)
    return reason ? [{ page, what: `${reason}: ${element}` }] : []
  })
}

/** Returns the public pages that cannot be reached by links from the home page of their language. */
export function findUnreachable(site: BuiltSite): string[] {
  const byPath = new Map(site.documents.map((document) => [document.path, document]))
  const reached = new Set<string>(LOCALES.map((locale) => localisePath(locale, '/')))
  for (const path of reached) {
    const page = byPath.get(path)
    if (!page) continue
    for (const { name, attributes } of page.tags) {
      // The language switch is on every page: it would reach every page of the other language.
      if (name === 'a' && attributes.href !== undefined && attributes.hreflang === undefined)
        reached.add(new URL(attributes.href, SITE.origin + path).pathname)
    }
  }
  return site.documents.filter(({ path, isErrorPage }) => !isErrorPage && !reached.has(path)).map(({ path }) => path)
}

function whyDead(
  address: string,
  page: string,
  { files }: BuiltSite,
  idsOf: ReadonlyMap<string, ReadonlySet<string>>,
): string | undefined {
  if (!URL.canParse(address, SITE.origin + page)) return 'no address'
  const { protocol, origin, pathname, hash } = new URL(address, SITE.origin + page)
  if (protocol === 'tel:') return /^tel:\+\d+$/.test(address) ? undefined : 'no telephone number'
  if (protocol === 'mailto:') return /^mailto:[\w.+-]+@[\w.-]+$/.test(address) ? undefined : 'no mail address'
  if (origin !== SITE.origin) return protocol === 'https:' ? undefined : 'not over HTTPS'
  const ids = idsOf.get(pathname)
  if (!ids) return files.has(pathname) && !pathname.endsWith('/index.html') ? undefined : 'leads nowhere'
  return hash === '' || ids.has(decodeURIComponent(hash.slice(1))) ? undefined : 'no such part of the page'
}

function idsIn({ tags }: Document): Set<string> {
  return new Set(tags.flatMap(({ attributes: { id } }) => id ?? []))
}

function referencesOf(document: Document): Reference[] {
  const { path: page, tags } = document
  const inTags = tags.flatMap((tag) => addressesOf(tag).map((address) => ({ page, element: tag.source, address })))
  const inBlocks = blocksOf(document).flatMap((block) => namedAddresses(block, String(block['@type'])))
  return [...inTags, ...inBlocks.map((found) => ({ page, ...found }))]
}

function addressesOf({ name, attributes }: Tag): string[] {
  if (name === 'meta')
    return META_ADDRESSES.has(attributes.property ?? '') && attributes.content ? [attributes.content] : []
  const lists = LIST_ATTRIBUTES.flatMap((key) => attributes[key]?.split(key === 'data-preloads' ? ' ' : ',') ?? [])
  return [
    ...ADDRESS_ATTRIBUTES.flatMap((key) => attributes[key] ?? []),
    ...lists.flatMap((entry) => entry.trim().split(/\s+/)[0] || []),
  ]
}

/**
 * Lists the addresses of this site in JSON-LD, each with its path in the block. An `@id` is a name, and its fragment
 * not an element.
 */
function namedAddresses(value: unknown, name: string): Omit<Reference, 'page'>[] {
  if (typeof value === 'string') {
    const address = name.endsWith('@id') ? value.replace(/#.*/, '') : value
    return value.startsWith(SITE.origin) ? [{ element: `${name} "${value}"`, address }] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => namedAddresses(inner, `${name}.${key}`))
}

/** Lists the addresses in other files: sitemaps, feeds, manifests, robots.txt, stylesheets, search indexes. */
function referencesOfFiles({ files, textOf }: BuiltSite): Reference[] {
  return [...files].flatMap((page) =>
    addressesInFile(page, textOf).map((address) => ({ page, element: address, address })),
  )
}

function addressesInFile(file: string, textOf: BuiltSite['textOf']): string[] {
  const matches = (pattern: RegExp) => [...textOf(file).matchAll(pattern)].map(([, address = '']) => address)
  if (/\/(?:sitemap|feed)\.xml$/.test(file)) return addressesInXml(parseXml(textOf(file)))
  if (file.endsWith('.css')) return matches(/url\(["']?(?!data:)([^"')]+)/g)
  if (file.endsWith('.webmanifest')) return matches(/"(?:id|start_url|scope|src)": ?"([^"]*)"/g)
  if (file === '/robots.txt') return matches(/^Sitemap: (.+)$/gm)
  const [, language] = /^\/(?:assets\/)?search\/(zh|en)\./.exec(file) ?? []
  const locale = LOCALES.find((locale) => locale === language)
  return locale ? matches(/"path": ?"([^"]*)"/g).map((path) => localisePath(locale, path)) : []
}

function addressesInXml({ name, attributes, text, children }: XmlElement): string[] {
  const own = name === 'loc' || name === 'id' ? [text] : []
  return [...own, ...(attributes.href === undefined ? [] : [attributes.href]), ...children.flatMap(addressesInXml)]
}
