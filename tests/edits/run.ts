/*
 * Run manually, `npm run tool -- edits --edits 200 --seed 1`: edits a copy of the project at random, one edit after the
 * other (content, photographs, code, words, removals, edits that are undone). After each edit it builds on the last
 * build, and from nothing, and compares every byte. Exits with code 1 at the first difference, and leaves both sites in
 * place.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArguments } from '../../src/base/command-line/read-arguments.ts'
import { copyProject } from '../build/copy-project.ts'
import { type BuildResult, fingerprint, type Folders, foldersIn, runBuild } from '../build/run-build.ts'
import { createEditor } from './editor.ts'
import { CONTENT_FOLDER } from '../../src/base/vendor-folder.ts'

/** A build from nothing redraws its documents this often, in edits; otherwise it takes drawn ones, by their hash. */
const REDRAWN = 25

const USAGE = 'npm run tool -- edits [--edits 200] [--seed <number>]'
const { values } = readArguments({
  usage: USAGE,
  options: { edits: { type: 'string', default: '200' }, seed: { type: 'string', default: String(Date.now() % 1e9) } },
})
const [edits, seed] = [Number(values.edits), Number(values.seed)]
if (!Number.isInteger(edits) || !Number.isInteger(seed)) throw new Error(USAGE)

const folder = mkdtempSync(join(tmpdir(), 'edits-'))
const project = copyProject(folder)
const editor = createEditor(project, seed)
const contentDir = join(project, CONTENT_FOLDER)
const last: Folders = { ...foldersIn(join(folder, 'last')), contentDir }
const started = performance.now()
const sums = new Map<string, { count: number; rendered: number; seconds: number }>()
let refused = 0
console.log(`seed ${seed}, ${edits} edits`)
await must(last, 'last')
for (let number = 1; number <= edits; number += 1) {
  const edit = await editor.edit()
  const before = performance.now()
  const built = await build(last, 'last')
  const seconds = (performance.now() - before) / 1000
  if (built.code !== 0) {
    // An edit that cannot be published leaves the last site as it was; it is undone.
    if (!built.stderr.includes('The site was not changed')) fail(`${edit}: ${built.stderr}`)
    refused += 1
    editor.undoCollect()
    continue
  }
  const rendered = Number(/(\d+) rendered/.exec(built.stdout)?.[1] ?? 0)
  const [kind = ''] = edit.split(':')
  const sum = sums.get(kind) ?? { count: 0, rendered: 0, seconds: 0 }
  sums.set(kind, { count: sum.count + 1, rendered: sum.rendered + rendered, seconds: sum.seconds + seconds })
  if (number % REDRAWN === 0) rmSync(join(project, 'node_modules/.cache/nothing'), { recursive: true, force: true })
  const nothing = { ...foldersIn(join(folder, 'nothing')), contentDir }
  await must(nothing, 'nothing')
  const difference = compare(fingerprint(last.siteDir), fingerprint(nothing.siteDir))
  if (difference.length > 0)
    fail(`after ${edit}: ${difference.length} files differ, such as ${difference.slice(0, 5).join(', ')}`)
  rmSync(join(folder, 'nothing'), { recursive: true })
  console.log(`${number} ${edit}: ${rendered} pages rendered, ${seconds.toFixed(1)} s`)
}
for (const [kind, { count, rendered, seconds }] of sums)
  console.log(
    `${kind}: ${count} edits, ${(rendered / count).toFixed(1)} pages and ${(seconds / count).toFixed(1)} s each`,
  )
console.log(`${edits} edits, ${refused} of them refused; every site was what a build from nothing makes`)
console.log(`${Math.round((performance.now() - started) / 60_000)} minutes`)
rmSync(folder, { recursive: true, force: true })

function build(folders: Folders, cache: string): Promise<BuildResult> {
  // Both bundle the code themselves: a build from nothing takes nothing from the other.
  const environment = { BUNDLE_CACHE_DIR: join(project, 'node_modules/.cache', cache), DOCUMENTS: '' }
  return runBuild(folders, environment, project)
}

async function must(folders: Folders, cache: string): Promise<void> {
  const { code, stderr } = await build(folders, cache)
  if (code !== 0) fail(stderr)
}

function compare(a: Record<string, string>, b: Record<string, string>): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((path) => a[path] !== b[path])
}

function fail(reason: string): never {
  console.error(`seed ${seed}: ${reason}\nBoth sites are in ${folder}`)
  process.exit(1)
}
