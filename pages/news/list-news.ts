import { NEWS_CATEGORIES, type NewsCategory } from '../../src/content/schema/news-categories.ts'
import { cutPage, type ListPage, readPageNumber } from '../../src/web/navigation/routing/list-page.ts'

/** Including the lead news, which is larger. */
export const NEWS_PER_PAGE = 8

/** State of the list, as in the address. */
export type NewsQuery = {
  /** Undefined for all categories. */
  category: NewsCategory | undefined
  isOldestFirst: boolean
  /** From 1. */
  page: number
}

/** Reads the state of the list from the address; invalid values are ignored. */
export function readNewsQuery(search: URLSearchParams): NewsQuery {
  return {
    category: NEWS_CATEGORIES.find((category) => category === search.get('category')),
    isOldestFirst: search.get('sort') === 'oldest',
    page: readPageNumber(search),
  }
}

/**
 * Returns the address of a state of the list, without language; defaults are omitted.
 * @example newsPath({ category: 'brand', isOldestFirst: true, page: 1 }) // '/news?category=brand&sort=oldest'
 */
export function newsPath({ category, isOldestFirst, page }: NewsQuery): string {
  const search = new URLSearchParams()
  if (category) search.set('category', category)
  if (isOldestFirst) search.set('sort', 'oldest')
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `/news?${search}` : '/news'
}

/** Counts the news of a category, or all of them. */
export function countNews(news: readonly { category: NewsCategory }[], category: NewsCategory | undefined): number {
  return news.filter((item) => !category || item.category === category).length
}

/** Returns the page of a list for its state. `news` are sorted, newest first. */
export function listNews<Item extends { category: NewsCategory }>(
  news: readonly Item[],
  query: NewsQuery,
): ListPage<Item> {
  const found = news.filter(({ category }) => !query.category || category === query.category)
  return cutPage(query.isOldestFirst ? found.toReversed() : found, query.page, NEWS_PER_PAGE)
}
