import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import type { BuildManifest, LatestBuild } from '../../src/base/manifest/manifest.ts'
import type { Product } from '../../src/content/schema/product.ts'
import { LOCALES } from '../../src/base/i18n/locale.ts'
import { readWords } from '../unit/i18n/locale-files.ts'
import { tempFolder, writeFiles } from '../temp-folder.ts'
import { faqOf, newsOf } from '../unit/catalogue/editorial/snapshot-factory.ts'
import { writeContent } from './content.ts'
import { filesIn, fingerprint, type Folders, foldersIn, mustBuild, startBuild } from './run-build.ts'

const LIMIT_MS = 600_000
const PRODUCTS = 6
const [YESTERDAY, TODAY, TOMORROW, AFTER] = ['2026-03-14', '2026-03-15', '2026-03-16', '2026-03-17'] as const

/** The words of a record that is shown tomorrow, and of one that never is: they are unique. */
const COMING = /zeppelin|quixotry|齊柏林|吉訶德/i
const DRAFT = /xylophone|yonder|木琴|彼方/i

/** Adds a product, news and a question for tomorrow and as drafts, and references to them from what is shown. */
function addComing(contentDir: string): void {
  const productOf = (code: string): Product =>
    JSON.parse(readFileSync(join(contentDir, `products/${code}.json`), 'utf8'))
  const writeProduct = (code: string, zh: string, en: string, parts: Partial<Product>) => {
    const { images: _images, ...product } = productOf('gn-00003')
    const named = { code, model: code.toUpperCase(), name: { zh, en }, images: [], ...parts }
    writeFiles(contentDir, { [`products/${code}.json`]: { ...product, ...named } })
  }
  const days = { shownFrom: TOMORROW, shownUntil: TOMORROW }
  writeProduct('gn-zeppelin', '齊柏林', 'Zeppelin', { position: 98, ...days })
  writeProduct('gn-yonder', '彼方', 'Yonder', { position: 99, draft: true })
  const { body: _body, ...news } = newsOf({ slug: 'quixotry', title: { zh: '唐吉訶德', en: 'Quixotry' }, ...days })
  const { body: _text, ...faq } = faqOf({
    slug: 'xylophone',
    question: { zh: '木琴？', en: 'Xylophone?' },
    draft: true,
  })
  writeFiles(contentDir, {
    'news/quixotry.json': news,
    'news/quixotry.zh.md': '唐吉訶德說的。\n',
    'news/quixotry.en.md': 'Said by Quixotry.\n',
    // No text in English yet, and no category: drafts may be anything.
    'faqs/xylophone.json': { ...faq, category: 'none yet' },
    'faqs/xylophone.zh.md': '木琴。\n',
  })
}

/** Refers to what `addComing` adds, where that is left out. */
function referToComing(contentDir: string): void {
  const change = (file: string, edit: (record: Record<string, unknown>) => object) => {
    const record = JSON.parse(readFileSync(join(contentDir, file), 'utf8'))
    writeFiles(contentDir, { [file]: edit(record) })
  }
  change('products/gn-00002.json', (product) => ({ ...product, related: ['gn-zeppelin', 'gn-yonder'] }))
  change('news/first.json', (news) => ({
    ...news,
    related: { news: ['quixotry'], products: ['gn-00001', 'gn-yonder'], solutions: ['bench'] },
  }))
  writeFiles(contentDir, { 'news/first.en.md': '## Heading\n\nText and [this](/products/gn-zeppelin).\n' })
}

async function textOf(path: string): Promise<string> {
  const bytes = readFileSync(path)
  if (path.endsWith('.br')) return brotliDecompressSync(bytes).toString()
  if (path.endsWith('.gz')) return gunzipSync(bytes).toString()
  if (!path.endsWith('.pdf')) return bytes.toString()
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => (await pdf.getPage(index + 1)).getTextContent()),
  )
  const info = JSON.stringify((await pdf.getMetadata()).info)
  return info + pages.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join('')
}

/** Lists the files of a build, manifest included, in whose name or text a word is. */
async function filesWith({ siteDir, buildsDir }: Folders, words: RegExp): Promise<string[]> {
  const { id } = latest(buildsDir)
  const all = [
    ...filesIn(siteDir).map((path) => [path, join(siteDir, path)] as const),
    ['manifest', join(buildsDir, 'meta', `${id}.json`)] as const,
  ]
  const found = await Promise.all(all.map(async ([name, path]) => words.test(name) || words.test(await textOf(path))))
  return all.filter((_, index) => found[index]).map(([name]) => name)
}

function latest(buildsDir: string): LatestBuild {
  return JSON.parse(readFileSync(join(buildsDir, 'latest.json'), 'utf8')) as LatestBuild
}

function manifestOf({ buildsDir }: Folders): BuildManifest {
  return JSON.parse(readFileSync(join(buildsDir, 'meta', `${latest(buildsDir).id}.json`), 'utf8')) as BuildManifest
}

test('a record dated tomorrow is in no file today, in all its places tomorrow, and gone the day after; a draft is in none', {
  timeout: LIMIT_MS,
}, async () => {
  const folders = foldersIn(tempFolder())
  writeContent(folders.contentDir, PRODUCTS)
  // The same content as if there were nothing else.
  const without = { ...foldersIn(tempFolder()) }
  cpSync(folders.contentDir, without.contentDir, { recursive: true })
  writeFiles(without.contentDir, {
    'news/first.en.md': '## Heading\n\nText and this.\n',
    'products/gn-00002.json': {
      ...JSON.parse(readFileSync(join(folders.contentDir, 'products/gn-00002.json'), 'utf8')),
      related: [],
    },
  })
  addComing(folders.contentDir)
  referToComing(folders.contentDir)
  const on = (day: string) => ({ DOCUMENTS: 'on', CONTENT_DAY: day })

  await mustBuild(folders, on(TODAY))
  expect(await filesWith(folders, COMING)).toEqual([])
  expect(await filesWith(folders, DRAFT)).toEqual([])
  const today = fingerprint(folders.siteDir)
  await mustBuild(without, on(YESTERDAY))
  expect(fingerprint(without.siteDir)).toEqual(today)
  expect(latest(folders.buildsDir).id).toBe(latest(without.buildsDir).id)
  expect((await mustBuild(folders, on(YESTERDAY))).stdout).toContain('nothing has changed')

  // On what was built today.
  await mustBuild(folders, on(TOMORROW))
  const shown = await filesWith(folders, COMING)
  for (const part of ['', '/en'])
    for (const file of [
      'news/index.html',
      'news/feed.xml',
      'news/quixotry/index.html',
      'news/quixotry/_payload.json',
      'products/gn-zeppelin/index.html',
      'products/gn-00002/index.html',
      'news/first/_payload.json',
      'sitemap.xml',
      'products/_facts.json',
    ])
      expect(shown).toContain(`${part}/${file}`)
  for (const kind of [/^\/search\//, /^\/pictures\/gn-zeppelin/, /^\/downloads\/.*zeppelin.*\.pdf$/i, /^manifest$/])
    expect(shown.filter((name) => kind.test(name))).not.toEqual([])
  expect(await filesWith(folders, DRAFT)).toEqual([])

  await mustBuild(folders, on(AFTER))
  expect(fingerprint(folders.siteDir)).toEqual(today)
  // Its addresses are gone on purpose, and hosts know it.
  expect(await filesWith(folders, COMING)).toEqual(['manifest'])
  expect(manifestOf(folders).moves).toEqual(
    ['/products/gn-zeppelin', '/news/quixotry']
      .flatMap((path) => [{ from: path }, { from: `/en${path}` }])
      .sort((a, b) => (a.from.replace('/en', '') < b.from.replace('/en', '') ? -1 : 1)),
  )
})

test('a build with drafts shows them, and says on every page that it is a preview; a public one after it has nothing of it', {
  timeout: LIMIT_MS,
}, async () => {
  const folders = foldersIn(tempFolder())
  writeContent(folders.contentDir, PRODUCTS)
  addComing(folders.contentDir)
  referToComing(folders.contentDir)
  const environment = { CONTENT_DAY: TODAY, DOCUMENTS: 'on' }
  const faulty = await startBuild(folders, environment, ['--drafts']).result
  expect(faulty.code).toBe(1)
  expect(faulty.stderr).toContain('faqs/xylophone.json: category: found "none yet"')
  rmSync(join(folders.contentDir, 'faqs/xylophone.json'))
  rmSync(join(folders.contentDir, 'faqs/xylophone.zh.md'))

  await mustBuild(folders, environment)
  const { id } = latest(folders.buildsDir)
  const published = fingerprint(folders.siteDir)
  expect(await filesWith(folders, COMING)).toEqual([])
  expect(manifestOf(folders).withDrafts).toBeUndefined()
  expect(await filesWith(folders, /noindex/)).not.toContain('/index.html')

  const { code, stdout } = await startBuild(folders, environment, ['--drafts']).result
  expect([code, stdout]).toEqual([0, expect.stringContaining('preview')])
  expect(latest(folders.buildsDir).id).not.toBe(id)
  expect(manifestOf(folders)).toMatchObject({ withDrafts: true, day: TODAY })
  const shown = await filesWith(folders, /yonder|zeppelin|quixotry/i)
  for (const file of [
    '/products/gn-yonder/index.html',
    '/en/products/gn-zeppelin/index.html',
    '/news/quixotry/index.html',
  ])
    expect(shown).toContain(file)
  const documents = filesIn(folders.siteDir).filter((path) => path.endsWith('.html'))
  expect(documents).toContain('/en/404.html')
  for (const path of documents) {
    const html = readFileSync(join(folders.siteDir, path), 'utf8')
    const locale = LOCALES.find((each) => each === 'en' && path.startsWith('/en/')) ?? 'zh'
    const banner = readWords(locale).get('preview:banner') ?? 'none'
    expect([path, html.includes(banner), html.match(/<meta name="robots" content="noindex"/g)?.length]).toEqual([
      path,
      true,
      1,
    ])
  }

  await mustBuild(folders, environment)
  expect(fingerprint(folders.siteDir)).toEqual(published)
})

test('a day that is none stops a build', { timeout: LIMIT_MS }, async () => {
  const folders = foldersIn(tempFolder())
  writeContent(folders.contentDir, PRODUCTS)
  const { code, stderr } = await startBuild(folders, { CONTENT_DAY: 'tomorrow' }).result
  expect([code, stderr]).toEqual([
    1,
    expect.stringContaining('CONTENT_DAY: found "tomorrow", expected a date as YYYY-MM-DD'),
  ])
})
