import { generateKeyPairSync } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { signStatement } from '../../src/build/sign-statement.ts'
import { type Described, verifySupplyChain, writeSupplyChain } from '../../src/build/supply-chain.ts'
import { findBundle } from '../../src/build/bundle.ts'
import { hashBuild, hashBuilder } from '../../src/build/input-hash.ts'
import { announceBuild, writeManifest } from '../../src/base/manifest/build-manifest.ts'
import { type BuildManifest, type LatestBuild, manifestFile } from '../../src/base/manifest/manifest.ts'
import { loadSnapshot, snapshotOptions } from '../../src/content/load-snapshot.ts'
import { listManifests } from '../../src/delivery/hosting/script-hashes.ts'
import { sha256 } from '../../src/base/sha256.ts'
import { tempFolder } from '../temp-folder.ts'
import { BUNDLE_CACHE_DIR, copyOf, ROOT } from './run-build.ts'
import { CONTENT_FOLDER } from '../../src/base/vendor-folder.ts'

/** `npm sbom` is slow on a busy machine. */
const PATIENCE_MS = 120_000
const reference = inject('reference')

/** A copy of the built site that may be changed. */
function builtSite(): Described {
  const { siteDir, buildsDir, contentDir } = copyOf(reference, tempFolder())
  const content = snapshotOptions(ROOT, { CONTENT_DIR: contentDir })
  return { root: ROOT, siteDir, buildsDir, cacheDir: BUNDLE_CACHE_DIR, content }
}

const bytesOf = (paths: readonly string[]) => paths.map((path) => readFileSync(path, 'utf8'))

test('a build is described by its packages and its inputs, byte for byte the same each time, and the signature is checked', {
  timeout: PATIENCE_MS,
}, async () => {
  const site = builtSite()
  const manifests = listManifests(site.buildsDir)
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const { id, sbom, statement, envelope } = await writeSupplyChain(site, privateKey)
  const first = bytesOf([sbom, statement, envelope])
  await writeSupplyChain(site, privateKey)
  expect(bytesOf([sbom, statement, envelope])).toEqual(first)
  expect(listManifests(site.buildsDir)).toEqual(manifests)

  const [packages = '', said = ''] = first
  // Written by npm and by describeProvenance.
  const { metadata, components } = JSON.parse(packages) as {
    metadata: object
    components: { name: string }[]
  }
  const names = components.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['react', 'fastify', 'tslib']))
  expect(names).not.toContain('vitest')
  expect(metadata).toMatchObject({ component: { name: 'website', type: 'application' } })
  expect(packages).not.toMatch(/"(?:timestamp|serialNumber)"/)
  const manifest = manifestFile(site.buildsDir, id)
  expect(JSON.parse(said)).toMatchObject({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ digest: { sha256: sha256(readFileSync(manifest)) } }, {}, { digest: { sha256: sha256(packages) } }],
    predicate: { runDetails: { builder: { version: { node: process.versions.node } } } },
  })

  expect(verifySupplyChain(site.buildsDir, publicKey).id).toBe(id)
  const other = generateKeyPairSync('ed25519')
  expect(() => verifySupplyChain(site.buildsDir, other.publicKey)).toThrow('is not signed with this key')
  writeFileSync(envelope, signStatement(said.replace('"sha256": "', '"sha256": "0'), privateKey))
  expect(() => verifySupplyChain(site.buildsDir, publicKey)).toThrow(`${manifest} is not the file that was signed`)
  writeFileSync(envelope, first[2] ?? '')
  appendFileSync(sbom, ' ')
  expect(() => verifySupplyChain(site.buildsDir, publicKey)).toThrow(`${sbom} is not the file that was signed`)

  // Without a key no signature of an earlier statement is left.
  await writeSupplyChain(site, undefined)
  expect(existsSync(envelope)).toBe(false)
  expect(() => verifySupplyChain(site.buildsDir, publicKey)).toThrow('There is no signed statement')
})

test('a build whose content or site has changed since is not described', async () => {
  const site = builtSite()
  appendFileSync(join(site.siteDir, 'index.html'), ' ')
  await expect(writeSupplyChain(site, undefined)).rejects.toThrow('is incomplete. Build it again')
  const other = builtSite()
  const content = { ...other.content, contentDir: join(ROOT, CONTENT_FOLDER) }
  await expect(writeSupplyChain({ ...other, content }, undefined)).rejects.toThrow(
    'Code or content have changed since build',
  )
})

test('a build with the content editor is described with the settings that it was built with', {
  timeout: PATIENCE_MS,
}, async () => {
  const site = builtSite()
  const { content, buildsDir } = site
  const snapshot = await loadSnapshot(content)
  const code = [findBundle(ROOT, BUNDLE_CACHE_DIR)?.codeHash ?? '', await hashBuilder(ROOT)]
  const hashWith = (editor: string) =>
    hashBuild(ROOT, snapshot, { code, contentDir: content.contentDir, hasDocuments: false, editor })
  const { id } = JSON.parse(readFileSync(join(buildsDir, 'latest.json'), 'utf8')) as LatestBuild
  const manifest = JSON.parse(readFileSync(manifestFile(buildsDir, id), 'utf8')) as BuildManifest
  const build = {
    ...manifest,
    id: hashWith('as built'),
    withoutDocuments: true,
    editor: { calls: [], pictures: [], opensWindow: false },
  }
  await writeManifest(buildsDir, build)
  await announceBuild(buildsDir, build)
  expect((await writeSupplyChain({ ...site, editor: 'as built' }, undefined)).id).toBe(build.id)
  await expect(writeSupplyChain(site, undefined)).rejects.toThrow('was made with EDITOR=git')
  await expect(writeSupplyChain({ ...site, editor: 'other' }, undefined)).rejects.toThrow('have changed since build')
})
