import { expect, test } from 'vitest'
import { repairJson } from '../../../src/web/features/door-schedule/repair-json.ts'

test.each([
  ['[1,["a","b"],2]', [1, ['a', 'b'], 2]],
  ['[1,["a","b', [1, ['a']]],
  ['[1,["a","b"', [1, ['a', 'b']]],
  ['[1,12', [1]],
  ['[1,"a\\"b","c\\', [1, 'a"b']],
  ['[[1,2],', [[1, 2]]],
  ['{"a":{"b":"c","d":"e', { a: { b: 'c' } }],
  ['{"a" : [{"b":12', { a: [{}] }],
  ['{"a":"b', {}],
  ['[', []],
  ['', undefined],
  ['1]', undefined],
  [']]', undefined],
  ['"no end', undefined],
  ['rubbish', undefined],
])('of %s all complete values are read', (text, values) => {
  expect(repairJson(text)).toEqual(values)
})
