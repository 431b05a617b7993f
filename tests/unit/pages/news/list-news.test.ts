import { expect, test } from 'vitest'
import { countNews, listNews, NEWS_PER_PAGE, newsPath, readNewsQuery } from '../../../../pages/news/list-news.ts'

/** Newest first, as in the catalogue: 10, 9 ... 1; even ones are about the brand. */
const news = Array.from({ length: 10 }, (_, index) => ({
  id: 10 - index,
  category: index % 2 === 0 ? ('brand' as const) : ('product' as const),
}))
const queryOf = (search: string) => readNewsQuery(new URLSearchParams(search))
const idsFor = (search: string) => listNews(news, queryOf(search)).items.map(({ id }) => id)

test('the first page holds the newest', () => {
  expect(idsFor('')).toEqual([10, 9, 8, 7, 6, 5, 4, 3])
  expect(idsFor('')).toHaveLength(NEWS_PER_PAGE)
})

test('the next page continues after the first one', () => {
  expect(idsFor('page=2')).toEqual([2, 1])
})

test('oldest first reverses the whole list, not the page', () => {
  expect(idsFor('sort=oldest').slice(0, 3)).toEqual([1, 2, 3])
})

test('a category has only its own news, in its own pages', () => {
  expect(idsFor('category=brand')).toEqual([10, 8, 6, 4, 2])
  expect(listNews(news, queryOf('category=brand')).pages).toBe(1)
})

test('a category without news is one empty page', () => {
  expect(listNews(news, queryOf('category=solution'))).toEqual({ items: [], page: 1, pages: 1 })
})

test('a page beyond the end is the last page', () => {
  expect(listNews(news, queryOf('page=99')).page).toBe(2)
})

test('invalid values in an address are ignored', () => {
  expect(queryOf('category=weather&sort=up&page=-2')).toEqual({ category: undefined, isOldestFirst: false, page: 1 })
  expect(queryOf('page=1.5').page).toBe(1)
})

test('an address is read as it was written', () => {
  const query = { category: 'product' as const, isOldestFirst: true, page: 2 }
  expect(newsPath(query)).toBe('/news?category=product&sort=oldest&page=2')
  expect(queryOf(newsPath(query).split('?')[1] ?? '')).toEqual(query)
})

test('the address of the default state has no parameters', () => {
  expect(newsPath(queryOf(''))).toBe('/news')
})

test('tabs count their own news', () => {
  expect([undefined, 'brand' as const, 'solution' as const].map((category) => countNews(news, category))).toEqual([
    10, 5, 0,
  ])
})
