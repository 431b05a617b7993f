import { expect, test } from 'vitest'
import { countDocuments, findDocuments } from '../../../../pages/downloads/find-documents.ts'
import { DOCUMENT_KINDS, listDocuments } from '../../../../pages/downloads/list-documents.ts'
import { isOwnPage, type ListState, readListState, writeListState } from '../../../../pages/downloads/list-state.ts'
import { packFacts } from '../../../../pages/downloads/pack-facts.ts'
import { withSheets } from '../../../../src/build/publish-sheets.ts'
import { createCatalogue } from '../../../../src/content/catalogue.ts'
import { documentsByModel, sizeOf } from '../../../../src/content/document-files.ts'
import { listInstallationDocuments } from '../../../../src/content/installation/installation-documents.ts'
import { listSheets } from '../../../../src/artwork/documents/list-sheets.ts'
import { loadFixture } from '../../fixture-content.ts'

const snapshot = await loadFixture()
const catalogue = createCatalogue(withSheets(snapshot, '', true))
const facts = packFacts(catalogue.snapshot.product, catalogue, 'zh')
const products = listDocuments(facts)

const ANY: ListState = { q: '', series: '', kind: undefined, language: 'zh', page: 1 }
const found = (wanted: Partial<ListState>) => findDocuments(products, { ...ANY, ...wanted })
/** Addresses without versions, which rise with the content. */
const hrefs = (wanted: Partial<ListState>) =>
  found(wanted).flatMap(({ documents }) => documents.map(({ href }) => href.replace(/_v[\d.]+\./, '.')))

test('the list has every file that a build makes, and each product’s firmware', () => {
  const listed = products.flatMap(({ documents }) => documents.map(({ href }) => href))
  const made = [
    ...listSheets(catalogue).map(({ file }) => file.src),
    ...listInstallationDocuments(catalogue).map(({ paper }) => paper.src),
  ]
  expect(listed.filter((href) => !href.startsWith('/downloads/firmware/')).sort()).toEqual(made.sort())
  const updated = snapshot.firmware.flatMap((family) => family.products)
  expect(products.filter(({ documents }) => documents.some(({ kind }) => kind === 'firmware')).length).toBe(
    updated.length,
  )
})

test('a series is described by the facts that its products came with, which may be of a newer build than the page', () => {
  const last = facts.series.length - 1
  const newer = { ...facts, series: facts.series.toReversed(), of: facts.of.map((index) => last - index) }
  expect(findDocuments(listDocuments(newer), { ...ANY, series: 'doors' })).toEqual(found({ series: 'doors' }))
})

test('versions and days are those of the documents', () => {
  const { file } =
    listSheets(catalogue).find(({ product, file: { locale } }) => product.code === 'av-f40' && locale === 'en') ?? {}
  const [product] = found({ q: 'AV-F40', language: 'en', kind: 'sheet' })
  expect(product?.documents).toEqual([
    {
      kind: 'sheet',
      number: 'AV-F40-DS',
      language: 'en',
      href: file?.src,
      version: file?.version,
      updatedOn: file?.updatedOn,
    },
  ])
})

test('a build without documents lists firmware alone', () => {
  const bare = createCatalogue(withSheets(snapshot, '', false))
  const kinds = listDocuments(packFacts(bare.snapshot.product, bare, 'zh')).flatMap(({ documents }) =>
    documents.map(({ kind }) => kind),
  )
  expect(new Set(kinds)).toEqual(new Set(['firmware']))
})

test.each(['AV-D40-P', 'av-d40', 'avd40p', 'AV D40', '按鍵門口'])('a model or name finds its documents: %s', (q) => {
  expect(found({ q }).map(({ code }) => code)).toEqual(['av-d40-p'])
  expect(countDocuments(found({ q }))).toBe(6)
})

test('the number of a document finds that alone', () => {
  expect(hrefs({ q: 'av-d40-p-ig' })).toEqual(['/downloads/AV-D40-P_installation_zh.pdf'])
  expect(hrefs({ q: 'AV-D40-P-DD' })).toEqual([
    '/downloads/AV-D40-P_dimensions.svg',
    '/downloads/AV-D40-P_dimensions.dxf',
  ])
})

test('kind, series and language narrow the list; documents without a language stay', () => {
  expect(hrefs({ q: 'AV-D40-P', kind: 'guide', language: 'all' })).toEqual([
    '/downloads/AV-D40-P_installation_zh.pdf',
    '/downloads/AV-D40-P_installation_en.pdf',
  ])
  expect(hrefs({ q: 'AV-D40-P', kind: 'dxf', language: 'en' })).toHaveLength(1)
  expect(found({ q: 'AV-D40-P', series: 'doors' })).toEqual([])
  const kinds = found({ series: 'doors', kind: 'template' }).flatMap(({ documents }) => documents)
  expect(kinds.length).toBeGreaterThan(1)
  expect(new Set(kinds.map(({ kind }) => kind))).toEqual(new Set(['template']))
})

test('a data sheet of the vendor’s own takes the place of one that is made, and other files follow', () => {
  const [first] = catalogue.snapshot.product
  if (!first) throw new Error('no product')
  const own = { zh: '/own-zh.pdf', en: '/own-en.pdf', version: '3.0', updatedOn: '2026-01-01' }
  const file = {
    title: { zh: '證書', en: 'Certificate' },
    kind: 'certificate' as const,
    src: '/c.pdf',
    version: '1',
    updatedOn: '2026-01-02',
  }
  const [listed] = listDocuments(packFacts([{ ...first, specificationFile: own, files: [file] }], catalogue, 'en'))
  expect(listed?.documents.filter(({ kind }) => kind === 'sheet').map(({ href }) => href)).toEqual([
    '/own-zh.pdf',
    '/own-en.pdf',
  ])
  expect(listed?.documents.at(-1)).toEqual({
    kind: 'other',
    title: 'Certificate',
    href: '/c.pdf',
    version: '1',
    updatedOn: '2026-01-02',
  })
})

test('the state survives the address, and nonsense in it is ignored', () => {
  const state: ListState = { q: 'D430', series: 'video-intercom', kind: 'guide', language: 'all', page: 2 }
  expect(readListState(new URLSearchParams(writeListState(state, 'zh')), 'zh')).toEqual(state)
  expect(readListState(new URLSearchParams('kind=tea&language=la&page=-1'), 'en')).toEqual({ ...ANY, language: 'en' })
  expect(isOwnPage({ ...ANY, language: 'en' }, 'en')).toBe(true)
  expect(isOwnPage({ ...ANY, language: 'en' }, 'zh')).toBe(false)
  expect(DOCUMENT_KINDS).toContain('firmware')
})

test('sizes are read from the files of a build, and found again for each document', () => {
  const sizes = documentsByModel([
    { path: '/downloads/AV-D40-P_installation_en_v1.0.pdf', size: 40_000 },
    { path: '/downloads/AV-D40-P_dimensions_v1.0.dxf', size: 1800 },
    { path: '/downloads/AV-D40-P_datasheet_zh_v1.1.pdf', size: 90_000 },
    { path: '/downloads/form.pdf', size: 5 },
    { path: '/assets/AV-D40-P_datasheet_en_v1.1.pdf', size: 6 },
  ])
  expect(sizes).toEqual({ 'AV-D40-P': [90_000, 0, 0, 40_000, 0, 0, 0, 1800] })
  expect(sizeOf(sizes, 'AV-D40-P', 'guide', 'en')).toBe(40_000)
  expect(sizeOf(sizes, 'AV-D40-P', 'dxf')).toBe(1800)
  expect(sizeOf(sizes, 'AV-D40-P', 'guide', 'zh')).toBeUndefined()
  expect(sizeOf(sizes, 'VI-D720-P', 'sheet', 'zh')).toBeUndefined()
})
