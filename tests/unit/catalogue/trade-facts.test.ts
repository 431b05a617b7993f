import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { displayAttribute } from '../../../src/content/attribute-value.ts'
import { createCatalogue } from '../../../src/content/catalogue.ts'
import { listStrings } from '../../../src/content/editorial/texts.ts'
import { terminalsOf } from '../../../src/content/installation/terminals.ts'
import { loadSnapshot, snapshotOptions } from '../../../src/content/load-snapshot.ts'
import { numberInWords } from '../../../src/base/i18n/number-in-words.ts'
import type { Product } from '../../../src/content/schema/product.ts'
import { EFFECTS, LINKAGE } from '../../../src/artwork/plans/linkage.ts'
import enFire from '../../../locales/en/fire-alarm-system.json'
import zhFire from '../../../locales/zh/fire-alarm-system.json'

/*
 * Facts of the trade that several texts tell. Each test reads what the content says about one of them, in both languages.
 */

const ROOT = join(import.meta.dirname, '../../..')
const snapshot = await loadSnapshot(snapshotOptions(ROOT, {}))
const catalogue = createCatalogue(snapshot)

const textsOf = (value: unknown) => listStrings(value).map(({ text }) => text)
/** The texts of the content and of the fire alarm screen, sentence by sentence. */
const sentences = [...textsOf(snapshot), ...textsOf(zhFire), ...textsOf(enFire)].flatMap((text) =>
  text.split(/(?<=[。！？])|(?<=[.!?])\s|\n/),
)
const saying = (...words: RegExp[]) => sentences.filter((text) => words.every((word) => word.test(text)))
const textOf = (product: Product) => textsOf([product.description, product.features, product.leads]).join('\n')
const modelsOf = (products: readonly Product[]) => products.map(({ model }) => model)
const pageOf = (slug: string) => snapshot.pages.find((page) => page.slug === slug)?.body ?? { zh: '', en: '' }

test('a card with a serial number of 7 bytes is not offered over Wiegand', () => {
  const cards = snapshot.product.filter(({ provides }) =>
    provides?.some(({ kind, types }) => kind === 'credential' && types?.includes('mifare-desfire')),
  )
  expect(modelsOf(cards)).toContain('OA-T10')
  const wrong = cards.filter((card) => {
    const text = textOf(card)
    return /Wiegand/.test(text) && !(/傳不完/.test(text) && /cannot carry/.test(text))
  })
  expect(modelsOf(wrong)).toEqual([])
})

test('devices have no factory password', () => {
  expect(saying(/出廠密碼|factory password/i)).toEqual([])
})

test('a smoke detector is in no room with cooking fumes', () => {
  expect(saying(/茶水間|pantry/i, /偵煙|smoke/i)).toEqual([])
})

test('the reserve of a PoE switch has one definition, load × 1.2', () => {
  expect(saying(/兩成|五分之一|a fifth|20\s?%/, /PoE|供電|電源|\d W|switch|交換器|功耗/)).toEqual([])
  const switches = snapshot.product.filter(({ specification }) => specification.startsWith('network-switch-'))
  expect(switches.length).toBeGreaterThan(0)
  for (const product of switches) {
    const budget = product.provides?.find(({ kind }) => kind === 'power')?.watts ?? 0
    const load = `${Math.floor(budget / 1.2)} W`
    const told = product.features.filter(({ zh, en }) => zh.includes(load) && en.includes(load))
    expect(told, `${product.model} tells a load of ${load}`).not.toEqual([])
  }
})

test('a port that feeds a reader tells its current, and the supply is enough for all of them', () => {
  const AF_WATTS = 12.95
  for (const product of snapshot.product) {
    for (const port of terminalsOf(product, snapshot.installation).filter(({ id }) => id === 'reader-port')) {
      expect(port.amps, product.model).toBeGreaterThan(0)
      const own = product.needs?.find(({ kind }) => kind === 'power')
      if (!own?.types?.includes('poe-af')) continue
      expect((own.watts ?? 0) + port.count * (port.amps ?? 0) * 12, product.model).toBeLessThanOrEqual(AF_WATTS)
      expect(textOf(product)).not.toMatch(/讀卡機與電鎖由現場|Reader and lock have a power supply/)
    }
  }
})

test('a mouse is offered at devices with a screen only', () => {
  const mice = snapshot.product.filter(
    (product) =>
      terminalsOf(product, snapshot.installation).some(({ outside }) => outside?.en.includes('mouse')) &&
      product.attributes['screen-size'] === undefined &&
      !product.terminals?.some(({ id }) => id === 'hdmi'),
  )
  expect(modelsOf(mice)).toEqual([])
})

test('a device that also reports by radio does not have to have a network cable', () => {
  const bound = snapshot.product.filter(({ attributes, needs = [] }) => {
    const hasRadio = JSON.stringify(attributes).match(/"(?:wifi|lte[a-z-]*)"/) !== null
    const isFedByNetwork = needs.some(
      ({ kind, types }) => kind === 'power' && types?.some((type) => type.startsWith('poe')),
    )
    return hasRadio && !isFedByNetwork && needs.some(({ kind, isOptional }) => kind === 'network' && !isOptional)
  })
  expect(modelsOf(bound.filter(({ specification }) => specification.startsWith('alarm-hub')))).toEqual([])
})

test('a current of 1,000 µA or more is told in mA', () => {
  const attribute = catalogue.attribute('standby-current')
  expect(displayAttribute(attribute, 15_000, 'en').display).toBe('≤ 15 mA')
  expect(displayAttribute(attribute, 45, 'zh').display).toBe('≤ 45 µA')
})

test('the page about the vendor claims no mark for a device that lacks it', () => {
  const marks = (product: Product) => JSON.stringify(product.attributes.approvals ?? '')
  const { zh, en } = pageOf('about')
  const without = snapshot.product.filter((product) => !marks(product).includes('BSMI'))
  expect(without).not.toEqual([])
  expect(zh).toMatch(/BSMI[^\n]*\| 標示BSMI的/)
  expect(en).toMatch(/BSMI[^\n]*\| Devices that carry the mark/)
  expect(zh).toMatch(/消防型式認可[^\n]*標示/)
  expect(en).toMatch(/Fire type approval[^\n]*carry/)
})

test('what is approved as parts does not claim an approval of its own', () => {
  const box = snapshot.product.find(({ model }) => model === 'SS-FE30')
  expect(JSON.stringify(box?.attributes.approvals)).toMatch(/箱內/)
})

test('a delayed exit is told with who has to agree to it', () => {
  const delayed = snapshot.product.filter((product) => /延遲開啟/.test(textOf(product)))
  expect(delayed).not.toEqual([])
  for (const product of delayed) expect(textOf(product)).toMatch(/消防設備師/)
  const solutions = snapshot.solution
    .map(({ slug, system, day }) => ({ slug, text: textsOf([system, day]).join('\n') }))
    .filter(({ text }) => /延遲開啟/.test(text) && !/消防設備師/.test(text))
  expect(solutions.map(({ slug }) => slug)).toEqual([])
})

test('the page on accessibility tells of the films as they are: on this site, with captions', () => {
  expect(snapshot.films.every(({ scenes }) => scenes.length > 0)).toBe(true)
  const { zh, en } = pageOf('accessibility')
  expect(zh).not.toMatch(/另一個網站/)
  expect(zh).toMatch(/影片[^\n]*字幕/)
  expect(en).toMatch(/[Vv]ideos[^\n]*captions/)
  expect(en).not.toMatch(/another site/)
})

test('the table of the article on fire linkage is that of the solution', () => {
  const { body } = snapshot.news.find(({ slug }) => slug === 'fire-link-matrix') ?? { body: { zh: '', en: '' } }
  for (const [text, { linkage }] of [
    [body.zh, zhFire],
    [body.en, enFire],
  ] as const) {
    const [head = [], , ...rows] = text
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      )
    expect(rows.length).toBeGreaterThan(3)
    for (const [cause, ...cells] of rows) {
      const link = LINKAGE.find(({ cause: id }) => linkage.causes[id] === cause)
      expect(link, cause).toBeDefined()
      for (const effect of EFFECTS) {
        const column = head.indexOf(linkage.effects[effect])
        if (column === -1) continue
        const acts = link?.effects.includes(effect) ? linkage.acts : linkage.rests
        expect(cells[column - 1], `${cause}, ${effect}`).toBe(acts)
      }
    }
    expect(head).toEqual(expect.arrayContaining([linkage.effects.exits, linkage.effects.lifts, linkage.effects.voice]))
  }
})

test('a device that opens a lock asks for a way out, a button or a break glass', () => {
  const closed = snapshot.product.filter(({ needs = [], provides = [] }) => {
    if (provides.some(({ kind }) => kind === 'exit')) return false
    const kinds = new Set(needs.map(({ kind }) => kind))
    return kinds.has('lock') && !kinds.has('exit')
  })
  expect(modelsOf(closed)).toEqual([])
})

test('the page on accessibility tells how many tasks are tried in other engines', () => {
  const tasks = readFileSync(join(ROOT, 'tests/e2e/engines/journeys.ts'), 'utf8').match(/^ *test\(/gm)?.length ?? 0
  expect(pageOf('accessibility').zh).toContain(`${numberInWords(tasks, 'zh')}項操作`)
  expect(pageOf('accessibility').en).toContain(`${numberInWords(tasks, 'en')} tasks`)
})

test('fonts and styles come from this site, as the privacy notice says', () => {
  expect(pageOf('privacy').zh).toMatch(/字型與圖片都來自本網站/)
  const styles = ['src', 'pages', 'renderer', 'public'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.css'))
      .map((path) => readFileSync(join(ROOT, folder, path), 'utf8')),
  )
  expect(styles.length).toBeGreaterThan(50)
  expect(styles.filter((css) => /(?:url\(|@import)\s*['"]?(?:https?:)?\/\//.test(css))).toEqual([])
})
