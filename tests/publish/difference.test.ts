import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { directoryStore } from '../../src/base/object-store/directory-store.ts'
import type { UploadedBuild } from '../../src/delivery/publish/manifests.ts'
import { prune } from '../../src/delivery/publish/prune.ts'
import { publishSite } from '../../src/delivery/publish/publish-site.ts'
import { rollBack } from '../../src/delivery/publish/roll-back.ts'
import type { Store } from '../../src/base/object-store/store.ts'
import { formatPublish } from '../../src/delivery/publish/summary.ts'
import { filesIn, fingerprint } from '../build/run-build.ts'
import { tempFolder } from '../temp-folder.ts'
import { type SmallSite, writeSmallSite } from './small-site.ts'

const LATER = Date.parse('2030-01-01')
/** These builds lack pages of the last one. */
const GONE = { gone: 'all' } as const
const HEADERS = { contentType: '', cacheControl: '' }

/** Sites of the same text differ in their articles and in the list that links to them. */
const siteOf = (site: Partial<SmallSite> = {}) =>
  writeSmallSite(tempFolder(), { text: 'one', articles: ['a', 'b'], ...site })

/** A store that notes what is asked of it. */
function noted(store: Store): { store: Store; asked: string[] } {
  const asked: string[] = []
  const note =
    <Args extends unknown[], Result>(name: string, ask: (...args: Args) => Promise<Result>) =>
    (...args: Args) => {
      asked.push(`${name} ${String(args[name === 'copy' ? 1 : 0])}`)
      return ask(...args)
    }
  return {
    asked,
    store: {
      ...store,
      list: note('list', store.list),
      read: note('read', store.read),
      write: note('write', store.write),
      copy: note('copy', store.copy),
      remove: note('remove', store.remove),
    },
  }
}

/** Returns the served files: all except the publisher's own. */
function served(target: string): Record<string, string> {
  return Object.fromEntries(Object.entries(fingerprint(target)).filter(([path]) => !path.startsWith('/.publish/')))
}

const own = (target: string, folder: string) => filesIn(target).filter((path) => path.startsWith(`/.publish/${folder}`))

test('only files that differ from the published build are listed, uploaded and published', async () => {
  const target = tempFolder()
  await publishSite(directoryStore(target), await siteOf({ day: 1 }))
  const { store, asked } = noted(directoryStore(target))
  const { why, assets, pages, placed } = await publishSite(
    store,
    await siteOf({ articles: ['a', 'new'], day: 2 }),
    GONE,
  )
  expect(why).toBe('')
  // The list and the new article; its payload is that of all others.
  expect([assets.uploaded, pages.uploaded]).toEqual([0, 2 * 3])
  expect(placed?.placed.filter((key) => !/\.(?:br|gz)$/.test(key))).toEqual([
    'news/new/_payload.json',
    'news/new/index.html',
    'news/index.html',
  ])
  expect(placed?.removed).toHaveLength(2 * 3)
  expect(asked.filter((each) => each.startsWith('list')).map((each) => each.replace(/[^/]+\.json$/, '*'))).toEqual([
    'list .publish/locks/',
    'list .publish/unfinished/',
    // Whether the target is marked as a preview.
    'list .publish/*',
  ])
  expect(asked.filter((each) => each.startsWith('read .publish/manifests/'))).toHaveLength(1)
  expect(asked.filter((each) => each.startsWith('write .publish/files/'))).toHaveLength(2 * 3)
  const fresh = tempFolder()
  const { id } = await publishSite(directoryStore(fresh), await siteOf({ articles: ['a', 'new'], day: 2 }))
  const { [`/builds/meta/${id}.json`]: _, ...files } = served(fresh)
  expect(served(target)).toMatchObject(files)
  // Written by the publisher: the manifest says beside that what has gone.
  const [manifest, plain] = [target, fresh].map(
    (folder) => JSON.parse(readFileSync(join(folder, `builds/meta/${id}.json`), 'utf8')) as UploadedBuild,
  )
  expect(manifest).toEqual({ ...plain, moves: [{ from: '/news/b' }] })
})

test('a content that has been published before is neither uploaded nor stored twice', async () => {
  const target = tempFolder()
  const store = directoryStore(target)
  const first = await siteOf({ day: 1 })
  await publishSite(store, first)
  const contents = own(target, 'files/')
  // Everything but config.json: the texts differ. Its asset is another, too.
  await publishSite(store, await siteOf({ text: 'two', day: 2 }))
  expect(own(target, 'files/')).toHaveLength(contents.length * 2 - 1)
  const { assets } = await publishSite(store, first)
  expect(assets).toMatchObject({ uploaded: 0, unchanged: 7, repaired: [] })
  expect(own(target, 'files/')).toHaveLength(contents.length * 2 - 1)
})

test('an asset whose name an older build has used for other content is refused', async () => {
  const target = tempFolder()
  const store = directoryStore(target)
  await publishSite(store, await siteOf({ day: 1 }))
  const second = await siteOf({ text: 'two', day: 2 })
  await publishSite(store, second)
  const before = served(target)
  const third = await siteOf({ text: 'three', day: 3, named: { 'assets/app-taken.js': 'three' } })
  const taken = await siteOf({ text: 'four', day: 4, named: { 'assets/app-taken.js': 'four' } })
  await publishSite(store, third)
  await publishSite(store, second)
  await expect(publishSite(store, taken)).rejects.toThrow('has /assets/app-taken.js with other content')
  expect(served(target)).toMatchObject(before)
})

test('of the built files, those are read that differ: a change after the build is found before anything is uploaded', async () => {
  const target = tempFolder()
  const store = directoryStore(target)
  await publishSite(store, await siteOf({ day: 1 }))
  const before = fingerprint(target)
  const changed = async (path: string) => {
    const site = await siteOf({ articles: ['a', 'new'], day: 2 })
    const file = join(site.siteDir, path)
    writeFileSync(file, readFileSync(file, 'utf8').replace('one', 'two'))
    return site
  }
  await expect(publishSite(store, await changed('news/new/index.html'), GONE)).rejects.toThrow('is incomplete')
  expect(fingerprint(target)).toEqual(before)
  // It is published as it was built already.
  await publishSite(store, await changed('news/a/index.html'), GONE)
  expect(served(target)['/news/a/index.html']).toBe(before['/news/a/index.html'])
  await expect(publishSite(store, await changed('news/a/index.html'), GONE)).rejects.toThrow('is incomplete')
})

test('a published file with other headers is published again, although its content is the same', async () => {
  const target = tempFolder()
  const store = directoryStore(target)
  const first = await siteOf({ day: 1 })
  await publishSite(store, first)
  const path = join(target, '.publish/manifests', `${first.id}.json`)
  // Written by the publisher.
  const { stored = {}, ...manifest } = JSON.parse(readFileSync(path, 'utf8')) as UploadedBuild
  const file = stored['404.html'] ?? { md5: '', tags: [] }
  // The name of an upload follows from its headers; it had no compressed copies then.
  const other = { ...file, at: '.publish/files/00/0', tags: file.tags.slice(0, 1) }
  const own404 = { ...stored, '404.html': other, 'gone.svg': { ...file, at: '.publish/files/00/1' } }
  const files = [...manifest.files, { path: '/gone.svg', size: 0, hash: '' }]
  writeFileSync(path, JSON.stringify({ ...manifest, files, stored: own404 }))
  const { placed, pages } = await publishSite(store, await siteOf({ articles: ['a', 'b', 'c'], day: 2 }))
  expect(placed?.placed).toEqual(expect.arrayContaining(['404.html', '404.html.br', '404.html.gz']))
  expect(placed?.removed).toEqual(['gone.svg', 'gone.svg.br', 'gone.svg.gz'])
  expect(pages.uploaded).toBe(3 * 3)
})

test('of very many changed contents, those that an interrupted run had uploaded are not uploaded again', async () => {
  const target = tempFolder()
  const store = directoryStore(target)
  await publishSite(store, await siteOf({ day: 1 }))
  // Without compressed copies: each is one object.
  const pictures = Array.from({ length: 510 }, (_, index) => [`pictures/${index}.png`, String(index)])
  const second = await siteOf({ text: 'two', day: 2, named: Object.fromEntries(pictures) })
  let writes = 0
  const failing: Store = {
    ...store,
    write: async (...args) => {
      writes += 1
      if (writes > 300) throw new Error('no network')
      await store.write(...args)
    },
  }
  await expect(publishSite(failing, second)).rejects.toThrow('no network')
  const there = own(target, 'files/').length
  const { why, pages } = await publishSite(store, second)
  expect(why).toBe('')
  expect(pages.uploaded).toBe(own(target, 'files/').length - there)
  expect(pages.uploaded).toBeLessThan(300)
})

test('a config.json that was edited beside the built site is published once', async () => {
  const target = tempFolder()
  const store = directoryStore(target)
  const edit = async (text: string, site: Partial<SmallSite>) => {
    const built = await siteOf(site)
    writeFileSync(join(built.siteDir, 'config.json'), text)
    return built
  }
  await publishSite(store, await edit('{ "buildCheckInterval": 1 }', { day: 1 }))
  const { placed } = await publishSite(store, await edit('{ "buildCheckInterval": 22 }', { text: 'two', day: 2 }))
  expect(readFileSync(join(target, 'config.json'), 'utf8')).toBe('{ "buildCheckInterval": 1 }')
  expect(placed?.placed).not.toContain('config.json')
})

test('the reason for comparing everything is printed', async () => {
  const target = tempFolder()
  const store = directoryStore(target)
  const [first, second] = [await siteOf({ day: 1 }), await siteOf({ text: 'two', day: 2 })]
  const reason = async (site: typeof first, isVerified = false) => {
    const summary = await publishSite(store, site, { isVerified })
    const line = /everything is compared: (.*)/.exec(formatPublish(summary, 1))?.[1]
    expect(line).toBe(summary.why || undefined)
    return summary.why
  }
  expect(await reason(first)).toBe('no build is out yet')
  expect(await reason(first)).toBe('this build is out already')
  expect(await reason(second)).toBe('')
  expect(await reason(first, true)).toBe('as --verify asks')
  await store.write('.publish/placing.json', Buffer.from('{"id":"x","changed":["news/index.html.br"]}'), HEADERS)
  expect(await reason(second)).toBe('an earlier run was interrupted while it put files in place')
  await store.write(`.publish/manifests/${second.id}.json`, Buffer.from('{'), HEADERS)
  expect(await reason(first)).toBe('the manifest of the build that is out cannot be read')
  await store.write('builds/latest.json', Buffer.from('{'), HEADERS)
  expect(await reason(second)).toBe('builds/latest.json cannot be read')
  expect(await reason(first)).toBe('')
})

test('changes of an interrupted run count as changes of the run that completes it', async () => {
  const target = tempFolder()
  const store = directoryStore(target)
  await publishSite(store, await siteOf({ day: 1 }))
  const second = await siteOf({ articles: ['a', 'new'], day: 2 })
  let copies = 0
  const failing: Store = {
    ...store,
    copy: async (from, to) => {
      copies += 1
      // The list is published as the last of three files.
      if (copies > 6) throw new Error('no network')
      await store.copy(from, to)
    },
  }
  await expect(publishSite(failing, second, GONE)).rejects.toThrow('no network')
  const { placed } = await publishSite(store, second, GONE)
  expect(placed?.placed).not.toContain('news/new/index.html')
  expect(placed?.changed).toContain('news/new/index.html')
  expect(own(target, 'placing')).toEqual([])
})

/** Makes the newest build at a target look as an earlier version uploaded it: a folder of its own, pages by path. */
function ageLayout(target: string, id: string): void {
  const path = join(target, '.publish/manifests', `${id}.json`)
  // Written by the publisher.
  const { files, format: _, stored = {}, ...rest } = JSON.parse(readFileSync(path, 'utf8')) as UploadedBuild
  const isPage = (each: string) => /(?:\/index\.html|_payload\.json)$/.test(each)
  const manifest = { ...rest, assets: files.filter((file) => !isPage(file.path)) }
  for (const [key, { at }] of Object.entries(stored)) {
    for (const ending of at ? ['', '.br', '.gz'] : []) {
      const content = join(target, `${at}${ending}`)
      const staged = join(target, '.publish/builds', id, key + ending)
      if (!existsSync(content)) continue
      mkdirSync(dirname(staged), { recursive: true })
      writeFileSync(staged, readFileSync(content))
    }
  }
  const checksums = Object.entries(stored).map(([key, { md5, tags }]) => [key, { md5, tags }])
  writeFileSync(path, JSON.stringify({ ...manifest, stored: Object.fromEntries(checksums) }))
  writeFileSync(join(target, 'builds/meta', `${id}.json`), JSON.stringify(manifest))
  rmSync(join(target, '.publish/files'), { recursive: true })
}

test('a target that an earlier version published to can be published to, rolled back and pruned', async () => {
  const target = tempFolder()
  const store = directoryStore(target)
  const first = await siteOf({ articles: ['a', 'gone'], day: 1 })
  await publishSite(store, first)
  ageLayout(target, first.id)
  const before = served(target)
  const second = await siteOf({ text: 'two', articles: ['a', 'new'], day: 2 })
  expect((await publishSite(store, second, GONE)).why).toBe('the build that is out was published by an earlier version')
  expect(existsSync(join(target, 'news/gone'))).toBe(false)
  await rollBack(store, undefined)
  const isSite = ([path]: [string, string]) => !path.startsWith('/builds/')
  expect(served(target)).toMatchObject(Object.fromEntries(Object.entries(before).filter(isSite)))
  expect(existsSync(join(target, 'news/new'))).toBe(false)
  await publishSite(store, second, GONE)
  await prune(store, { keep: 2, openTabMs: 0, now: LATER })
  expect(own(target, `builds/${first.id}`)).not.toEqual([])
  expect(await rollBack(store, undefined, { isDryRun: true })).toMatchObject({ id: first.id })
  await prune(store, { keep: 1, openTabMs: 0, now: LATER })
  expect(own(target, 'builds/')).toEqual([])
  expect((await publishSite(store, second)).repaired).toEqual([])
})

test('pruning removes contents and manifests that no build needs, and keeps those of an unfinished placing', async () => {
  const target = tempFolder()
  const store = directoryStore(target)
  const sites = await Promise.all(['one', 'two', 'three'].map((text, day) => siteOf({ text, day })))
  const [first, second, third] = sites as [(typeof sites)[0], (typeof sites)[0], (typeof sites)[0]]
  await publishSite(store, first)
  const contents = own(target, 'files/')
  await publishSite(store, second)
  const failing: Store = { ...store, copy: () => Promise.reject(new Error('no network')) }
  await expect(publishSite(failing, third)).rejects.toThrow('no network')
  await prune(store, { keep: 1, openTabMs: 0, now: LATER })
  expect(own(target, 'manifests/')).toEqual(
    [second, third].map(({ id }) => `/.publish/manifests/${id}.json`).toSorted(),
  )
  // All of them share config.json.
  expect(own(target, 'files/')).toHaveLength(contents.length * 2 - 1)
  await publishSite(store, second)
  await prune(store, { keep: 1, openTabMs: 0, now: LATER })
  expect(own(target, 'manifests/')).toEqual([`/.publish/manifests/${second.id}.json`])
  expect(own(target, 'files/')).toHaveLength(contents.length)
  expect((await publishSite(store, second)).repaired).toEqual([])
})

test('a rollback looks only at what differs, and is refused if that is missing', async () => {
  const target = tempFolder()
  await publishSite(directoryStore(target), await siteOf({ day: 1 }))
  await publishSite(directoryStore(target), await siteOf({ articles: ['a', 'new'], day: 2 }), GONE)
  const { store, asked } = noted(directoryStore(target))
  const { why, count } = await rollBack(store, undefined)
  expect(why).toBe('')
  expect(count.placed).toHaveLength(3 * 3)
  expect(asked.filter((each) => /^list (?:$|assets\/|\.publish\/files\/$)/.test(each))).toEqual([])
})
