import type { Locale } from '../../../base/i18n/locale.ts'
import type { SearchKind, SearchRecord } from './search-record.ts'

/**
 * A record as it is sent: values that follow from its kind and key are left out, an address for one. Texts that are
 * derived cost 4 % of the first file.
 */
export type PackedRecord = Omit<SearchRecord, 'path' | 'image'> & {
  path?: string
  /** `src` is left out where it is the front that is drawn for the product: shared by the languages (1), or of one (2). */
  image?: { src: string | typeof SHARED | typeof OWN; width: number; height: number }
}

const SHARED = 1
const OWN = 2

/** Packs a record of a language. `unpackRecord` returns the same. */
export function packRecord({ path, note, image, ...rest }: SearchRecord, locale: Locale): PackedRecord {
  const { kind, key } = rest
  return {
    ...rest,
    ...(path !== pathOf(kind, key) && { path }),
    // An empty note says of a product that it has none.
    ...(note !== modelOf(kind, key) && { note: note ?? '' }),
    ...(image && { image: { ...image, src: packSrc(image.src, key, locale) } }),
  }
}

/** Unpacks a record of a language. */
export function unpackRecord({ path, note, image, ...rest }: PackedRecord, locale: Locale): SearchRecord {
  const { kind, key } = rest
  const told = note ?? modelOf(kind, key)
  return {
    ...rest,
    path: path ?? pathOf(kind, key) ?? '',
    ...(told && { note: told }),
    ...(image && { image: { ...image, src: unpackSrc(image.src, key, locale) } }),
  }
}

/** Where records of a kind have their page; undefined where that depends on more than the key. */
const FOLDERS: Partial<Record<SearchKind, string>> = {
  series: '/products/',
  category: '/products?category=',
  product: '/products/',
  solution: '/solutions/',
  news: '/news/',
  faq: '/faqs/',
  page: '/',
}

function pathOf(kind: SearchKind, key: string): string | undefined {
  if (kind === 'specification' && key.includes('=')) return `/products?${key}`
  const folder = FOLDERS[kind]
  return folder && folder + key
}

/** A product's note is its model, and that is mostly its code in capitals. */
function modelOf(kind: SearchKind, key: string): string | undefined {
  return kind === 'product' ? key.toUpperCase() : undefined
}

function frontOf(key: string, locale?: Locale): string {
  return `/pictures/${key}-front.${locale ? `${locale}.` : ''}svg`
}

function packSrc(src: string, key: string, locale: Locale): string | typeof SHARED | typeof OWN {
  if (src === frontOf(key)) return SHARED
  return src === frontOf(key, locale) ? OWN : src
}

function unpackSrc(src: string | typeof SHARED | typeof OWN, key: string, locale: Locale): string {
  if (typeof src === 'string') return src
  return src === SHARED ? frontOf(key) : frontOf(key, locale)
}
