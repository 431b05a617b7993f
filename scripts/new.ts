/* Run by developers and editors, `npm run new -- <kind> <name>`: writes the files of a new product, news item, question, screen or vendor. */
import { spawnSync } from 'node:child_process'
import { renameSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { snapshotOptions } from '../src/content/load-snapshot.ts'
import { readArguments } from '../src/base/command-line/read-arguments.ts'
import { reportFailure } from '../src/base/command-line/report-failure.ts'
import { makeScaffold, SCAFFOLD_USAGE } from '../src/tools/scaffold/make-scaffold.ts'
import type { Scaffold } from '../src/tools/scaffold/scaffold.ts'
import { writeScaffold } from '../src/tools/scaffold/write-scaffold.ts'

const { values, positionals } = readArguments({
  usage: SCAFFOLD_USAGE,
  options: {
    specification: { type: 'string' },
    category: { type: 'string' },
    name: { type: 'string' },
    'name-zh': { type: 'string' },
    colour: { type: 'string' },
  },
  positionals: [2, 2],
})
const [kind = '', name = ''] = positionals

try {
  const root = process.cwd()
  const { contentDir } = snapshotOptions(root, process.env)
  const scaffold = makeScaffold(kind, name, { root, contentDir, ...values })
  if (kind === 'vendor') writeVendor(scaffold, root)
  else writeScaffold(scaffold)
  for (const path of scaffold.created.keys()) console.log(`wrote ${relative(root, path)}`)
  for (const path of scaffold.changed.keys()) console.log(`changed ${relative(root, path)}`)
  if (kind === 'vendor') console.log(`wrote ${name}/palette.css and ${name}/public`)
  console.log(`\n${scaffold.remaining.join('\n')}`)
} catch (error) {
  process.exitCode = reportFailure(error)
}

/**
 * Writes a vendor's folder under another name until it is whole: icons and the stylesheet of colours are drawn by a
 * process of its own, with the new vendor's mark and palette, and may fail or be stopped.
 */
function writeVendor({ created, changed }: Scaffold, root: string): void {
  const part = `${name.replace(/\/+$/, '')}.unfinished`
  rmSync(join(root, part), { recursive: true, force: true })
  try {
    const moved = [...created].map(
      ([path, text]) => [join(root, part, relative(join(root, name), path)), text] as const,
    )
    writeScaffold({ created: new Map(moved), changed, remaining: [] })
    const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/draw.ts'], {
      env: { ...process.env, VENDOR_DIR: part },
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`The icons could not be drawn: ${stderr.trim()}`)
    const formatted = spawnSync('npx', ['biome', 'format', '--write', part], { encoding: 'utf8' })
    if (formatted.status !== 0) throw new Error(`The files could not be formatted: ${formatted.stderr.trim()}`)
    renameSync(join(root, part), join(root, name))
  } catch (error) {
    rmSync(join(root, part), { recursive: true, force: true })
    throw error
  }
}
