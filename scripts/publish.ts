/*
 * Run by the publishing pipeline after `npm run build`, and by hand. A target is dir:<path> or s3://<bucket>/<prefix>.
 *   npm run publish -- <target> [--dry-run] [--without-documents]
 *   npm run rollback -- <target> [<build id>] [--dry-run] [--without-documents]
 *   npm run prune -- <target> [--keep 5] [--open-tab-hours 24] [--dry-run]
 */
import { resolve } from 'node:path'
import { createProgress } from '../src/build/progress.ts'
import { UsageError } from '../src/command-line/parse-arguments.ts'
import { readArguments } from '../src/command-line/read-arguments.ts'
import { reportFailure } from '../src/command-line/report-failure.ts'
import { openStore } from '../src/publish/open-store.ts'
import { prune } from '../src/publish/prune.ts'
import { publishSite } from '../src/publish/publish-site.ts'
import { rollBack } from '../src/publish/roll-back.ts'
import { formatPrune, formatPublish, formatRollBack } from '../src/publish/summary.ts'

const MS_PER_HOUR = 3_600_000
const TARGET = '<dir:path | s3://bucket/prefix>'
const DRY_RUN = { 'dry-run': { type: 'boolean', default: false } } as const
const DOCUMENTS = { 'without-documents': { type: 'boolean', default: false } } as const

const root = process.cwd()
const progress = createProgress(process.stdout)
const started = performance.now()
const seconds = () => (performance.now() - started) / 1000

// package.json passes the first argument.
const [name = '', ...args] = process.argv.slice(2)
const commands: Record<string, () => Promise<string>> = { publish: runPublish, rollback: runRollBack, prune: runPrune }

try {
  const command = commands[name]
  if (!command) throw new UsageError('Usage:\nnpm run publish|rollback|prune -- --help')
  const said = await command()
  progress.end()
  console.log(said)
} catch (error) {
  progress.end()
  process.exitCode = reportFailure(error)
}

async function runPublish(): Promise<string> {
  const { values, positionals } = readArguments(
    {
      usage: `npm run publish -- ${TARGET} [--dry-run] [--without-documents]`,
      options: { ...DRY_RUN, ...DOCUMENTS },
      positionals: [1, 1],
    },
    args,
  )
  const site = {
    siteDir: resolve(root, process.env.SITE_DIR ?? 'dist/client'),
    buildsDir: resolve(root, process.env.BUILDS_DIR ?? 'builds'),
  }
  const summary = await publishSite(await openStore(positionals[0] ?? ''), site, {
    isDryRun: values['dry-run'],
    withoutDocuments: values['without-documents'],
    onProgress: progress.show,
  })
  return formatPublish(summary, seconds())
}

async function runRollBack(): Promise<string> {
  const { values, positionals } = readArguments(
    {
      usage: `npm run rollback -- ${TARGET} [<build id>] [--dry-run] [--without-documents]`,
      options: { ...DRY_RUN, ...DOCUMENTS },
      positionals: [1, 2],
    },
    args,
  )
  const [target = '', id] = positionals
  const summary = await rollBack(await openStore(target), id, {
    isDryRun: values['dry-run'],
    withoutDocuments: values['without-documents'],
    onProgress: progress.show,
  })
  return formatRollBack(summary, seconds())
}

async function runPrune(): Promise<string> {
  const { values, positionals } = readArguments(
    {
      usage: `npm run prune -- ${TARGET} [--keep 5] [--open-tab-hours 24] [--dry-run]`,
      options: {
        ...DRY_RUN,
        keep: { type: 'string', default: '5' },
        'open-tab-hours': { type: 'string', default: '24' },
      },
      positionals: [1, 1],
    },
    args,
  )
  const summary = await prune(await openStore(positionals[0] ?? ''), {
    keep: wholeNumber('keep', values.keep, 1),
    openTabMs: wholeNumber('open-tab-hours', values['open-tab-hours'], 0) * MS_PER_HOUR,
    isDryRun: values['dry-run'],
    onProgress: progress.show,
  })
  return formatPrune(summary, seconds())
}

function wholeNumber(flag: string, value: string, least: number): number {
  const number = Number(value)
  if (value.trim() === '' || !Number.isInteger(number) || number < least)
    throw new UsageError(`--${flag} is "${value}", expected a whole number of at least ${least}`)
  return number
}
