import { EventEmitter } from 'node:events'
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { bundle, DOCUMENTS_FOLDER } from '../../../src/build/bundle.ts'
import { tempFolder, writeFiles } from '../../temp-folder.ts'

/** An unused process id: Linux's maximum is 4,194,304. */
const DEAD = 4_194_305
const HOUR_MS = 3_600_000

/** Replaces `vite build`: receives its arguments, and returns its exit code. */
const vite = vi.hoisted(() => ({
  run: (_options: readonly string[]): { code: number; output?: string } => ({ code: 0 }),
  started: 0,
}))

vi.mock('node:child_process', () => ({
  spawn: (_command: string, options: readonly string[]) => {
    vite.started += 1
    const { code, output = '' } = vite.run(options)
    const child = Object.assign(new EventEmitter(), { stdout: Readable.from([output]), stderr: Readable.from([]) })
    child.stdout.on('end', () => child.emit('close', code))
    return child
  },
}))

afterEach(() => {
  vite.started = 0
  vi.useRealTimers()
})
// Other files share the worker.
afterAll(() => vi.doUnmock('node:child_process'))

function outDirOf(options: readonly string[]): string {
  return options[options.indexOf('--outDir') + 1] ?? ''
}

/** Makes a project, whose bundle is its two files, and lets vite bundle it; `meanwhile` runs during each bundling. */
function projectOf(meanwhile: (root: string) => void = () => {}): string {
  const root = tempFolder({ 'src/server.ts': 'server', 'src/browser.ts': 'browser', 'src/other.ts': '' })
  vite.run = (options) => {
    const outDir = outDirOf(options)
    const half = options.includes('--ssr') ? 'server' : 'browser'
    const text = readFileSync(join(root, `src/${half}.ts`), 'utf8')
    const inputs = JSON.stringify([`src/${half}.ts`])
    // Manifest and list of the browser's half lie beside its folder.
    if (half === 'server') writeFiles(outDir, { 'server/entry.mjs': text, 'server-inputs.json': inputs })
    else writeFiles(outDir, { 'entry.js': text, '../assets.json': text, '../client-inputs.json': inputs })
    meanwhile(root)
    return { code: 0 }
  }
  // A file that was just written counts as changed during bundling.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS })
  return root
}

test('code is bundled once for the browser and once for the server, and then reused', async () => {
  const [root, cacheDir] = [projectOf(), join(tempFolder(), 'cache')]
  const first = await bundle(root, cacheDir)
  expect(first).toMatchObject({ bundleDir: join(cacheDir, first.codeHash), isCached: false })
  expect(await bundle(root, cacheDir)).toEqual({ ...first, isCached: true })
  writeFileSync(join(root, 'src/other.ts'), 'no part of a bundle')
  expect(await bundle(root, cacheDir)).toEqual({ ...first, isCached: true })
  expect(vite.started).toBe(2)
})

test('after a change of a bundled file the code is bundled again, and the new bundle takes the place of the old', async () => {
  const [root, cacheDir] = [projectOf(), tempFolder()]
  const first = await bundle(root, cacheDir)
  writeFileSync(join(root, 'src/server.ts'), 'changed')
  const second = await bundle(root, cacheDir)
  expect(second.isCached).toBe(false)
  expect(second.code).toBe(first.code)
  expect(second.serverHash).not.toBe(first.serverHash)
  expect(readdirSync(cacheDir)).toEqual([second.codeHash])
})

test('a file that changes while it is bundled is bundled again', async () => {
  let changes = 0
  const root = projectOf((folder) => {
    vi.useRealTimers()
    if (++changes > 1) return
    writeFileSync(join(folder, 'src/server.ts'), 'changed meanwhile')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS })
  })
  vi.useRealTimers()
  const { bundleDir } = await bundle(root, tempFolder())
  expect(readFileSync(join(bundleDir, 'server/entry.mjs'), 'utf8')).toBe('changed meanwhile')
})

test('sources that change each time they are bundled are named, and nothing is cached', async () => {
  const cacheDir = tempFolder()
  const root = projectOf((folder) => writeFileSync(join(folder, 'src/server.ts'), `${performance.now()}`))
  vi.useRealTimers()
  await expect(bundle(root, cacheDir)).rejects.toThrow('src/server.ts kept changing while it was bundled')
  expect(vite.started).toBe(6)
  expect(readdirSync(cacheDir).filter((name) => !name.startsWith('unfinished-'))).toEqual([])
})

test('sources from a time that the clock has not reached yet are bundled once', async () => {
  const root = projectOf()
  vi.setSystemTime(Date.now() - 2 * HOUR_MS)
  expect((await bundle(root, tempFolder())).isCached).toBe(false)
  expect(vite.started).toBe(2)
})

test('the ids of a bundle depend on what it contains, not on its sources', async () => {
  const [root, cacheDir] = [projectOf(), tempFolder()]
  const first = await bundle(root, cacheDir)
  writeFiles(root, { 'src/new.ts': '' })
  const second = await bundle(root, cacheDir)
  expect(second.codeHash).not.toBe(first.codeHash)
  expect(second).toMatchObject({ code: first.code, serverHash: first.serverHash })
})

test('only the newest bundle and the documents are kept', async () => {
  const cacheDir = tempFolder({ 'old/entry.js': '', 'older/entry.js': '', [`${DOCUMENTS_FOLDER}/a.pdf`]: '' })
  const { codeHash } = await bundle(projectOf(), cacheDir)
  expect(readdirSync(cacheDir).toSorted()).toEqual([codeHash, DOCUMENTS_FOLDER].toSorted())
})

test('when another build of the same code was faster, its bundle is used', async () => {
  const [elsewhere, cacheDir] = [tempFolder(), tempFolder()]
  const root = projectOf()
  const other = await bundle(root, elsewhere)
  const write = vite.run
  vite.run = (options) => {
    const result = write(options)
    if (!options.includes('--ssr')) renameSync(other.bundleDir, join(cacheDir, other.codeHash))
    return result
  }
  expect(await bundle(root, cacheDir)).toMatchObject({ bundleDir: join(cacheDir, other.codeHash), isCached: false })
  expect(readdirSync(cacheDir)).toEqual([other.codeHash])
})

test('folders of builds that crashed while bundling are removed, those of running builds are not', async () => {
  const running = `unfinished-${process.ppid}`
  const cacheDir = tempFolder({ [`unfinished-${DEAD}/half.js`]: '', [`${running}/half.js`]: '' })
  const { codeHash } = await bundle(projectOf(), cacheDir)
  expect(readdirSync(cacheDir).toSorted()).toEqual([codeHash, running].toSorted())
})

test('when vite fails, the end of its output is reported, and there is no bundle', async () => {
  const cacheDir = tempFolder()
  const lines = Array.from({ length: 100 }, (_, index) => `line ${index}`)
  vite.run = () => ({ code: 1, output: lines.join('\n') })
  const error: unknown = await bundle('/site', cacheDir).catch((reason: unknown) => reason)
  expect(String(error)).toContain('vite build ended with code 1:')
  expect(String(error)).toContain('line 99')
  expect(String(error)).not.toContain('line 10\n')
  expect(readdirSync(cacheDir).filter((name) => !name.startsWith('unfinished-'))).toEqual([])
})
