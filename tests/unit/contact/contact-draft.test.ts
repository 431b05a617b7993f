import { expect, test } from 'vitest'
import {
  clearDraft,
  type Draft,
  openDraft,
  readDraft,
  writeDraft,
} from '../../../src/web/features/contact/contact-draft.ts'
import { checkStep } from '../../../src/web/features/contact/check-step.ts'
import { EMPTY_REQUEST } from '../../../src/web/features/contact/request-values.ts'
import { createStorage } from '../session/memory-storage.ts'

const DRAFT: Draft = {
  key: 'k1',
  startedAt: 1000,
  step: 'contact',
  values: { ...EMPTY_REQUEST, type: 'quotation', subject: 'Six floors', details: 'One system.', name: 'Ann' },
  fileNames: [],
  product: '',
}

function open(changes: Partial<Parameters<typeof openDraft>[0]>): Draft {
  return openDraft({
    draft: undefined,
    typed: { ...EMPTY_REQUEST },
    product: '',
    asked: 'details',
    isComplete: (values) => Object.keys(checkStep(values, 'details')).length === 0,
    createKey: () => 'new',
    now: 5000,
    ...changes,
  })
}

test('a draft is read as it was written, until it is cleared', () => {
  const storage = createStorage()
  writeDraft(storage, DRAFT)
  expect(readDraft(storage)).toEqual(DRAFT)
  clearDraft(storage)
  expect(readDraft(storage)).toBeUndefined()
})

test.each([
  ['no JSON', '{'],
  ['another thing', '[]'],
  ['without values', JSON.stringify({ ...DRAFT, values: undefined })],
  ['with a field missing', JSON.stringify({ ...DRAFT, values: { type: '' } })],
  ['at a step that does not exist', JSON.stringify({ ...DRAFT, step: 'complete' })],
])('a draft that is %s is ignored', (_, text) => {
  const storage = createStorage({ 'contact-draft': text })
  expect(readDraft(storage)).toBeUndefined()
})

test('blocked storage causes no error', () => {
  const refuse = () => {
    throw new Error('forbidden')
  }
  const storage = { ...createStorage(), getItem: refuse, setItem: refuse, removeItem: refuse }
  writeDraft(storage, DRAFT)
  clearDraft(storage)
  expect(readDraft(storage)).toBeUndefined()
  expect(readDraft(undefined)).toBeUndefined()
})

test('a first request gets a key, a time and nothing else', () => {
  expect(open({})).toEqual({
    key: 'new',
    startedAt: 5000,
    step: 'details',
    values: EMPTY_REQUEST,
    fileNames: [],
    product: '',
  })
})

test('a draft is resumed at its step, with the same key', () => {
  expect(open({ draft: DRAFT })).toEqual(DRAFT)
})

test('a draft with files is resumed at the step where they must be chosen again', () => {
  expect(open({ draft: { ...DRAFT, fileNames: ['plan.pdf'] } })).toMatchObject({
    step: 'details',
    fileNames: ['plan.pdf'],
  })
})

test('the step in the address is opened when the first one is valid', () => {
  const draft: Draft = { ...DRAFT, step: 'details' }
  expect(open({ draft, asked: 'contact' }).step).toBe('contact')
  expect(open({ draft }).step).toBe('details')
  expect(open({ draft: { ...draft, values: { ...draft.values, subject: ' ' } }, asked: 'contact' }).step).toBe(
    'details',
  )
  expect(open({ draft: { ...draft, fileNames: ['plan.pdf'] }, asked: 'contact' }).step).toBe('details')
  expect(open({ asked: 'contact' }).step).toBe('details')
})

test('input from before hydration overrides the draft', () => {
  const { values } = open({ draft: DRAFT, typed: { ...EMPTY_REQUEST, subject: 'Seven floors' } })
  expect(values).toEqual({ ...DRAFT.values, subject: 'Seven floors' })
})

test('a product becomes the subject, and its kind of request the type', () => {
  expect(open({ product: 'vi-d720-p' })).toMatchObject({
    values: { type: 'product', subject: 'VI-D720-P' },
    product: 'vi-d720-p',
  })
})

test('another product replaces the previous one, but not a subject of the visitor', () => {
  const first = open({ product: 'vi-d720-p' })
  expect(open({ draft: first, product: 'ac-f810-p' }).values.subject).toBe('AC-F810-P')
  expect(open({ draft: DRAFT, product: 'ac-f810-p' }).values).toEqual(DRAFT.values)
})

test('a product is kept when the address no longer contains it', () => {
  expect(open({ draft: open({ product: 'vi-d720-p' }) }).product).toBe('vi-d720-p')
})

test.each(['', '<b>', 'A', 'a'.repeat(41)])('%j is not a product', (product) => {
  expect(open({ product })).toMatchObject({ values: EMPTY_REQUEST, product: '' })
})
