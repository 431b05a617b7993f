import { expect, test } from 'vitest'
import { ContentError, type Fault, formatFault } from '../../../src/content/faults.ts'

function faultOf(parts: Partial<Fault> = {}): Fault {
  return { source: 'products/x.json', field: 'status', value: 'old', expected: 'one of active, discontinued', ...parts }
}

test.each([
  ['text in quotes', 'old', 'found "old"'],
  ['a number', 5, 'found 5'],
  ['nothing where nothing was', undefined, 'found nothing'],
  ['null', null, 'found null'],
  ['an object as JSON', { zh: '一' }, 'found {"zh":"一"}'],
  ['the kind of a value that JSON does not know', () => {}, 'found function'],
])('a fault shows %s', (_, value, text) => {
  expect(formatFault(faultOf({ value }))).toBe(`products/x.json: status: ${text}, expected one of active, discontinued`)
})

test('a long value is cut to a line', () => {
  const line = formatFault(faultOf({ value: 'a'.repeat(5000) }))
  expect(line.length).toBeLessThan(160)
  expect(line).toContain('aaa…')
})

test('line breaks in a value do not break the line of a fault', () => {
  expect(formatFault(faultOf({ value: 'a\nb' })).split('\n')).toHaveLength(1)
})

test('a fault of a whole record names no field', () => {
  expect(formatFault(faultOf({ field: '', value: undefined }))).toBe(
    'products/x.json: found nothing, expected one of active, discontinued',
  )
})

test('a content error contains all its faults, one per line', () => {
  const error = new ContentError([faultOf(), faultOf({ field: 'code' })])
  expect(error.faults).toHaveLength(2)
  expect(error.message.split('\n')).toHaveLength(2)
  expect(error.name).toBe('ContentError')
})
