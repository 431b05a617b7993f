import { expect, test } from 'vitest'
import { requestSchema } from '../../../src/web/features/contact/request-schema.ts'

const stored = (field: 'phone' | 'email' | 'subject' | 'name' | 'company', value: string): unknown =>
  requestSchema.validateSyncAt(field, { [field]: value }) && requestSchema.fields[field].cast(value)

test.each([
  ['02-2555-0142 分機 12', '02-2555-0142 #12'],
  ['02-2555-0142 轉12', '02-2555-0142 #12'],
  ['02-2555-0142 ext. 12', '02-2555-0142 #12'],
  ['02-2555-0142 x12', '02-2555-0142 #12'],
  ['02 2555 0142＃12', '02 2555 0142 #12'],
  ['０９１２－３４５－６７８', '0912-345-678'],
  ['（02）2555-0142', '(02)2555-0142'],
  ['\u202D+886 912 345 678\u202C', '+886 912 345 678'],
  ['0912‑345‑678', '0912-345-678'],
  ['0912–345–678', '0912-345-678'],
  ['0912.345.678', '0912-345-678'],
  ['02-2555-0142/0912-345-678', '02-2555-0142 / 0912-345-678'],
  ['02-2555-0142 分機12、0912-345-678', '02-2555-0142 #12 / 0912-345-678'],
  ['  0912\u00A0345 678 ', '0912 345 678'],
  ['+886 2 5550 0142 #12', '+886 2 5550 0142 #12'],
])('the phone number %j is stored as "%s"', (written, expected) => {
  expect(stored('phone', written)).toBe(expected)
})

test.each([
  '1/2',
  '02-2555-0142/12',
  '0912-345-678/0912-345-679/0912-345-670',
  '0912-345-678 x',
  '分機12',
  '02-2555-0142 ext. 12 a',
])('the phone number "%s" is refused', (written) => {
  expect(() => stored('phone', written)).toThrow('errors.phoneFormat')
})

test.each([
  ['a@x.com\u200B', 'a@x.com'],
  ['ａ＠x．com', 'a@x.com'],
  [' \u202Aa.b+c@mail.example.com.tw\u202C ', 'a.b+c@mail.example.com.tw'],
  ["o'neil@例子.台灣", "o'neil@例子.台灣"],
  ['a@xn--fsqu00a.xn--kpry57d', 'a@xn--fsqu00a.xn--kpry57d'],
])('the address %j is stored as "%s"', (written, expected) => {
  expect(stored('email', written)).toBe(expected)
})

test.each([
  'a@x..com',
  'a..b@x.com',
  '.a@x.com',
  'a.@x.com',
  'a@-x.com',
  'a@x-.com',
  'a@.x.com',
  'a@x.com.',
  'a@x。com',
  'a\u0000@x.com',
  'a@x.c',
  'a@1.2.3.4',
  '😀@x.com',
])('the address %j is refused', (written) => {
  expect(() => stored('email', written)).toThrow('errors.email')
})

test.each(['subject', 'name', 'company'] as const)('%s is stored without invisible characters', (field) => {
  expect(stored(field, '\u202E林\u200B小姐\uFEFF')).toBe('林小姐')
})

test('a line of invisible characters alone is empty', () => {
  expect(() => stored('name', '\u200B\u2060')).toThrow('errors.name')
})
