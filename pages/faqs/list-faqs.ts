import type { FaqCategory } from '../../src/catalogue/schema/faq.ts'
import { cutPage, type ListPage, readPageNumber } from '../../src/routing/list-page.ts'

/** In the order of the tabs and of the groups. */
export const FAQ_TABS = ['glossary', 'product', 'troubleshooting'] as const satisfies readonly FaqCategory[]

const FAQS_PER_PAGE = 8

/** What the list shows: state of the address. */
export type FaqQuery = {
  /** Words that are looked for; none when empty. */
  q: string
  /** All of them when undefined. */
  category: FaqCategory | undefined
  /** From 1. */
  page: number
}

/** What a question is searched in. */
type Searchable = { category: FaqCategory; subcategory: string; question: string; answer: string }

/** Reads the state of the list from the address; what it does not understand counts as not said. */
export function readFaqQuery(search: URLSearchParams): FaqQuery {
  return {
    q: search.get('q') ?? '',
    category: FAQ_TABS.find((category) => category === search.get('category')),
    page: readPageNumber(search),
  }
}

/**
 * Writes the address of a state of the list, without language; what is the rule is left out.
 *
 * @example faqsPath({ q: 'PoE', category: 'product', page: 1 }) // '/faqs?q=PoE&category=product'
 */
export function faqsPath({ q, category, page }: FaqQuery): string {
  const search = new URLSearchParams()
  if (q !== '') search.set('q', q)
  if (category) search.set('category', category)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `/faqs?${search}` : '/faqs'
}

/** Finds the questions of a category that hold every one of the words looked for, whatever their case or width. */
export function findFaqs<Item extends Searchable>(
  faqs: readonly Item[],
  { q, category }: Pick<FaqQuery, 'q' | 'category'>,
): Item[] {
  const words = plain(q).split(/\s+/).filter(Boolean)
  return faqs.filter((faq) => {
    if (category && faq.category !== category) return false
    const text = plain(`${faq.question}\n${faq.subcategory}\n${faq.answer}`)
    return words.every((word) => text.includes(word))
  })
}

/** Picks the page that a state of the list shows. */
export function listFaqs<Item extends Searchable>(faqs: readonly Item[], query: FaqQuery): ListPage<Item> {
  return cutPage(findFaqs(faqs, query), query.page, FAQS_PER_PAGE)
}

/** Puts questions under their categories, in the order of the tabs; a category without questions is left out. */
export function groupFaqs<Item extends Searchable>(faqs: readonly Item[]): { category: FaqCategory; faqs: Item[] }[] {
  return FAQ_TABS.map((category) => ({ category, faqs: faqs.filter((faq) => faq.category === category) })).filter(
    (group) => group.faqs.length > 0,
  )
}

/** Full-width letters and digits are found by the usual ones. */
function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
