import { expect, test } from 'vitest'
import { ValidationError } from 'yup'
import { MAX_DETAILS, MAX_FILE_BYTES, MAX_SUBJECT } from '../../../src/web/features/contact/request-limits.ts'
import { checkFiles, requestSchema } from '../../../src/web/features/contact/request-schema.ts'
import { readWords } from '../i18n/locale-files.ts'

const REQUEST = {
  type: 'quotation',
  subject: 'Twelve door stations',
  details: 'For a building of 96 homes.',
  name: 'Lin',
  phone: '0912-345-678',
  email: 'lin@example.com',
  company: '',
}

/** Returns the first message of each invalid field. */
function faultsOf(changes: Record<string, unknown>): Record<string, string> {
  try {
    requestSchema.validateSync({ ...REQUEST, ...changes }, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.inner.toReversed().map(({ path = '', message }) => [path, message]))
  }
}

test('a complete request is accepted, with or without a company', () => {
  expect(faultsOf({})).toEqual({})
  expect(faultsOf({ company: undefined })).toEqual({})
})

test.each(['0912-345-678', '+886 2 5550 0142 #12', '(02)\u30005550-0142', '123456', '1'.repeat(20)])(
  'the phone number "%s" is accepted',
  (phone) => {
    expect(faultsOf({ phone })).toEqual({})
  },
)

test('every field except the company is required', () => {
  const empty = Object.fromEntries(Object.keys(REQUEST).map((field) => [field, ' ']))
  expect(faultsOf(empty)).toEqual({
    type: 'errors.type',
    subject: 'errors.subject',
    details: 'errors.details',
    name: 'errors.name',
    phone: 'errors.phone',
    email: 'errors.email',
  })
})

test.each([
  ['type', 'gift', 'errors.type'],
  ['subject', 'x'.repeat(MAX_SUBJECT + 1), 'errors.subjectLength'],
  ['details', 'x'.repeat(MAX_DETAILS + 1), 'errors.detailsLength'],
  ['name', 'x'.repeat(101), 'errors.nameLength'],
  ['phone', '12345', 'errors.phoneFormat'],
  ['phone', '((((((', 'errors.phoneFormat'],
  ['phone', '+ ( 12 ) - 345', 'errors.phoneFormat'],
  ['phone', '0912-345\n678', 'errors.phoneFormat'],
  ['phone', '1'.repeat(21), 'errors.phoneFormat'],
  ['phone', '0912-345-678 call me', 'errors.phoneFormat'],
  ['email', 'lin@example', 'errors.email'],
  ['email', 'lin@ex@ample.com', 'errors.email'],
  ['email', `lin@example.com\nBcc: all@example.com`, 'errors.email'],
  ['email', `${'x'.repeat(250)}@example.com`, 'errors.email'],
  ['company', 'x'.repeat(201), 'errors.companyLength'],
])('%s "%s" is refused', (field, value, key) => {
  expect(faultsOf({ [field]: value })).toEqual({ [field]: key })
})

test.each([
  ['subject', 'x'.repeat(MAX_SUBJECT)],
  ['phone', '+886 (2) 5550-0142'],
  ['phone', '5550-0142 #12'],
  ['email', 'a.b+c@mail.example.com.tw'],
])('%s "%s" is accepted', (field, value) => {
  expect(faultsOf({ [field]: value })).toEqual({})
})

test('files are validated by number, size and extension', () => {
  const file = (name: string, size = 1000) => ({ name, size })
  expect(checkFiles([file('a.pdf'), file('b.JPEG'), file('c.dwg', MAX_FILE_BYTES)])).toEqual([])
  expect(checkFiles([file('a.pdf', MAX_FILE_BYTES + 1), file('b.exe'), file('pdf')])).toEqual([
    { name: 'a.pdf', key: 'errors.fileSize' },
    { name: 'b.exe', key: 'errors.fileType' },
    { name: 'pdf', key: 'errors.fileType' },
  ])
  expect(checkFiles(Array.from({ length: 4 }, (_, index) => file(`${index}.png`)))).toEqual([
    { name: '3.png', key: 'errors.fileCount' },
  ])
})

test('every message has words in both languages', () => {
  for (const locale of ['zh', 'en'] as const) {
    const words = readWords(locale)
    for (const key of ['type', 'subject', 'details', 'name', 'phone', 'email', 'fileCount', 'fileSize', 'fileType'])
      expect(words.get(`contact:errors.${key}`), key).toBeTruthy()
  }
})
