import { expect, test } from 'vitest'
import { mayTell } from '../../../src/web/features/insight/may-tell.ts'

test('a page tells nothing if the visitor asks not to be followed or saves data, or is a program', () => {
  expect(mayTell({ doNotTrack: null, webdriver: false, connection: { saveData: false } })).toBe(true)
  expect(mayTell({})).toBe(true)
  expect(mayTell({ doNotTrack: '1' })).toBe(false)
  expect(mayTell({ globalPrivacyControl: true })).toBe(false)
  expect(mayTell({ connection: { saveData: true } })).toBe(false)
  expect(mayTell({ webdriver: true })).toBe(false)
})
