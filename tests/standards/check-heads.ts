import { LOCALE_FACTS } from '../../src/base/i18n/locale.ts'
import { SITE } from '#vendor/site.ts'
import type { Fault } from './group-faults.ts'
import { type Document, metaOf, textsOf } from './read-site.ts'

/** Length limits of search results, in columns: a Chinese character takes two. A page that is not indexed may be shorter. */
const TITLE_COLUMNS = { min: 10, max: 70 }
const DESCRIPTION_COLUMNS = { min: 50, max: 160 }

/** Returns the errors in the heads of documents, alone and compared with each other. */
export function checkHeads(documents: readonly Document[]): Fault[] {
  const byAddress = new Map(documents.map((document) => [SITE.origin + document.path, document]))
  const alone = documents.flatMap((document) => {
    const rules = metaOf(document, 'robots') === 'noindex' ? [checkPrivate] : [checkPublic, checkSocial]
    return [checkLanguage, checkTexts, ...rules].flatMap((check) =>
      check(document).map((what) => ({ page: document.path, what })),
    )
  })
  return [
    ...alone,
    ...checkTwins(documents, byAddress),
    ...findTwice(documents, '<title>', titleOf),
    ...findTwice(documents, 'description', descriptionOf),
  ]
}

/** The document's own title, which comes before those of drawings. */
const titleOf = (document: Document) => textsOf(document, 'title')[0] ?? ''
const descriptionOf = (document: Document) => metaOf(document, 'description') ?? ''

function checkLanguage({ tags, locale }: Document): string[] {
  const lang = tags.find(({ name }) => name === 'html')?.attributes.lang
  return lang === LOCALE_FACTS[locale].htmlLang ? [] : [`<html lang="${lang}">`]
}

function checkTexts(document: Document): string[] {
  const headings = textsOf(document, 'h1')
  return [
    ...(headings.length === 1 && headings[0] !== ''
      ? []
      : [`<h1>: ${headings.length} of them, "${headings.join('", "')}"`]),
    ...checkColumns('<title>', titleOf(document), TITLE_COLUMNS),
    ...(descriptionOf(document) === '' ? ['no description'] : []),
  ]
}

function checkColumns(name: string, text: string, { min, max }: { min: number; max: number }): string[] {
  const columns = text.replace(/[\u2e80-\uffef]/g, '--').length
  return columns < min || columns > max ? [`${name} takes ${columns} columns of ${min} to ${max}: "${text}"`] : []
}

/** A page excluded from search engines has no canonical address, and no other language. */
function checkPrivate({ tags }: Document): string[] {
  return tags
    .filter(({ attributes: { rel, hreflang } }) => rel === 'canonical' || (rel === 'alternate' && hreflang))
    .map(({ source }) => `not indexed, but has ${source}`)
}

function checkPublic(document: Document): string[] {
  const canonical = document.tags
    .filter(({ attributes }) => attributes.rel === 'canonical')
    .map(({ attributes }) => attributes.href)
  return [
    ...(canonical.length === 1 && canonical[0] === SITE.origin + document.path
      ? []
      : [`canonical: ${canonical.join(', ')}`]),
    ...checkColumns('description', descriptionOf(document), DESCRIPTION_COLUMNS),
  ]
}

function checkSocial(document: Document): string[] {
  const expected: Record<string, string | undefined> = {
    'og:url': SITE.origin + document.path,
    'og:locale': LOCALE_FACTS[document.locale].htmlLang.replace('-', '_'),
    'og:description': metaOf(document, 'description'),
    'og:site_name': SITE.brand[document.locale],
  }
  const others = Object.entries(expected).filter(([property, value]) => metaOf(document, property) !== value)
  return [
    ...others.map(([property]) => `${property}: "${metaOf(document, property)}"`),
    ...(titleOf(document).includes(metaOf(document, 'og:title') ?? '?')
      ? []
      : [`og:title: "${metaOf(document, 'og:title')}"`]),
    ...(metaOf(document, 'og:type') ? [] : ['no og:type']),
  ]
}

/** A page and each of its alternates list the same addresses, including both of their own, and one per language. */
function checkTwins(documents: readonly Document[], byAddress: ReadonlyMap<string, Document>): Fault[] {
  return documents.flatMap((document) => {
    const alternates = alternatesOf(document)
    if (alternates.length === 0 && metaOf(document, 'robots') === 'noindex') return []
    const said = (list: typeof alternates) => list.map(({ hreflang, href }) => `${hreflang} ${href}`).join(', ')
    const others = alternates.filter(({ href }) => {
      const other = byAddress.get(href)
      return !other || said(alternatesOf(other)) !== said(alternates)
    })
    const languages = alternates.map(({ hreflang }) => hreflang)
    const wanted = [
      ...Object.values(LOCALE_FACTS).flatMap(({ htmlLang, hreflang = [] }) => [htmlLang, ...hreflang]),
      'x-default',
    ]
    const own = alternates.filter(({ href }) => href === SITE.origin + document.path).map(({ hreflang }) => hreflang)
    return [
      ...others.map(({ hreflang, href }) => `${href} (${hreflang}) does not name the same languages`),
      ...(languages.join() === wanted.join() ? [] : [`languages: ${languages.join(', ')}`]),
      ...(own.includes(LOCALE_FACTS[document.locale].htmlLang)
        ? []
        : ['no alternate of its own language with its own address']),
    ].map((what) => ({ page: document.path, what }))
  })
}

function alternatesOf({ tags }: Document): { hreflang: string; href: string }[] {
  return tags.flatMap(({ attributes: { rel, hreflang, href = '' } }) =>
    rel === 'alternate' && hreflang ? [{ hreflang, href }] : [],
  )
}

/** Two pages of a language must differ in this text. */
function findTwice(documents: readonly Document[], name: string, textOf: (document: Document) => string): Fault[] {
  const first = new Map<string, string>()
  return documents.flatMap((document) => {
    const key = `${document.locale} ${textOf(document)}`
    const other = first.get(key)
    if (other === undefined) first.set(key, document.path)
    return other === undefined ? [] : [{ page: document.path, what: `${name} of ${other} too: "${textOf(document)}"` }]
  })
}
