import { beforeEach, expect, test, vi } from 'vitest'
import { forgetDrafts, keepDraft, readDraft } from '../../../src/web/features/staff/desk/drafts.ts'
import { createStorage } from '../session/memory-storage.ts'

const storage = () => globalThis.sessionStorage

beforeEach(() => {
  vi.stubGlobal('sessionStorage', createStorage())
  return () => vi.unstubAllGlobals()
})

test('a logout forgets the drafts of that account alone', () => {
  keepDraft('ann', '261124-1', { person: null })
  keepDraft('ann', '261124-2', { version: 3 })
  keepDraft('anna', '261124-1', { version: 4 })
  forgetDrafts('ann')
  expect(readDraft('ann', '261124-1')).toBeUndefined()
  expect(readDraft('ann', '261124-2')).toBeUndefined()
  expect(readDraft('anna', '261124-1')).toEqual({ version: 4 })
})

test('the last draft leaves nothing in storage', () => {
  keepDraft('ann', '261124-1', { version: 3 })
  expect(storage()).toHaveLength(1)
  keepDraft('ann', '261124-1', undefined)
  expect(storage()).toHaveLength(0)
})

test('a stored text that is no draft, and blocked storage, are as none', () => {
  for (const text of ['{', 'null', '7']) {
    storage().setItem('desk-draft', text)
    expect(readDraft('ann', '261124-1')).toBeUndefined()
  }
  vi.stubGlobal('sessionStorage', undefined)
  keepDraft('ann', '261124-1', { version: 3 })
  forgetDrafts('ann')
  expect(readDraft('ann', '261124-1')).toBeUndefined()
})
