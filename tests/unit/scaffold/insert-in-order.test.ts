import { expect, test } from 'vitest'
import { insertInOrder } from '../../../src/tools/scaffold/insert-in-order.ts'

const LINE = /^(\w+): \d$/gm

test.each([
  ['aa', 'aa: 0\nb: 1\nd: 2\nend'],
  ['c', 'b: 1\nc: 0\nd: 2\nend'],
  ['e', 'b: 1\nd: 2\ne: 0\nend'],
])('%s is put where it belongs', (name, expected) => {
  expect(insertInOrder('b: 1\nd: 2\nend', LINE, name, `${name}: 0`)).toBe(expected)
})

test('a file without such lines is not changed by guess', () => {
  expect(() => insertInOrder('end', LINE, 'a', 'a: 0')).toThrow("no line like /^(\\w+): \\d$/gm to put 'a: 0' beside")
})
