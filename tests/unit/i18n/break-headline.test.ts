import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { breakHeadline } from '../../../src/i18n/break-headline.ts'

const cases: [headline: string, pieces: string[]][] = JSON.parse(
  readFileSync(new URL('headlines.json', import.meta.url), 'utf8'),
)

test.each(cases)('%s breaks between words only', (headline, pieces) => {
  expect(breakHeadline(headline, 'zh')).toEqual(pieces)
})

test('no character is lost', () => {
  for (const [headline] of cases) expect(breakHeadline(headline, 'zh').join('')).toBe(headline)
})

test('a headline in English breaks at its spaces only', () => {
  expect(breakHeadline('Why we keep opening the same door', 'en')).toEqual(['Why we keep opening the same door'])
  expect(breakHeadline('', 'zh')).toEqual([])
})
