import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { announceBuild, isWhole, listAssets, writeManifest } from '../../../src/base/manifest/build-manifest.ts'
import { manifestFile } from '../../../src/base/manifest/manifest.ts'
import { type Files, tempFolder } from '../../temp-folder.ts'

const ID = '0123456789abcdef'
const CODE = 'abcdef'
const TIMESTAMP = '2026-01-01T00:00:00.000Z'

/** A published site of one page and two assets, with its manifest. */
async function publishedSite(others: Files = {}) {
  const siteDir = tempFolder({ 'assets/a.js': 'let a', 'robots.txt': 'User-agent: *', ...others })
  const buildsDir = tempFolder()
  writeFileSync(join(siteDir, 'index.html'), '<!doctype html>')
  writeFileSync(join(siteDir, '_payload.json'), '{}')
  const files = listAssets(siteDir)
  await writeManifest(buildsDir, { id: ID, timestamp: TIMESTAMP, code: CODE, paths: ['/'], files, scriptHashes: [] })
  await announceBuild(buildsDir, { id: ID, timestamp: TIMESTAMP, code: CODE })
  return { siteDir, buildsDir }
}

test('assets are listed by path, with the size and SHA-256 of their bytes', () => {
  const siteDir = tempFolder({
    'robots.txt': '門',
    'assets/b.js': '',
    'assets/a.js': 'let a',
    'fonts/deep/er.txt': 'x',
  })
  const assets = listAssets(siteDir)
  expect(assets.map(({ path }) => path)).toEqual(['/assets/a.js', '/assets/b.js', '/fonts/deep/er.txt', '/robots.txt'])
  expect(assets.map(({ size }) => size)).toEqual([5, 0, 1, 3])
  expect(assets[3]?.hash).toBe(createHash('sha256').update('門').digest('hex'))
})

test('a published build with all its files is complete', async () => {
  const { siteDir, buildsDir } = await publishedSite()
  expect(isWhole(buildsDir, siteDir, ID)).toBe(true)
})

test('a build whose manifest lists no files, as those of an earlier version, is incomplete', async () => {
  const { siteDir, buildsDir } = await publishedSite()
  const { files: assets, ...older } = JSON.parse(readFileSync(manifestFile(buildsDir, ID), 'utf8'))
  writeFileSync(manifestFile(buildsDir, ID), JSON.stringify({ ...older, assets }))
  expect(isWhole(buildsDir, siteDir, ID)).toBe(false)
})

test('a change that keeps the size of a file is only found by reading it', async () => {
  const { siteDir, buildsDir } = await publishedSite()
  writeFileSync(join(siteDir, 'assets/a.js'), 'let b')
  expect([isWhole(buildsDir, siteDir, ID), isWhole(buildsDir, siteDir, ID, true)]).toEqual([false, true])
  writeFileSync(join(siteDir, 'assets/a.js'), 'let bb')
  expect(isWhole(buildsDir, siteDir, ID, true)).toBe(false)
})

test('a build with another id is not the published one', async () => {
  const { siteDir, buildsDir } = await publishedSite()
  expect(isWhole(buildsDir, siteDir, 'fedcba9876543210')).toBe(false)
})

test.each(['index.html', '_payload.json', 'assets/a.js', 'robots.txt'])(
  'a build without %s is incomplete',
  async (file) => {
    const { siteDir, buildsDir } = await publishedSite()
    rmSync(join(siteDir, file))
    expect(isWhole(buildsDir, siteDir, ID)).toBe(false)
  },
)

test.each(['let', 'let b'])('a build with a file that is now "%s" is incomplete', async (text) => {
  const { siteDir, buildsDir } = await publishedSite()
  writeFileSync(join(siteDir, 'assets/a.js'), text)
  expect(isWhole(buildsDir, siteDir, ID)).toBe(false)
})

test('the file that may be edited on the host may have any content', async () => {
  const { siteDir, buildsDir } = await publishedSite({ 'config.json': '{}' })
  writeFileSync(join(siteDir, 'config.json'), '{ "buildCheckInterval": 1 }')
  expect(isWhole(buildsDir, siteDir, ID)).toBe(true)
})

test('a build without its site is incomplete', async () => {
  const { siteDir, buildsDir } = await publishedSite()
  rmSync(siteDir, { recursive: true })
  expect(isWhole(buildsDir, siteDir, ID)).toBe(false)
})

test.each(['', '{', 'null'])('a manifest or a latest.json of "%s" counts as missing', async (text) => {
  const first = await publishedSite()
  writeFileSync(manifestFile(first.buildsDir, ID), text)
  expect(isWhole(first.buildsDir, first.siteDir, ID)).toBe(false)
  const second = await publishedSite()
  writeFileSync(join(second.buildsDir, 'latest.json'), text)
  expect(isWhole(second.buildsDir, second.siteDir, ID)).toBe(false)
})
