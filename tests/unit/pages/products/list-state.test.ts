import { expect, test } from 'vitest'
import { isOwnPage, parseListState, writeListState } from '../../../../pages/products/list-state.ts'
import { createFacts } from './list-factory.ts'

const { vocabulary, codes } = createFacts()
const filters = [...vocabulary.keys()]
const parse = (search: string) => parseListState(new URLSearchParams(search), { filters, facts: { vocabulary, codes } })

test('an address without parameters is the whole list in the default order', () => {
  expect(parse('')).toEqual({
    q: '',
    filters: {},
    sort: 'standard',
    page: undefined,
    picks: [],
    compare: [],
    onlyDifferences: true,
  })
  expect(writeListState(parse(''))).toBe('')
})

test('a written state is read unchanged', () => {
  const search = '?series=monitoring&rating=ip54,ip65&status=active&sort=newest&page=2&pick=cam-1'
  expect(writeListState(parse(search))).toBe(search)
  const comparison = '?compare=cam-1,cam-2&differences=all'
  expect(writeListState(parse(comparison))).toBe(comparison)
})

test('values that the catalogue does not have are ignored', () => {
  const state = parse('?series=monitoring,gone&colour=red&rating=ip99&sort=price&page=0&pick=gone')
  expect(writeListState(state)).toBe('?series=monitoring')
})

test('a duplicate option is selected once', () => {
  expect(parse('?rating=ip65,ip65&rating=ip54').filters).toEqual({ rating: ['ip65', 'ip54'] })
})

test('no more than four are compared', () => {
  expect(parse('?compare=cam-1,cam-2,cam-3,rec-1,rec-2').compare).toEqual(['cam-1', 'cam-2', 'cam-3', 'rec-1'])
})

test('a single product is picked instead of compared', () => {
  expect(parse('?compare=cam-1')).toMatchObject({ compare: [], picks: ['cam-1'] })
})

test('a search is read and written beside the filters', () => {
  const state = parse('q=%20PoE%20%E6%94%9D%E5%BD%B1%E6%A9%9F&rating=ip65')
  expect(state.q).toBe('PoE \u651d\u5f71\u6a5f')
  expect(parse(writeListState(state))).toEqual(state)
})

test('until all products are known, every option and code of a filter is kept', () => {
  const search = '?series=gone&rating=ip99&pick=gone'
  const state = parseListState(new URLSearchParams(`${search}&colour=red`), { filters })
  expect(writeListState(state)).toBe(search)
})

test('the page of the path is what no search, filter, order or comparison changes', () => {
  expect(['', '?pick=cam-1', '?utm_source=mail'].map((search) => isOwnPage(parse(search)))).toEqual([true, true, true])
  const changed = ['?rating=ip65', '?page=2', '?q=poe', '?sort=model', '?compare=cam-1,cam-2']
  expect(changed.filter((search) => isOwnPage(parse(search)))).toEqual([])
})
