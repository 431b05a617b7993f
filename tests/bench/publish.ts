/*
 * Run manually, `npm run bench -- publish [1000 5000] [--documents]`: builds the site with N generated products,
 * publishes it to a folder and to the S3-compatible server of the tests, then changes something, builds and publishes
 * again. Prints what each change costs beside the first publication. Exits with code 1 if one changed word costs more
 * than it may. Builds have no documents unless asked for: drawing them takes longer than all the rest.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArguments } from '../../src/base/command-line/read-arguments.ts'
import type { BuildManifest } from '../../src/base/manifest/manifest.ts'
import { openStore } from '../../src/base/object-store/open-store.ts'
import { publishSite } from '../../src/delivery/publish/publish-site.ts'
import { readBuild } from '../../src/delivery/publish/site-files.ts'
import type { Store } from '../../src/base/object-store/store.ts'
import { startS3 } from '../publish/start-s3.ts'
import { CONTENT_EDITS, ONE_WORD } from './edits.ts'
import { generateContent } from './generate-content.ts'
import { CONTENT_FOLDER } from '../../src/base/vendor-folder.ts'

const SIZE = 1000
const BUCKET = 'site'
/** Required limits for one changed word: files that differ, uploaded objects, and its part of the first publication. */
const MAX_FILES = 40
const MAX_OBJECTS = 60
const MAX_PART = 1 / 20

type Cost = { seconds: number; objects: number; bytes: number; why: string }

const root = process.cwd()
const { values, positionals } = readArguments({
  usage: 'npm run bench -- publish [<products>…] [--documents]',
  options: { documents: { type: 'boolean', default: false } },
  positionals: [0, Infinity],
})
const sizes = positionals.map(Number).filter(Boolean)
const folder = mkdtempSync(join(tmpdir(), 'bench-publish-'))
// Below the project, so that the bundle can import external libraries.
const cache = join(root, 'node_modules/.cache', `bench-publish-${process.pid}`)
const ends: (() => void)[] = []
try {
  Object.assign(process.env, await startS3(join(folder, 's3'), [BUCKET], (end) => ends.push(end)))
  for (const size of sizes.length > 0 ? sizes : [SIZE]) await measure(size)
} finally {
  for (const end of ends) end()
  for (const each of [folder, cache]) rmSync(each, { recursive: true, force: true })
}

async function measure(size: number): Promise<void> {
  const content = join(folder, String(size), 'content')
  const site = { siteDir: join(folder, String(size), 'site/client'), buildsDir: join(folder, String(size), 'builds') }
  const stores = [
    await openStore(`dir:${join(folder, String(size), 'target')}`),
    await openStore(`s3://${BUCKET}/${size}`),
  ]
  generateContent(join(root, CONTENT_FOLDER), content, size)
  await build(content, site)
  let before = await readBuild(site)
  console.log(`${size} products, ${before.files.length} files`)
  const first = await publishTo(stores, site)
  printCosts('first publication', before.files.length, first, first)
  for (const edit of CONTENT_EDITS) {
    edit.make({ content, project: root, size })
    await build(content, site)
    const manifest = await readBuild(site)
    const files = countDifferent(before, manifest)
    const costs = await publishTo(stores, site)
    printCosts(edit.name, files, costs, first)
    if (edit === ONE_WORD) judge(files, costs, first)
    before = manifest
  }
}

async function publishTo(stores: readonly Store[], site: { siteDir: string; buildsDir: string }): Promise<Cost[]> {
  const costs: Cost[] = []
  for (const store of stores) {
    const started = performance.now()
    const { assets, pages, why } = await publishSite(store, site, { withoutDocuments: true, gone: 'all' })
    const seconds = (performance.now() - started) / 1000
    costs.push({ seconds, why, objects: assets.uploaded + pages.uploaded, bytes: assets.bytes + pages.bytes })
  }
  return costs
}

/** Counts files that are new, gone or of other content. */
function countDifferent(before: BuildManifest, after: BuildManifest): number {
  const old = new Map(before.files.map(({ path, hash }) => [path, hash]))
  const changed = after.files.filter(({ path, hash }) => old.get(path) !== hash).length
  const paths = new Set(after.files.map(({ path }) => path))
  return changed + before.files.filter(({ path }) => !paths.has(path)).length
}

function printCosts(name: string, files: number, costs: readonly Cost[], first: readonly Cost[]): void {
  const [cost] = costs
  console.log(
    [
      `  ${name.padEnd(26)}`,
      `${files} files differ`,
      `${cost?.objects} objects, ${Math.ceil((cost?.bytes ?? 0) / 1024)} KB uploaded`,
      ...['folder', 'S3'].map((target, index) => {
        const [own, whole] = [costs[index]?.seconds ?? Number.NaN, first[index]?.seconds ?? Number.NaN]
        return `${target} ${own.toFixed(2)} s${costs === first ? '' : ` (1/${Math.round(whole / own)})`}`
      }),
    ].join(' | '),
  )
}

function judge(files: number, costs: readonly Cost[], first: readonly Cost[]): void {
  const isGood =
    files <= MAX_FILES &&
    costs.every(
      ({ seconds, objects, why }, index) =>
        why === '' && objects <= MAX_OBJECTS && seconds <= (first[index]?.seconds ?? 0) * MAX_PART,
    )
  if (isGood) return
  console.log(`    allowed: ${MAX_FILES} files, ${MAX_OBJECTS} objects, a twentieth of the first publication's time`)
  process.exitCode = 1
}

function build(content: string, { siteDir, buildsDir }: { siteDir: string; buildsDir: string }): Promise<void> {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'scripts/build.ts'], {
    cwd: root,
    env: {
      ...process.env,
      CONTENT_DIR: content,
      SITE_DIR: siteDir,
      BUILDS_DIR: buildsDir,
      BUNDLE_CACHE_DIR: cache,
      ...(!values.documents && { DOCUMENTS: 'off' }),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return new Promise((resolve, reject) =>
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`The build ended with code ${code}`)))),
  )
}
