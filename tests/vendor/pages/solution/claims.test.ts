import { expect, test } from 'vitest'
import { createCatalogue } from '../../../../src/content/catalogue.ts'
import { LOCALES } from '../../../../src/base/i18n/locale.ts'
import { load } from '../../../../pages/solution/solution.page.server.ts'
import { loadShippedContent } from '../../shipped-content.ts'

const catalogue = createCatalogue(await loadShippedContent())

test.each(LOCALES)('a claim in percent comes with what it is an estimate of (%s)', (locale) => {
  const claims = load({ catalogue, locale, params: { slug: 'community-security' } })?.claims ?? []
  expect(claims.map(({ percent }) => percent)).toEqual([40, 30])
  for (const { condition } of claims) expect(condition).toMatch(/300.*(?:示意|illustrative)/)
})
