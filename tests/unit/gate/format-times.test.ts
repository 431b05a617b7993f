import { expect, test } from 'vitest'
import { addUp } from '../../gate/count.ts'
import { formatTimes } from '../../gate/format-times.ts'

const COUNT = { passed: 3, failed: 1, skipped: ['a', 'b'] }

test('a test that was skipped counts as failed, unless it was left out on purpose', () => {
  expect(addUp([COUNT, COUNT], false)).toEqual({ passed: 6, failed: 6 })
  expect(addUp([COUNT, COUNT], true)).toEqual({ passed: 6, failed: 2 })
})

test('each runner is listed with its time and its counts', () => {
  const table = formatTimes([{ name: 'unit', count: COUNT, seconds: 12.34 }], 20, false)
  expect(table.split('\n').map((line) => line.split(/\s{2,}/))).toEqual([
    ['unit', '12.3 s', '3 passed', '3 failed'],
    ['in all', '20.0 s'],
  ])
})
