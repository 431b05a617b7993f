import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Attribute, AttributeValue } from '../../src/content/schema/attribute.ts'
import type { FirmwareFamily } from '../../src/content/schema/firmware.ts'
import type { Product } from '../../src/content/schema/product.ts'
import type { Series } from '../../src/content/schema/series.ts'

const FEATURES = 10
const RELATED = 4

/**
 * Writes a content folder with `count` products of the real hierarchy with all their attributes, without references to
 * other records.
 */
export function generateContent(dataDir: string, outDir: string, count: number): void {
  for (const folder of ['products', 'solutions', 'cases', 'testimonials', 'news', 'faqs']) {
    mkdirSync(join(outDir, folder), { recursive: true })
  }
  mkdirSync(join(outDir, 'series'), { recursive: true })
  for (const file of readdirSync(join(dataDir, 'series'))) {
    // Its picture shows a product that is not generated here.
    const { image: _, ...series } = read<Series>(join(dataDir, 'series', file))
    writeFileSync(join(outDir, 'series', file), JSON.stringify(series))
  }
  for (const name of [
    'attributes.json',
    'attribute-groups.json',
    'ordering-kinds.json',
    'places.json',
    'films.json',
    'installation.json',
    'moves.json',
    'pages',
  ])
    cpSync(join(dataDir, name), join(outDir, name), { recursive: true })
  const attributes = new Map(read<Attribute[]>(join(dataDir, 'attributes.json')).map((item) => [item.id, item]))
  const shelves = readdirSync(join(dataDir, 'series')).flatMap((file) =>
    shelvesOf(read<Series>(join(dataDir, 'series', file))),
  )
  const codes = Array.from({ length: count }, (_, index) => `gn-${String(index + 1).padStart(5, '0')}`)
  for (const [index, code] of codes.entries()) {
    const shelf = shelves[index % shelves.length]
    if (!shelf) throw new Error(`No shelf in ${dataDir}`)
    const related = Array.from({ length: RELATED }, (_, step) => codes[(index + step + 1) % count] ?? code)
    const product = makeProduct(code, index, shelf, attributes, related)
    writeFileSync(join(outDir, 'products', `${code}.json`), JSON.stringify(product, null, 2))
  }
  writeFileSync(join(outDir, 'firmware.json'), JSON.stringify([makeFirmware(codes.slice(0, 2))]))
  writeFileSync(
    join(outDir, 'home.json'),
    JSON.stringify({ ...read<object>(join(dataDir, 'home.json')), shelf: codes.slice(0, 10) }),
  )
  const group = { heading: both('挑戰'), summary: both('摘要'), cards: [] as object[] }
  group.cards.push({
    id: 'a',
    series: shelves[0]?.series,
    title: both('題'),
    challenge: both('問'),
    answer: both('答'),
    solution: 'bench',
    products: codes.slice(0, 1),
    period: { from: '2026-03-01', until: '2026-03-31' },
  })
  writeFileSync(
    join(outDir, 'challenges.json'),
    JSON.stringify({ isIllustrative: true, business: group, public: group }),
  )
  writeFileSync(join(outDir, 'solutions/bench.json'), JSON.stringify(makeSolution(codes[0] ?? '')))
}

function makeFirmware(products: readonly string[]): FirmwareFamily {
  const release = { version: '1.0', releasedOn: '2026-02-01', added: [both('新')], fixed: [], security: [] }
  const rest = { products: undefined, updating: undefined, news: undefined }
  return { id: 'bench', name: both('韌體'), products: [...products], releases: [{ ...release, ...rest }] }
}

type Shelf = { series: string; specification: string; attributes: readonly string[] }

function shelvesOf(series: Series): Shelf[] {
  return series.categories.flatMap((category) =>
    category.subCategories.flatMap((subCategory) =>
      subCategory.specifications.map(({ id }) => ({
        series: series.id,
        specification: id,
        attributes: category.attributes,
      })),
    ),
  )
}

function makeProduct(
  code: string,
  index: number,
  { specification, attributes }: Shelf,
  definitions: ReadonlyMap<string, Attribute>,
  related: readonly string[],
): Product {
  const feature = (number: number) => ({
    zh: `第${number}項特色：型號${code.toUpperCase()}在現場安裝時只需要一條網路線，影像與電源同時到位，維修不必中斷住戶使用。`,
    en: `Feature ${number}: on site the ${code.toUpperCase()} needs one network cable for picture and power, and is serviced without cutting residents off.`,
  })
  return {
    code,
    model: code.toUpperCase(),
    name: { zh: `第${index + 1}號裝置`, en: `Device number ${index + 1}` },
    description: {
      zh: `用於量測建置速度的第${index + 1}號產品，欄位數與實際產品相同。`,
      en: `Product number ${index + 1}, made to measure builds, with as many fields as a real one.`,
    },
    specification,
    position: index + 1,
    status: 'active',
    successor: undefined,
    releasedOn: '2025-06-01',
    features: Array.from({ length: FEATURES }, (_, number) => feature(number + 1)),
    attributes: Object.fromEntries(attributes.map((id) => [id, makeValue(definitions.get(id), index)])),
    images: [
      {
        src: '/logo.svg',
        alt: { zh: '商標', en: 'The brand' },
        width: 300,
        height: 740,
      },
    ],
    video: undefined,
    specificationFile: undefined,
    files: [],
    related: [...related],
    solutions: [],
  }
}

function makeValue(attribute: Attribute | undefined, index: number): AttributeValue {
  const [option] = attribute?.options ?? []
  switch (attribute?.kind) {
    case 'number':
      // A filter by numbers has at most 20 of them.
      return (index % (attribute.isFilter ? 20 : 90)) + 1
    case 'range':
      return { min: -(index % 40), max: 40 + (index % 30) }
    case 'dimensions':
      return { width: 90 + (index % 50), height: 200, depth: 30 }
    case 'flag':
      return index % 2 === 0
    case 'option':
      return option?.id ?? ''
    case 'options':
      return option ? [option.id] : []
    default:
      return { zh: `第${index}種`, en: `Kind ${index}` }
  }
}

function makeSolution(product: string): object {
  const node = (id: string) => ({ id, kind: 'device', label: both('節點'), detail: both('說明') })
  const link = (from: string, to: string) => ({ from, to, label: both('線') })
  const moment = (time: string) => ({ time, title: both('時刻'), text: both('說明') })
  return {
    slug: 'bench',
    title: both('量測'),
    shortTitle: both('量測'),
    position: 1,
    summary: both('量測用'),
    problem: [both('問題')],
    system: { summary: both('系統'), nodes: ['a', 'b', 'c'].map(node), links: [link('a', 'b'), link('b', 'c')] },
    day: ['07:00', '12:00', '18:00'].map(moment),
    changes: ['一', '二'].map((subject) => ({ subject: both(subject), before: both('前'), after: both('後') })),
    products: [product],
  }
}

function both(text: string): { zh: string; en: string } {
  return { zh: text, en: `En ${text.codePointAt(0)}` }
}

function read<Content>(path: string): Content {
  // The project's own content, validated by its own build.
  return JSON.parse(readFileSync(path, 'utf8')) as Content
}
