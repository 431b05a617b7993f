import { expect, test } from 'vitest'
import { withSheets } from '../../../src/build/publish-sheets.ts'
import { createCatalogue } from '../../../src/content/catalogue.ts'
import { listInstallationDocuments } from '../../../src/content/installation/installation-documents.ts'
import type { Product } from '../../../src/content/schema/product.ts'
import { type GuideModel, modelGuide } from '../../../src/artwork/documents/installation/model-guide.ts'
import { modelTemplate } from '../../../src/artwork/documents/installation/model-template.ts'
import { modelWiring } from '../../../src/artwork/documents/installation/model-wiring.ts'
import { outlineOf } from '../../../src/artwork/documents/installation/outline.ts'
import { planGuide } from '../../../src/artwork/documents/installation/plan-guide.ts'
import { MM, planTemplate } from '../../../src/artwork/documents/installation/plan-template.ts'
import { sizesOf } from '../../../src/artwork/documents/installation/sizes.ts'
import { MARGIN, PAGE, type SheetPlan } from '../../../src/artwork/documents/sheet-plan.ts'
import { LOCALES } from '../../../src/base/i18n/locale.ts'
import { findOverlapping, marksOf, textBoxesOf } from '../../unit/documents/marks.ts'
import { typesetters } from '../../unit/documents/typesetters.ts'
import { loadShippedContent } from '../shipped-content.ts'

const catalogue = createCatalogue(await loadShippedContent())

const { product: products } = catalogue.snapshot

function productOf(code: string): Product {
  const found = catalogue.product(code)
  if (!found) throw new Error(`There is no ${code}`)
  return found
}

/** Texts that overlap others, and marks beyond the margins. */
function misplaced(plan: SheetPlan, margin: number): string[] {
  const beyond = [...marksOf(plan.parts), ...plan.artifacts].filter(
    ({ x, y, width, height, kind }) =>
      kind !== 'text' &&
      (x < margin - 2 || y < 0 || x + width > PAGE.width - margin + 2 || y + height > PAGE.height - 10),
  )
  return [...findOverlapping(textBoxesOf(plan)), ...beyond.map(({ kind, x, y }) => `${kind} at ${x}, ${y}`)]
}

test('every guide has at most four pages, on which no text overlaps another or leaves its page', {
  timeout: 120_000,
}, () => {
  let count = 0
  for (const product of products) {
    for (const locale of LOCALES) {
      const guide = modelGuide(product, catalogue, locale)
      if (!guide) continue
      count += 1
      const foreign = locale === 'en' ? /\p{Script=Han}|guide:|order:|undefined/u : /guide:|order:|undefined/
      expect(JSON.stringify(guide), product.code).not.toMatch(foreign)
      const plan = planGuide(guide, typesetters[locale], undefined)
      expect(misplaced(plan, MARGIN), `${product.code} ${locale}`).toEqual([])
      expect(wiringPages(guide, plan).length, `the wiring of ${product.code} ${locale}`).toBeLessThan(2)
      const text = textOf(plan.parts)
      for (const note of guide.wiring?.notes ?? []) expect(text).toContain(note.replaceAll(' ', ''))
    }
  }
  expect(count).toBeGreaterThan(250)
})

/** The text of parts of a document, without its spaces. */
function textOf(parts: SheetPlan['parts']): string {
  const lines = marksOf(parts).flatMap((mark) => (mark.kind === 'text' ? mark.lines : []))
  return lines.join('').replaceAll(' ', '')
}

/** Pages that a wiring diagram stands on. */
function wiringPages({ wiring, model }: GuideModel, { parts }: SheetPlan): number[] {
  if (!wiring) return []
  const pages = parts.flatMap((part) => {
    const isOf = part.tag === 'Figure' && (part.alt === wiring.alt || part.alt?.startsWith(`${model} (`))
    return isOf ? marksOf([part]).map(({ page }) => page) : []
  })
  return [...new Set(pages)]
}

test('a lock that holds without power goes on NO, and its guide says what to change with its pin', () => {
  const [power] = modelWiring(productOf('oa-ke20'), catalogue, 'en')
  expect(power?.peer?.pins).toEqual([{ label: 'NC' }, { label: 'COM', supply: 'V+' }, { label: 'NO' }])
  expect(power?.peer?.wires).toEqual([[0, 2]])
  expect(modelGuide(productOf('oa-ke20'), catalogue, 'en')?.wiring?.notes.join(' ')).toContain(
    'contacts are NC and in series',
  )
})

test('a part of a loop and its panel tell how the loop goes on and comes back, other parts do not', () => {
  const noteOf = (code: string) => modelGuide(productOf(code), catalogue, 'en')?.wiring?.notes.join(' ') ?? ''
  expect(noteOf('ss-fs10')).toContain('returns to the panel')
  expect(noteOf('ss-fr254')).toContain('returns to the panel')
  const pins = modelWiring(productOf('ss-fr254'), catalogue, 'en').map((row) => row.pins.map(({ label }) => label))
  expect(pins).toContainEqual(['S+', 'S−'])
  expect(pins).toContainEqual(['R+', 'R−'])
  expect(noteOf('ss-fp20')).not.toContain('returns to the panel')
})

test('a device for ceilings alone has a round base, and a box that may be there too a square one', () => {
  const isRound = (code: string) => sizesOf(productOf(code), 6)?.isRound
  expect(['ss-fd21', 'ss-fs10'].map(isRound)).toEqual([true, false])
})

test('the reach of a supply is in metres, and parts in the box or from others are named', () => {
  const lock = modelGuide(productOf('oa-k280'), catalogue, 'en')
  // 0.9 V lost on two wires of 0.75 mm² at 5 W and 12 V: 46 m.
  expect(lock?.terminals.rows[0]).toEqual([
    '+ −',
    'Lock power, 12 or 24 V by its jumper',
    '1',
    'DC 10.8 to 28 V, 5 W',
    'in',
    '2 × 0.75 mm², 45 m',
  ])
  const recorder = modelGuide(productOf('sm-n108-p'), catalogue, 'en')
  expect(recorder?.parts.rows).toContainEqual({
    label: 'Storage',
    value: '3.5-inch surveillance drives, from other makers',
  })
  // Its own 15 W and 120 W of PoE.
  expect(recorder?.terminals.rows[0]?.[3]).toBe('AC 90 to 264 V, 160 W')
  expect(recorder?.place.warning).toBeUndefined()
})

test('every file of installation documents has its own name', () => {
  const complete = createCatalogue(withSheets(catalogue.snapshot, '', true))
  const names = listInstallationDocuments(complete).map(({ paper }) => paper.src)
  expect(names.length).toBeGreaterThan(500)
  expect(new Set(names).size).toBe(names.length)
})

test('every drilling template is on one sheet, in the marks that a printer reaches', () => {
  const models = products.flatMap((product) => modelTemplate(product, catalogue, 'zh') ?? [])
  expect(models.length).toBeGreaterThan(40)
  for (const model of models) expect(misplaced(planTemplate(model, typesetters.zh), 5 * MM), model.model).toEqual([])
})

test('the numbers of every dimension drawing lie within it', () => {
  for (const product of catalogue.snapshot.product) {
    const sizes = sizesOf(product, 6)
    if (!sizes) continue
    const { height, text, measures } = outlineOf(sizes)
    // Baseline and cap height of what write-outline-svg.ts writes beside a line.
    for (const { from, to } of measures) {
      const room = from.y === to.y ? height - (from.y + text * 1.2) : from.x - text * 1.25
      expect(room, product.code).toBeGreaterThan(0)
    }
  }
})
