import { expect, test } from 'vitest'
import { findJsonFault } from '../../../../src/content/sources/json-fault.ts'

test.each([
  ['{\n  "a": 1\n  "b": 2\n}', 3, 3, '"b"', 'a comma'],
  ['{\r\n  "a": 1,\r\n}', 3, 1, '}', 'a field name'],
  ['{ "a": yes }', 1, 8, 'yes', 'true, false or null'],
  ['{ "a" 1 }', 1, 7, '1', 'a colon'],
  ['{\n  "a": [1, 2\n', 3, 1, '', 'a closing ]'],
  ['{ "a": "line\nbreak" }', 1, 8, '"line', 'a closing double quote'],
  ["{ 'a': 1 }", 1, 3, "'a'", 'names and text in double quotes'],
  ['{ "a": 1 } }', 1, 12, '}', 'nothing after the end'],
  ['{ /* why */ "a": 1 }', 1, 3, '/* why */', 'no comment'],
  ['', 1, 1, '', 'a value'],
])('%j is invalid JSON at line %i, column %i', (text, line, column, found, expected) => {
  expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError)
  const fault = findJsonFault(text)
  expect(fault).toMatchObject({ line, column, found })
  expect(fault?.expected).toContain(expected)
})

test('JSON has no fault', () => {
  expect(findJsonFault('{ "a": ["\u9580", 1.5e3, true, null] }')).toBeUndefined()
})
