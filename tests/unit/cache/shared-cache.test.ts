import { readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { decodeIndex, encodeIndex } from '../../../src/cache/index-file.ts'
import { sha256 } from '../../../src/incremental/sha256.ts'
import { PACK_BYTES, type ToPack } from '../../../src/cache/pack.ts'
import { openSharedCache } from '../../../src/cache/shared-cache.ts'
import { openPacks, type PackedByKey } from '../../../src/incremental/packs.ts'
import { directoryStore } from '../../../src/store/directory-store.ts'
import type { Store } from '../../../src/store/store.ts'
import { filesIn } from '../../build/run-build.ts'
import { tempFolder } from '../../temp-folder.ts'

const SCOPE = 'code'

/** One machine after another, with a cache between them. */
function createMachines(change: (store: Store) => Store = (store) => store) {
  const folder = tempFolder()
  const open = () => {
    const warnings: string[] = []
    return { cache: openSharedCache(change(directoryStore(folder)), (message) => warnings.push(message)), warnings }
  }
  /** Makes a file of each text, and stores what was made; `known` is first fetched, as builds do. */
  const make = async (id: string, texts: Record<string, string>) => {
    const { cache, warnings } = open()
    await cache.fetch({ scopes: [SCOPE], id: id.replace(/\..*/, '') }, {}, tempFolder())
    const siteDir = tempFolder(Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${key}.txt`, text])))
    await cache.store(SCOPE, id, madeOf(texts), siteDir)
    return warnings
  }
  const fetch = async (id: string, own: ToPack = {}) => {
    const { cache, warnings } = open()
    const packsDir = join(tempFolder(), 'packs')
    const isThere = await cache.fetch({ scopes: [SCOPE], id }, ownOf(own), packsDir)
    return { texts: isThere ? textsIn(packsDir) : {}, warnings }
  }
  return { folder, open, make, fetch, packs: () => filesIn(join(folder, 'v1/packs')) }
}

function madeOf(texts: Record<string, string>): ToPack {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      const content = Buffer.from(text)
      return [key, { files: [{ path: `/${key}.txt`, size: content.length, hash: sha256(content) }], value: key }]
    }),
  )
}

/** What the last build on the same machine made. */
function ownOf(made: ToPack) {
  return Object.fromEntries(Object.entries(made).map(([key]) => [key, { files: [] }]))
}

function textsIn(packsDir: string): Record<string, string> {
  const { packed, read } = openPacks(packsDir)
  return Object.fromEntries(
    Object.entries(packed).map(([key, { files }]) => [key, files.map((file) => String(read(file))).join()]),
  )
}

test('what one machine stores, another one fetches', async () => {
  const { make, fetch } = createMachines()
  await make('one', { a: 'first', b: 'second', empty: '' })
  expect(await fetch('two')).toEqual({ texts: { a: 'first', b: 'second', empty: '' }, warnings: [] })
})

test('nothing is fetched that the machine has', async () => {
  const { make, fetch } = createMachines()
  await make('one', { a: 'first', b: 'second' })
  expect((await fetch('two', madeOf({ a: 'first' }))).texts).toEqual({ b: 'second' })
})

test('a build stores what it has added, and forgets what it does not have', async () => {
  const { make, fetch, packs } = createMachines()
  await make('one', { a: 'first', b: 'second' })
  const before = packs()
  await make('two', { a: 'first', c: 'third' })
  expect(packs().filter((path) => !before.includes(path))).toHaveLength(1)
  expect((await fetch('three')).texts).toEqual({ a: 'first', c: 'third' })
})

test('a build is assembled of its own shards, and of the newest build', async () => {
  const { folder, make, fetch } = createMachines()
  await make('two.1of2', { b: 'of shard 1' })
  await make('other.1of2', { x: 'of another build' })
  await make('one', { a: 'older' })
  await make('two.2of2', { c: 'of shard 2' })
  expect((await fetch('two')).texts).toEqual({ a: 'older', b: 'of shard 1', c: 'of shard 2' })
  // As a build that assembles does.
  await make('two', { b: 'of shard 1', c: 'of shard 2' })
  expect((await fetch('two')).texts).toEqual({ b: 'of shard 1', c: 'of shard 2' })
  expect(filesIn(join(folder, 'v1/made', SCOPE))).toContain('/two.1of2')
})

test('a large site is divided into packs', async () => {
  const { make, fetch, packs } = createMachines()
  const texts = { a: 'a'.repeat(PACK_BYTES / 2), b: 'b'.repeat(PACK_BYTES / 2), c: 'c'.repeat(PACK_BYTES * 2), d: 'd' }
  await make('one', texts)
  expect(packs()).toHaveLength(3)
  expect((await fetch('two')).texts).toEqual(texts)
})

test('many small packs are joined', async () => {
  const { folder, make, fetch } = createMachines()
  const texts: Record<string, string> = {}
  const packsOf = (build: number) => {
    const index = decodeIndex(readFileSync(join(folder, 'v1/made', SCOPE, String(build))))
    return new Set(Object.values(index).flatMap(({ files }) => files.map((file) => file.pack))).size
  }
  const counts: number[] = []
  for (let build = 1; build <= 40; build += 1) {
    texts[`small-${build}`] = `text ${build}`
    await make(String(build), texts)
    counts.push(packsOf(build))
  }
  expect([Math.max(...counts), counts.at(-1)]).toEqual([33, 7])
  expect((await fetch('last')).texts).toEqual(texts)
})

test('a pack with another content is left out with one warning, and replaced', async () => {
  const { folder, make, fetch, packs } = createMachines()
  await make('one', { a: 'a'.repeat(PACK_BYTES), b: 'b'.repeat(PACK_BYTES), c: 'c'.repeat(PACK_BYTES) })
  const [first = '', second = ''] = packs()
  for (const path of [first, second]) writeFileSync(join(folder, 'v1/packs', path), 'poison')
  const { texts, warnings } = await fetch('two')
  expect(Object.keys(texts)).toHaveLength(1)
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toContain('has another content than its name says')
  await make('two', { a: 'a'.repeat(PACK_BYTES), b: 'b'.repeat(PACK_BYTES), c: 'c'.repeat(PACK_BYTES) })
  expect((await fetch('three')).warnings).toEqual([])
  expect(Object.keys((await fetch('three')).texts)).toHaveLength(3)
})

test('every damaged index is recognised', () => {
  const packed: PackedByKey = { a: { files: [{ path: '/a', size: 1, hash: 'h', pack: 'f'.repeat(64), offset: 0 }] } }
  const whole = encodeIndex(packed)
  expect(decodeIndex(whole)).toEqual(packed)
  for (let length = 0; length < whole.length; length += 1)
    expect(() => decodeIndex(whole.subarray(0, length))).toThrow('checksum')
  for (let at = 0; at < whole.length; at += 1) {
    const turned = Buffer.from(whole)
    turned[at] = (turned[at] ?? 0) ^ 1
    expect(() => decodeIndex(turned)).toThrow('checksum')
  }
})

test.each(['/../../etc/passwd', '..', '/a/../../b', '\\..\\a', '/a\0b'])('the path %j is refused', (path) => {
  const packed = { a: { files: [{ path, size: 1, hash: 'h', pack: 'f'.repeat(64), offset: 0 }] } }
  expect(() => decodeIndex(encodeIndex(packed))).toThrow('outside the site')
})

test('the name of a pack is no path', () => {
  const packed = { a: { files: [{ path: '/a', size: 1, hash: 'h', pack: '../../secret', offset: 0 }] } }
  expect(() => decodeIndex(encodeIndex(packed))).toThrow('names a pack that is none')
})

test('after a failure the store is not asked again, and one warning says so', async () => {
  let asked = 0
  const fail = () => {
    asked += 1
    return Promise.reject(new Error('Could not list: HTTP 503.'))
  }
  const { open } = createMachines((store) => ({ ...store, list: fail, read: fail, write: fail }))
  const { cache, warnings } = open()
  const folder = tempFolder()
  expect(await cache.fetch({ scopes: [SCOPE], id: 'one' }, {}, folder)).toBe(false)
  await cache.store(SCOPE, 'one', {}, folder)
  expect(await cache.has(SCOPE, 'one')).toBe(true)
  expect(asked).toBe(1)
  expect(warnings).toEqual(['The build goes on without the shared cache. Could not list: HTTP 503.'])
})

test('a file that was changed after it was built is not stored', async () => {
  const { folder, open } = createMachines()
  const { cache, warnings } = open()
  await cache.store(SCOPE, 'one', madeOf({ a: 'built' }), tempFolder({ 'a.txt': 'edited' }))
  expect(warnings.join()).toContain('/a.txt was changed after it was built')
  expect(filesIn(folder)).toEqual([])
})

test('only the newest indexes are kept', async () => {
  const { folder, make } = createMachines()
  for (let build = 1; build <= 7; build += 1) {
    await make(String(build), { [`of-${build}`]: 'text' })
    const path = join(folder, 'v1/made', SCOPE, String(build))
    utimesSync(path, build, build)
  }
  await make('8', { 'of-8': 'text' })
  expect(filesIn(join(folder, 'v1/made', SCOPE))).toEqual(['/4', '/5', '/6', '/7', '/8'])
})
