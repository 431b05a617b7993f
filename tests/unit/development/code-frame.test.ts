import { expect, test } from 'vitest'
import { codeFrame } from '../../../src/tools/development/code-frame.ts'

test('a place is marked, with three lines before and after it', () => {
  const text = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`).join('\n')
  expect(codeFrame(text, 8, 3).split('\n')).toEqual([
    '5   |  line 5',
    '6   |  line 6',
    '7   |  line 7',
    '8   |  line 8',
    '    |    ^',
    '9   |  line 9',
    '10  |  line 10',
    '11  |  line 11',
  ])
})

test('a short text is shown whole', () => {
  expect(codeFrame('a', 1, 1)).toBe('1  |  a\n   |  ^')
})
