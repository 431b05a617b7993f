import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import type { BuildManifest, LatestBuild } from '../../src/base/manifest/manifest.ts'
import type { Product } from '../../src/content/schema/product.ts'
import { LOCALES } from '../../src/base/i18n/locale.ts'
import { localisePath } from '../../src/base/i18n/localised-path.ts'
import { SITE } from '#vendor/site.ts'
import { createHtmlValidator } from '../standards/validate-html.ts'
import { type BuiltSite, readSite } from '../standards/read-site.ts'
import { tempFolder, writeFiles } from '../temp-folder.ts'
import { faqOf, newsOf } from '../unit/catalogue/editorial/snapshot-factory.ts'
import { copyOf, fingerprint, type Folders, foldersIn, mustBuild } from './run-build.ts'

const reference = inject('reference')
const LIMIT_MS = 300_000
const BOTH = [...LOCALES]

/** Writes a product like another, with a code of its own. */
function writeProduct(contentDir: string, code: string, parts: Partial<Product> = {}): void {
  // The folder was written by content.ts.
  const product = JSON.parse(readFileSync(join(contentDir, 'products/gn-00005.json'), 'utf8')) as Product
  writeFiles(contentDir, {
    [`products/${code}.json`]: { ...product, code, model: code.toUpperCase(), ...parts },
  })
}

function readManifest({ buildsDir }: Folders): BuildManifest {
  const { id } = JSON.parse(readFileSync(join(buildsDir, 'latest.json'), 'utf8')) as LatestBuild
  return JSON.parse(readFileSync(join(buildsDir, 'meta', `${id}.json`), 'utf8')) as BuildManifest
}

/** Lists the files that name a former address, or what was there. */
function naming({ files, bytesOf }: BuiltSite): string[] {
  const former = /gn-00098|old-rumour|old-answer/i
  return [...files].filter((file) => former.test(bytesOf(file).toString('latin1')))
}

test('renamed and removed pages leave their addresses to others, and are nowhere else', {
  timeout: LIMIT_MS,
}, async () => {
  const folders = copyOf(reference, tempFolder())
  const { contentDir, siteDir } = folders
  const { body: _newsBody, ...news } = newsOf({ slug: 'old-rumour' })
  const { body: _faqBody, ...faq } = faqOf({ slug: 'old-answer' })
  writeProduct(contentDir, 'gn-00098')
  writeFiles(contentDir, {
    'news/old-rumour.json': news,
    'news/old-rumour.zh.md': '傳聞\n',
    'news/old-rumour.en.md': 'Rumour\n',
  })
  writeFiles(contentDir, {
    'faqs/old-answer.json': faq,
    'faqs/old-answer.zh.md': '舊\n',
    'faqs/old-answer.en.md': 'Old\n',
  })
  await mustBuild(folders)
  expect(readManifest(folders).moves).toEqual([])
  expect(naming(readSite(siteDir))).toEqual(expect.arrayContaining(['/sitemap.xml', '/en/news/feed.xml']))
  expect(readSite(siteDir).documents.map(({ path }) => path)).toContain('/en/products/gn-00098')

  for (const name of ['products/gn-00098', 'news/old-rumour', 'faqs/old-answer'])
    for (const ending of ['json', 'zh.md', 'en.md']) rmSync(join(contentDir, `${name}.${ending}`), { force: true })
  writeProduct(contentDir, 'gn-00099', { formerly: ['gn-00098'] })
  writeFiles(contentDir, {
    'moves.json': [
      { from: '/news/old-rumour', to: '/news' },
      { from: '/faqs/old-answer', gone: true },
    ],
  })
  await mustBuild(folders)
  const fromNothing = { ...foldersIn(tempFolder()), contentDir }
  await mustBuild(fromNothing)
  expect(fingerprint(siteDir)).toEqual(fingerprint(fromNothing.siteDir))
  const manifest = readManifest(folders)
  expect(manifest.moves).toEqual(readManifest(fromNothing).moves)
  const site = readSite(siteDir)
  expect(manifest.moves).toEqual([
    ...BOTH.map((locale) => ({ from: localisePath(locale, '/faqs/old-answer') })),
    ...BOTH.map((locale) => ({ from: localisePath(locale, '/news/old-rumour'), to: localisePath(locale, '/news') })),
    ...BOTH.map((locale) => ({
      from: localisePath(locale, '/products/gn-00098'),
      to: localisePath(locale, '/products/gn-00099'),
    })),
  ])
  const validate = createHtmlValidator()
  for (const { from } of manifest.moves ?? []) {
    expect(manifest.paths).not.toContain(from)
    expect(site.documents.map(({ path }) => path)).not.toContain(from)
    // A client that asks for it loads the document instead.
    expect(site.files).not.toContain(`${from}/_payload.json`)
  }
  expect(site.files).not.toContain('/faqs/old-answer/index.html')
  for (const { from, to } of manifest.moves?.slice(BOTH.length) ?? []) {
    const html = site.textOf(`${from}/index.html`)
    expect(html).toContain(`<html lang="${from.startsWith('/en/') ? 'en-US' : 'zh-TW'}">`)
    expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${to}">`)
    expect(html).toContain(`<link rel="canonical" href="${SITE.origin}${to}">`)
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).toContain(`<a href="${to}">`)
    expect(validate({ path: from, html })).toEqual([])
    expect(manifest.paths).toContain(to)
  }
  // Sitemaps, feeds, search, lists, facts and payloads of all other pages.
  expect(naming(site)).toEqual([])

  // Named back: the addresses change places.
  rmSync(join(contentDir, 'products/gn-00099.json'))
  writeProduct(contentDir, 'gn-00098', { formerly: ['gn-00099'] })
  writeFiles(contentDir, { 'moves.json': [] })
  await mustBuild(folders)
  const back = readSite(siteDir)
  expect(readManifest(folders).moves?.map(({ from }) => from)).toEqual(['/products/gn-00099', '/en/products/gn-00099'])
  expect(back.files).toContain('/products/gn-00098/_payload.json')
  expect(back.files).not.toContain('/products/gn-00099/_payload.json')
  expect(back.files).not.toContain('/news/old-rumour/index.html')
})
