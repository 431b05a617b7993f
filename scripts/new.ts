/* Run by developers and editors, `npm run new -- <kind> <name>`: writes the files of a new product, news item, question, screen or vendor. */
import { spawnSync } from 'node:child_process'
import { relative } from 'node:path'
import { snapshotOptions } from '../src/content/load-snapshot.ts'
import { readArguments } from '../src/base/command-line/read-arguments.ts'
import { reportFailure } from '../src/base/command-line/report-failure.ts'
import { makeScaffold, SCAFFOLD_USAGE } from '../src/tools/scaffold/make-scaffold.ts'
import { writeScaffold } from '../src/tools/scaffold/write-scaffold.ts'

const { values, positionals } = readArguments({
  usage: SCAFFOLD_USAGE,
  options: {
    specification: { type: 'string' },
    category: { type: 'string' },
    name: { type: 'string' },
    colour: { type: 'string' },
  },
  positionals: [2, 2],
})
const [kind = '', name = ''] = positionals

try {
  const root = process.cwd()
  const { contentDir } = snapshotOptions(root, process.env)
  const scaffold = makeScaffold(kind, name, { root, contentDir, ...values })
  writeScaffold(scaffold)
  for (const path of scaffold.created.keys()) console.log(`wrote ${relative(root, path)}`)
  for (const path of scaffold.changed.keys()) console.log(`changed ${relative(root, path)}`)
  // Icons and the stylesheet of colours are drawn with the new vendor's own mark and palette.
  if (kind === 'vendor') drawFor(name)
  console.log(`\n${scaffold.remaining.join('\n')}`)
} catch (error) {
  process.exitCode = reportFailure(error)
}

function drawFor(folder: string): void {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/draw.ts'], {
    env: { ...process.env, VENDOR_DIR: folder },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The icons could not be drawn: ${stderr.trim()}`)
  console.log(`wrote ${folder}/palette.css and ${folder}/public`)
}
