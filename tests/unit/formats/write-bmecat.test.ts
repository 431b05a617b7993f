import { expect, test } from 'vitest'
import { writeBmecat } from '../../../src/artwork/formats/write-bmecat.ts'
import { unitCodeOf } from '../../../src/artwork/formats/unit-codes.ts'
import { countryCodeOf } from '../../../src/base/i18n/country-code.ts'
import { createCatalogue } from '../../../src/content/catalogue.ts'
import { checkEtim } from '../../../src/content/editorial/check-etim.ts'
import { etimClassOf } from '../../../src/content/etim.ts'
import { parseXml } from '../../parse-xml.ts'
import { loadFixture } from '../fixture-content.ts'

const snapshot = await loadFixture()
const [first] = snapshot.product

test('a text that XML cannot hold, and one that is longer than the standard allows, leave the catalogue well-formed', () => {
  if (!first) throw new Error('The fixture has no product')
  const name = { zh: `<&"\u0001\uFFFF${'門'.repeat(200)}`, en: 'Door' }
  const product = snapshot.product.map((each) => (each === first ? { ...first, name } : each))
  const xml = writeBmecat(createCatalogue({ ...snapshot, product }), 'zh')
  expect(() => parseXml(xml)).not.toThrow()
  const [, short = ''] = /<DESCRIPTION_SHORT>(&lt;.*?)<\/DESCRIPTION_SHORT>/.exec(xml) ?? []
  expect(short).toBe(`&lt;&amp;&quot;  ${'門'.repeat(144)}…`)
})

test('the same content gives the same catalogue on another day', () => {
  const xml = writeBmecat(createCatalogue(snapshot), 'en')
  expect(writeBmecat(createCatalogue(snapshot), 'en')).toBe(xml)
  const [, version, day = ''] = /<CATALOG_VERSION>(\d\d\.\d{3})<.*<GENERATION_DATE>(.*?)</.exec(xml) ?? []
  expect(version).toMatch(new RegExp(`^${day.slice(2, 4)}\\.`))
  expect(snapshot.product.every(({ releasedOn }) => releasedOn <= day)).toBe(true)
})

test('a product has the ETIM class of its code, or else of its category, and none that the vendor has not given', () => {
  const mapping = { release: '9.0', classes: { 'ab-1': 'EC000001', doors: 'EC000002' } }
  expect(etimClassOf('ab-1', 'doors', mapping)).toEqual({ system: 'ETIM-9.0', id: 'EC000001' })
  expect(etimClassOf('ab-2', 'doors', mapping)?.id).toBe('EC000002')
  expect(etimClassOf('ab-2', 'gates', mapping)).toBeUndefined()
})

test('a mapping to ETIM names what there is, a class, and its release', () => {
  const code = first?.code ?? ''
  const fields = (mapping: Parameters<typeof checkEtim>[1]) => checkEtim(snapshot, mapping).map(({ field }) => field)
  expect(fields({ release: '9.0', classes: { [code]: 'EC000001' } })).toEqual([])
  expect(fields({ release: '', classes: {} })).toEqual([])
  expect(fields({ release: '', classes: { [code]: 'EC1', nothing: 'EC000001' } })).toEqual([
    'release',
    `classes.${code}`,
    'classes.nothing',
  ])
})

test('units and countries have their international codes, and counted things have none', () => {
  expect(unitCodeOf({ zh: '公尺', en: 'm' })).toBe('MTR')
  expect(unitCodeOf('doors')).toBeUndefined()
  expect(countryCodeOf('Taiwan')).toBe('TW')
  expect(countryCodeOf('Nowhere')).toBeUndefined()
})
