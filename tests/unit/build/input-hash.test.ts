import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashBuild, hashCode } from '../../../src/build/input-hash.ts'
import { type Files, tempFolder, writeFiles } from '../../temp-folder.ts'
import { newsOf, snapshotOf } from '../catalogue/editorial/snapshot-factory.ts'

const PROJECT: Files = {
  'pages/news/news.screen.tsx': 'export const a = 1',
  'renderer/browser.tsx': '',
  'src/site.ts': '',
  'src/build/build-site.ts': '',
  'src/hosting/create-site-server.ts': '',
  'src/server/app.ts': '',
  'src/catalogue/data/home.json': '{}',
  'locales/zh/common.json': '{}',
  'public/robots.txt': '',
  'vite.config.ts': '',
  'package.json': '{}',
  'package-lock.json': '{}',
  'tsconfig.json': '{}',
}

/** A project's folder, with these files changed or added. */
function projectOf(files: Files = {}): string {
  return tempFolder({ ...PROJECT, ...files })
}

/** The code's hash before and after a change. */
function hashesAround(change: (root: string) => void): [string, string] {
  const root = projectOf()
  const before = hashCode(root)
  change(root)
  return [before, hashCode(root)]
}

test('the same files have the same hash, wherever they are and in whatever order they were written', () => {
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
  'public/robots.txt',
])('a change of %s, which is in no bundle, does not change the hash of the code', (name) => {
  const [before, after] = hashesAround((root) => writeFiles(root, { [name]: '/* changed */' }))
  expect(after).toBe(before)
})

test('a new file, and a file of another name, change the hash of the code', () => {
  const added = hashesAround((root) => writeFiles(root, { 'src/new.ts': '' }))
  expect(added[0]).not.toBe(added[1])
  const renamed = hashesAround((root) => renameSync(join(root, 'src/site.ts'), join(root, 'src/place.ts')))
  expect(renamed[0]).not.toBe(renamed[1])
})

test('text that moves from one file to the next changes the hash of the code', () => {
  const one = hashCode(projectOf({ 'pages/a.ts': 'ab', 'pages/b.ts': 'c' }))
  expect(hashCode(projectOf({ 'pages/a.ts': 'a', 'pages/b.ts': 'bc' }))).not.toBe(one)
})

test('a build is known by code, content, public files and the builder', () => {
  const root = projectOf()
  const id = hashBuild(root, 'code', snapshotOf())
  expect(id).toMatch(/^[0-9a-f]{16}$/)
  expect(hashBuild(projectOf(), 'code', snapshotOf())).toBe(id)
  expect(hashBuild(root, 'other code', snapshotOf())).not.toBe(id)
  expect(hashBuild(root, 'code', snapshotOf({ news: [newsOf()] }))).not.toBe(id)
  expect(hashBuild(projectOf({ 'public/robots.txt': 'changed' }), 'code', snapshotOf())).not.toBe(id)
  expect(hashBuild(projectOf({ 'src/build/build-site.ts': 'changed' }), 'code', snapshotOf())).not.toBe(id)
  expect(hashBuild(projectOf({ 'src/server/app.ts': 'changed' }), 'code', snapshotOf())).toBe(id)
})
