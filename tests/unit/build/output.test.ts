import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { writeFileAtomically } from '../../../src/base/write-file-atomically.ts'
import { freshOutput, recoverOutput, replaceOutput } from '../../../src/build/output.ts'
import { isRunning } from '../../../src/base/is-running.ts'
import { type Files, tempFolder, writeFiles } from '../../temp-folder.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/** An unused process id: Linux's maximum is 4,194,304. */
const DEAD = 4_194_305

/** A folder with a site and the files beside it. */
function parentOf(files: Files = { 'client/index.html': 'old' }) {
  const parent = tempFolder(files)
  return { parent, siteDir: join(parent, 'client') }
}

const pageIn = (siteDir: string) => readFileSync(join(siteDir, 'index.html'), 'utf8')

test('a complete new build replaces the old one', async () => {
  const { parent, siteDir } = parentOf({ 'client/index.html': 'old', 'client/gone.html': 'old' })
  const fresh = await freshOutput(siteDir)
  writeFiles(fresh, { 'index.html': 'new' })
  expect(pageIn(siteDir)).toBe('old')
  await replaceOutput(fresh, siteDir)
  expect(pageIn(siteDir)).toBe('new')
  expect(readdirSync(siteDir)).toEqual(['index.html'])
  expect(readdirSync(parent)).toEqual(['client'])
})

test('the first build needs no old one', async () => {
  const siteDir = join(tempFolder(), 'not/there/client')
  const fresh = await freshOutput(siteDir)
  writeFiles(fresh, { 'index.html': 'first' })
  await replaceOutput(fresh, siteDir)
  expect(pageIn(siteDir)).toBe('first')
})

test('a build starts with an empty folder', async () => {
  const { siteDir } = parentOf()
  const first = await freshOutput(siteDir)
  writeFiles(first, { 'half.html': '' })
  expect(readdirSync(await freshOutput(siteDir))).toEqual([])
})

test('after a crash between the two renames the old build is restored', async () => {
  const { parent, siteDir } = parentOf()
  const fresh = await freshOutput(siteDir)
  writeFiles(fresh, { 'index.html': 'new' })
  // The state between replaceOutput's two renames.
  renameSync(siteDir, join(parent, '.previous'))
  renameSync(fresh, join(parent, `.fresh-${DEAD}`))
  await recoverOutput(siteDir)
  expect(pageIn(siteDir)).toBe('old')
  expect(readdirSync(parent)).toEqual(['client'])
})

test('after a crash after the second rename the new build is kept', async () => {
  const { parent, siteDir } = parentOf({ 'client/index.html': 'new', '.previous/index.html': 'old' })
  await recoverOutput(siteDir)
  expect(pageIn(siteDir)).toBe('new')
  expect(readdirSync(parent)).toEqual(['client'])
})

test('only folders of crashed builds are removed', async () => {
  const { parent, siteDir } = parentOf({
    'client/index.html': 'old',
    [`.fresh-${DEAD}/index.html`]: 'half',
    [`.fresh-${process.pid}/index.html`]: 'half, of an earlier build of this process',
    '.htaccess': '',
    'server/index.html': '',
  })
  await recoverOutput(siteDir)
  expect(readdirSync(parent).toSorted()).toEqual(['.htaccess', 'client', 'server'])
})

test('the folder of another running build is kept', async () => {
  const { parent, siteDir } = parentOf({ 'client/index.html': 'old', [`.fresh-${process.ppid}/index.html`]: 'half' })
  await recoverOutput(siteDir)
  expect(existsSync(join(parent, `.fresh-${process.ppid}/index.html`))).toBe(true)
})

test('a process of another user is running too', () => {
  vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' })
  })
  expect(isRunning(1)).toBe(true)
})

test('where there was never a build there is nothing to recover', async () => {
  const siteDir = join(tempFolder(), 'not/there/client')
  await recoverOutput(siteDir)
  expect(existsSync(siteDir)).toBe(false)
})

test('a file is written completely, without leaving a temporary file', async () => {
  const folder = tempFolder({ 'a.json': 'old' })
  await writeFileAtomically(join(folder, 'a.json'), 'new')
  await writeFileAtomically(join(folder, 'deep/er/b.json'), 'first')
  expect(readFileSync(join(folder, 'a.json'), 'utf8')).toBe('new')
  expect(readdirSync(folder).toSorted()).toEqual(['a.json', 'deep'])
  expect(readdirSync(join(folder, 'deep/er'))).toEqual(['b.json'])
})
