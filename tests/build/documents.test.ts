import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { BuildManifest } from '../../src/base/manifest/manifest.ts'
import { findBundle } from '../../src/build/bundle.ts'
import { LOCALES } from '../../src/base/i18n/locale.ts'
import { SITE } from '#vendor/site.ts'
import { tmpdir } from 'node:os'
import { writeFiles } from '../temp-folder.ts'
import { writeContent } from './content.ts'
import { BUNDLE_CACHE_DIR, filesIn, fingerprint, type Folders, foldersIn, mustBuild, ROOT } from './run-build.ts'

const PRODUCTS = 6
/** Of its own: other tests draw documents at the same time. Below the project: a copied bundle finds libraries from there. */
const CACHE_DIR = join(ROOT, 'node_modules/.cache/test-documents')
const ON = { DOCUMENTS: 'on', BUNDLE_CACHE_DIR: CACHE_DIR }

let site: Folders
let firstOutput: string

/** Builds a site with documents, drawing all of them again. */
async function buildAnew(): Promise<{ folders: Folders; stdout: string }> {
  rmSync(CACHE_DIR, { recursive: true, force: true })
  const kept = findBundle(ROOT, BUNDLE_CACHE_DIR)
  if (kept) cpSync(kept.bundleDir, join(CACHE_DIR, kept.codeHash), { recursive: true })
  const folders = foldersIn(mkdtempSync(join(tmpdir(), 'site-documents-')))
  writeContent(folders.contentDir, PRODUCTS)
  const photo = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer()
  writeFiles(folders.contentDir, { 'products/gn-00001/photo.jpg': '' })
  // A binary file, which writeFiles does not support.
  await sharp(photo).toFile(join(folders.contentDir, 'products/gn-00001/photo.jpg'))
  const file = join(folders.contentDir, 'products/gn-00001.json')
  const record = JSON.parse(readFileSync(file, 'utf8')) as object
  writeFiles(folders.contentDir, {
    'products/gn-00001.json': {
      ...record,
      photos: [{ file: 'photo.jpg', alt: { zh: '正面照片', en: 'Photograph of the front' } }],
      dataSheet: { version: '1.2', updatedOn: '2026-02-03' },
    },
  })
  const { stdout } = await mustBuild(folders, ON)
  return { folders, stdout }
}

beforeAll(async () => {
  const { folders, stdout } = await buildAnew()
  site = folders
  firstOutput = stdout
  return () => rmSync(join(folders.contentDir, '..'), { recursive: true, force: true })
}, 240_000)

const textOf = (path: string) => readFileSync(join(site.siteDir, path), 'utf8')

async function openPdf(file: string) {
  const content = readFileSync(join(site.siteDir, 'downloads', file))
  // pdfjs takes ownership of the bytes, so it gets a copy.
  const document = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)))
  const contents = await Promise.all(pages.map((page) => page.getTextContent()))
  const text = contents.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join('')
  const { info } = await document.getMetadata()
  const trees = await Promise.all(pages.map((page) => page.getStructTree()))
  return {
    size: content.length,
    pages: pages.length,
    text,
    info: info as Record<string, unknown>,
    trees,
    bytes: content.toString('latin1'),
  }
}

const SHEETS = LOCALES.flatMap((locale) => [
  {
    locale,
    file: `GN-00001_datasheet_${locale}_v1.2.pdf`,
    model: 'GN-00001',
    edition: { zh: '第1.2版', en: 'Version 1.2' },
  },
  {
    locale,
    file: `GN-00002_datasheet_${locale}_v1.0.pdf`,
    model: 'GN-00002',
    edition: { zh: '第1.0版', en: 'Version 1.0' },
  },
])

test.each(SHEETS)(
  '$file is a tagged PDF of two pages with extractable text and of small size',
  async ({ locale, file, model, edition }) => {
    const pdf = await openPdf(file)
    expect(pdf.pages).toBe(2)
    expect(pdf.size).toBeLessThanOrEqual(150_000)
    expect(pdf.info).toMatchObject({ Language: locale === 'zh' ? 'zh-TW' : 'en-US', Author: SITE.company[locale] })
    expect(pdf.info.Title).toMatch(new RegExp(`^${model} `))
    expect(pdf.trees.every((tree) => tree !== null)).toBe(true)
    const product = JSON.parse(readFileSync(join(site.contentDir, `products/${model.toLowerCase()}.json`), 'utf8')) as {
      features: Record<string, string>[]
      description: Record<string, string>
    }
    const squeeze = (text: string) => text.replaceAll(/\s/g, '')
    const texts = [product.description, ...product.features].map((text) => squeeze(text[locale] ?? ''))
    for (const text of [...texts, squeeze(edition[locale]), squeeze(SITE.email)])
      expect(squeeze(pdf.text)).toContain(text)
    // Every font is embedded as a subset.
    const fonts = pdf.bytes.match(/\/BaseFont \/\S+/g) ?? []
    expect(fonts.length).toBeGreaterThan(0)
    expect(fonts.filter((font) => !/\/[A-Z]{6}\+/.test(font))).toEqual([])
    expect(pdf.bytes.match(/\/FontFile2/g)?.length).toBe(pdf.bytes.match(/\/Type \/FontDescriptor/g)?.length)
  },
)

test('a product page links to its data sheet, with version and date', () => {
  const html = textOf('en/products/gn-00001/index.html').replaceAll('<!-- -->', '')
  expect(html).toContain('href="/downloads/GN-00001_datasheet_en_v1.2.pdf"')
  expect(html).toMatch(/Version 1\.2, 3 February 2026, PDF/)
})

test('a product with installation data has a guide and drawings, to which its page links', async () => {
  const html = textOf('en/products/gn-00001/index.html')
  const [, version] = /GN-00001_installation_en_v([\d.]+)\.pdf/.exec(html) ?? []
  const pdf = await openPdf(`GN-00001_installation_en_v${version}.pdf`)
  expect(pdf.pages).toBeLessThanOrEqual(4)
  expect(pdf.text).toContain('GN-00001-IG')
  expect(pdf.trees.every((tree) => tree !== null)).toBe(true)
  for (const name of [`installation_en_v${version}.pdf`, `dimensions_v${version}.svg`, `dimensions_v${version}.dxf`])
    expect(html).toContain(`href="/downloads/GN-00001_${name}" download`)
  expect(textOf(`downloads/GN-00001_dimensions_v${version}.dxf`)).toContain('AC1009')
})

test('a product page shows the photograph in place of a drawing', () => {
  const html = textOf('en/products/gn-00001/index.html')
  expect(html).toMatch(
    /<picture><source type="image\/avif" srcSet="\/assets\/photos\/gn-00001-photo-[^"]+ 320w, [^"]+"/,
  )
  expect(html).toContain('alt="Photograph of the front"')
})

test('every public page refers to a social image that exists', async () => {
  const pictures = new Set<string>()
  for (const page of filesIn(site.siteDir).filter((path) => path.endsWith('.html'))) {
    const html = textOf(page)
    const [, src] = new RegExp(`property="og:image" content="${SITE.origin}([^"]+)"`).exec(html) ?? []
    expect(src === undefined, page).toBe(html.includes('name="robots" content="noindex"'))
    if (!src) continue
    expect(html).toContain('name="twitter:card" content="summary_large_image"')
    pictures.add(src)
  }
  expect(pictures.size).toBeGreaterThan(30)
  for (const src of pictures) {
    const file = readFileSync(join(site.siteDir, src))
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(file.length, src).toBeLessThanOrEqual(60_000)
  }
})

test('the manifest lists documents and photographs, and the summary counts them', () => {
  const id = /^Build (\w+)$/m.exec(firstOutput)?.[1] ?? ''
  // Written by the build.
  const manifest = JSON.parse(readFileSync(join(site.buildsDir, `meta/${id}.json`), 'utf8')) as BuildManifest
  const listed = new Set(manifest.files.map(({ path }) => path))
  const made = filesIn(site.siteDir).filter((path) => /^\/(?:downloads|assets\/(?:social|photos))\//.test(path))
  expect(made.filter((path) => !listed.has(path))).toEqual([])
  expect(manifest.withoutDocuments).toBeUndefined()
  expect(firstOutput).toMatch(/documents {8}12 data sheets, 24 installation papers, \d+ social pictures; \d+ drawn/)
})

// That a document drawn again has the same bytes is tested in tests/unit/documents.
test('with a cache no document is drawn again, and every file has the same bytes', { timeout: 240_000 }, async () => {
  const before = fingerprint(site.siteDir)
  rmSync(site.siteDir, { recursive: true })
  const { stdout } = await mustBuild(site, ON)
  expect(stdout).toContain('; 0 drawn, the others kept from before')
  expect(fingerprint(site.siteDir)).toEqual(before)
})
