import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  hashBuild,
  hashBuilder,
  hashBundled,
  hashDocuments,
  hashPhotos,
  listModules,
} from '../../../src/build/input-hash.ts'
import { type Files, tempFolder, writeFiles } from '../../temp-folder.ts'
import { newsOf, productOf, snapshotOf } from '../catalogue/editorial/snapshot-factory.ts'
import { WORDS_FOLDER } from '../../../src/base/i18n/vendor-words.ts'
import { CONTENT_FOLDER, PUBLIC_FOLDER, VENDOR_FOLDER } from '../../../src/base/vendor-folder.ts'

const PROJECT: Files = {
  'pages/news/news.screen.tsx': 'export const a = 1',
  'pages/README.md': '',
  'renderer/draw-documents.ts': "import '../src/artwork/documents/draw.ts'",
  'scripts/build.ts': "import '../src/build/publish-photos.ts'",
  [`${VENDOR_FOLDER}/site.ts`]: 'export const name: string = "site"',
  'src/build/publish-photos.ts': "import { name } from '#vendor/site.ts'\nconsole.log(name)",
  'src/artwork/documents/draw.ts':
    "import type { name } from '#vendor/site.ts'\nimport words from './words.json' with { type: 'json' }\nconsole.log(words)",
  'src/artwork/documents/words.json': '{}',
  'src/server/app.ts': '',
  'src/web/page.ts': '',
  [`${CONTENT_FOLDER}/home.json`]: '{}',
  'public/robots.txt': '',
  [`${PUBLIC_FOLDER}/logo.svg`]: '',
  'public/fonts/archivo.woff2': '',
  'package.json': JSON.stringify({ imports: { '#vendor/*': `./${VENDOR_FOLDER}/*` } }),
  'package-lock.json': '{}',
  'tsconfig.json': '{}',
}
const BUNDLED = ['pages/news/news.screen.tsx', 'src/web/page.ts', `${VENDOR_FOLDER}/site.ts`]

/** A project's folder, with these files changed or added. */
function projectOf(files: Files = {}): string {
  return tempFolder({ ...PROJECT, ...files })
}

/** Returns the hash of the bundles before and after a change. */
function hashesAround(change: (root: string) => void): [string, string] {
  const root = projectOf()
  const before = hashBundled(root, BUNDLED)
  change(root)
  return [before, hashBundled(root, BUNDLED)]
}

test('the same files have the same hash, whatever their folder and the order of writing', () => {
  const reversed = tempFolder(Object.fromEntries(Object.entries(PROJECT).toReversed()))
  expect(hashBundled(reversed, BUNDLED)).toBe(hashBundled(projectOf(), BUNDLED))
  expect(hashBundled(projectOf(), BUNDLED)).toMatch(/^[0-9a-f]{16}$/)
})

test('a change of each bundled file and of what bundlers read beside them changes the hash, one of another file does not', () => {
  const changing = Object.keys(PROJECT).filter((name) => {
    const [before, after] = hashesAround((root) => writeFiles(root, { [name]: '/* changed */' }))
    return before !== after
  })
  expect(changing.toSorted()).toEqual([...BUNDLED, 'package.json', 'package-lock.json', 'tsconfig.json'].toSorted())
})

test('a new, a renamed and a removed file change the hash, since a pattern may find them; content does not', () => {
  const changed = [
    (root: string) => writeFiles(root, { 'pages/faq/faq.page.server.ts': '' }),
    (root: string) => renameSync(join(root, 'src/server/app.ts'), join(root, 'src/server/place.ts')),
    (root: string) => rmSync(join(root, 'src/artwork/documents/words.json')),
  ].map(hashesAround)
  for (const [before, after] of changed) expect(after).not.toBe(before)
  const [before, after] = hashesAround((root) => writeFiles(root, { [`${CONTENT_FOLDER}/products/a.json`]: '{}' }))
  expect(after).toBe(before)
})

test('text moved from one file to the next changes the hash', () => {
  const one = hashBundled(projectOf({ 'pages/a.ts': 'ab', 'pages/b.ts': 'c' }), ['pages/a.ts', 'pages/b.ts'])
  const other = hashBundled(projectOf({ 'pages/a.ts': 'a', 'pages/b.ts': 'bc' }), ['pages/a.ts', 'pages/b.ts'])
  expect(other).not.toBe(one)
})

test('modules are those that an entry runs: no types, no libraries, but data', async () => {
  const drawing = ['renderer/draw-documents.ts', 'src/artwork/documents/draw.ts', 'src/artwork/documents/words.json']
  expect(await listModules(projectOf(), 'renderer/draw-documents.ts')).toEqual(drawing)
})

test('documents, photographs and the build depend on the code that makes them, and on nothing else', async () => {
  const hashesOf = async (files: Files) => {
    const root = projectOf(files)
    return Promise.all([hashDocuments, hashPhotos, hashBuilder].map((hash) => hash(root)))
  }
  const before = await hashesOf({})
  const changedBy = async (files: Files) =>
    (await hashesOf(files)).flatMap((hash, index) =>
      hash === before[index] ? [] : (['documents', 'photos', 'build'][index] ?? []),
    )
  expect(await changedBy({ 'src/artwork/documents/words.json': '{"a":1}' })).toEqual(['documents'])
  expect(await changedBy({ 'public/fonts/archivo.woff2': 'changed' })).toEqual(['documents'])
  expect(await changedBy({ [`${VENDOR_FOLDER}/site.ts`]: 'export const name = "other"' })).toEqual(['photos', 'build'])
  expect(await changedBy({ [join(WORDS_FOLDER, 'zh/drawing.json')]: '{"a":1}' })).toEqual(['documents'])
  expect(await changedBy({ 'package-lock.json': '{"a":1}' })).toEqual(['documents', 'photos', 'build'])
  expect(await changedBy({ 'src/server/app.ts': 'changed', 'pages/news/news.screen.tsx': '' })).toEqual([])
})

test('modules of the vendor are those of its folder, whatever package.json names', async () => {
  const project = JSON.stringify({ imports: { '#vendor/*': './src/other/*' } })
  const root = projectOf({ 'package.json': project, 'src/other/site.ts': 'export const name = "other"' })
  expect(await listModules(root, 'scripts/build.ts')).toEqual([
    'scripts/build.ts',
    'src/build/publish-photos.ts',
    `${VENDOR_FOLDER}/site.ts`,
  ])
})

const OPTIONS = { code: ['code', 'builder'], contentDir: '/nowhere', hasDocuments: true }

test('the build id depends on code, content, public files and options', () => {
  const root = projectOf()
  const hash = (folder: string, snapshot = snapshotOf(), options: Parameters<typeof hashBuild>[2] = OPTIONS) =>
    hashBuild(folder, snapshot, options)
  const id = hash(root)
  expect(id).toMatch(/^[0-9a-f]{16}$/)
  expect(hash(projectOf())).toBe(id)
  expect(hash(root, snapshotOf(), { ...OPTIONS, code: ['other', 'builder'] })).not.toBe(id)
  expect(hash(root, snapshotOf({ news: [newsOf()] }))).not.toBe(id)
  expect(hash(root, snapshotOf(), { ...OPTIONS, hasDocuments: false })).not.toBe(id)
  const withEditor = hash(root, snapshotOf(), { ...OPTIONS, editor: 'settings' })
  expect([id, hash(root, snapshotOf(), { ...OPTIONS, editor: 'others' })]).not.toContain(withEditor)
  expect(hash(projectOf({ 'public/robots.txt': 'changed' }))).not.toBe(id)
  expect(hash(projectOf({ [`${PUBLIC_FOLDER}/logo.svg`]: 'changed' }))).not.toBe(id)
  expect(hash(projectOf({ 'src/server/app.ts': 'changed' }))).toBe(id)
})

test('another photograph gives another build id', () => {
  const photos = [{ file: 'photo.jpg', alt: { zh: '圖', en: 'Picture' } }]
  const snapshot = snapshotOf({ product: [productOf({ photos })] })
  const hash = (photo: string) =>
    hashBuild(projectOf(), snapshot, { ...OPTIONS, contentDir: tempFolder({ 'products/a/photo.jpg': photo }) })
  expect(hash('one')).toBe(hash('one'))
  expect(hash('one')).not.toBe(hash('two'))
})
