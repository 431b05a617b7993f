import { expect, test } from 'vitest'
import { deskPath, isFiltered, listParams, readDeskQuery } from '../../../../pages/staff/desk/desk-query.ts'

const read = (search: string) => readDeskQuery(new URLSearchParams(search))

test('the state of the desk is read from its address and written to it again', () => {
  for (const path of [
    '/desk',
    '/desk?state=new',
    '/desk?q=a+b%26c&state=in_progress&kind=service&person=me&from=2026-11-01&to=2026-11-24&cursor=abc&request=261124-7K3M9QTB&unread=true&sort=changed',
  ]) {
    expect(deskPath(read(path.slice('/desk'.length)))).toBe(path)
  }
})

test('unknown values in an address are ignored', () => {
  expect(deskPath(read('?state=gone&kind=x&from=yesterday&to=2026-1-1&sort=up&unread=1&other=2'))).toBe('/desk')
})

test('the number of a request may be typed in small letters', () => {
  expect(read('?request=261124-7k3m9qtb%20').request).toBe('261124-7K3M9QTB')
})

test('a search is no longer than the API accepts', () => {
  expect(read(`?q=${'x'.repeat(300)}`).q).toHaveLength(200)
})

test('the API is asked for the list alone, in its words', () => {
  expect(listParams(read('?q=door&state=quoted&sort=oldest&unread=true&request=261124-7K3M9QTB'))).toEqual({
    q: 'door',
    state: 'quoted',
    unread: 'true',
    sort: 'received',
  })
})

test('a state alone is a tab, not a filter', () => {
  expect(isFiltered(read('?state=new&sort=oldest'))).toBe(false)
  expect(isFiltered(read('?kind=service'))).toBe(true)
  expect(isFiltered(read('?unread=true'))).toBe(true)
})
