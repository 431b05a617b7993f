import type { EntityName, EntityRecords } from '../../content/entities.ts'
import type { Catalogue } from '../../content/catalogue.ts'
import { isLocalisedText } from '../../base/i18n/localised.ts'
import { LOCALE_FACTS, type Locale } from '../../base/i18n/locale.ts'
import { searchEntity } from './search-entity.ts'

export type ListQuestion = {
  locale: Locale
  /** From 1. */
  page: number
  pageSize: number
  /** A field of `SORT_FIELDS`, with a minus sign for descending order. By default the order of the site's pages. */
  sort?: string | undefined
  category?: string | undefined
  q?: string | undefined
}

/** A record of any entity. */
export type AnyRecord = EntityRecords[EntityName]

export type Pagination = { page: number; pageSize: number; total: number; totalPages: number }

/** The fields that lists of each entity can be sorted by. */
export const SORT_FIELDS: Record<EntityName, readonly string[]> = {
  product: ['position', 'code', 'model', 'name', 'releasedOn'],
  series: ['position', 'name'],
  solution: ['position', 'title'],
  case: ['id', 'location'],
  testimonial: ['position', 'author'],
  news: ['publishedOn', 'title'],
  faq: ['position', 'publishedOn', 'question'],
}

/** Lists one page of an entity's complete records. A page beyond the last is empty. */
export function listRecords(
  catalogue: Catalogue,
  name: EntityName,
  { locale, page, pageSize, sort, category, q }: ListQuestion,
): { items: AnyRecord[]; pagination: Pagination } {
  const found: readonly AnyRecord[] = q ? searchEntity(catalogue, name, q, locale) : catalogue.snapshot[name]
  const kept = category ? found.filter((record) => categoryOf(catalogue, name, record) === category) : found
  const sorted = sort ? sortBy(kept, sort, locale) : kept
  const start = (page - 1) * pageSize
  return {
    items: sorted.slice(start, start + pageSize),
    pagination: { page, pageSize, total: kept.length, totalPages: Math.ceil(kept.length / pageSize) },
  }
}

function categoryOf(catalogue: Catalogue, name: EntityName, record: object): string | undefined {
  const product = name === 'product' && 'code' in record ? catalogue.product(String(record.code)) : undefined
  if (product) return catalogue.shelfOf(product).category.id
  return 'category' in record ? String(record.category) : undefined
}

function sortBy<Item extends object>(items: readonly Item[], sort: string, locale: Locale): Item[] {
  const field = sort.replace(/^-/, '')
  const sign = sort.startsWith('-') ? -1 : 1
  const { compare } = new Intl.Collator(LOCALE_FACTS[locale].htmlLang, { numeric: true })
  const valueOf = (item: Item) => {
    // Fields of SORT_FIELDS are numbers, text, or text in both languages.
    const value = (item as Record<string, unknown>)[field]
    return isLocalisedText(value) ? value[locale] : (value as string | number)
  }
  return items.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)]
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)))
  })
}
