import type { Fault } from './group-faults.ts'
import { blocksOf, type BuiltSite, type Document, visibleText } from './read-site.ts'

type Thing = Readonly<Record<string, unknown>>

/**
 * Properties that Google requires for a type, or recommends if this site has the data:
 * https://developers.google.com/search/docs/appearance/structured-data
 */
const PROPERTIES: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Product: ['name', 'image', 'description', 'brand', 'mpn'],
  Brand: ['name'],
  ProductModel: ['name', 'url'],
  Certification: ['name'],
  Country: ['name'],
  PropertyValue: ['name', 'value'],
  NewsArticle: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'contentUrl', 'uploadDate', 'duration', 'transcript'],
}

/** Data that the site does not have, and must not claim. */
const INVENTED = ['offers', 'price', 'review', 'aggregateRating']

/** Marked-up texts must be visible on the page, by Google's guidelines. */
const VISIBLE: Readonly<Record<string, readonly string[]>> = {
  ListItem: ['name'],
  Product: ['description'],
  PropertyValue: ['name', 'value'],
  ProductModel: ['name'],
  Certification: ['name'],
  Country: ['name'],
  NewsArticle: ['headline', 'description'],
  Question: ['name'],
  Answer: ['text'],
  VideoObject: ['name', 'description'],
}

const ADDRESS = /^https:\/\/[\w.-]+\//
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/
/** Formats of values that the vocabulary accepts as any text. */
const FORMATS: Readonly<Record<string, RegExp>> = {
  '@id': ADDRESS,
  item: ADDRESS,
  image: ADDRESS,
  logo: ADDRESS,
  thumbnailUrl: ADDRESS,
  contentUrl: ADDRESS,
  mainEntityOfPage: ADDRESS,
  datePublished: MOMENT,
  dateModified: MOMENT,
  uploadDate: MOMENT,
  duration: /^PT(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?$/,
  telephone: /^\+[\d-]+$/,
}

/** The required blocks of a screen's pages, without others; a page with a film also has a VideoObject. */
const BLOCKS: Readonly<Record<string, readonly string[]>> = {
  home: ['Organization'],
  product: ['BreadcrumbList', 'Product'],
  'news-article': ['BreadcrumbList', 'NewsArticle'],
  faq: ['BreadcrumbList', 'FAQPage'],
  login: [],
  settings: [],
  desk: [],
  'desk-insight': [],
  'desk-people': [],
  'desk-privacy': [],
}

/** Returns the errors in the JSON-LD of a document beyond its vocabulary. */
export function checkRichResults(document: Document): Fault[] {
  const blocks = blocksOf(document)
  const things = blocks.flatMap(thingsIn)
  const text = squeeze(visibleText(document.html))
  const known = new Set(things.filter(({ '@type': type }) => type !== undefined).map(({ '@id': id }) => id))
  const faults = things.flatMap((thing) => [
    ...checkProperties(thing, text),
    ...(thing['@type'] === undefined && !known.has(thing['@id'])
      ? [`@id ${String(thing['@id'])} is not on this page`]
      : []),
  ])
  const crumbs = blocks.filter(({ '@type': type }) => type === 'BreadcrumbList').flatMap(checkOrder)
  return [...faults, ...crumbs].map((what) => ({ page: document.path, what }))
}

/** Returns the missing and superfluous blocks of a page. */
export function checkBlocks(document: Document, { textOf }: BuiltSite): Fault[] {
  const found = blocksOf(document).map(({ '@type': type }) => String(type))
  const expected = document.isErrorPage ? [] : expectedBlocks(JSON.parse(textOf(`${document.path}/_payload.json`)))
  const lacking = expected.filter((type) => !found.includes(type)).map((type) => `no ${type}`)
  const others = found.filter((type, index) => !expected.includes(type) || found.indexOf(type) !== index)
  return [...lacking, ...others.map((type) => `one ${type} too many`)].map((what) => ({ page: document.path, what }))
}

function expectedBlocks({ screen, data }: { screen: string; data: { video?: unknown } }): string[] {
  return [...(BLOCKS[screen] ?? ['BreadcrumbList']), ...(data.video ? ['VideoObject'] : [])]
}

function checkProperties(thing: Thing, text: string): string[] {
  const type = String(thing['@type'])
  const lacking = PROPERTIES[type]?.filter((key) => valuesOf(thing[key]).length === 0) ?? []
  const hidden = VISIBLE[type]?.filter((key) => !text.includes(squeeze(String(thing[key])))) ?? []
  const misspelt = Object.entries(FORMATS).flatMap(([key, format]) =>
    valuesOf(thing[key])
      .filter((value) => typeof value === 'string' && !format.test(value))
      .map((value) => `${key} "${String(value)}"`),
  )
  return [
    ...lacking.map((key) => `${type} has no ${key}`),
    ...INVENTED.filter((key) => key in thing).map((key) => `${type} has an invented ${key}`),
    ...hidden.map((key) => `${type}: ${key} "${String(thing[key])}" is not to be read on the page`),
    ...misspelt.map((what) => `${type}: ${what} is not written as it must be`),
  ]
}

/** A breadcrumb has at least two steps, numbered from 1. */
function checkOrder({ itemListElement }: Thing): string[] {
  const positions = valuesOf(itemListElement).map((item) => (item as Thing).position)
  const isInOrder = positions.length > 1 && positions.every((position, index) => position === index + 1)
  return isInOrder ? [] : [`BreadcrumbList: the positions are ${positions.join(', ')}`]
}

/** Lists a thing and all nested things. */
function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn)
  if (typeof value !== 'object' || value === null) return []
  return [value as Thing, ...Object.values(value).flatMap(thingsIn)]
}

function valuesOf(value: unknown): unknown[] {
  const values = Array.isArray(value) ? value : [value]
  return values.filter((item) => item !== undefined && item !== null && item !== '')
}

/** Removes whitespace from a text, because markup changes it. */
function squeeze(text: string): string {
  return text.replace(/\s/g, '')
}
