import { expect, test } from 'vitest'
import { findHtmlFaults } from './validate-html.ts'

// Half of the work of these tests: the other language has a file, and so a thread, of its own.
test('every Chinese document is valid HTML', { timeout: 300_000 }, () => {
  expect(findHtmlFaults('zh')).toEqual([])
})
