import { join } from 'node:path'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { withSheets } from '../../../src/build/publish-sheets.ts'
import { createCatalogue } from '../../../src/content/catalogue.ts'
import { listPapers, papersOf } from '../../../src/content/installation/papers.ts'
import { loadSnapshot, snapshotOptions } from '../../../src/content/load-snapshot.ts'
import type { Product } from '../../../src/content/schema/product.ts'
import { drawTemplate } from '../../../src/artwork/documents/installation/draw-template.ts'
import { type GuideModel, modelGuide } from '../../../src/artwork/documents/installation/model-guide.ts'
import { modelTemplate } from '../../../src/artwork/documents/installation/model-template.ts'
import { modelWiring } from '../../../src/artwork/documents/installation/model-wiring.ts'
import { outlineOf } from '../../../src/artwork/documents/installation/outline.ts'
import { planGuide } from '../../../src/artwork/documents/installation/plan-guide.ts'
import { MM, planTemplate } from '../../../src/artwork/documents/installation/plan-template.ts'
import { sizesOf } from '../../../src/artwork/documents/installation/sizes.ts'
import { writeDxf } from '../../../src/artwork/documents/installation/write-dxf.ts'
import { writeOutlineSvg } from '../../../src/artwork/documents/installation/write-outline-svg.ts'
import { MARGIN, type Mark, PAGE, type Part, type SheetPlan } from '../../../src/artwork/documents/sheet-plan.ts'
import { LOCALES } from '../../../src/base/i18n/locale.ts'
import { parseXml } from '../../parse-xml.ts'
import { typesetters } from './typesetters.ts'

const catalogue = createCatalogue(await loadSnapshot(snapshotOptions(join(import.meta.dirname, '../../..'), {})))
const { product: products } = catalogue.snapshot

function productOf(code: string): Product {
  const found = catalogue.product(code)
  if (!found) throw new Error(`There is no ${code}`)
  return found
}

function marksOf(parts: readonly (Part | Mark)[]): Mark[] {
  return parts.flatMap((item) => ('tag' in item ? marksOf(item.content) : [item]))
}

/** Texts that overlap others, and marks beyond the margins. */
function misplaced({ parts, artifacts }: SheetPlan, margin: number): string[] {
  const marks = [...marksOf(parts), ...artifacts]
  const texts = marksOf(parts).flatMap((mark) => {
    if (mark.kind !== 'text') return []
    return [{ ...mark, width: Math.max(0, ...mark.lines.map((line) => typesetters.zh.width(line, mark.style))) }]
  })
  const overlapping = texts.filter((one, index) =>
    texts
      .slice(index + 1)
      .some(
        (other) =>
          one.page === other.page &&
          one.x < other.x + other.width - 1 &&
          other.x < one.x + one.width - 1 &&
          one.y < other.y + other.height - 1 &&
          other.y < one.y + one.height - 1,
      ),
  )
  const beyond = marks.filter(
    ({ x, y, width, height, kind }) =>
      kind !== 'text' &&
      (x < margin - 2 || y < 0 || x + width > PAGE.width - margin + 2 || y + height > PAGE.height - 10),
  )
  return [
    ...overlapping.map(({ lines }) => lines.join(' ')),
    ...beyond.map(({ kind, x, y }) => `${kind} at ${x}, ${y}`),
  ]
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
    }
  }
  expect(count).toBeGreaterThan(250)
})

/** Pages that a wiring diagram and its notes stand on. */
function wiringPages({ wiring, model }: GuideModel, { parts }: SheetPlan): number[] {
  if (!wiring) return []
  const pages = parts.flatMap((part) => {
    const isOf = part.tag === 'Figure' && (part.alt === wiring.alt || part.alt?.startsWith(`${model} (`))
    const text = marksOf([part])
      .flatMap((mark) => (mark.kind === 'text' ? mark.lines : []))
      .join('')
    const isNote =
      part.tag === 'P' && wiring.notes.some((note) => note.replaceAll(' ', '') === text.replaceAll(' ', ''))
    return isOf || isNote ? marksOf([part]).map(({ page }) => page) : []
  })
  return [...new Set(pages)]
}

test('a wiring diagram taller than a page is closed at its foot, and has its head again on the next', () => {
  const guide = modelGuide(productOf('ac-c204'), catalogue, 'en')
  if (!guide?.wiring) throw new Error('There is no diagram')
  const rows = Array.from({ length: 3 }, () => guide.wiring?.rows ?? []).flat()
  const short = { terminals: { ...guide.terminals, rows: [] }, faults: { ...guide.faults, rows: [] } }
  const plan = planGuide({ ...guide, ...short, wiring: { ...guide.wiring, rows } }, typesetters.en, undefined)
  const pages = wiringPages(guide, plan)
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages) {
    const edges = plan.artifacts.filter((mark) => mark.page === page && mark.kind === 'fill' && mark.height === 0.75)
    expect(edges.length, `edges on page ${page}`).toBe(2)
  }
})

test('a table of terminals that goes on has its columns named on each page', () => {
  const guide = modelGuide(productOf('ac-s655'), catalogue, 'zh')
  if (!guide) throw new Error('There is no guide')
  const [label] = guide.terminals.columns
  const rows = Array.from({ length: 40 }, () => ['A', 'B', '1', 'C', 'D', 'E'])
  const plan = planGuide({ ...guide, terminals: { ...guide.terminals, rows } }, typesetters.zh, undefined)
  const heads = marksOf(plan.parts).filter((mark) => mark.kind === 'text' && mark.lines.join('') === label)
  const pages = marksOf(plan.parts).flatMap((mark) =>
    mark.kind === 'text' && mark.lines.join('') === 'E' ? [mark.page] : [],
  )
  expect(new Set(pages).size).toBeGreaterThan(1)
  expect(heads.map(({ page }) => page)).toEqual([...new Set(pages)])
})

test('a guide of more text than four pages hold is reported', () => {
  const guide = modelGuide(productOf('ac-c204'), catalogue, 'en')
  if (!guide) throw new Error('There is no guide')
  const long = { ...guide, start: { heading: 'Start', steps: Array.from({ length: 200 }, () => 'One more step.') } }
  expect(() => planGuide(long, typesetters.en, undefined)).toThrow(
    /AC-C204_installation_en_v[\d.]+\.pdf has more than 4 pages/,
  )
})

test('a guide has number, version and day, and says where each wire goes', () => {
  const guide = modelGuide(productOf('ac-c204'), catalogue, 'en')
  expect(guide).toMatchObject({
    number: 'Document AC-C204-IG',
    edition: expect.stringMatching(/^Version \d+\.\d+, \d+ \w+ \d{4}$/),
  })
  expect(guide?.terminals.rows).toContainEqual([
    'NC COM NO',
    'Door release relay',
    '2',
    'up to DC 30 V, 3 A',
    'out',
    '2 × 0.75 mm², 20 m from supply to lock',
  ])
})

test('a lock that opens without power goes on NC, with COM and its other end at its supply', () => {
  const relay = modelWiring(productOf('ac-c204'), catalogue, 'en').find(({ name }) => name === 'Door release relay')
  expect(relay?.pins).toEqual([{ label: 'NC' }, { label: 'COM', supply: 'V+' }, { label: 'NO' }])
  expect(relay?.peer?.pins).toEqual([{ label: '+' }, { label: '−', supply: 'V−' }])
  expect(relay?.peer?.wires).toEqual([[0, 0]])
})

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
  const pins = modelWiring(productOf('ss-fr254'), catalogue, 'en').map(({ pins }) => pins.map(({ label }) => label))
  expect(pins).toContainEqual(['S+', 'S−'])
  expect(pins).toContainEqual(['R+', 'R−'])
  expect(noteOf('ss-fp20')).not.toContain('returns to the panel')
})

test('what hangs from ceilings alone has a round base, and a box that may be there too a square one', () => {
  const isRound = (code: string) => sizesOf(productOf(code), 6)?.isRound
  expect(['ss-fd21', 'ss-fs10'].map(isRound)).toEqual([true, false])
})

test('what a supply allows is told in metres, and what is in the box or comes from others is said', () => {
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
  expect(recorder?.terminals.rows[0]?.[3]).toBe('AC 90 to 264 V, 135 W')
  expect(recorder?.place.warning).toBeUndefined()
})

test('a template marks the lens that its height is measured to', () => {
  const model = modelTemplate(productOf('ac-f520-p'), catalogue, 'en')
  if (!model) throw new Error('There is no template')
  const marks = marksOf(planTemplate(model, typesetters.en).parts)
  const label = marks.find((mark) => mark.kind === 'text' && mark.lines.join('') === 'Lens')
  expect(label && (label.y + 4) / MM).toBeCloseTo(150 - 93, 0)
})

test('software and cards have no guide, and a part without wires has one without a diagram', () => {
  expect(papersOf(productOf('oa-sb'), catalogue, 'en')).toEqual([])
  expect(papersOf(productOf('oa-t10'), catalogue, 'en')).toEqual([])
  expect(modelGuide(productOf('oa-f200'), catalogue, 'en')?.wiring).toBeUndefined()
})

test('every file of papers has its own name', () => {
  const complete = createCatalogue(withSheets(catalogue.snapshot, '', true))
  const names = listPapers(complete).map(({ paper }) => paper.src)
  expect(names.length).toBeGreaterThan(500)
  expect(new Set(names).size).toBe(names.length)
})

test('every drilling template is on one sheet, in the marks that a printer reaches', () => {
  const models = products.flatMap((product) => modelTemplate(product, catalogue, 'zh') ?? [])
  expect(models.length).toBeGreaterThan(40)
  for (const model of models) expect(misplaced(planTemplate(model, typesetters.zh), 5 * MM), model.model).toEqual([])
})

test('the check line of a template is 100 mm long in the units of its PDF, and so are its holes apart as the data says', async () => {
  const product = productOf('vi-d720-p')
  const model = modelTemplate(product, catalogue, 'en')
  if (!model) throw new Error('There is no template')
  const file = await drawTemplate(model, typesetters.en)
  expect(await drawTemplate(model, typesetters.en)).toEqual(file)
  const document = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise
  const page = await document.getPage(1)
  expect(page.userUnit).toBe(1)
  expect(page.view).toEqual([0, 0, PAGE.width, PAGE.height])
  const { fnArray, argsArray } = await page.getOperatorList()
  const boxes = fnArray.flatMap((operation, index) =>
    operation === OPS.constructPath ? [Array.from((argsArray[index] as [unknown, unknown, ArrayLike<number>])[2])] : [],
  )
  const widths = boxes.map(([left = 0, , right = 0]) => ((right - left) * 25.4) / 72)
  const longest = Math.max(...widths.filter((width) => Math.abs(width - model.sizes.width) > 1))
  expect(longest).toBeCloseTo(100, 3)
  const circles = boxes.filter(([left = 0, , right = 0]) => Math.abs(((right - left) * 25.4) / 72 - 6) < 0.01)
  const middles = circles.map(([left = 0, , right = 0]) => (((left + right) / 2) * 25.4) / 72)
  expect(Math.max(...middles) - Math.min(...middles)).toBeCloseTo(product.drilling?.across ?? 0, 3)
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

test('a dimension drawing is the same in SVG and in DXF, in millimetres', () => {
  const sizes = sizesOf(productOf('vi-d720-p'), 6)
  if (!sizes) throw new Error('It has no dimensions')
  const outline = outlineOf(sizes)
  const svg = writeOutlineSvg(outline, 'VI-D720-P')
  expect(() => parseXml(svg)).not.toThrow()
  expect(svg).toContain(`width="${outline.width}mm"`)
  expect(svg.match(/<circle/g)).toHaveLength(5)
  const dxf = writeDxf(outline)
  const lines = dxf.split('\r\n')
  expect(lines.slice(0, 8)).toEqual(['0', 'SECTION', '2', 'HEADER', '9', '$ACADVER', '1', 'AC1009'])
  expect(lines.filter((line) => line === 'CIRCLE')).toHaveLength(5)
  expect(lines.filter((line) => line === 'HOLES')).toHaveLength(6)
  expect(lines.slice(-3)).toEqual(['0', 'EOF', ''])
  // Group codes and values take turns.
  for (const code of lines.filter((_, index) => index % 2 === 0).slice(0, -1)) expect(code).toMatch(/^\d+$/)
})
