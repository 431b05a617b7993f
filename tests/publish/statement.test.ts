import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeProvenance } from '../../src/build/provenance.ts'
import { supplyFilesOf } from '../../src/base/manifest/supply-files.ts'
import { type BuildManifest, manifestFile } from '../../src/base/manifest/manifest.ts'
import { prune } from '../../src/delivery/publish/prune.ts'
import { publishSite } from '../../src/delivery/publish/publish-site.ts'
import type { BuiltSite } from '../../src/delivery/publish/site-files.ts'
import { formatPublish } from '../../src/delivery/publish/summary.ts'
import { directoryStore } from '../../src/base/object-store/directory-store.ts'
import { filesIn } from '../build/run-build.ts'
import { tempFolder } from '../temp-folder.ts'
import { writeSmallSite } from './small-site.ts'

const SBOM = '{"bomFormat":"CycloneDX"}\n'

const siteOf = (text: string, day: number) => writeSmallSite(tempFolder(), { text, articles: ['a'], day })
const statementsIn = (target: string) => filesIn(target).filter((path) => path.startsWith('/.publish/statements/'))

/** Writes what `npm run tool -- sbom` would, and returns where. */
function describe({ buildsDir }: BuiltSite) {
  const files = supplyFilesOf(buildsDir)
  const manifest = readFileSync(manifestFile(buildsDir, files.id))
  const from = { lockHash: '', contentHash: '', codeHash: '', commit: undefined, tools: {} }
  // Written by writeSmallSite.
  const build = JSON.parse(manifest.toString()) as BuildManifest
  writeFileSync(files.sbom, SBOM)
  writeFileSync(files.statement, describeProvenance(build, { manifest, sbom: SBOM }, from))
  return files
}

test('the statement about a build is kept beside it as long as the build is, where visitors cannot read it', async () => {
  const target = tempFolder()
  const store = directoryStore(target)
  const site = await siteOf('one', 1)
  const { id, statement } = describe(site)
  expect(await publishSite(store, site, { isDryRun: true })).toMatchObject({ statement: 'kept' })
  expect(statementsIn(target)).toEqual([])
  const summary = await publishSite(store, site)
  expect(formatPublish(summary, 1)).toContain('  statement kept beside it, not served')
  expect(statementsIn(target)).toEqual([
    `/.publish/statements/${id}.cdx.json`,
    `/.publish/statements/${id}.intoto.json`,
  ])
  expect(readFileSync(join(target, `.publish/statements/${id}.intoto.json`))).toEqual(readFileSync(statement))

  await publishSite(store, await siteOf('two', 2))
  await prune(store, { keep: 2, openTabMs: 0 })
  expect(statementsIn(target)).toHaveLength(2)
  await prune(store, { keep: 1, openTabMs: 0 })
  expect(statementsIn(target)).toEqual([])
})

test('a statement about other bytes is left out, and the output says so', async () => {
  const target = tempFolder()
  const site = await siteOf('one', 1)
  const files = describe(site)
  const whole = readFileSync(files.statement, 'utf8')
  for (const spoil of [
    () => writeFileSync(files.sbom, '{}'),
    () => rmSync(files.sbom),
    () => writeFileSync(files.statement, whole.slice(9)),
    () => writeFileSync(files.statement, whole.replaceAll(/"sha256": "\w/g, '"sha256": "x')),
  ]) {
    describe(site)
    spoil()
    const summary = await publishSite(directoryStore(target), site)
    expect(summary.statement).toBe('outdated')
    expect(formatPublish(summary, 1)).toContain('write it again before publishing: npm run tool -- sbom')
  }
  expect(statementsIn(target)).toEqual([])
})
