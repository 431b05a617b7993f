import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { BuildManifest } from '../../src/base/manifest/manifest.ts'
import { createSiteServer } from '../../src/delivery/hosting/create-site-server.ts'
import { keepAddresses } from '../../src/delivery/publish/removed-addresses.ts'
import { publishSite } from '../../src/delivery/publish/publish-site.ts'
import { rollBack } from '../../src/delivery/publish/roll-back.ts'
import { formatPublish } from '../../src/delivery/publish/summary.ts'
import { directoryStore } from '../../src/base/object-store/directory-store.ts'
import { fingerprint } from '../build/run-build.ts'
import { spawnScript } from '../start-process.ts'
import { tempFolder } from '../temp-folder.ts'
import { type SmallSite, writeSmallSite } from './small-site.ts'

const siteOf = (day: number, articles: readonly string[], parts: Partial<SmallSite> = {}) =>
  writeSmallSite(tempFolder(), { text: `text ${day}`, day, articles, ...parts })

const moved = (from: string) => ({ from: `/news/${from}`, to: '/news/a' })

/** A folder with a published build of these articles. */
async function published(articles: readonly string[], parts: Partial<SmallSite> = {}) {
  const target = tempFolder()
  const store = directoryStore(target)
  await publishSite(store, await siteOf(1, articles, parts))
  return { target, store }
}

function servedMoves(target: string, id: string): BuildManifest['moves'] {
  // Written by the publisher.
  return (JSON.parse(readFileSync(join(target, 'builds/meta', `${id}.json`), 'utf8')) as BuildManifest).moves
}

test('a build in which a public address leads nowhere is refused, and nothing is changed', async () => {
  const { target, store } = await published(['a', 'b', 'c'])
  const before = fingerprint(target)
  const next = await siteOf(2, ['a'], { moves: [moved('b')] })
  for (const options of [{}, { isDryRun: true }, { isVerified: true }, { gone: ['/news/b', '/en/news/c'] }])
    await expect(publishSite(store, next, options)).rejects.toThrow(
      `1 address was public and would be missing in build ${next.id}, and leads nowhere: /news/c. Name the former slug in`,
    )
  expect(fingerprint(target)).toEqual(before)
})

test('the first ten addresses are named, then their number', async () => {
  const { store } = await published(['a', ...Array.from({ length: 13 }, (_, index) => `n${index + 10}`)])
  const refusal = publishSite(store, await siteOf(2, ['a']))
  await expect(refusal).rejects.toThrow('13 addresses were public and would be missing')
  await expect(refusal).rejects.toThrow('/news/n10, /news/n11, ')
  await expect(refusal).rejects.toThrow(
    /\/news\/n19 and 3 more\. .*formerly.*moves\.json.*--gone \(all of them\) or --gone <path>/,
  )
})

test('an address that moves may go, and so may what is allowed to, which is then gone for good', async () => {
  const { target, store } = await published(['a', 'b', 'c'])
  const next = await siteOf(2, ['a'], { moves: [moved('b')] })
  const summary = await publishSite(store, next, { gone: ['/news/c'] })
  expect(summary.gone).toEqual(['/news/c'])
  expect(formatPublish(summary, 1)).toContain('gone    1 address without a successor: /news/c')
  expect(servedMoves(target, next.id)).toEqual([moved('b'), { from: '/news/c' }])
  const server = createSiteServer({ siteDir: target, buildsDir: join(target, 'builds') })
  onTestFinished(() => server.close())
  expect((await server.inject('/news/c')).statusCode).toBe(410)
  expect((await server.inject('/news/b')).headers.location).toBe('/news/a')

  // It stays gone in later builds, and in the same one, until there is a page or a move again.
  await publishSite(store, next)
  expect(servedMoves(target, next.id)).toEqual([moved('b'), { from: '/news/c' }])
  const third = await siteOf(3, ['a'], { moves: [moved('b')] })
  expect((await publishSite(store, third, { isVerified: true })).gone).toEqual([])
  expect(servedMoves(target, third.id)).toEqual([moved('b'), { from: '/news/c' }])
  const fourth = await siteOf(4, ['a', 'c'], { moves: [moved('b')] })
  await publishSite(store, fourth)
  expect(servedMoves(target, fourth.id)).toEqual([moved('b')])
  expect((await server.inject('/news/c')).statusCode).toBe(200)
})

test('a redirect may not vanish either; a removed address may', async () => {
  const { store } = await published(['a'], { moves: [moved('b'), { from: '/news/c' }] })
  await expect(publishSite(store, await siteOf(2, ['a']))).rejects.toThrow('leads nowhere: /news/b. ')
  const { gone } = await publishSite(store, await siteOf(3, ['a', 'b']))
  expect(gone).toEqual([])
})

test('after a rollback the pages of that build count', async () => {
  const { store } = await published(['a', 'b'])
  const next = await siteOf(2, ['a', 'c'])
  await publishSite(store, next, { gone: 'all' })
  await rollBack(store, undefined)
  await expect(publishSite(store, next)).rejects.toThrow('leads nowhere: /news/b. ')
  expect((await publishSite(store, next, { gone: 'all' })).gone).toEqual(['/news/b'])
})

test('an address without language stands for all, and further pages of a list may go', () => {
  const file = (path: string) => ({ path: `${path}/index.html`, size: 1, hash: '' })
  const paths = ['/products/x', '/en/products/x', '/products/page/2', '/en/products/page/2']
  const out = { paths, files: paths.map(file) }
  const build = { id: 'b', timestamp: '', code: '', paths: ['/'], files: [], scriptHashes: [] }
  expect(keepAddresses(build, out, ['/products/x']).gone).toEqual(['/en/products/x', '/products/x'])
  expect(() => keepAddresses(build, out, ['/en/products/x'])).toThrow('1 address was public')
  // A manifest with wrong bytes names a page that it has no file of.
  expect(keepAddresses(build, { paths: ['/products/y'], files: [file('/products/x')] }).gone).toEqual([])
  expect(keepAddresses(build, undefined)).toEqual({ build, gone: [] })
})

test('the command says what to do, also in a dry run, and takes addresses or none', async () => {
  const target = tempFolder()
  const first = await siteOf(1, ['a', 'b', 'c'])
  await publishSite(directoryStore(target), first)
  const { siteDir, buildsDir } = await siteOf(2, ['a'])
  const run = async (...args: string[]) => {
    const child = spawnScript('publish.ts', ['publish', ...args], { SITE_DIR: siteDir, BUILDS_DIR: buildsDir })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()))
    return { code: await new Promise((resolve) => child.on('close', resolve)), text }
  }
  const out = `dir:${target}`
  const refused = { code: 1, text: expect.stringContaining('lead nowhere: /news/b, /news/c. Name the former slug') }
  expect(await run(out)).toEqual(refused)
  expect(await run(out, '--dry-run')).toEqual(refused)
  expect(await run(out, '--gone', '/news/b')).toMatchObject({
    code: 1,
    text: expect.stringContaining('nowhere: /news/c.'),
  })
  const dry = await run('--gone', out, '--dry-run')
  expect(dry).toMatchObject({ code: 0, text: expect.stringContaining('2 addresses without a successor') })
  expect(await run(out, '--gone', '/news/b', '--gone', '/news/c')).toMatchObject({ code: 0 })
})
