import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createSiteServer } from '../../src/delivery/hosting/create-site-server.ts'
import { PREVIEW } from '../../src/delivery/publish/layout.ts'
import { prune } from '../../src/delivery/publish/prune.ts'
import { publishSite } from '../../src/delivery/publish/publish-site.ts'
import { rollBack } from '../../src/delivery/publish/roll-back.ts'
import { directoryStore } from '../../src/base/object-store/directory-store.ts'
import { fingerprint } from '../build/run-build.ts'
import { spawnScript } from '../start-process.ts'
import { tempFolder } from '../temp-folder.ts'
import { type SmallSite, writeSmallSite } from './small-site.ts'

const siteOf = (day: number, parts: Partial<SmallSite> = {}) =>
  writeSmallSite(tempFolder(), { text: `text ${day}`, day, articles: ['a', `n${day}`], ...parts })
const draftsOf = (day: number) => siteOf(day, { withDrafts: true })

test('a build with drafts is refused where nothing says that it is a preview, and nothing is changed', async () => {
  const target = tempFolder()
  const store = directoryStore(target)
  const drafts = await draftsOf(2)
  for (const isOut of [false, true]) {
    if (isOut) await publishSite(store, await siteOf(1))
    const before = fingerprint(target)
    for (const options of [
      {},
      { isDryRun: true },
      { isVerified: true },
      { isVerified: true, isDryRun: true },
      { gone: 'all' as const },
    ])
      await expect(publishSite(store, drafts, options)).rejects.toThrow(`Build ${drafts.id} shows drafts, and`)
    expect(fingerprint(target)).toEqual(before)
  }
})

test('a manifest that was edited by hand hides no drafts', async () => {
  const target = tempFolder()
  const store = directoryStore(target)
  // As every page of a build with drafts says.
  const edited = await siteOf(2, { text: 'x</title><meta name="robots" content="noindex"><title>' })
  await expect(publishSite(store, edited)).rejects.toThrow(`Build ${edited.id} shows drafts, and`)
  expect(existsSync(join(target, 'index.html'))).toBe(false)

  const drafts = await draftsOf(3)
  await publishSite(store, drafts, { isPreview: true })
  await publishSite(store, await siteOf(4))
  rmSync(join(target, PREVIEW))
  const path = join(target, `builds/meta/${drafts.id}.json`)
  writeFileSync(path, readFileSync(path, 'utf8').replace('"withDrafts": true', '"withDrafts": false'))
  await expect(rollBack(store, undefined)).rejects.toThrow('shows drafts')
})

test('a target is marked as a preview by its first publication alone', async () => {
  const target = tempFolder()
  const store = directoryStore(target)
  await publishSite(store, await draftsOf(1), { isPreview: true, isDryRun: true })
  expect(existsSync(join(target, PREVIEW))).toBe(false)
  await publishSite(store, await draftsOf(1), { isPreview: true })
  // Drafts come and go: their addresses are promised to nobody.
  expect((await publishSite(store, await draftsOf(2))).gone).toEqual([])
  expect((await publishSite(store, await siteOf(3), { isVerified: true })).verified?.faults).toEqual([])
  await rollBack(store, undefined)
  await prune(store, { keep: 1, openTabMs: 0 })
  expect(existsSync(join(target, PREVIEW))).toBe(true)

  const publicTarget = tempFolder()
  await publishSite(directoryStore(publicTarget), await siteOf(1))
  const before = fingerprint(publicTarget)
  for (const site of [await draftsOf(2), await siteOf(2)])
    await expect(publishSite(directoryStore(publicTarget), site, { isPreview: true })).rejects.toThrow(
      'may be the public site',
    )
  expect(fingerprint(publicTarget)).toEqual(before)
})

test('a build with drafts does not come back where the mark of a preview was removed', async () => {
  const target = tempFolder()
  const store = directoryStore(target)
  await publishSite(store, await draftsOf(1), { isPreview: true })
  rmSync(join(target, PREVIEW))
  await publishSite(store, await siteOf(2), { gone: 'all' })
  await expect(rollBack(store, undefined)).rejects.toThrow('shows drafts')
  // The mark may be written by hand.
  writeFileSync(join(target, PREVIEW), '{}')
  await rollBack(store, undefined)
})

test('hosts keep search engines from every file of a preview', async () => {
  const headersOf = async (parts: Partial<SmallSite>) => {
    const server = createSiteServer(await siteOf(1, parts))
    onTestFinished(() => server.close())
    const answers = await Promise.all(['/', '/devices/door.svg', '/none'].map((url) => server.inject(url)))
    return answers.map(({ headers }) => headers['x-robots-tag'])
  }
  expect(await headersOf({ withDrafts: true })).toEqual(['noindex', 'noindex', 'noindex'])
  expect(await headersOf({})).toEqual([undefined, undefined, undefined])
})

test('the command marks a target with --preview', async () => {
  const target = tempFolder()
  const { siteDir, buildsDir } = await draftsOf(1)
  const run = async (...args: string[]) => {
    const child = spawnScript('publish.ts', ['publish', `dir:${target}`, ...args], {
      SITE_DIR: siteDir,
      BUILDS_DIR: buildsDir,
    })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()))
    return { code: await new Promise((resolve) => child.on('close', resolve)), text }
  }
  expect(await run()).toMatchObject({ code: 1, text: expect.stringContaining('is not marked as a preview') })
  expect(await run('--preview')).toMatchObject({ code: 0 })
  expect(await run('--verify')).toMatchObject({ code: 0 })
})
