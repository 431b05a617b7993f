import { describe, expect, test } from 'vitest'
import { directoryStore } from '../../src/base/object-store/directory-store.ts'
import { uploadedBuild } from '../../src/delivery/publish/manifests.ts'
import { openStore } from '../../src/base/object-store/open-store.ts'
import { prune } from '../../src/delivery/publish/prune.ts'
import { publishSite } from '../../src/delivery/publish/publish-site.ts'
import { rollBack } from '../../src/delivery/publish/roll-back.ts'
import type { Store } from '../../src/base/object-store/store.ts'
import { formatPublish } from '../../src/delivery/publish/summary.ts'
import { tempFolder } from '../temp-folder.ts'
import { writeSmallSite } from './small-site.ts'
import { withBucket } from './with-bucket.ts'

const BUCKET = 'site'
const HEADERS = { contentType: '', cacheControl: '' }
withBucket(BUCKET)

/** Kinds of damage of a stored object: truncated, other bytes of the same length, empty. */
const DAMAGES: Record<string, (content: Buffer) => Buffer> = {
  'cut off': (content) => content.subarray(0, content.length >> 1),
  'of other bytes': (content) => Buffer.from(content.map((byte) => byte ^ 1)),
  emptied: () => Buffer.alloc(0),
}

const siteOf = (text: string, day: number) => writeSmallSite(tempFolder(), { text, articles: ['a'], day })

async function contentOf(store: Store): Promise<Record<string, string>> {
  const files = [...(await store.list(''))].map(([key, { md5 }]) => [key, md5] as const)
  return Object.fromEntries(files.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Returns the key of the uploaded content of a build's file. */
async function contentKey(store: Store, { id }: { id: string }, key: string): Promise<string> {
  const at = (await uploadedBuild(store, id))?.stored?.[key]?.at
  if (!at) throw new Error(`There is no content of ${key}`)
  return at
}

async function damage(store: Store, key: string, change: (content: Buffer) => Buffer): Promise<void> {
  const content = await store.read(key)
  if (!content) throw new Error(`There is no ${key}`)
  await store.write(key, change(content), HEADERS)
}

describe.each(['a folder', 'an S3-compatible store'])('in %s', (kind) => {
  let number = 0
  const openNew = () =>
    openStore(kind === 'a folder' ? `dir:${tempFolder()}` : `s3://${BUCKET}/damaged-${(number += 1)}`)

  test.each(Object.entries(DAMAGES))(
    'an object that is %s is repaired and listed by publishing again',
    async (_, change) => {
      const store = await openNew()
      const site = await siteOf('one', 1)
      await publishSite(store, site)
      const whole = await contentOf(store)
      const assets = ['assets/font-1.woff2', 'assets/style-1.css', 'assets/style-1.css.br', 'assets/style-1.css.gz']
      const pages = ['_payload.json', 'index.html', 'news/a/index.html.br']
      // The served page, the uploaded one, and both.
      const staged = [
        `${await contentKey(store, site, '404.html')}.gz`,
        `${await contentKey(store, site, 'news/a/index.html')}.br`,
      ]
      for (const key of [...assets, ...pages, ...staged]) await damage(store, key, change)
      const summary = await publishSite(store, site)
      expect(await contentOf(store)).toEqual(whole)
      expect(summary.repaired).toEqual([...assets, ...pages, '404.html.gz'].toSorted())
      expect(formatPublish(summary, 1)).toContain(
        'repaired 8 files that were not what had been published: 404.html.gz,',
      )
      expect((await publishSite(store, site)).repaired).toEqual([])
    },
  )

  test('a damaged asset of an earlier build is repaired by the next build if all is compared', async () => {
    const store = await openNew()
    await publishSite(store, await siteOf('one', 1))
    const before = await contentOf(store)
    for (const key of ['assets/style-1.css', 'assets/style-1.css.br']) await damage(store, key, () => Buffer.alloc(0))
    const { why, repaired, placed } = await publishSite(store, await siteOf('two', 2), { isVerified: true })
    expect(why).toBe('as --verify asks')
    expect(placed?.changed).toEqual(expect.arrayContaining(repaired))
    expect(repaired).toEqual(['assets/style-1.css', 'assets/style-1.css.br'])
    expect(await contentOf(store)).toMatchObject({ 'assets/style-1.css.br': before['assets/style-1.css.br'] })
  })

  test('publishing works although the files of the publisher are damaged', async () => {
    const [store, calm] = [await openNew(), directoryStore(tempFolder())]
    const [first, second] = [await siteOf('one', 1), await siteOf('two', 2)]
    for (const each of [store, calm]) for (const site of [first, second]) await publishSite(each, site)
    const own = [`.publish/manifests/${second.id}.json`, `builds/meta/${second.id}.json`, 'builds/latest.json']
    for (const key of own) await damage(store, key, (content) => content.subarray(0, 9))
    const older = `.publish/manifests/${first.id}.json`
    await damage(store, older, (content) => content.subarray(0, 9))
    await publishSite(store, second)
    const whole = await contentOf(calm)
    expect({ ...(await contentOf(store)), [older]: whole[older] }).toEqual(whole)
  })
})

test('a dry run lists damaged objects, and does not change them', async () => {
  const store = directoryStore(tempFolder())
  const site = await siteOf('one', 1)
  await publishSite(store, site)
  await damage(store, 'assets/style-1.css.br', () => Buffer.alloc(0))
  const before = await contentOf(store)
  const summary = await publishSite(store, site, { isDryRun: true })
  expect(formatPublish(summary, 1)).toContain(
    'damaged  1 files that were not what had been published: assets/style-1.css.br',
  )
  expect(await contentOf(store)).toEqual(before)
})

test('if ETags are not MD5 sums, existing objects are read once and not uploaded again', async () => {
  const plain = directoryStore(tempFolder())
  let reads = 0
  const opaque: Store = {
    ...plain,
    list: async (...args) =>
      new Map([...(await plain.list(...args))].map(([key, found]) => [key, { ...found, md5: `tag of ${found.md5}` }])),
    read: async (key) => {
      if (!/^(?:\.publish\/(?:manifests\/|placing)|builds\/)/.test(key)) reads += 1
      return plain.read(key)
    },
  }
  const site = await siteOf('one', 1)
  await publishSite(opaque, site)
  const written = await contentOf(plain)
  reads = 0
  const again = await publishSite(opaque, site)
  expect([again.assets.uploaded, again.pages.uploaded, again.repaired]).toEqual([0, 0, []])
  expect(reads).toBeGreaterThan(0)
  reads = 0
  await publishSite(opaque, site)
  expect(reads).toBe(0)
  await damage(plain, 'assets/style-1.css', () => Buffer.alloc(0))
  expect((await publishSite(opaque, site)).repaired).toEqual(['assets/style-1.css'])
  expect(await contentOf(plain)).toMatchObject({ 'assets/style-1.css': written['assets/style-1.css'] })
})

test('a build with damaged files is refused as a rollback', async () => {
  const store = directoryStore(tempFolder())
  const [first, second] = [await siteOf('one', 1), await siteOf('two', 2)]
  for (const site of [first, second]) await publishSite(store, site)
  const content = await contentKey(store, first, 'index.html')
  await damage(store, `${content}.br`, () => Buffer.alloc(0))
  const before = await contentOf(store)
  await expect(rollBack(store, undefined)).rejects.toThrow(
    `1 files of build ${first.id} are damaged, such as index.html.br. Nothing was changed.`,
  )
  expect(await contentOf(store)).toEqual(before)
  await publishSite(store, first)
  await publishSite(store, second)
  await store.remove([content])
  await expect(rollBack(store, undefined)).rejects.toThrow(`Build ${first.id} lacks 1 files, such as index.html.`)
  await publishSite(store, first)
  await publishSite(store, second)
  expect(await rollBack(store, undefined)).toMatchObject({ id: first.id })
  await store.write(`.publish/manifests/${second.id}.json`, Buffer.from('{'), HEADERS)
  await expect(rollBack(store, second.id)).rejects.toThrow('cannot be read, so it is not known what build')
})

test('if the id of the published build is damaged, nothing is pruned and there is no previous build', async () => {
  const store = directoryStore(tempFolder())
  const [first, second] = [await siteOf('one', 1), await siteOf('two', 2)]
  for (const site of [first, second]) await publishSite(store, site)
  await store.write('builds/latest.json', Buffer.alloc(0), HEADERS)
  const before = await contentOf(store)
  const pruning = { keep: 1, openTabMs: 0, now: Date.parse('2030-01-01') }
  await expect(prune(store, pruning)).rejects.toThrow('builds/latest.json cannot be read')
  await expect(rollBack(store, undefined)).rejects.toThrow('does not have a build older than the one that is out')
  expect(await contentOf(store)).toEqual(before)
  await publishSite(store, second)
  for (const key of [`builds/meta/${first.id}.json`, `.publish/manifests/${first.id}.json`])
    await store.write(key, Buffer.from('{'), HEADERS)
  await expect(prune(store, pruning)).rejects.toThrow(`builds/meta/${first.id}.json cannot be read`)
})

test('an unreadable claim blocks others until its lease has expired', async () => {
  const store = directoryStore(tempFolder({ '.publish/locks/other.json': '' }))
  const site = await siteOf('one', 1)
  await expect(publishSite(store, site, { maxWaitMs: 0 })).rejects.toThrow('by another')
  expect(await publishSite(store, site, { leaseMs: 1000, maxWaitMs: 20_000 })).toMatchObject({ id: site.id })
})
