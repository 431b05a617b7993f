import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openStore } from '../../src/base/object-store/open-store.ts'
import { prune } from '../../src/delivery/publish/prune.ts'
import { publishSite } from '../../src/delivery/publish/publish-site.ts'
import { rollBack } from '../../src/delivery/publish/roll-back.ts'
import { formatPrune, formatRollBack } from '../../src/delivery/publish/summary.ts'
import type { Store } from '../../src/base/object-store/store.ts'
import { filesIn, fingerprint } from '../build/run-build.ts'
import { tempFolder } from '../temp-folder.ts'
import { brokenReferences, type SmallSite, writeSmallSite } from './small-site.ts'

const ARTICLES = ['a', 'b', 'c']
const HOUR_MS = 3_600_000
/** These builds lack pages of the last one. */
const GONE = { gone: 'all' } as const
const LATER = Date.parse('2027-01-01T00:00:00.000Z')

async function emptyTarget() {
  const target = tempFolder()
  const read = (key: string) => (existsSync(join(target, key)) ? readFileSync(join(target, key), 'utf8') : undefined)
  return { target, read, store: await openStore(`dir:${target}`) }
}

const siteOf = (site: Partial<SmallSite> = {}) =>
  writeSmallSite(tempFolder(), { text: 'one', articles: ARTICLES, ...site })

/** Returns the served files: all except the publisher's own. */
function served(target: string): string[] {
  return filesIn(target).filter((path) => !path.startsWith('/.publish/'))
}

test('a build is published, with compressed copies of text and its id', async () => {
  const { target, read, store } = await emptyTarget()
  const site = await siteOf()
  const summary = await publishSite(store, site)
  expect(summary.id).toBe(site.id)
  const built = filesIn(site.siteDir)
  const published = served(target)
  expect(published).toEqual(expect.arrayContaining([...built, '/builds/latest.json', `/builds/meta/${site.id}.json`]))
  for (const path of built) {
    const content = readFileSync(join(site.siteDir, path))
    expect(readFileSync(join(target, path)), path).toEqual(content)
    const isText = !path.endsWith('.woff2') && path !== '/config.json'
    expect([published.includes(`${path}.br`), published.includes(`${path}.gz`)], path).toEqual([isText, isText])
    if (!isText) continue
    expect(brotliDecompressSync(readFileSync(join(target, `${path}.br`))), path).toEqual(content)
    expect(gunzipSync(readFileSync(join(target, `${path}.gz`))), path).toEqual(content)
  }
  expect(JSON.parse(read('builds/latest.json') ?? '')).toMatchObject({ id: site.id })
  expect(filesIn(target).filter((path) => /^\/\.publish\/(?:locks|unfinished)/.test(path))).toEqual([])
})

test('publishing the same again uploads nothing and changes nothing', async () => {
  const { target, store } = await emptyTarget()
  const site = await siteOf()
  await publishSite(store, site)
  const before = fingerprint(target)
  const { assets, pages, placed } = await publishSite(store, site)
  expect([assets.uploaded, pages.uploaded]).toEqual([0, 0])
  expect(placed).toMatchObject({ placed: [], removed: [], changed: [] })
  expect(fingerprint(target)).toEqual(before)
})

test('a dry run counts and writes nothing', async () => {
  const { target, store } = await emptyTarget()
  const summary = await publishSite(store, await siteOf(), { isDryRun: true })
  expect(summary.assets.uploaded).toBe(3 + 2 * 2)
  // A drawing, seven documents, one payload for all pages, with two copies each; config.json without.
  expect(summary.pages.uploaded).toBe((1 + 7 + 1) * 3 + 1)
  expect(summary.placed).toBeUndefined()
  expect(filesIn(target)).toEqual([])
})

test('the next build uploads changed files, and removes files that it does not have', async () => {
  const { target, store } = await emptyTarget()
  const old = await siteOf({ articles: ['a', 'gone'] })
  await publishSite(store, old)
  writeFileSync(join(target, 'google-verification.html'), 'not ours')
  const { assets } = await publishSite(store, await siteOf({ text: 'two', articles: ['a', 'new'] }), GONE)
  expect(assets).toMatchObject({ uploaded: 3, unchanged: 4 })
  const files = served(target)
  expect(files).toContain('/news/new/index.html.br')
  expect(files.filter((path) => path.startsWith('/news/gone/'))).toEqual([])
  // Open tabs may still request it.
  expect(files.filter((path) => path.startsWith('/assets/app-') && path.endsWith('.js'))).toHaveLength(2)
  expect(files).toContain('/google-verification.html')
  expect(existsSync(join(target, 'news/gone'))).toBe(false)
})

test('an edited config.json on the host is kept', async () => {
  const { target, read, store } = await emptyTarget()
  await publishSite(store, await siteOf())
  writeFileSync(join(target, 'config.json'), '{ "buildCheckInterval": 1 }')
  await publishSite(store, await siteOf({ text: 'two' }))
  expect(read('config.json')).toBe('{ "buildCheckInterval": 1 }')
})

test('an asset is never overwritten: other content under the same name is refused', async () => {
  const { target, store } = await emptyTarget()
  await publishSite(store, await siteOf())
  const before = fingerprint(target)
  const other = await siteOf({ text: 'two', style: 'p { margin: 1em }' })
  await expect(publishSite(store, other)).rejects.toThrow('has /assets/style-1.css with other content')
  expect(served(target).map((path) => [path, fingerprint(target)[path]])).toEqual(
    served(target).map((path) => [path, before[path]]),
  )
})

test('a site that was changed after it was built is not published', async () => {
  const { target, store } = await emptyTarget()
  const site = await siteOf()
  writeFileSync(join(site.siteDir, 'assets/style-1.css'), 'p { margin: 1 }')
  await expect(publishSite(store, site)).rejects.toThrow('is incomplete')
  expect(filesIn(target)).toEqual([])
  await expect(publishSite(store, { siteDir: target, buildsDir: target })).rejects.toThrow('There is no build in')
})

test('a dry run of a rollback and of pruning reports what would be done, and does nothing', async () => {
  const { target, store } = await emptyTarget()
  const first = await siteOf({ articles: ['a', 'gone'], day: 1 })
  await publishSite(store, first)
  await publishSite(store, await siteOf({ text: 'two', articles: ['a', 'new'], day: 2 }), GONE)
  const before = fingerprint(target)
  const pruning = { keep: 1, openTabMs: 0, now: LATER }
  const wouldPrune = await prune(store, { ...pruning, isDryRun: true })
  const wouldGoBack = await rollBack(store, undefined, { isDryRun: true })
  expect(fingerprint(target)).toEqual(before)
  expect(wouldPrune.builds).toEqual([first.id])
  expect(formatPrune(wouldPrune, 1)).toContain(`Would remove builds ${first.id} with`)
  expect(formatRollBack(wouldGoBack, 1)).toContain(
    `Build ${first.id} would be put in place again (nothing was changed)`,
  )
  const { id, count } = await rollBack(store, undefined)
  expect({ id, count }).toEqual({ id: wouldGoBack.id, count: wouldGoBack.count })
  expect(count.removed).toContain('news/new/index.html')
})

test('a build without documents is only published with the option, also by a rollback', async () => {
  const { target, store } = await emptyTarget()
  const site = await siteOf({ withoutDocuments: true, day: 1 })
  for (const isDryRun of [true, false])
    await expect(publishSite(store, site, { isDryRun })).rejects.toThrow(/DOCUMENTS=off: .*add --without-documents/)
  expect(filesIn(target)).toEqual([])
  await publishSite(store, site, { withoutDocuments: true })
  const second = await siteOf({ text: 'two', day: 2 })
  await publishSite(store, second)
  await expect(rollBack(store, undefined)).rejects.toThrow(/DOCUMENTS=off: .*add --without-documents/)
  expect(JSON.parse(readFileSync(join(target, 'builds/latest.json'), 'utf8'))).toMatchObject({ id: second.id })
  expect(await rollBack(store, undefined, { withoutDocuments: true })).toMatchObject({ id: site.id })
})

test('an incomplete site is not published', async () => {
  const { target, store } = await emptyTarget()
  const site = await siteOf()
  writeFileSync(join(site.siteDir, 'assets/style-1.css'), 'broken off')
  await expect(publishSite(store, site)).rejects.toThrow('is incomplete')
  expect(filesIn(target)).toEqual([])
})

/** Wraps a store so that the served site is checked before and after each change. */
function watched(store: Store, look: (change: string) => void): Store {
  const watch =
    <Args extends unknown[]>(name: string, change: (...args: Args) => Promise<void>) =>
    async (...args: Args) => {
      look(`before ${name} ${String(args[0])}`)
      await change(...args)
      look(`after ${name} ${String(args[0])}`)
    }
  return {
    ...store,
    write: watch('write', store.write),
    copy: watch('copy', store.copy),
    remove: watch('remove', store.remove),
  }
}

test('the served site never refers to a missing file, during publishing and rollback', async () => {
  const { read, store } = await emptyTarget()
  const faults: string[] = []
  let looks = 0
  const seen = watched(store, (change) => {
    looks += 1
    faults.push(...brokenReferences(read).map((fault) => `${change}: ${fault}`))
  })
  await publishSite(seen, await siteOf({ articles: ['a', 'gone'], day: 1 }))
  await publishSite(seen, await siteOf({ text: 'two', articles: ['a', 'new'], day: 2 }), GONE)
  await rollBack(seen, undefined)
  expect(faults).toEqual([])
  expect(looks).toBeGreaterThan(200)
})

test('a rollback restores the previous build byte for byte, and open tabs detect it', async () => {
  const { target, read, store } = await emptyTarget()
  const first = await siteOf({ articles: ['a', 'gone'], day: 1 })
  await publishSite(store, first)
  const before = fingerprint(target)
  const second = await siteOf({ text: 'two', articles: ['a', 'new'], day: 2 })
  await publishSite(store, second, GONE)
  expect(await rollBack(store, undefined)).toMatchObject({ id: first.id })
  const after = fingerprint(target)
  for (const [path, hash] of Object.entries(before)) expect(after[path], path).toBe(hash)
  expect(served(target).filter((path) => path.startsWith('/news/new/'))).toEqual([])
  expect(JSON.parse(read('builds/latest.json') ?? '')).toMatchObject({ id: first.id })
  expect(await rollBack(store, second.id)).toMatchObject({ id: second.id })
  expect(JSON.parse(read('builds/latest.json') ?? '')).toMatchObject({ id: second.id })
})

test('if there is no build for a rollback, the available builds are listed', async () => {
  const { store } = await emptyTarget()
  const { id } = await siteOf().then((site) => publishSite(store, site))
  await expect(rollBack(store, undefined)).rejects.toThrow(`${id}  2026-01-01T00:00:00.000Z  (out)`)
  await expect(rollBack(store, 'nonsense')).rejects.toThrow('the build "nonsense"')
})

test('pruning keeps only the newest builds and the files that they refer to', async () => {
  const { target, read, store } = await emptyTarget()
  const ids: string[] = []
  for (let day = 0; day < 7; day += 1) {
    const site = await siteOf({ text: `text ${day}`, day })
    ids.push((await publishSite(store, site)).id)
  }
  const scripts = () => served(target).filter((path) => /^\/assets\/app-.*\.js$/.test(path)).length
  expect(scripts()).toBe(7)
  // All were written a moment ago: tabs may show any of them.
  const hourAfterTheLast = Date.parse('2026-01-07T01:00:00.000Z')
  await prune(store, { keep: 5, openTabMs: 7 * 24 * HOUR_MS, now: hourAfterTheLast })
  expect(scripts()).toBe(7)

  const { builds, kept } = await prune(store, { keep: 5, openTabMs: 24 * HOUR_MS, now: LATER })
  expect(builds).toEqual([ids[1], ids[0]])
  expect(kept).toEqual(ids.slice(2).toReversed())
  expect(scripts()).toBe(5)
  expect(served(target)).toContain('/assets/style-1.css.br')
  const left = filesIn(target).filter((path) => path.includes(ids[0] ?? '') || path.includes(ids[1] ?? ''))
  expect(left).toEqual([])
  expect(brokenReferences(read)).toEqual([])
  await rollBack(store, ids[2])
  expect(brokenReferences(read)).toEqual([])
  await expect(rollBack(store, ids[0])).rejects.toThrow('does not have')
})

test('pruning removes old files of interrupted publishers, but not recent ones', async () => {
  const { target, store } = await emptyTarget()
  await publishSite(store, await siteOf())
  const left = ['assets/orphan-1.js', '.publish/files/ab/cdef', '.publish/builds/unfinished-build/index.html']
  for (const key of left) await store.write(key, Buffer.from('x'), { contentType: '', cacheControl: '' })
  await prune(store, { keep: 5, openTabMs: HOUR_MS })
  for (const key of left) expect(existsSync(join(target, key)), key).toBe(true)
  for (const key of left) utimesSync(join(target, key), 0, 0)
  await prune(store, { keep: 5, openTabMs: HOUR_MS })
  for (const key of left) expect(existsSync(join(target, key)), key).toBe(false)
})

test.each(['dir:', 's3://', 'ftp://host', ''])('"%s" is not a valid target', async (target) => {
  await expect(openStore(target)).rejects.toThrow('Expected dir:<path> or s3://<bucket>/<prefix>')
})
