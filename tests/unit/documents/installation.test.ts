import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { startReading } from '../../../src/base/reads.ts'
import { watchContent } from '../../../src/build/incremental/watched-content.ts'
import { createCatalogue } from '../../../src/content/catalogue.ts'
import { documentsOfProduct } from '../../../src/content/installation/installation-documents.ts'
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
import { PAGE, type SheetPlan } from '../../../src/artwork/documents/sheet-plan.ts'
import { parseXml } from '../../parse-xml.ts'
import { marksOf } from './marks.ts'
import { typesetters } from './typesetters.ts'
import { loadFixture } from '../fixture-content.ts'

const catalogue = createCatalogue(await loadFixture())

function productOf(code: string): Product {
  const found = catalogue.product(code)
  if (!found) throw new Error(`There is no ${code}`)
  return found
}

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
  const guide = modelGuide(productOf('av-c10-p'), catalogue, 'en')
  if (!guide?.wiring) throw new Error('There is no diagram')
  const rows = Array.from({ length: 3 }, () => guide.wiring?.rows ?? []).flat()
  const short = { terminals: { ...guide.terminals, rows: [] }, faults: { ...guide.faults, rows: [] } }
  const plan = planGuide(
    { ...guide, ...short, wiring: { ...guide.wiring, rows, notes: [] } },
    typesetters.en,
    undefined,
  )
  const pages = wiringPages(guide, plan)
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages) {
    const edges = plan.artifacts.filter((mark) => mark.page === page && mark.kind === 'fill' && mark.height === 0.75)
    expect(edges.length, `edges on page ${page}`).toBe(2)
  }
})

test('a table of terminals that goes on has its columns named on each page', () => {
  const guide = modelGuide(productOf('av-c10-p'), catalogue, 'zh')
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
  const guide = modelGuide(productOf('av-c10-p'), catalogue, 'en')
  if (!guide) throw new Error('There is no guide')
  const long = { ...guide, start: { heading: 'Start', steps: Array.from({ length: 200 }, () => 'One more step.') } }
  expect(() => planGuide(long, typesetters.en, undefined)).toThrow(
    /AV-C10-P_installation_en_v[\d.]+\.pdf has more than 4 pages/,
  )
})

test('a guide has number, version and day, and says where each wire goes', () => {
  const guide = modelGuide(productOf('av-c10-p'), catalogue, 'en')
  expect(guide).toMatchObject({
    number: 'Document AV-C10-P-IG',
    edition: expect.stringMatching(/^Version \d+\.\d+, \d+ \w+ \d{4}$/),
  })
  expect(guide?.terminals.rows).toContainEqual([
    'NC COM NO',
    'Door release relay',
    '1',
    'up to DC 30 V, 2 A',
    'out',
    '2 × 0.75 mm², 45 m from supply to lock, or as the lock’s guide says',
  ])
})

test('a lock that opens without power goes on NC, with COM and its other end at its supply', () => {
  const relay = modelWiring(productOf('av-c10-p'), catalogue, 'en').find(({ name }) => name === 'Door release relay')
  expect(relay?.pins).toEqual([{ label: 'NC' }, { label: 'COM', supply: 'V+' }, { label: 'NO' }])
  expect(relay?.peer?.pins).toEqual([{ label: '+' }, { label: '−', supply: 'V−' }])
  expect(relay?.peer?.wires).toEqual([[0, 0]])
})

test('all who ask for the guide of a product read the same fields', async () => {
  const watched = createCatalogue(watchContent(await loadFixture()))
  const product = watched.product('av-c10-p')
  if (!product) throw new Error('There is no av-c10-p')
  const readsOfGuide = () => {
    const close = startReading()
    modelGuide(product, watched, 'en')
    return close()
  }
  const first = readsOfGuide()
  expect(Object.keys(first.of).length).toBeGreaterThan(0)
  expect(readsOfGuide()).toEqual(first)
})

test('a template marks the lens that its height is measured to', () => {
  const product = productOf('av-f40')
  const model = modelTemplate(product, catalogue, 'en')
  if (!model) throw new Error('There is no template')
  const marks = marksOf(planTemplate(model, typesetters.en).parts)
  const label = marks.find((mark) => mark.kind === 'text' && mark.lines.join('') === 'Lens')
  expect(label && (label.y + 4) / MM).toBeCloseTo(150 - (product.drilling?.lens ?? 0), 0)
})

test('software and cards have no guide, and a part without wires has one without a diagram', () => {
  expect(documentsOfProduct(productOf('av-sb'), catalogue, 'en')).toEqual([])
  expect(documentsOfProduct(productOf('av-t10'), catalogue, 'en')).toEqual([])
  expect(modelGuide(productOf('av-h20'), catalogue, 'en')?.wiring).toBeUndefined()
})

test('the check line of a template is 100 mm long in the units of its PDF, and so are its holes apart as the data says', async () => {
  const product = productOf('av-d40-p')
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

test('a dimension drawing is the same in SVG and in DXF, in millimetres', () => {
  const sizes = sizesOf(productOf('av-d40-p'), 6)
  if (!sizes) throw new Error('It has no dimensions')
  const outline = outlineOf(sizes)
  const svg = writeOutlineSvg(outline, 'AV-D40-P')
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
