import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashBuild, hashCode, hashDocuments } from '../../../src/build/input-hash.ts'
import { type Files, tempFolder, writeFiles } from '../../temp-folder.ts'
import { newsOf, productOf, snapshotOf } from '../catalogue/editorial/snapshot-factory.ts'

const PROJECT: Files = {
  'pages/news/news.screen.tsx': 'export const a = 1',
  'renderer/browser.tsx': '',
  'src/site.ts': '',
  'src/build/build-site.ts': '',
  'src/build/publish-photos.ts': '',
  'src/documents/draw-sheet.ts': '',
  'src/hosting/create-site-server.ts': '',
  'src/server/app.ts': '',
  'src/catalogue/data/home.json': '{}',
  'locales/zh/common.json': '{}',
  'public/robots.txt': '',
  'public/fonts/archivo.woff2': '',
  'vite.config.ts': '',
  'package.json': '{}',
  'package-lock.json': '{}',
  'tsconfig.json': '{}',
}

/** A project's folder, with these files changed or added. */
function projectOf(files: Files = {}): string {
  return tempFolder({ ...PROJECT, ...files })
}

/** Returns the code's hash before and after a change. */
function hashesAround(change: (root: string) => void): [string, string] {
  const root = projectOf()
  const before = hashCode(root)
  change(root)
  return [before, hashCode(root)]
}

test('the same files have the same hash, whatever their folder and the order of writing', () => {
  const reversed = tempFolder(Object.fromEntries(Object.entries(PROJECT).toReversed()))
  expect(hashCode(reversed)).toBe(hashCode(projectOf()))
  expect(hashCode(projectOf())).toMatch(/^[0-9a-f]{16}$/)
})

test.each(Object.keys(PROJECT).filter((name) => !/^(?:src\/(?:build|hosting|server|catalogue)|public)\//.test(name)))(
  'a change of %s changes the hash of the code',
  (name) => {
    const [before, after] = hashesAround((root) => writeFiles(root, { [name]: '/* changed */' }))
    expect(after).not.toBe(before)
  },
)

test.each([
  'src/catalogue/data/home.json',
  'src/hosting/create-site-server.ts',
  'src/server/app.ts',
  'src/build/build-site.ts',
  'src/editing/form.ts',
  'src/catalogue/GUIDE.zh.md',
  'pages/README.md',
  'public/robots.txt',
])('a change of %s, which is not bundled, does not change the hash of the code', (name) => {
  const [before, after] = hashesAround((root) => writeFiles(root, { [name]: '/* changed */' }))
  expect(after).toBe(before)
})

test('a new file and a renamed file change the hash of the code', () => {
  const added = hashesAround((root) => writeFiles(root, { 'src/new.ts': '' }))
  expect(added[0]).not.toBe(added[1])
  const renamed = hashesAround((root) => renameSync(join(root, 'src/site.ts'), join(root, 'src/place.ts')))
  expect(renamed[0]).not.toBe(renamed[1])
})

test('text moved from one file to the next changes the hash of the code', () => {
  const one = hashCode(projectOf({ 'pages/a.ts': 'ab', 'pages/b.ts': 'c' }))
  expect(hashCode(projectOf({ 'pages/a.ts': 'a', 'pages/b.ts': 'bc' }))).not.toBe(one)
})

const OPTIONS = { contentDir: '/nowhere', hasDocuments: true }

test('the build id depends on code, content, public files, the builder and its options', () => {
  const root = projectOf()
  const hash = (
    folder: string,
    code = 'code',
    snapshot = snapshotOf(),
    options: Parameters<typeof hashBuild>[3] = OPTIONS,
  ) => hashBuild(folder, code, snapshot, options)
  const id = hash(root)
  expect(id).toMatch(/^[0-9a-f]{16}$/)
  expect(hash(projectOf())).toBe(id)
  expect(hash(root, 'other code')).not.toBe(id)
  expect(hash(root, 'code', snapshotOf({ news: [newsOf()] }))).not.toBe(id)
  expect(hash(root, 'code', snapshotOf(), { ...OPTIONS, hasDocuments: false })).not.toBe(id)
  const withEditor = hash(root, 'code', snapshotOf(), { ...OPTIONS, editor: 'settings' })
  expect([id, hash(root, 'code', snapshotOf(), { ...OPTIONS, editor: 'others' })]).not.toContain(withEditor)
  expect(hash(projectOf({ 'public/robots.txt': 'changed' }))).not.toBe(id)
  expect(hash(projectOf({ 'src/build/build-site.ts': 'changed' }))).not.toBe(id)
  expect(hash(projectOf({ 'src/server/app.ts': 'changed' }))).toBe(id)
  expect(hash(projectOf({ 'src/build/README.md': 'added' }))).toBe(id)
})

test('another photograph gives another build id', () => {
  const photos = [{ file: 'photo.jpg', alt: { zh: '圖', en: 'Picture' } }]
  const snapshot = snapshotOf({ product: [productOf({ photos })] })
  const hash = (photo: string) =>
    hashBuild(projectOf(), 'code', snapshot, { ...OPTIONS, contentDir: tempFolder({ 'products/a/photo.jpg': photo }) })
  expect(hash('one')).toBe(hash('one'))
  expect(hash('one')).not.toBe(hash('two'))
})

test('the hash of documents depends on the code that draws them, not on other code', () => {
  const hash = hashDocuments(projectOf())
  expect(hashDocuments(projectOf({ 'src/documents/draw-sheet.ts': 'changed' }))).not.toBe(hash)
  expect(hashDocuments(projectOf({ 'public/fonts/archivo.woff2': 'changed' }))).not.toBe(hash)
  expect(hashDocuments(projectOf({ 'pages/news/news.screen.tsx': 'changed' }))).toBe(hash)
})
