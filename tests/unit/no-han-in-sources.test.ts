import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

/**
 * Files that may contain Chinese outside of the locale files: the vendor's identity, formats of dates and values, rules
 * for texts, a signal of the API, what visitors call documents in the search, and how they write cells of
 * tables and extensions of phone numbers.
 */
const ALLOWED =
  /^src\/(?:site\.ts|api\/login-expired\.ts|i18n\/format-(?:day|months)\.ts|catalogue\/attribute-value\.ts|catalogue\/(?:editorial|titles)\/|server\/insight\/looks-personal\.ts|search\/document-query\.ts|ui\/held\.ts|schedule\/(?:guard-cell|read-cell|rows-about-rows)\.ts|contact\/normalise-contact\.ts)/
const HAN = /\p{Script=Han}+/gu

test('only the allowed sources contain Chinese words', () => {
  const found = sourceFiles(['pages', 'src', 'renderer', 'scripts'])
    .filter(({ path }) => !ALLOWED.test(path))
    .flatMap(({ path, code }) => (code.match(HAN) ?? []).map((words) => `${path}: ${words}`))
  expect(found).toEqual([])
})
