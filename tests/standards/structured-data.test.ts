import { expect, test } from 'vitest'
import { SITE } from '../../src/site.ts'
import { tempFolder } from '../temp-folder.ts'
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

const URL = `${SITE.origin}/faqs/a`
const STEPS = [{ '@type': 'ListItem', position: 1, name: 'Help', item: `${SITE.origin}/faqs` }]
const CRUMBS = {
  '@type': 'BreadcrumbList',
  itemListElement: [...STEPS, { '@type': 'ListItem', position: 2, name: 'A', item: URL }],
}
const FAQ = {
  '@type': 'FAQPage',
  mainEntity: [{ '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because.' } }],
}
const VIDEO = {
  '@type': 'VideoObject',
  name: 'Help',
  description: 'A',
  thumbnailUrl: `${SITE.origin}/a.svg`,
  contentUrl: `${SITE.origin}/a.mp4`,
  uploadDate: '2026-01-01T00:00:00+08:00',
  duration: 'PT3M5S',
  transcript: 'Why?',
}

/** Returns the errors of a question's page with these blocks, and the visible texts "Help", "A", "Why?" and "Because.". */
function faultsOf(blocks: readonly object[], data: object = {}): string[] {
  const scripts = blocks.map((block) => `<script type="application/ld+json">${JSON.stringify(block)}</script>`)
  const folder = tempFolder({
    'faqs/a/index.html': `${scripts.join('')}<nav>Help A</nav><h1>Why?</h1><p>Be<b>cause</b>.</p>`,
    'faqs/a/_payload.json': { screen: 'faq', data },
  })
  const site = readSite(folder)
  return site.documents
    .flatMap((document) => [...checkBlocks(document, site), ...checkRichResults(document)])
    .map(({ page, what }) => `${page}: ${what}`)
}

test('no error is reported for correct blocks', () => {
  expect(faultsOf([CRUMBS, FAQ])).toEqual([])
  expect(faultsOf([CRUMBS, FAQ, VIDEO], { video: {} })).toEqual([])
})

test.each([
  ['a block is left out', [CRUMBS], 'no FAQPage'],
  ['a block is there twice', [CRUMBS, FAQ, FAQ], 'one FAQPage too many'],
  ['a block is of another screen', [CRUMBS, FAQ, VIDEO], 'one VideoObject too many'],
  [
    'a step has no address',
    [{ ...CRUMBS, itemListElement: [{ ...STEPS[0], item: '' }, ...CRUMBS.itemListElement.slice(1)] }, FAQ],
    'ListItem has no item',
  ],
  [
    'steps are out of order',
    [{ ...CRUMBS, itemListElement: CRUMBS.itemListElement.toReversed() }, FAQ],
    'BreadcrumbList: the positions are 2, 1',
  ],
  ['there is one step', [{ ...CRUMBS, itemListElement: STEPS }, FAQ], 'BreadcrumbList: the positions are 1'],
  ['a price is made up', [CRUMBS, { ...FAQ, offers: { '@type': 'Offer' } }], 'FAQPage has an invented offers'],
  [
    'what is named is described nowhere',
    [CRUMBS, { ...FAQ, publisher: { '@id': `${SITE.origin}/#x` } }],
    `@id ${SITE.origin}/#x is not on this page`,
  ],
  [
    'an address is not whole',
    [CRUMBS, { ...FAQ, image: '/a.svg' }],
    'FAQPage: image "/a.svg" is not written as it must be',
  ],
  [
    'a day has no time',
    [CRUMBS, { ...FAQ, datePublished: '2026-01-01' }],
    'FAQPage: datePublished "2026-01-01" is not written as it must be',
  ],
])('it is reported with its page that %s', (_, blocks, fault) => {
  expect(faultsOf(blocks)).toEqual([`/faqs/a: ${fault}`])
})

test('an answer that is not visible on the page is reported, and so is a video without a description', () => {
  const hidden = JSON.parse(JSON.stringify(FAQ).replace('Because.', 'Buy now.')) as object
  expect(faultsOf([CRUMBS, hidden], { video: {} })).toEqual([
    '/faqs/a: no VideoObject',
    '/faqs/a: Answer: text "Buy now." is not to be read on the page',
  ])
})
