import { expect, test } from 'vitest'
import { guardCell, unguardCell } from '../../../src/web/features/door-schedule/guard-cell.ts'

const DANGEROUS = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '＝1', '－1', "'=1", "''=1"]
const OTHERS = ['', 'D01', "it's", "'", "' ", "'x", "'x ", 'x ', ' x', '\u3000x', '1-1']

test.each(DANGEROUS)('%j is no formula any more', (text) => {
  expect(guardCell(text)).toMatch(/^'/)
})

test.each([...DANGEROUS, ...OTHERS])('%j comes back as it was', (text) => {
  expect(unguardCell(guardCell(text))).toBe(text)
})

test('the space around a text that someone else wrote is removed', () => {
  expect(unguardCell(' D01\t')).toBe('D01')
})
