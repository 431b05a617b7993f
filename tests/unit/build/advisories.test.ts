import { expect, test } from 'vitest'
import { CSAF_METADATA_PATH, writeAdvisories } from '../../../src/build/advisories.ts'
import { findCsafFaults } from '../../find-csaf-faults.ts'
import { loadFixture } from '../fixture-content.ts'

const { firmware, product } = await loadFixture()
const [code = '', other = ''] = product.map((each) => each.code)
const text = (en: string) => ({ zh: en, en })

type Release = (typeof firmware)[number]['releases'][number]

const release = (version: string, releasedOn: string, ...faults: string[]): Release => ({
  version,
  releasedOn,
  products: undefined,
  added: [],
  fixed: [],
  security: faults.map((fault) => ({ text: text(fault), severity: 'high', advisory: 'PSA-2026-07' })),
  updating: undefined,
  news: undefined,
})
const family = (id: string, products: string[], ...releases: Release[]) => ({ id, name: text(id), products, releases })

/** Returns the advisory as the parts of it that a reader acts on. */
function readAdvisory(files: ReadonlyMap<string, string>) {
  const { document, vulnerabilities } = JSON.parse(files.get('/.well-known/csaf/2026/psa-2026-07.json') ?? '{}')
  return { tracking: document.tracking, vulnerabilities }
}

test('a fault that two families fix on different days is one fault in the second version of one advisory', async () => {
  const files = writeAdvisories({
    firmware: [
      family('one', [code], release('1.1', '2026-03-01', 'No login')),
      family('two', [other], release('2.4', '2026-05-01', 'No login', 'No limit')),
    ],
    product,
  })
  const { tracking, vulnerabilities } = readAdvisory(files)
  expect(tracking).toMatchObject({ version: '2', current_release_date: '2026-05-01T00:00:00+08:00' })
  const models = [code, other].map((each) => each.toUpperCase())
  expect(vulnerabilities[0].product_status).toEqual({
    known_affected: [`${models[0]}-before-1.1`, `${models[1]}-before-2.4`],
    fixed: [`${models[0]}-1.1`, `${models[1]}-2.4`],
  })
  expect(vulnerabilities[1].product_status.fixed).toEqual([`${models[1]}-2.4`])
  const [[, written] = []] = files
  expect(await findCsafFaults(written ?? '')).toEqual([])
})

test('a document whose lists contradict each other is a fault', async () => {
  const [[, written = ''] = []] = writeAdvisories({ firmware, product })
  expect(await findCsafFaults(written)).toEqual([])
  expect(await findCsafFaults(written.replace('"version": "1"', '"version": "7"'))).not.toEqual([])
})

test('a release for some products of its family affects no others', () => {
  const only = { ...release('1.1', '2026-03-01', 'No login'), products: [code] }
  const { vulnerabilities } = readAdvisory(writeAdvisories({ firmware: [family('one', [code, other], only)], product }))
  expect(vulnerabilities[0].product_status.known_affected).toEqual([`${code.toUpperCase()}-before-1.1`])
})

test('without advisories there are no files, and no metadata that lead to none', () => {
  expect(writeAdvisories({ firmware: [], product }).size).toBe(0)
})

test('the lists have each advisory, the last change first', () => {
  const files = writeAdvisories({ firmware, product })
  const names = [...files.keys()].filter((path) => /\/\d{4}\//.test(path)).map((path) => path.replace(/^.*csaf\//, ''))
  expect(files.get('/.well-known/csaf/index.txt')).toBe(names.map((name) => `${name}\n`).join(''))
  expect(files.get('/.well-known/csaf/changes.csv')?.trim().split('\n').length).toBe(names.length)
  expect(files.has(CSAF_METADATA_PATH)).toBe(true)
})
