import { expect, test } from 'vitest'
import { collectPath, readAsked } from '../../../src/web/features/door-schedule/asked.ts'
import { MAX_ELSEWHERE } from '../../../src/web/features/door-schedule/schedule.ts'

const searchOf = (path: string) => path.slice(path.indexOf('?'))

test('an address asks for products in their quantities', () => {
  const items = [
    { code: 'station-7', quantity: 3 },
    { code: 'monitor-10', quantity: 1 },
  ]
  expect(collectPath(items)).toBe('/door-schedule?add=station-7*3,monitor-10')
  expect(readAsked(searchOf(collectPath(items)))).toEqual(items)
})

test('a list of more products than a door takes is read whole', () => {
  const items = Array.from({ length: MAX_ELSEWHERE + 1 }, (_, index) => ({ code: `c${index}`, quantity: 1 }))
  expect(readAsked(searchOf(collectPath(items)))).toEqual(items)
})

test('unreadable parts of an address are left out', () => {
  const good = [{ code: 'monitor-10', quantity: 1 }]
  for (const bad of ['', '*3', 'x*0', 'x*10000', 'x*-1', 'x*1e3', '<b>', 'X', '../a', 'x'.repeat(61), 'x*3*3'])
    expect(readAsked(`?add=${encodeURIComponent(bad)},monitor-10`), bad).toEqual(good)
  expect(readAsked('')).toEqual([])
  expect(readAsked(`?add=${'a,'.repeat(5000)}`)).toHaveLength(1000)
})
