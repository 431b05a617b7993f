import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BuilderCase } from '../../src/content/schema/builder-case.ts'
import type { Product } from '../../src/content/schema/product.ts'
import type { Category, Series } from '../../src/content/schema/series.ts'
import type { Solution } from '../../src/content/schema/solution.ts'
import { capitalise } from '../../src/base/i18n/capitalise.ts'
import { LOCALES, type Locale } from '../../src/base/i18n/locale.ts'
import { localisePath } from '../../src/base/i18n/localised-path.ts'
import { numberInWords } from '../../src/base/i18n/number-in-words.ts'
import { readWordFile } from '../../src/base/i18n/vendor-words.ts'
import { RUN } from '../start-process.ts'
import { writeFiles } from '../temp-folder.ts'
import { foldersIn, mustBuild, ROOT } from './run-build.ts'
import { CONTENT_FOLDER } from '../../src/base/vendor-folder.ts'

/*
 * Builds content that an editor may add without a change of code or of tests. It is the site's own content with a
 * thirteenth solution, a ninth case, a sixth series whose only category has one product, and a product that is
 * discontinued without a successor.
 */

const DATA_DIR = join(ROOT, CONTENT_FOLDER)
/** On a busy machine. */
const BUILD_LIMIT_MS = 60_000
const NEW = { solution: 'school-campus', series: 'home-automation', category: 'smart-locks', product: 'ha-l100' }

const text = (zh: string, en: string) => ({ zh, en })

// The project's own content, checked by its own build.
const read = <Content>(file: string) => JSON.parse(readFileSync(join(DATA_DIR, file), 'utf8')) as Content
const readAll = <Content>(folder: string) =>
  readdirSync(join(DATA_DIR, folder)).map((name) => read<Content>(join(folder, name)))

const [cases, series, solutions, products] = [
  readAll<BuilderCase>('cases'),
  readAll<Series>('series'),
  readAll<Solution>('solutions'),
  readAll<Product>('products'),
]
const caseId = Math.max(...cases.map(({ id }) => id)) + 1
const [category, pattern] = patternOf()
// A product that rules of solutions order cannot be discontinued before they are changed.
const ordered = JSON.stringify(solutions.map(({ sizing }) => sizing))
const discontinued = found(
  products.find(
    ({ status, code }) => status === 'active' && code !== pattern.code && !ordered.includes(JSON.stringify(code)),
  ),
)
const figure = found(category.attributes.find((id) => typeof pattern.attributes[id] === 'number'))

/** Finds a category, and a product of it that another may be made after. */
function patternOf(): [Category, Product] {
  const categories = series.flatMap((each) => each.categories)
  for (const each of categories) {
    const shelves = each.subCategories.flatMap(({ specifications }) => specifications.map(({ id }) => id))
    const product = products.find(
      ({ specification, attributes }) =>
        shelves.includes(specification) && Object.values(attributes).some((value) => typeof value === 'number'),
    )
    if (product) return [each, product]
  }
  throw new Error('There is no product with a number')
}

function found<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new Error('The content has nothing to start from')
  return item
}

/** The work of an editor: the new records, and the changed one. */
function newRecords(): Record<string, object> {
  const specification = `${NEW.category}-all`
  const { photos: _photos, successor: _successor, ...product } = pattern
  return {
    [`series/${NEW.series}.json`]: {
      ...found(series[0]),
      id: NEW.series,
      name: text('居家自動化', 'Home automation'),
      position: series.length + 1,
      figures: [{ attribute: figure, best: 'most' }],
      categories: [
        {
          ...category,
          id: NEW.category,
          name: text('智慧門鎖', 'Smart locks'),
          subCategories: [
            {
              id: `${NEW.category}-sub`,
              name: text('門鎖', 'Locks'),
              specifications: [{ id: specification, name: text('門鎖', 'Locks') }],
            },
          ],
        },
      ],
    },
    [`products/${NEW.product}.json`]: {
      ...product,
      // Nothing says how a lock is fitted.
      terminals: undefined,
      drilling: undefined,
      code: NEW.product,
      model: NEW.product.toUpperCase(),
      specification,
    },
    [`products/${discontinued.code}.json`]: {
      ...discontinued,
      status: 'discontinued',
      supportedUntil: undefined,
      endOfLife: { lastOrderOn: '2026-06-30', lastSupportOn: '2031-06-30' },
      dataSheet: { version: '1.1', updatedOn: '2026-06-30' },
    },
    [`solutions/${NEW.solution}.json`]: {
      ...found(solutions.find(({ system }) => system.nodes.some(({ place }) => place))),
      slug: NEW.solution,
      title: text('校園安全', 'Safer school campus'),
      shortTitle: text('校園安全', 'School campus'),
      position: solutions.length + 1,
    },
    [`cases/${caseId}.json`]: {
      ...found(cases.find(({ productsUsed }) => productsUsed.length > 0)),
      id: caseId,
      location: text('臺東縣臺東市', 'Taitung City, Taitung County'),
      latitude: 22.75,
      longitude: 121.15,
    },
  }
}

const folder = mkdtempSync(join(tmpdir(), 'site-content-'))
const folders = foldersIn(folder)

beforeAll(async () => {
  cpSync(DATA_DIR, folders.contentDir, { recursive: true })
  writeFiles(folders.contentDir, newRecords())
  await mustBuild(folders)
}, BUILD_LIMIT_MS)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const htmlOf = (locale: Locale, path: string) =>
  readFileSync(join(folders.siteDir, localisePath(locale, path), 'index.html'), 'utf8')
const payloadOf = (locale: Locale, path: string) =>
  readFileSync(join(folders.siteDir, localisePath(locale, path), '_payload.json'), 'utf8')
const linkTo = (locale: Locale, path: string) => `href="${localisePath(locale, path)}"`

/** The parts of a document before, in and after the page's own part. */
function partsOf(html: string): { header: string; main: string; footer: string } {
  const [header = '', rest = ''] = html.split('<main')
  const [main = '', footer = ''] = rest.split('</main>')
  return { header, main, footer }
}

/** Reads a word of the interface by its full key, with parameters to be filled in. */
function wordOf(locale: Locale, key: string): string {
  const [namespace = '', path = ''] = key.split(':')
  const words: unknown = readWordFile(ROOT, locale, `${namespace}.json`)
  const word = path.split('.').reduce((part: unknown, name) => Object(part)[name] as unknown, words)
  if (typeof word !== 'string') throw new Error(`There is no word ${key}`)
  return word
}

/** The interface's text for a number of things. */
const counted = (locale: Locale, key: string, count: number) =>
  wordOf(locale, key).replace(/\{\{\w+\}\}/, capitalise(numberInWords(count, locale)))

test('the check of the content has nothing to object to', () => {
  const { stdout, stderr } = spawnSync(process.execPath, [RUN, 'scripts/check-content.ts'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, CONTENT_DIR: folders.contentDir },
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/^0 faults, /)
})

test.each(LOCALES)('header and footer of every page lead to the new series and the new solution (%s)', (locale) => {
  for (const path of ['/', '/contact', `/solutions/${NEW.solution}`]) {
    const { header, footer } = partsOf(htmlOf(locale, path))
    for (const part of [header, footer]) {
      expect(part).toContain(linkTo(locale, `/products/${NEW.series}`))
      expect(part).toContain(linkTo(locale, `/solutions/${NEW.solution}`))
    }
    expect(header).toContain(linkTo(locale, `/products/${NEW.series}#${NEW.category}`))
  }
})

test.each(LOCALES)('the page of the new series shows its category, its one product and its figure (%s)', (locale) => {
  const { main } = partsOf(htmlOf(locale, `/products/${NEW.series}`))
  expect(main).toContain(`id="${NEW.category}"`)
  expect(main).toContain(linkTo(locale, `/products/${NEW.product}`))
  const { data } = JSON.parse(payloadOf(locale, `/products/${NEW.series}`)) as { data: { facts: { model: string }[] } }
  expect(data.facts.map(({ model }) => model)).toEqual([NEW.product.toUpperCase()])
})

test.each(LOCALES)('the list of products and the home page have the new series (%s)', (locale) => {
  const { data } = JSON.parse(payloadOf(locale, '/products')) as { data: { pages: number } }
  const list = JSON.parse(payloadOf(locale, `/products/page/${data.pages}`)) as {
    data: { series: { id: string }[]; products: { code: string }[] }
  }
  expect(list.data.series.at(-1)?.id).toBe(NEW.series)
  expect(list.data.products.at(-1)?.code).toBe(NEW.product)
  const { main } = partsOf(htmlOf(locale, '/'))
  expect(main).toContain(counted(locale, 'home:products.heading', series.length + 1))
  expect(main).toContain(linkTo(locale, `/products/${NEW.series}`))
  expect(main).toContain(linkTo(locale, `/solutions/${NEW.solution}`))
})

test.each(LOCALES)(
  'the page of the new solution is drawn, claims nothing that was estimated for homes, and is counted (%s)',
  (locale) => {
    const { main } = partsOf(htmlOf(locale, `/solutions/${NEW.solution}`))
    expect(main).toMatch(/<a href="#point-[a-z-]+"/)
    expect(main).not.toContain('<small>%</small>')
    expect(main).toContain(counted(locale, 'common:solution.others', solutions.length + 1))
  },
)

test.each(LOCALES)('the new case is on the map, in the street and told (%s)', (locale) => {
  const { main } = partsOf(htmlOf(locale, '/success-stories'))
  const links = main.split(`href="${localisePath(locale, '/success-stories')}?case=${caseId}#case-${caseId}"`)
  expect(links.length - 1).toBeGreaterThanOrEqual(2)
  expect(main).toContain(counted(locale, 'success-stories:cases.heading', cases.length + 1))
})

test.each(LOCALES)('the discontinued product says so, and offers nothing in its place (%s)', (locale) => {
  const { data } = JSON.parse(payloadOf(locale, `/products/${discontinued.code}`)) as { data: object }
  expect(data).toMatchObject({ status: 'discontinued' })
  expect(data).not.toHaveProperty('successor')
  const { main } = partsOf(htmlOf(locale, `/products/${discontinued.code}`))
  expect(main).toContain(wordOf(locale, 'product:discontinued'))
  expect(main).toContain(wordOf(locale, 'product:noSuccessor').split('{{')[0])
})

test('search engines learn of the new pages in both languages', () => {
  for (const [file, locale] of [['sitemap.xml', 'zh'] as const, ['en/sitemap.xml', 'en'] as const]) {
    const sitemap = readFileSync(join(folders.siteDir, file), 'utf8')
    for (const path of [`products/${NEW.series}`, `products/${NEW.product}`, `solutions/${NEW.solution}`])
      expect(sitemap).toContain(`${localisePath(locale, `/${path}`)}</loc>`)
  }
})
