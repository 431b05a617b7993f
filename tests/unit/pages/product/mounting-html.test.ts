import { expect, test } from 'vitest'
import { mountingHtml } from '../../../../pages/product/mounting-html.ts'
import { withSheets } from '../../../../src/build/publish-sheets.ts'
import { createCatalogue } from '../../../../src/content/catalogue.ts'
import { withoutHeld } from '../../without-held.ts'
import { loadFixture } from '../../fixture-content.ts'

const snapshot = await loadFixture()

/** The text on a product's page, in a build with documents or without. */
function fitting(code: string, hasDocuments: boolean) {
  const catalogue = createCatalogue(withSheets(snapshot, '', hasDocuments))
  const product = catalogue.product(code)
  return product && mountingHtml(product, catalogue, 'en')
}

const linksIn = (html = '') => [...html.matchAll(/href="\/downloads\/([^"]+)" download/g)].map(([, file]) => file)

test('a page says where a device goes, and leads to its guide, template and drawings', () => {
  const { heading, html } = fitting('av-c10-p', true) ?? {}
  expect(heading).toBe('Installation')
  expect(withoutHeld(html)).toContain(
    '<b>Height</b><div><span>1800 to 2200 mm above the finished floor, to the lower edge</span>',
  )
  expect(linksIn(html).map((file) => file?.replace(/_v[\d.]+\./, '.'))).toEqual([
    'AV-C10-P_installation_en.pdf',
    'AV-C10-P_template_en.pdf',
    'AV-C10-P_dimensions.svg',
    'AV-C10-P_dimensions.dxf',
  ])
  expect(html).toMatch(
    /<img src="\/downloads\/AV-C10-P_dimensions_v[\d.]+\.svg" alt="[^"]+" width="\d+" height="\d+" loading="lazy"/,
  )
})

test('a build without documents leads to none, and still says how it is fitted', () => {
  const { html } = fitting('av-c10-p', false) ?? {}
  expect(html).toContain('<b>Holes</b>')
  expect(linksIn(html)).toEqual([])
})

test('a product that nobody fits has no such part', () => {
  expect(fitting('av-sb', true)).toBeUndefined()
  expect(fitting('av-t10', true)).toBeUndefined()
})
