/* Run by developers and editors, `npm run new -- <kind> <name>`: writes the files of a new product, news item, question or screen. */
import { relative } from 'node:path'
import { snapshotOptions } from '../src/content/load-snapshot.ts'
import { readArguments } from '../src/base/command-line/read-arguments.ts'
import { reportFailure } from '../src/base/command-line/report-failure.ts'
import { makeScaffold, SCAFFOLD_USAGE } from '../src/tools/scaffold/make-scaffold.ts'
import { writeScaffold } from '../src/tools/scaffold/write-scaffold.ts'

const { values, positionals } = readArguments({
  usage: SCAFFOLD_USAGE,
  options: { specification: { type: 'string' }, category: { type: 'string' } },
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
  console.log(`\n${scaffold.remaining.join('\n')}`)
} catch (error) {
  process.exitCode = reportFailure(error)
}
