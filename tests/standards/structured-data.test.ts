import { expect, test } from 'vitest'
import { SITE } from '#vendor/site.ts'
import { checkBlocks, checkRichResults } from './check-rich-results.ts'
import { checkVocabulary } from './check-vocabulary.ts'
import { groupFaults } from './group-faults.ts'
import { blocksOf, readSite } from './read-site.ts'

const site = readSite()

test('every JSON-LD block is valid by the vocabulary of schema.org', () => {
  const { documents } = site
  const blocks = documents.flatMap((document) => blocksOf(document).map((block) => ({ page: document.path, block })))
  expect(blocks.length).toBeGreaterThan(documents.length)
  expect(groupFaults(checkVocabulary(blocks))).toEqual([])
})

test('every page has the JSON-LD blocks of its screen, with the properties that search engines require', () => {
  const faults = site.documents.flatMap((document) => [...checkBlocks(document, site), ...checkRichResults(document)])
  expect(groupFaults(faults)).toEqual([])
})

test('the home page describes the vendor', () => {
  const home = site.documents.find(({ path }) => path === '/')
  expect(home && blocksOf(home)).toMatchObject([
    {
      logo: `${SITE.origin}/logo.svg`,
      address: { postalCode: SITE.address.postalCode },
      contactPoint: { email: SITE.email },
    },
  ])
})
