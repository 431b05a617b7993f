import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { createCatalogue } from '../../../src/content/catalogue.ts'
import { checkEditorial } from '../../../src/content/editorial/check-editorial.ts'
import { PLACEHOLDER } from '../../../src/content/editorial/placeholder.ts'
import { loadSnapshot, snapshotOptions } from '../../../src/content/load-snapshot.ts'
import type { Faq } from '../../../src/content/schema/faq.ts'
import type { News } from '../../../src/content/schema/news.ts'
import type { Product } from '../../../src/content/schema/product.ts'
import { UsageError } from '../../../src/base/command-line/parse-arguments.ts'
import { VENDOR_FOLDER } from '../../../src/base/vendor-folder.ts'
import { LOCALES } from '../../../src/base/i18n/locale.ts'
import { makeScaffold } from '../../../src/tools/scaffold/make-scaffold.ts'

const ROOT = join(import.meta.dirname, '../../..')

const options = snapshotOptions(ROOT, {})

const catalogue = createCatalogue(await loadSnapshot(options))

const { product: products } = catalogue.snapshot

type Flags = { specification?: string; category?: string; name?: string; 'name-zh'?: string; colour?: string }

const make = (kind: string, name: string, flags: Flags = {}) =>
  makeScaffold(kind, name, { root: ROOT, contentDir: options.contentDir, ...flags })

/** The record of a scaffold. */
function recordOf<Content>(...args: Parameters<typeof make>): Content {
  const [text] = make(...args).created.values()
  return JSON.parse(text ?? '') as Content
}

test.each<[reason: string, kind: string, name: string, flags?: Flags]>([
  ["Unknown kind 'toaster'. There are: product, news, faq, screen, vendor", 'toaster', 'x'],
  ["Unknown kind 'constructor'", 'constructor', 'x'],
  ["Name: found 'New Door', expected lower-case letters", 'news', 'New Door', { category: 'brand' }],
  ["Name: found '../x', expected lower-case letters", 'screen', '../x'],
  ["The name '2027' is not a letter", 'screen', '2027'],
  ["The name 'new' is a word of JavaScript", 'screen', 'new'],
  ['The address /api is taken', 'screen', 'api'],
  ['The address /icons is taken', 'screen', 'icons'],
  ['--specification is missing. There are: ', 'product', 'x-1'],
  ["Unknown specification 'gone'", 'product', 'x-1', { specification: 'gone' }],
  ["Unknown category 'gone'. There are: solution, product, brand", 'news', 'x', { category: 'gone' }],
  ['A faq takes no --specification', 'faq', 'x', { category: 'glossary', specification: 'nvr-8-poe' }],
  ['A vendor needs a name', 'vendor', 'src/a-new-vendor'],
  ['Folder: found ../acme, expected', 'vendor', '../acme', { name: 'Acme' }],
  ['--colour: found red, expected six digits', 'vendor', 'src/a-new-vendor', { name: 'Acme', colour: 'red' }],
  [
    '#ffcc00 has a contrast of 1.3 on paper, expected 4.5',
    'vendor',
    'src/a-new-vendor',
    { name: 'Acme', colour: '#ffcc00' },
  ],
  ['A vendor takes no --category', 'vendor', 'src/a-new-vendor', { name: 'Acme', category: 'brand' }],
  ['model: found ', 'product', 'a-code-that-is-longer-than-a-model', { specification: 'nvr-8-poe' }],
])('"%s" is said of what cannot be made: %s %s', (reason, kind, name, flags) => {
  const call = () => make(kind, name, flags)
  expect(call).toThrow(UsageError)
  expect(call).toThrow(reason)
})

test('a product is the last of its category, and the attributes to be filled in are named', () => {
  const product = recordOf<Product>('product', 'zz-1', { specification: 'nvr-8-poe' })
  const { category } = catalogue.shelfOf(product)
  const positions = catalogue.productsIn(category.id).map(({ position }) => position)
  expect(product.position).toBeGreaterThan(Math.max(...positions))
  const said = make('product', 'zz-1', { specification: 'nvr-8-poe' }).remaining.join('\n')
  for (const id of category.attributes) expect(said).toContain(`"${id}": `)
})

test('each text of a new record is named by the editorial check, and nothing else of it', () => {
  const product = recordOf<Product>('product', 'zz-1', { specification: 'nvr-8-poe' })
  const news = recordOf<News>('news', 'zz', { category: 'brand' })
  const faq = recordOf<Faq>('faq', 'zz', { category: 'glossary' })
  const snapshot = {
    ...catalogue.snapshot,
    product: [...products, product],
    news: [{ ...news, body: PLACEHOLDER }],
    faq: [...catalogue.snapshot.faq, { ...faq, body: PLACEHOLDER }],
  }
  const { faults, warnings } = checkEditorial(snapshot, (_entity, key) => key)
  const features = product.features.map((_, index) => `features[${index}]`)
  const expected = {
    'zz-1': ['name', 'description', ...features],
    zz: ['title', 'author', 'summary', 'body', 'subcategory', 'question', 'answer', 'body'],
  }
  expect(faults.map(({ source, field }) => `${source} ${field}`)).toEqual(
    Object.entries(expected).flatMap(([key, fields]) =>
      fields.flatMap((field) => LOCALES.map((locale) => `${key} ${field}.${locale}`)),
    ),
  )
  expect(warnings.filter(({ source }) => source.startsWith('zz'))).toEqual([])
})

test('a screen says what remains: words, content, links and tests, in files that are there or that it makes', () => {
  const { created, remaining } = make('screen', 'zz-tour')
  const said = remaining.join('\n')
  for (const what of ['Words', 'Content', 'Links', 'Tests']) expect(said).toContain(`- ${what}: `)
  const files = said.match(/\b(?:src|pages|locales|tests)\/[\w./-]+\.\w+/g) ?? []
  const unknown = files.filter((file) => !created.has(join(ROOT, file)) && !existsSync(join(ROOT, file)))
  // The author of the screen has to write it.
  expect(unknown).toEqual(['tests/e2e/zz-tour.spec.ts'])
  for (const file of [
    'src/web/shell/main-links.ts',
    'src/web/shell/footer-content.tsx',
    'src/web/features/search/documents.ts',
  ])
    expect(files).toContain(file)
})

test('a vendor has every module of the vendor that is there, its name and its colour', () => {
  const { created } = make('vendor', 'src/a-new-vendor', { name: 'Acme "1"', colour: '#0a5c5a' })
  const files = new Map([...created].map(([path, text]) => [relative(join(ROOT, 'src/a-new-vendor'), path), text]))
  const modules = readdirSync(VENDOR_FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )
  expect([...files.keys()].filter((name) => name.endsWith('.ts')).toSorted()).toEqual(modules.toSorted())
  for (const name of modules) {
    const exported = (text: string) => new Set([...text.matchAll(/^export const (\w+)/gm)].map(([, each]) => each))
    expect(exported(files.get(name) ?? ''), name).toEqual(exported(readFileSync(join(VENDOR_FOLDER, name), 'utf8')))
  }
  expect(files.get('site.ts')).toContain('"latin": "Acme \\"1\\""')
  expect(files.get('site.ts')).toContain('"brand": "#0a5c5a"')
  expect(files.get('site.ts')).toContain('"han": ""')
  const named = make('vendor', 'src/a-new-vendor', { name: 'Acme', 'name-zh': '安康' }).created
  expect(named.get(join(ROOT, 'src/a-new-vendor/site.ts'))).toContain('"han": "安康"')
})
