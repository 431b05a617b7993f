import { expect, test } from 'vitest'
import { collectErrors, type Refusal } from '../../../../pages/contact/collect-errors.ts'
import type { Attachment } from '../../../../pages/contact/use-attachments.ts'
import { EMPTY_REQUEST } from '../../../../src/web/features/contact/request-values.ts'
import { createI18n } from '../../../../src/base/i18n/instance.ts'
import { wordsOf } from '../../../../src/base/i18n/words.ts'
import contact from '../../../../locales/en/contact.json' with { type: 'json' }

const t = wordsOf(createI18n('en', { en: { contact } }))

const attach = (name: string, message?: string): Attachment => ({
  id: `file-${name}`,
  file: new File(['x'], name),
  message,
})

const FOUND = { step: 'details', values: EMPTY_REQUEST, errors: {}, list: [], refusal: undefined } as const

test('lists faults in the order of the fields, with their labels, then the files', () => {
  const list = [attach('a.pdf'), attach('b.mov', 'Unsupported file type')]
  const errors = { details: 'errors.details', type: 'errors.type' }
  expect(collectErrors({ ...FOUND, errors, list }, t)).toEqual({
    messages: { type: 'Please select a request type', details: 'Please enter details' },
    filesMessage: undefined,
    faults: [
      { id: 'type', label: 'Request type', message: 'Please select a request type' },
      { id: 'details', label: 'Details', message: 'Please enter details' },
      { id: 'file-b.mov', label: 'b.mov', message: 'Unsupported file type' },
    ],
  })
})

test('says once that there are too many files', () => {
  const tooMany = 'You can upload up to 3 files'
  const list = [...'abc'].map((name) => attach(name)).concat([attach('d', tooMany), attach('e', tooMany)])
  const { filesMessage, faults } = collectErrors({ ...FOUND, list }, t)
  expect(filesMessage).toBe(tooMany)
  expect(faults).toEqual([{ id: 'files', label: 'Attachments', message: tooMany }])
})

test('shows the errors of the API until the value is changed', () => {
  const list = [attach('a.pdf')]
  const refusal: Refusal = {
    errors: { subject: 'No such subject', files: 'Unsupported file type' },
    values: { ...EMPTY_REQUEST, subject: 'S' },
    files: list.map(({ file }) => file),
  }
  const refused = collectErrors({ ...FOUND, values: refusal.values, list, refusal }, t)
  expect(refused.messages).toEqual({ subject: 'No such subject' })
  expect(refused.filesMessage).toBe('Unsupported file type')
  const changed = collectErrors({ ...FOUND, values: { ...EMPTY_REQUEST, subject: 'T' }, refusal }, t)
  expect(changed).toEqual({ messages: {}, filesMessage: undefined, faults: [] })
})

test('reports no file errors in the second step', () => {
  const list = [attach('b.mov', 'Unsupported file type')]
  expect(collectErrors({ ...FOUND, step: 'contact', list }, t).faults).toEqual([])
})
