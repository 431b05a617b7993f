import { expect, test } from 'vitest'
import { checkStep } from '../../../src/web/features/contact/check-step.ts'
import { EMPTY_REQUEST } from '../../../src/web/features/contact/request-values.ts'
import { readWords } from '../i18n/locale-files.ts'

const RIGHT = {
  type: 'other',
  subject: 'Six floors',
  details: 'Plans attached',
  name: 'Ann',
  phone: '0912-345-678',
  email: 'ann@example.com',
  company: '',
}

test('an empty step lacks its own required fields only', () => {
  expect(checkStep(EMPTY_REQUEST, 'details')).toEqual({
    type: 'errors.type',
    subject: 'errors.subject',
    details: 'errors.details',
  })
  expect(checkStep(EMPTY_REQUEST, 'contact')).toEqual({
    name: 'errors.name',
    phone: 'errors.phone',
    email: 'errors.email',
  })
})

test('valid values have no errors', () => {
  expect([checkStep(RIGHT, 'details'), checkStep(RIGHT, 'contact')]).toEqual([{}, {}])
})

test.each([
  ['type', 'complaint', 'errors.type'],
  ['subject', ' \n', 'errors.subject'],
  ['subject', 's'.repeat(201), 'errors.subjectLength'],
  ['details', 'd'.repeat(5001), 'errors.detailsLength'],
  ['name', 'n'.repeat(101), 'errors.nameLength'],
  ['phone', 'call me', 'errors.phoneFormat'],
  ['email', 'ann@example', 'errors.email'],
  ['company', 'c'.repeat(201), 'errors.companyLength'],
] as const)('%s is told to be wrong by one key, which has words', (field, value, key) => {
  const values = { ...RIGHT, [field]: value }
  expect({ ...checkStep(values, 'details'), ...checkStep(values, 'contact') }).toEqual({ [field]: key })
  for (const locale of ['zh', 'en'] as const) expect(readWords(locale).get(`contact:${key}`)).toMatch(/\S/)
})
