import { expect, test } from 'vitest'
import { createCatalogue } from '../../../src/content/catalogue.ts'
import { LOCALES } from '../../../src/base/i18n/locale.ts'
import { modelSheet, type SheetModel } from '../../../src/artwork/documents/model-sheet.ts'
import { planSheet } from '../../../src/artwork/documents/plan-sheet.ts'
import { MARGIN, PAGE, type SheetPlan } from '../../../src/artwork/documents/sheet-plan.ts'
import { findOverlapping, textBoxesOf } from '../../unit/documents/marks.ts'
import { typesetters } from '../../unit/documents/typesetters.ts'
import { loadShippedContent } from '../shipped-content.ts'

const catalogue = createCatalogue(await loadShippedContent())

const { product: products } = catalogue.snapshot

const plan = (sheet: SheetModel) => planSheet(sheet, typesetters[sheet.locale], undefined)

/** Returns texts that overlap others, or that leave the page. */
function misplaced(planned: SheetPlan): string[] {
  const boxes = textBoxesOf(planned)
  const beyond = boxes.filter(
    ({ x, y, width, height }) =>
      x < MARGIN || y < 0 || x + width > PAGE.width - MARGIN + 1 || y + height > PAGE.height - 20,
  )
  return [...beyond.map(({ lines }) => lines.join(' ')), ...findOverlapping(boxes)]
}

test('no text on any sheet leaves its page or overlaps another', { timeout: 120_000 }, () => {
  for (const product of products) {
    for (const locale of LOCALES) {
      const planned = plan(modelSheet(product, catalogue, locale))
      expect(planned.pages).toBe(2)
      expect(misplaced(planned), `${product.code} ${locale}`).toEqual([])
    }
  }
})
