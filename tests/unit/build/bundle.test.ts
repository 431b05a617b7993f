import { EventEmitter } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { bundle, DOCUMENTS_FOLDER } from '../../../src/build/bundle.ts'
import { tempFolder, writeFiles } from '../../temp-folder.ts'

/** An unused process id: Linux's maximum is 4,194,304. */
const DEAD = 4_194_305

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
})
// Other files share the worker.
afterAll(() => vi.doUnmock('node:child_process'))

function outDirOf(options: readonly string[]): string {
  return options[options.indexOf('--outDir') + 1] ?? ''
}

/** Lets vite write a file into its folder, and run something else. */
function viteWrites(besides: () => void = () => {}): void {
  vite.run = (options) => {
    const outDir = outDirOf(options)
    const isServer = options.includes('--ssr')
    // The browser's manifest lies beside its folder.
    writeFiles(outDir, isServer ? { 'server/entry.mjs': 'server' } : { 'entry.js': 'browser', '../assets.json': '{}' })
    besides()
    return { code: 0 }
  }
}

test('code is bundled once for the browser and once for the server, and then reused', async () => {
  const cacheDir = join(tempFolder(), 'cache')
  viteWrites()
  const first = await bundle('/site', cacheDir, 'a1')
  expect(first).toMatchObject({ bundleDir: join(cacheDir, 'a1'), isCached: false })
  expect(readdirSync(first.bundleDir).toSorted()).toEqual(['assets.json', 'client', 'server'])
  expect(await bundle('/site', cacheDir, 'a1')).toEqual({ ...first, isCached: true })
  expect(vite.started).toBe(2)
})

test('the ids of a bundle depend on what it contains, not on its sources', async () => {
  const cacheDir = tempFolder()
  viteWrites()
  const [first, second] = [await bundle('/site', cacheDir, 'a1'), await bundle('/site', cacheDir, 'b2')]
  expect(second).toMatchObject({ code: first.code, serverHash: first.serverHash })
  writeFiles(second.bundleDir, { 'server/entry.mjs': 'other' })
  const third = await bundle('/site', cacheDir, 'b2')
  expect(third.code).toBe(first.code)
  expect(third.serverHash).not.toBe(first.serverHash)
})

test('only the newest bundle and the documents are kept', async () => {
  const cacheDir = tempFolder({ 'old/entry.js': '', 'older/entry.js': '', [`${DOCUMENTS_FOLDER}/a.pdf`]: '' })
  viteWrites()
  await bundle('/site', cacheDir, 'a1')
  expect(readdirSync(cacheDir)).toEqual(['a1', DOCUMENTS_FOLDER])
})

test('when another build of the same code was faster, its bundle is used', async () => {
  const cacheDir = tempFolder()
  viteWrites(() => writeFiles(cacheDir, { 'a1/assets.json': '{}', 'a1/server/entry.mjs': '' }))
  expect(await bundle('/site', cacheDir, 'a1')).toMatchObject({ bundleDir: join(cacheDir, 'a1'), isCached: false })
  expect(readdirSync(cacheDir)).toEqual(['a1'])
})

test('folders of builds that crashed while bundling are removed, those of running builds are not', async () => {
  const running = `unfinished-${process.ppid}`
  const cacheDir = tempFolder({ [`unfinished-${DEAD}/half.js`]: '', [`${running}/half.js`]: '' })
  viteWrites()
  await bundle('/site', cacheDir, 'a1')
  expect(readdirSync(cacheDir).toSorted()).toEqual(['a1', running])
})

test('when vite fails, the end of its output is reported, and there is no bundle', async () => {
  const cacheDir = tempFolder()
  const lines = Array.from({ length: 100 }, (_, index) => `line ${index}`)
  vite.run = () => ({ code: 1, output: lines.join('\n') })
  const error: unknown = await bundle('/site', cacheDir, 'a1').catch((reason: unknown) => reason)
  expect(String(error)).toContain('vite build ended with code 1:')
  expect(String(error)).toContain('line 99')
  expect(String(error)).not.toContain('line 10\n')
  expect(existsSync(join(cacheDir, 'a1'))).toBe(false)
})
