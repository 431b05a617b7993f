import { expect, test } from 'vitest'
import { wiringData } from '../../../../pages/product/wiring-data.ts'
import { modelGuide } from '../../../../src/artwork/documents/installation/model-guide.ts'
import { LOCALES } from '../../../../src/base/i18n/locale.ts'
import { documentKindsIn } from '../../../../src/web/features/search/document-query.ts'
import { documentKindsOf } from '../../../../src/web/features/search/document-kinds-of.ts'
import { holdInMarkup } from '../../../../src/web/ui/held.ts'
import { createCatalogue } from '../../../../src/content/catalogue.ts'
import { loadFixture } from '../../fixture-content.ts'
import { withoutHeld } from '../../without-held.ts'

const snapshot = await loadFixture()
const catalogue = createCatalogue(snapshot)
const pairs = snapshot.product.flatMap((product) => LOCALES.map((locale) => ({ product, locale, code: product.code })))

const plain = (html: string) =>
  withoutHeld(html)
    .replaceAll(/<\/(?:li|div|ul|p)>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')

test.each(pairs)('the page of $code draws the wires of its guide ($locale)', ({ product, locale }) => {
  const guide = modelGuide(product, catalogue, locale)
  const wiring = wiringData(product, catalogue, locale)
  expect(wiring === undefined).toBe(guide?.wiring === undefined)
  // The search leads to it.
  expect(documentKindsIn(documentKindsOf(product, catalogue, locale).papers, ['wiring'])).toEqual(
    wiring ? ['wiring'] : [],
  )
  if (!guide?.wiring || !wiring) return
  const drawn = plain(wiring.diagram)
    .split('\n')
    .filter((line) => line.includes(' – '))
  const wires = guide.wiring.rows.flatMap(({ pins, peer }) =>
    pins.flatMap(({ label, supply }, index) => {
      const to = peer?.wires.find(([from]) => from === index)?.[1]
      if (supply || !peer || (to === undefined && peer.wires.length > 0)) return []
      return [`${label} – ${to === undefined ? '' : peer.pins[to]?.label}`]
    }),
  )
  expect(drawn.toSorted()).toEqual(wires.toSorted())
  for (const note of guide.wiring.notes) expect(plain(wiring.diagram)).toContain(note)
  const [terminals] = wiring.tables
  for (const [labels = '', , , , , cable = ''] of guide.terminals.rows) {
    expect(plain(terminals?.html ?? '')).toContain(labels)
    expect(plain(terminals?.html ?? '')).toContain(cable)
  }
})

test('a supply stands at each pin that no wire of the other device leads to', () => {
  const product = catalogue.product('av-c10-p')
  if (!product) throw new Error('the fixture has no av-c10-p')
  expect(plain(wiringData(product, catalogue, 'en')?.diagram ?? '')).toMatch(/\nCOM V\+ \n/)
})

test('words of content are escaped', () => {
  const text = '<img src=x onerror=alert(1)> & "'
  const { installation } = snapshot
  const terminals = installation.terminals.map((terminal) => ({ ...terminal, name: { zh: text, en: text } }))
  const hostile = createCatalogue({ ...snapshot, installation: { ...installation, terminals } })
  const product = hostile.product('av-c10-p')
  const { diagram = '', tables = [] } = (product && wiringData(product, hostile, 'en')) ?? {}
  for (const html of [diagram, ...tables.map((table) => table.html)]) expect(html).not.toContain('<img')
  expect(diagram).toContain('&lt;img')
})

test('no line ends within a model or a resistance', () => {
  const product = catalogue.product('av-c10-p')
  const { diagram = '' } = (product && wiringData(product, catalogue, 'en')) ?? {}
  expect(diagram).toContain('<a href="/en/products/av-')
  expect(diagram).not.toMatch(/<a [^>]*>AV-/)
  expect(holdInMarkup('<b>末端10 kΩ</b>')).toContain('10 kΩ</span>')
})
