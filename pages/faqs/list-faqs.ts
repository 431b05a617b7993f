import { FAQ_CATEGORIES, type FaqCategory } from '../../src/content/schema/faq-categories.ts'
import { cutPage, type ListPage, readPageNumber } from '../../src/web/navigation/routing/list-page.ts'

const FAQS_PER_PAGE = 8

/** State of the list, as in the address. */
export type FaqQuery = {
  /** The search query; '' for none. */
  q: string
  /** Undefined for all categories. */
  category: FaqCategory | undefined
  /** From 1. */
  page: number
}

type Listed = { category: FaqCategory }

/** Reads the state of the list from the address; invalid values are ignored. */
export function readFaqQuery(search: URLSearchParams): FaqQuery {
  return {
    q: search.get('q') ?? '',
    category: FAQ_CATEGORIES.find((category) => category === search.get('category')),
    page: readPageNumber(search),
  }
}

/**
 * Returns the address of a state of the list, without language; defaults are omitted.
 * @example faqsPath({ q: 'PoE', category: 'product', page: 1 }) // '/faqs?q=PoE&category=product'
 */
export function faqsPath({ q, category, page }: FaqQuery): string {
  const search = new URLSearchParams()
  if (q !== '') search.set('q', q)
  if (category) search.set('category', category)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `/faqs?${search}` : '/faqs'
}

/** Returns the questions of a category; all of them if it is undefined. */
export function inCategory<Item extends Listed>(faqs: readonly Item[], category: FaqCategory | undefined): Item[] {
  return faqs.filter((faq) => category === undefined || faq.category === category)
}

/** Returns the page of a list for its state; `faqs` are the search results. */
export function listFaqs<Item extends Listed>(
  faqs: readonly Item[],
  { category, page }: Pick<FaqQuery, 'category' | 'page'>,
): ListPage<Item> {
  return cutPage(inCategory(faqs, category), page, FAQS_PER_PAGE)
}

/** Groups questions by category, in the order of the tabs; empty categories are omitted. */
export function groupFaqs<Item extends Listed>(faqs: readonly Item[]): { category: FaqCategory; faqs: Item[] }[] {
  return FAQ_CATEGORIES.map((category) => ({ category, faqs: faqs.filter((faq) => faq.category === category) })).filter(
    (group) => group.faqs.length > 0,
  )
}
