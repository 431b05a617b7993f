import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { metaKey } from '../../src/delivery/publish/manifests.ts'
import { prune } from '../../src/delivery/publish/prune.ts'
import { publishSite } from '../../src/delivery/publish/publish-site.ts'
import { rollBack } from '../../src/delivery/publish/roll-back.ts'
import { formatPublish } from '../../src/delivery/publish/summary.ts'
import { directoryStore } from '../../src/base/object-store/directory-store.ts'
import { openStore } from '../../src/base/object-store/open-store.ts'
import type { FileHeaders, Store } from '../../src/base/object-store/store.ts'
import { spawnScript } from '../start-process.ts'
import { tempFolder } from '../temp-folder.ts'
import { writeSmallSite } from './small-site.ts'
import { withBucket } from './with-bucket.ts'

const BUCKET = 'site'
/** Rounds of random damage: a bucket is slower. */
const [ROUNDS, ROUNDS_OF_BUCKET] = [16, 4]
const HTML = { contentType: 'text/html; charset=utf-8', cacheControl: 'no-cache' }
withBucket(BUCKET)

const siteOf = (text: string, day: number, articles = ['a'], former: readonly string[] = []) =>
  writeSmallSite(tempFolder(), {
    text,
    articles,
    day,
    moves: former.map((slug) => ({ from: `/news/${slug}`, to: '/news/a' })),
  })
const verify = { isVerified: true }
/** These builds lack pages of the last one. */
const GONE = { gone: 'all' } as const

/** An object in base64, with its headers. */
type Served = [content: string, headers: Partial<FileHeaders> | undefined]

/** Returns all objects of the site with their headers. */
async function served(store: Store): Promise<Record<string, Served>> {
  const keys = [...(await store.list('', '.publish/')).keys()].sort()
  const all = await Promise.all(keys.map(async (key) => [key, await store.readWithHeaders(key)] as const))
  return Object.fromEntries(all.map(([key, found]) => [key, [found?.content.toString('base64') ?? '', found?.headers]]))
}

/** Replaces an object, with the same headers or others. */
async function replace(store: Store, key: string, content: Buffer | undefined, headers: Partial<FileHeaders> = {}) {
  const found = await store.readWithHeaders(key)
  if (!found) throw new Error(`There is no ${key}`)
  await store.write(key, content ?? found.content, { contentType: '', cacheControl: '', ...found.headers, ...headers })
}

describe.each(['a folder', 'an S3-compatible store'])('in %s', (kind) => {
  const hasHeaders = kind !== 'a folder'
  let number = 0
  const openNew = () => openStore(hasHeaders ? `s3://${BUCKET}/verify-${(number += 1)}` : `dir:${tempFolder()}`)

  test('missing, wrong and superfluous files are named, left by a dry run, and repaired', async () => {
    const store = await openNew()
    const site = await siteOf('one', 1)
    await publishSite(store, site)
    const whole = await served(store)
    await store.remove(['assets/style-1.css.gz', 'news/index.html', '404.html.br', metaKey(site.id)])
    await replace(store, 'assets/style-1.css', Buffer.from('p { margin: 9 }'))
    await replace(store, 'index.html', Buffer.alloc(0))
    await replace(store, 'news/a/index.html.br', Buffer.alloc(0))
    await replace(store, 'news/a/index.html.gz', gzipSync('<p>another page'))
    const copy = (await store.read('index.html.br')) ?? Buffer.alloc(0)
    await replace(store, 'index.html.br', Buffer.concat([copy, Buffer.from('more')]))
    await store.write('config.json.br', brotliCompressSync('{}'), HTML)
    await store.write('verification.html', Buffer.from('not ours'), HTML)
    const found = [
      ['404.html.br', 'missing'],
      ['assets/style-1.css', 'wrong'],
      ['assets/style-1.css.gz', 'missing'],
      [metaKey(site.id), 'missing'],
      ['config.json.br', 'superfluous'],
      ['index.html', 'wrong'],
      ['index.html.br', 'wrong'],
      ['news/a/index.html.br', 'wrong'],
      ['news/a/index.html.gz', 'wrong'],
      ['news/index.html', 'missing'],
    ]
    const before = await served(store)
    const tried = await publishSite(store, site, { ...verify, isDryRun: true })
    expect(tried.verified?.faults.map((fault) => [fault.key, fault.kind])).toEqual(found)
    expect(await served(store)).toEqual(before)
    const repaired = await publishSite(store, site, verify)
    expect(repaired.verified?.faults.map((fault) => [fault.key, fault.kind])).toEqual(found)
    expect(formatPublish(repaired, 1)).toContain(': 4 missing, 5 wrong, 1 superfluous; all repaired')
    expect(formatPublish(repaired, 1)).toContain('    wrong       news/a/index.html.br: empty')
    expect(formatPublish(repaired, 1)).toContain('    left        verification.html: no build here has it')
    expect(repaired.placed?.changed).toEqual(expect.arrayContaining(found.map(([key]) => key)))
    const { 'verification.html': foreign, ...rest } = await served(store)
    expect(foreign?.[0]).toBe(Buffer.from('not ours').toString('base64'))
    expect(rest).toEqual(whole)
    const again = await publishSite(store, site, verify)
    expect(again.verified?.faults).toEqual([])
    expect(formatPublish(again, 1)).toMatch(/verified \d+ objects of build \w+ read back \(\d+ KB\): all as built/)
  })

  test('an unpublished build is published and read back, and a damaged object of the last one repaired', async () => {
    const [store, calm] = [await openNew(), await openNew()]
    const [first, second] = [await siteOf('one', 1, ['a', 'gone']), await siteOf('two', 2, ['a', 'new'])]
    for (const each of [store, calm]) await publishSite(each, first)
    await replace(store, 'assets/font-1.woff2', Buffer.from('not font'))
    await replace(store, 'index.html.gz', Buffer.from('broken'))
    const dry = await publishSite(store, second, { ...verify, ...GONE, isDryRun: true })
    expect(dry.verified).toMatchObject({ id: first.id })
    expect(dry.verified?.faults.map(({ key }) => key)).toEqual(['assets/font-1.woff2', 'index.html.gz'])
    const { verified, repaired } = await publishSite(store, second, { ...verify, ...GONE })
    expect([verified?.faults, repaired]).toEqual([[], ['assets/font-1.woff2']])
    await publishSite(calm, second, GONE)
    expect(await served(store)).toEqual(await served(calm))
  })

  test('the content of an edited config.json is kept, also if it is no JSON', async () => {
    const store = await openNew()
    const site = await siteOf('one', 1)
    await publishSite(store, site)
    for (const text of ['{ "buildCheckInterval": 1 }', '{ "buildCheckInterval": ']) {
      await replace(store, 'config.json', Buffer.from(text), { contentType: 'text/plain' })
      const { verified } = await publishSite(store, site, verify)
      const isJson = text.endsWith('}')
      expect(verified?.left).toEqual(isJson ? [] : [{ key: 'config.json', what: 'not JSON; it may be edited here' }])
      expect((await store.read('config.json'))?.toString()).toBe(text)
    }
  })

  test('objects that an older build left on the site are removed, its assets stay', async () => {
    const store = await openNew()
    await publishSite(store, await siteOf('one', 1, ['a', 'gone']))
    const second = await siteOf('two', 2, ['a'])
    await publishSite(store, second, GONE)
    const whole = await served(store)
    await store.write('news/gone/index.html', Buffer.from('old'), HTML)
    const { verified } = await publishSite(store, second, verify)
    expect(verified?.faults).toEqual([{ key: 'news/gone/index.html', kind: 'superfluous', what: 'of another build' }])
    expect(await served(store)).toEqual(whole)
  })

  test('a damaged asset of an earlier build is removed, so that a tab of that build reloads', async () => {
    const store = await openNew()
    const first = await siteOf('one', 1)
    await publishSite(store, first)
    const second = await siteOf('two', 2)
    await publishSite(store, second)
    const [script = ''] = [...(await store.list('assets/app-')).keys()].filter(
      (key) => key.endsWith('.js') && !existsSync(join(second.siteDir, key)),
    )
    await replace(store, script, Buffer.from('console.log("cut'))
    await replace(store, `${script}.br`, Buffer.from('not brotli'))
    const { verified } = await publishSite(store, second, verify)
    expect(verified?.faults).toEqual([
      { key: script, kind: 'superfluous', what: 'other bytes (16), of an earlier build' },
      {
        key: `${script}.br`,
        kind: 'superfluous',
        what: 'cannot be decompressed to what was built, of an earlier build',
      },
    ])
    expect([...(await store.list(script)).keys()]).toEqual([`${script}.gz`])
    await expect(rollBack(store, first.id)).rejects.toThrow(script)
    expect((await publishSite(store, second, verify)).verified?.faults).toEqual([])
  })

  test('after any damage of anything at the target, the next build can be published, and verified it is whole', async () => {
    const faults: string[] = []
    for (let round = 0; round < (hasHeaders ? ROUNDS_OF_BUCKET : ROUNDS); round += 1) {
      const [store, calm] = [await openNew(), await openNew()]
      const sites = [await siteOf('one', 1, ['a', 'b'], ['c']), await siteOf('two', 2, ['a', 'c'], ['b'])] as const
      await publishSite(store, sites[0])
      const random = randomOf(round)
      const keys = [...(await store.list('')).keys()].sort()
      const damaged = keys.filter((key) => random() < 0.2 || /\.publish\/manifests|builds\//.test(key))
      for (const key of damaged) await damage(store, key, random)
      const site = sites[round % 2] ?? sites[0]
      if (random() < 0.5) await publishSite(store, sites[1])
      const { id } = await publishSite(store, site, verify)
      // Of what an older build has left, nothing is certain.
      await publishSite(calm, site)
      const all = await served(store)
      const isCompared = (key: string) => key !== 'config.json' && (!key.startsWith('builds/') || key.includes(id))
      for (const [key, object] of Object.entries(await served(calm)).filter(([key]) => isCompared(key)))
        if (!isDeepStrictEqual(plain(key, all[key]), plain(key, object))) faults.push(`round ${round}: ${key}`)
    }
    expect(faults).toEqual([])
  }, 300_000)
})

/** Returns what visitors read: a byte of a gzip header may be another, and the same comes out. */
function plain(key: string, [base64, headers]: Served = ['', undefined]) {
  const content = Buffer.from(base64, 'base64')
  const unpack = key.endsWith('.br') ? brotliDecompressSync : key.endsWith('.gz') ? gunzipSync : (same: Buffer) => same
  return [unpack(content).toString('base64'), headers]
}

/** Damages an object in one of the ways in which bytes go wrong: gone, empty, cut off, another byte, another JSON. */
async function damage(store: Store, key: string, random: () => number): Promise<void> {
  const content = (await store.read(key)) ?? Buffer.alloc(0)
  const at = Math.floor(random() * content.length)
  const ways = [
    () => store.remove([key]),
    () => replace(store, key, Buffer.alloc(0)),
    () => replace(store, key, content.subarray(0, at)),
    () => replace(store, key, Buffer.from(content.map((byte, index) => (index === at ? byte ^ 1 : byte)))),
    () => replace(store, key, Buffer.from(['{}', '[]', 'null', '{"id":7,"files":{}}'][Math.floor(random() * 4)] ?? '')),
  ]
  await ways[Math.floor(random() * ways.length)]?.()
}

/** Returns random numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed + 1
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

test('wrong headers in a bucket, which no listing shows, are named and repaired', async () => {
  const store = await openStore(`s3://${BUCKET}/headers`)
  const site = await siteOf('one', 1)
  await publishSite(store, site)
  const whole = await served(store)
  await replace(store, 'index.html', undefined, { contentType: 'application/octet-stream' })
  await replace(store, 'assets/style-1.css.br', undefined, { cacheControl: 'no-cache' })
  await replace(store, 'config.json', undefined, { contentType: 'text/plain' })
  await replace(store, 'builds/latest.json', undefined, { cacheControl: 'max-age=600' })
  const { verified } = await publishSite(store, site, verify)
  expect(verified?.faults.map(({ key, what }) => [key, what])).toEqual([
    ['assets/style-1.css.br', 'Cache-Control is "no-cache", not "public, max-age=31536000, immutable"'],
    ['builds/latest.json', 'Cache-Control is "max-age=600", not "no-cache"'],
    ['config.json', 'Content-Type is "text/plain", not "application/json; charset=utf-8"'],
    ['index.html', 'Content-Type is "application/octet-stream", not "text/html; charset=utf-8"'],
  ])
  expect(await served(store)).toEqual(whole)
})

test('a dry run ends with 1 while something is wrong, and all that is wrong is printed for programs', async () => {
  const target = tempFolder()
  const { siteDir, buildsDir } = await siteOf('one', 1)
  await publishSite(directoryStore(target), { siteDir, buildsDir })
  await directoryStore(target).remove(['index.html.br'])
  const run = async (...flags: string[]) => {
    const child = spawnScript('publish.ts', ['publish', `dir:${target}`, '--verify', '--json', ...flags], {
      SITE_DIR: siteDir,
      BUILDS_DIR: buildsDir,
    })
    let printed = ''
    child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    const code = await new Promise((resolve) => child.on('close', resolve))
    return { code, facts: JSON.parse(printed) as { verified: { faults: unknown[] } } }
  }
  const faults = [{ key: 'index.html.br', kind: 'missing', what: 'missing' }]
  expect(await run('--dry-run')).toMatchObject({ code: 1, facts: { verified: { faults } } })
  expect(await run()).toMatchObject({ code: 0, facts: { verified: { faults } } })
  expect(await run('--dry-run')).toMatchObject({ code: 0, facts: { verified: { faults: [] } } })
}, 60_000)

test('a repair uploads assets before pages, and names the build last', async () => {
  const plain = directoryStore(tempFolder())
  const site = await siteOf('one', 1)
  await publishSite(plain, site)
  await plain.remove([...(await plain.list('', '.publish/')).keys()].filter((key) => !key.startsWith('builds/')))
  const changes: string[] = []
  const noted: Store = {
    ...plain,
    write: (key, ...rest) => {
      changes.push(key)
      return plain.write(key, ...rest)
    },
    copy: (from, to) => {
      changes.push(to)
      return plain.copy(from, to)
    },
  }
  await publishSite(noted, site, verify)
  const isOf = (pattern: RegExp) => (key: string) => pattern.test(key)
  const seen = changes.filter((key) => !key.startsWith('.publish/'))
  expect(seen.findLastIndex(isOf(/^assets\//))).toBeLessThan(seen.findIndex(isOf(/html/)))
  expect(seen.findLastIndex(isOf(/^news\//))).toBeLessThan(seen.findIndex(isOf(/^index\.html/)))
  expect(seen.slice(-2)).toEqual([metaKey(site.id), 'builds/latest.json'])
})

test('a store that does not keep what it is given is named as such', async () => {
  const plain = directoryStore(tempFolder())
  const site = await siteOf('one', 1)
  const cutting: Store = {
    ...plain,
    readWithHeaders: async (key) => {
      const found = await plain.readWithHeaders(key)
      return found && key === 'index.html' ? { content: found.content.subarray(1) } : found
    },
  }
  await expect(publishSite(cutting, site, verify)).rejects.toThrow(
    /does not keep what it is given: after it was uploaded again, index\.html is still wrong \(other bytes \(\d+\)\)\./,
  )
})

test('while a target is verified, another publisher waits', async () => {
  const plain = directoryStore(tempFolder())
  const site = await siteOf('one', 1)
  await publishSite(plain, site)
  let second: Promise<unknown> | undefined
  const meeting: Store = {
    ...plain,
    readWithHeaders: (key) => {
      second ??= publishSite(plain, site, { maxWaitMs: 0 }).catch(String)
      return second.then(() => plain.readWithHeaders(key))
    },
  }
  expect((await publishSite(meeting, site, verify)).verified?.faults).toEqual([])
  expect(await second).toContain('is in use by another command')
  await prune(plain, { keep: 1, openTabMs: 0, maxWaitMs: 0 })
})
