import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { directoryStore } from '../../../src/base/object-store/directory-store.ts'
import { openStore } from '../../../src/base/object-store/open-store.ts'
import { prune } from '../../../src/delivery/publish/prune.ts'
import { publishSite } from '../../../src/delivery/publish/publish-site.ts'
import type { BuiltSite } from '../../../src/delivery/publish/site-files.ts'
import type { Store } from '../../../src/base/object-store/store.ts'
import { tempFolder } from '../../temp-folder.ts'
import { brokenReferences, type SmallSite, writeSmallSite } from '../small-site.ts'
import { type S3Environment, startS3 } from '../start-s3.ts'

const KILLS = 20
const BUCKET = 'site'
const SETTLE_MS = 100
const START_MS = 60_000
/** Takes about ten seconds on an idle machine. */
const TEST_MS = 600_000
/** Minimum number of changes of a publish: uploads, copies, claims. */
const CHANGES = 60

const folder = mkdtempSync(join(tmpdir(), 'site-killed-'))
const publisher = join(folder, 'dying-publisher.mjs')
let s3: S3Environment

const cleanUps: (() => void)[] = []

afterAll(() => {
  for (const cleanUp of cleanUps) cleanUp()
  rmSync(folder, { recursive: true, force: true })
})

beforeAll(async () => {
  s3 = await startS3(join(folder, 's3'), [BUCKET], (end) => cleanUps.push(end))
  // Bundled: starting many processes with a TypeScript loader would take a minute.
  await build({
    entryPoints: [join(import.meta.dirname, '../dying-publisher.ts')],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    // The S3 client is only loaded for such a store.
    splitting: true,
    bundle: true,
    platform: 'node',
    format: 'esm',
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)" },
  })
}, START_MS)

/** Publishes in a child process that is killed during a change, if it makes as many. Resolves with how it ended. */
function publishAndDie(
  target: string,
  { siteDir, buildsDir }: BuiltSite,
  changes: number,
  ...flags: 'verify'[]
): Promise<'killed' | 'ended'> {
  const child = spawn(process.execPath, [publisher, target, siteDir, buildsDir, String(changes), ...flags], {
    env: { ...process.env, ...s3 },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    child.on('close', async (code, signal) => {
      // The server is still processing what it has sent.
      await wait(SETTLE_MS)
      if (signal === 'SIGKILL') resolve('killed')
      else if (code === 0) resolve('ended')
      else reject(new Error(`The publisher ended with ${code}`))
    })
  })
}

/** Returns the MD5 of all stored objects. */
async function contentOf(store: Store): Promise<Record<string, string>> {
  const files = [...(await store.list(''))].map(([key, { md5 }]) => [key, md5] as const)
  return Object.fromEntries(files.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Returns the broken references of the served site. */
async function faultsOf(store: Store): Promise<string[]> {
  const keys = [...(await store.list('', '.publish/')).keys()]
  const isRead = (key: string) => key.endsWith('.html') || key === 'builds/latest.json'
  const texts = await Promise.all(
    keys.map(async (key) => [key, isRead(key) ? (await store.read(key))?.toString() : ''] as const),
  )
  const site = new Map(texts)
  return brokenReferences((key) => site.get(key))
}

/** Articles of a site, and moves of missing ones: the addresses that may go would depend on the published build. */
function withMoves(articles: readonly string[]): Pick<SmallSite, 'articles' | 'moves'> {
  const former = ['gone', 'new'].filter((slug) => !articles.includes(slug))
  return { articles, moves: former.map((slug) => ({ from: `/news/${slug}`, to: '/news/a' })) }
}

test.each(['a folder', 'an S3-compatible store'])(
  'a publish to %s that is killed many times and repeated has the same result as one without interruption',
  async (kind) => {
    for (const [name, value] of Object.entries(s3)) vi.stubEnv(name, value)
    const target = kind === 'a folder' ? `dir:${tempFolder()}` : `s3://${BUCKET}/site`
    const store = await openStore(target)
    const calm = directoryStore(tempFolder())
    const faults: string[] = []
    let killed = 0
    for (let day = 0; day < KILLS; day += 1) {
      const articles = day % 2 === 0 ? ['a', 'gone'] : ['a', 'new']
      const site = await writeSmallSite(tempFolder(), { ...withMoves(articles), text: `text ${day}`, day })
      const changes = 1 + Math.floor(Math.random() * CHANGES)
      if ((await publishAndDie(target, site, changes)) === 'killed') killed += 1
      faults.push(...(await faultsOf(store)).map((fault) => `day ${day}, after ${changes} changes: ${fault}`))
      // On some days the build that was interrupted is given up, and another is published in its stead.
      const next =
        day % 3 === 0 ? await writeSmallSite(tempFolder(), { ...withMoves(['a']), text: `instead ${day}`, day }) : site
      for (const each of [store, calm]) await publishSite(each, next)
      if (next !== site) for (const each of [store, calm]) await prune(each, { keep: 1, openTabMs: 0 })
      expect(await contentOf(store), `day ${day}, after ${changes} changes`).toEqual(await contentOf(calm))
      for (const each of [store, calm]) await prune(each, { keep: 1, openTabMs: 0 })
    }
    expect(faults).toEqual([])
    expect(killed).toBe(KILLS)
    vi.unstubAllEnvs()
  },
  TEST_MS,
)

test(
  'a verification that is killed while it repairs, and repeated, leaves a whole site',
  async () => {
    const target = tempFolder()
    const [store, calm] = [directoryStore(target), directoryStore(tempFolder())]
    const site = await writeSmallSite(tempFolder(), { text: 'one', articles: ['a', 'b'] })
    for (const each of [store, calm]) await publishSite(each, site)
    const whole = await contentOf(calm)
    const keys = Object.keys(whole).filter((key) => !key.endsWith('config.json') && !key.startsWith('builds/'))
    for (let round = 0; round < KILLS; round += 1) {
      for (const key of keys.filter((_, index) => index % 3 === round % 3))
        await store.write(key, Buffer.from(round % 2 === 0 ? '' : 'broken'), { contentType: '', cacheControl: '' })
      const changes = 1 + Math.floor(Math.random() * keys.length)
      await publishAndDie(`dir:${target}`, site, changes, 'verify')
      await publishSite(store, site, { isVerified: true })
      expect(await contentOf(store), `round ${round}, after ${changes} changes`).toEqual(whole)
    }
  },
  TEST_MS,
)
