import { execFile } from 'node:child_process'
import type { KeyObject } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type BuildManifest, manifestFile } from '../base/manifest/manifest.ts'
import { loadSnapshot, type SnapshotOptions } from '../content/load-snapshot.ts'
import { sha256 } from '../base/sha256.ts'
import { findBundle } from './bundle.ts'
import { hashBuild, hashBuilder } from './input-hash.ts'
import { isWhole } from '../base/manifest/build-manifest.ts'
import { writeFileAtomically } from '../base/write-file-atomically.ts'
import { describeProvenance, type ProvenanceInput } from './provenance.ts'
import { makeSbom } from './sbom.ts'
import { openEnvelope, signStatement } from './sign-statement.ts'
import { subjectsOf, type SupplyFiles, supplyFilesOf } from '../base/manifest/supply-files.ts'

const run = promisify(execFile)

/** The built site, and where it was built from. */
export type Described = {
  root: string
  siteDir: string
  buildsDir: string
  /** Folder in which bundles are cached. */
  cacheDir: string
  content: SnapshotOptions
  /** Hash of what the content editor is made of, for a build that publishes it. */
  editor?: string | undefined
}

/**
 * Writes beside the last build's manifest which packages it ships and what it was made of; with a key, also that
 * statement signed. Throws if the sources or the site are no longer those of the build.
 */
export async function writeSupplyChain(described: Described, key: KeyObject | undefined): Promise<SupplyFiles> {
  const { root, siteDir, buildsDir, cacheDir, content, editor } = described
  const files = supplyFilesOf(buildsDir)
  if (!isWhole(buildsDir, siteDir, files.id))
    throw new Error(`Build ${files.id} is incomplete. Build it again: npm run build`)
  const manifest = readFileSync(manifestFile(buildsDir, files.id))
  // Written by the build.
  const build = JSON.parse(manifest.toString()) as BuildManifest
  if ((editor === undefined) !== (build.editor === undefined))
    throw new Error(
      `Build ${files.id} was made ${build.editor ? 'with' : 'without'} EDITOR=git: describe it with the settings that it was built with`,
    )
  const hasDrafts = build.withDrafts ?? false
  const snapshot = await loadSnapshot({ ...content, day: build.day ?? content.day, drafts: hasDrafts })
  const codeHash = findBundle(root, cacheDir)?.codeHash
  const { contentDir } = content
  const code = codeHash === undefined ? [] : [codeHash, await hashBuilder(root)]
  const parts = { code, contentDir, hasDocuments: !build.withoutDocuments, hasDrafts, editor }
  if (codeHash === undefined || hashBuild(root, snapshot, parts) !== files.id)
    throw new Error(
      `Code or content have changed since build ${files.id}: its ingredients are unknown. Build again: npm run build`,
    )
  const own = readJson<{ name: string }>(join(root, 'package.json'))
  const sbom = await makeSbom(root, own.name)
  const statement = describeProvenance(
    build,
    { manifest, sbom },
    {
      lockHash: sha256(readFileSync(join(root, 'package-lock.json'))),
      contentHash: sha256(Buffer.from(JSON.stringify(snapshot))),
      codeHash,
      commit: await findCommit(root),
      tools: await findTools(root),
    },
  )
  await writeFileAtomically(files.sbom, sbom)
  await writeFileAtomically(files.statement, statement)
  // A signature of an earlier statement would no longer be of this one.
  if (key) await writeFileAtomically(files.envelope, signStatement(statement, key))
  else await rm(files.envelope, { force: true })
  return files
}

/** Throws unless the statement about the last build is signed with this key and names the files that are there. */
export function verifySupplyChain(buildsDir: string, key: KeyObject): SupplyFiles {
  const files = supplyFilesOf(buildsDir)
  if (!existsSync(files.envelope))
    throw new Error(
      `There is no signed statement about build ${files.id}. Write it with a key: PROVENANCE_KEY_FILE=… npm run tool -- sbom`,
    )
  const statement = openEnvelope(readFileSync(files.envelope, 'utf8'), key)
  const subjects = subjectsOf(statement)
  for (const [name, path] of [
    [`builds/meta/${files.id}.json`, manifestFile(buildsDir, files.id)],
    [`builds/meta/${files.id}.cdx.json`, files.sbom],
  ] as const) {
    const stated = subjects.find((each) => each.name === name)?.digest.sha256
    if (!existsSync(path) || sha256(readFileSync(path)) !== stated)
      throw new Error(
        `${path} is not the file that was signed. Build again, and write the statement again: npm run tool -- sbom`,
      )
  }
  return files
}

async function findCommit(root: string): Promise<ProvenanceInput['commit']> {
  try {
    const { stdout: id } = await run('git', ['rev-parse', 'HEAD'], { cwd: root })
    const { stdout: changes } = await run('git', ['status', '--porcelain'], { cwd: root })
    return { id: id.trim(), isChanged: changes !== '' }
  } catch {
    // No Git here, or no checkout.
    return undefined
  }
}

async function findTools(root: string): Promise<Record<string, string>> {
  const { stdout: npm } = await run('npm', ['--version'], { cwd: root })
  const { version: vite } = readJson<{ version: string }>(join(root, 'node_modules/vite/package.json'))
  return { node: process.versions.node, npm: npm.trim(), vite }
}

function readJson<Content>(path: string): Content {
  // Written by the build or by npm.
  return JSON.parse(readFileSync(path, 'utf8')) as Content
}
