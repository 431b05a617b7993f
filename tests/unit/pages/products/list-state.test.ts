import { expect, test } from 'vitest'
import { parseListState, writeListState } from '../../../../pages/products/list-state.ts'
import { createItems, createWords } from './list-factory.ts'

const codes = new Set(createItems().map(({ code }) => code))
const parse = (search: string) => parseListState(new URLSearchParams(search), createWords(), codes)

test('an address without parameters is the whole list in the default order', () => {
  expect(parse('')).toEqual({
    q: '',
    filters: {},
    sort: 'standard',
    page: 1,
    picks: [],
    compare: [],
    onlyDifferences: false,
  })
  expect(writeListState(parse(''))).toBe('')
})

test('a written state is read unchanged', () => {
  const search = '?series=monitoring&rating=ip54,ip65&status=active&sort=newest&page=2&pick=cam-1'
  expect(writeListState(parse(search))).toBe(search)
  const comparison = '?compare=cam-1,cam-2&differences=only'
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
