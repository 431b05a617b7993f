import { expect, test } from 'vitest'
import { findHtmlFaults } from './validate-html.ts'

// Half of these tests: the other language has its own file, and so its own thread.
test('every English document is valid HTML', { timeout: 300_000 }, () => {
  expect(findHtmlFaults('en')).toEqual([])
})
