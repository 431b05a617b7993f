import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import type { Product } from '../../../src/catalogue/schema/product.ts'
import { startFaultyStore, type StoreMode } from '../../faults/support/faulty-store.ts'
import { longTempFolder, tempFolder } from '../../temp-folder.ts'
import { writeContent } from '../content.ts'
import { filesIn, fingerprint, type Folders, foldersIn, mustBuild, ROOT, startBuild, until } from '../run-build.ts'

const reference = inject('reference')
const LIMIT_MS = 300_000
const PRODUCT = 'products/gn-00005.json'
const WARNING = /shared cache/g

type Built = { folders: Folders; stdout: string; warnings: number }

const { path: firstMachine, remove } = longTempFolder()
const firstCache = join(firstMachine, 'cache')
/** The build that has filled the first cache, of which tests have copies. */
let first: Built

beforeAll(async () => {
  first = await buildIn(firstMachine, { BUILD_CACHE_URL: firstCache })
}, LIMIT_MS)
afterAll(remove)

/** Returns a cache of the test's own, filled by the first build. */
function filledCache(): string {
  const cache = join(tempFolder(), 'cache')
  cpSync(firstCache, cache, { recursive: true })
  return cache
}

/** Builds on a machine that has nothing but the content and the cache. */
function buildOnNewMachine(environment: Record<string, string>, contentDir?: string): Promise<Built> {
  return buildIn(tempFolder(), environment, contentDir)
}

async function buildIn(
  machine: string,
  environment: Record<string, string>,
  contentDir = reference.contentDir,
): Promise<Built> {
  const folders = { ...foldersIn(machine), contentDir }
  const { stdout, stderr } = await mustBuild(folders, environment)
  return { folders, stdout, warnings: stderr.match(WARNING)?.length ?? 0 }
}

/** A folder for bundles that has none; a bundle can import libraries below the project only. */
function noBundles(): string {
  const folder = mkdtempSync(join(ROOT, 'node_modules/.cache/test-machine-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function renderedIn({ stdout }: Pick<Built, 'stdout'>): number {
  return Number(/(\d+) rendered/.exec(stdout)?.[1])
}

function expectReference({ folders }: Built): void {
  expect(fingerprint(folders.siteDir)).toEqual(fingerprint(reference.siteDir))
}

test('a second machine takes code, pages and photographs from the cache', { timeout: LIMIT_MS }, async () => {
  const cache = filledCache()
  expectReference(first)
  const second = await buildOnNewMachine({ BUILD_CACHE_URL: `dir:${cache}`, BUNDLE_CACHE_DIR: noBundles() })
  expectReference(second)
  expect(second.stdout).toContain('code: unchanged')
  expect([renderedIn(first) > 0, renderedIn(second), first.warnings + second.warnings]).toEqual([true, 0, 0])
  // Nothing is stored twice.
  const stored = filesIn(cache)
  await buildOnNewMachine({ BUILD_CACHE_URL: cache })
  expect(filesIn(cache)).toEqual(stored)
})

test('a change on another machine costs what it changes, and is shared in its turn', {
  timeout: LIMIT_MS,
}, async () => {
  const cache = filledCache()
  const { contentDir } = foldersIn(tempFolder())
  writeContent(contentDir)
  const product = JSON.parse(readFileSync(join(contentDir, PRODUCT), 'utf8')) as Product
  const description = { ...product.description, en: `${product.description.en} Updated.` }
  writeFileSync(join(contentDir, PRODUCT), JSON.stringify({ ...product, description }))
  const changed = await buildOnNewMachine({ BUILD_CACHE_URL: cache }, contentDir)
  expect(renderedIn(changed)).toBe(1)
  const again = await buildOnNewMachine({ BUILD_CACHE_URL: cache }, contentDir)
  expect(renderedIn(again)).toBe(0)
  const fromNothing = await buildOnNewMachine({}, contentDir)
  for (const { folders } of [changed, again])
    expect(fingerprint(folders.siteDir)).toEqual(fingerprint(fromNothing.folders.siteDir))
})

test('shards write no site, and the build that follows assembles the same bytes', { timeout: LIMIT_MS }, async () => {
  const environment = { BUILD_CACHE_URL: join(tempFolder(), 'cache') }
  const rendered: number[] = []
  for (const number of [1, 2, 3, 4]) {
    const folders = { ...foldersIn(tempFolder()), contentDir: reference.contentDir }
    const { result } = startBuild(folders, environment, ['--shard', `${number}/4`])
    const { code, stdout, stderr } = await result
    expect(code, stderr).toBe(0)
    expect([filesIn(folders.parent), existsSync(folders.buildsDir)]).toEqual([[], false])
    rendered.push(renderedIn({ stdout }))
  }
  expect(Math.max(...rendered)).toBeLessThan(rendered.reduce((sum, each) => sum + each) / 2)
  const assembled = await buildOnNewMachine(environment)
  expectReference(assembled)
  expect(renderedIn(assembled)).toBe(0)
  // Without its shards: it has stored what they made under its own name.
  const again = await buildOnNewMachine(environment)
  expect(renderedIn(again)).toBe(0)
})

test('a build that fails leaves nothing of what it fetched', { timeout: LIMIT_MS }, async () => {
  const environment = { BUILD_CACHE_URL: filledCache(), BUNDLE_CACHE_DIR: noBundles() }
  const file = join(tempFolder({ 'a-file': '' }), 'a-file')
  const failing = { ...foldersIn(tempFolder()), contentDir: reference.contentDir, buildsDir: join(file, 'builds') }
  const { code, stderr } = await startBuild(failing, environment).result
  expect([code, stderr]).toEqual([1, expect.stringContaining('ENOTDIR')])
  expect(readdirSync(environment.BUNDLE_CACHE_DIR).filter((name) => name.startsWith('unfinished-'))).toEqual([])
})

test('a cache full of garbage is left out with one warning, and replaced', { timeout: LIMIT_MS }, async () => {
  const cache = filledCache()
  for (const path of filesIn(cache)) writeFileSync(join(cache, path), 'garbage')
  const built = await buildOnNewMachine({ BUILD_CACHE_URL: cache })
  expectReference(built)
  expect([renderedIn(built) > 0, built.warnings]).toEqual([true, 1])
  const after = await buildOnNewMachine({ BUILD_CACHE_URL: cache })
  expectReference(after)
  expect([renderedIn(after), after.warnings]).toEqual([0, 0])
})

test('packs that are damaged or gone are made again and replaced', { timeout: LIMIT_MS }, async () => {
  const cache = filledCache()
  const packs = filesIn(join(cache, 'v1/packs')).map((path) => join(cache, 'v1/packs', path))
  for (const [index, path] of packs.entries()) {
    if (index % 2 === 0) writeFileSync(path, 'garbage')
    else rmSync(path)
  }
  const built = await buildOnNewMachine({ BUILD_CACHE_URL: cache })
  expectReference(built)
  expect([renderedIn(built) > 0, built.warnings]).toEqual([true, 1])
  const after = await buildOnNewMachine({ BUILD_CACHE_URL: cache })
  expect([renderedIn(after), after.warnings]).toEqual([0, 0])
})

test('what another version of the project has stored is not touched', { timeout: LIMIT_MS }, async () => {
  const cache = tempFolder({ 'v0/made/code/build': '{"pages":[]}', 'pages/index.html': '<p>old' })
  const old = fingerprint(cache)
  const built = await buildOnNewMachine({ BUILD_CACHE_URL: cache })
  expectReference(built)
  expect(built.warnings).toBe(0)
  expect(fingerprint(cache)).toMatchObject(old)
})

test.each<StoreMode>(['503', 'cut', 'garbage', 'hang', 'slow'])(
  'a store that answers with "%s" costs time only',
  { timeout: LIMIT_MS },
  async (mode) => {
    const store = await startFaultyStore()
    const environment = { ...store.env, BUILD_CACHE_URL: 's3://attachments/cache' }
    await buildOnNewMachine(environment)
    store.be(mode)
    const built = await buildOnNewMachine(environment)
    expectReference(built)
    // A slow store may answer in time or not, and a portal's page is no listing: such a store looks empty.
    const looksEmpty = mode === 'slow' || mode === 'garbage'
    expect(looksEmpty ? [0, 1] : [1]).toContain(built.warnings)
    store.be('works')
    const after = await buildOnNewMachine(environment)
    expect([renderedIn(after), after.warnings]).toEqual([0, 0])
  },
)

test('builds that are killed while they store leave a cache that can be used', { timeout: LIMIT_MS }, async () => {
  const cache = join(tempFolder(), 'cache')
  const stored = () => (existsSync(cache) ? filesIn(cache).length : 0)
  for (const more of [1, 1, 1]) {
    const wanted = stored() + more
    const { child, result } = startBuild(
      { ...foldersIn(tempFolder()), contentDir: reference.contentDir },
      { BUILD_CACHE_URL: cache },
    )
    await until(() => stored() >= wanted, result)
    child.kill('SIGKILL')
    await result
  }
  const built = await buildOnNewMachine({ BUILD_CACHE_URL: cache })
  expectReference(built)
  const after = await buildOnNewMachine({ BUILD_CACHE_URL: cache })
  expect([renderedIn(after), built.warnings + after.warnings]).toEqual([0, 0])
})

test.each([
  ['--shard 5/4 is no share', ['--shard', '5/4'], { BUILD_CACHE_URL: 'somewhere' }],
  ['--shard needs BUILD_CACHE_URL', ['--shard', '1/2'], {}],
  ['is no target', [], { BUILD_CACHE_URL: 'https://cache.example' }],
] as const)('"%s" is said before anything is built', async (message, args, environment) => {
  const { result } = startBuild(foldersIn(tempFolder()), environment, args)
  const { code, stderr } = await result
  expect([code === 0, stderr]).toEqual([false, expect.stringContaining(message)])
})
