import { expect, test } from 'vitest'
import { mayReport } from '../../../src/web/features/insight/may-report.ts'

test('a page tells nothing if the visitor asks not to be followed or saves data, or is a program', () => {
  expect(mayReport({ doNotTrack: null, webdriver: false, connection: { saveData: false } })).toBe(true)
  expect(mayReport({})).toBe(true)
  expect(mayReport({ doNotTrack: '1' })).toBe(false)
  expect(mayReport({ globalPrivacyControl: true })).toBe(false)
  expect(mayReport({ connection: { saveData: true } })).toBe(false)
  expect(mayReport({ webdriver: true })).toBe(false)
})
