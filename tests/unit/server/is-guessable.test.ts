import { expect, test } from 'vitest'
import { isGuessable } from '../../../src/server/is-guessable.ts'
import { SITE } from '#vendor/site.ts'

test.each([
  'passwordpassword',
  '123456789012',
  '210987654321',
  'aaaaaaaaaaaa',
  '            ',
  'newperson123',
  'NewPerson-2026',
  `${SITE.brand.en} ${SITE.brand.en}`,
  'Admin Password 1234',
  'abababababab',
  'ｐａｓｓｗｏｒｄ１２３４',
])('is easy to guess: %s', (password) => {
  expect(isGuessable(password, 'newperson')).toBe(true)
})

test.each([
  'a long enough password',
  'another long enough one',
  'only for browser tests 4317',
  'correct horse battery staple',
  '門口的茶樹今年又開花了嗎',
  'f7Zk-91pQ-xw02',
])('is not: %s', (password) => {
  expect(isGuessable(password, 'newperson')).toBe(false)
})
