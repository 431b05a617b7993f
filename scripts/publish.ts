/*
 * Run by the publishing pipeline after `npm run build`, and by hand. A target is dir:<path> or s3://<bucket>/<prefix>.
 *   npm run publish -- <target> [--preview] [--dry-run] [--verify] [--without-documents] [--gone [<path>]] [--changed <file>] [--json]
 *   npm run rollback -- <target> [<build id>] [--dry-run] [--without-documents] [--changed <file>] [--json]
 *   npm run prune -- <target> [--keep 5] [--open-tab-hours 24] [--dry-run] [--json]
 */
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createProgress } from '../src/build/progress.ts'
import { UsageError } from '../src/base/command-line/parse-arguments.ts'
import { JSON_FLAG } from '../src/base/command-line/json-output.ts'
import { readArguments } from '../src/base/command-line/read-arguments.ts'
import { reportFailure } from '../src/base/command-line/report-failure.ts'
import { readEnvironment, readSiteFolders } from '../src/base/environment.ts'
import { changedAddresses } from '../src/delivery/publish/changed-addresses.ts'
import { openStore } from '../src/base/object-store/open-store.ts'
import { prune } from '../src/delivery/publish/prune.ts'
import { publishSite } from '../src/delivery/publish/publish-site.ts'
import type { InstalledFiles } from '../src/delivery/publish/install-files.ts'
import { rollBack } from '../src/delivery/publish/roll-back.ts'
import { factsOf, formatPrune, formatPublish, formatRefusal, formatRollBack } from '../src/delivery/publish/summary.ts'

const MS_PER_HOUR = 3_600_000
const TARGET = '<dir:path | s3://bucket/prefix>'
const DRY_RUN = { 'dry-run': { type: 'boolean', default: false } } as const
const DOCUMENTS = { 'without-documents': { type: 'boolean', default: false } } as const
/** Any number of addresses; without one, all. */
const GONE = { gone: { type: 'string', multiple: true, default: [] as string[] } } as const
const ALL_GONE = '*'
const REPORT = { changed: { type: 'string' }, ...JSON_FLAG } as const
const REPORT_USAGE = '[--changed <file>] [--json]'

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
  const usage = `npm run publish -- ${TARGET} [--preview] [--dry-run] [--verify] [--without-documents] [--gone [<path>]] ${REPORT_USAGE}`
  const { values, positionals } = readArguments(
    {
      usage,
      options: {
        ...DRY_RUN,
        verify: { type: 'boolean', default: false },
        preview: { type: 'boolean', default: false },
        ...GONE,
        ...DOCUMENTS,
        ...REPORT,
      },
      positionals: [1, 1],
    },
    args.flatMap(nameAllGone),
  )
  assertChangedFile(values, usage)
  const [target = ''] = positionals
  const summary = await publishSite(await openStore(target), readSiteFolders(root), {
    ...changeOptions(values),
    isVerified: values.verify,
    isPreview: values.preview,
    gone: values.gone.includes(ALL_GONE) ? 'all' : values.gone,
  })
  await report(summary.placed, values.changed, `npm run publish -- ${target}`)
  // For monitoring: a dry run repairs nothing.
  if (values['dry-run'] && summary.verified && summary.verified.faults.length > 0) process.exitCode = 1
  return values.json ? JSON.stringify(factsOf(summary, seconds())) : formatPublish(summary, seconds())
}

/** Gives `--gone` a value where no address follows it. */
function nameAllGone(arg: string, index: number, all: readonly string[]): string[] {
  return arg === '--gone' && !all[index + 1]?.startsWith('/') ? [`--gone=${ALL_GONE}`] : [arg]
}

async function runRollBack(): Promise<string> {
  const usage = `npm run rollback -- ${TARGET} [<build id>] [--dry-run] [--without-documents] ${REPORT_USAGE}`
  const { values, positionals } = readArguments(
    { usage, options: { ...DRY_RUN, ...DOCUMENTS, ...REPORT }, positionals: [1, 2] },
    args,
  )
  assertChangedFile(values, usage)
  const [target = '', id] = positionals
  const summary = await rollBack(await openStore(target), id, changeOptions(values))
  // Without the id, the same command would go back one build more.
  await report(summary.placed, values.changed, `npm run rollback -- ${target} ${summary.id}`)
  return values.json ? JSON.stringify(factsOf(summary, seconds())) : formatRollBack(summary, seconds())
}

type Reporting = { 'dry-run': boolean; 'without-documents': boolean; changed?: string | undefined; json: boolean }

function assertChangedFile({ changed, 'dry-run': isDryRun }: Reporting, usage: string): void {
  if (changed !== undefined && isDryRun)
    throw new UsageError(`--changed is for what was changed, and --dry-run changes nothing\nUsage:\n${usage}`)
}

function changeOptions({ 'dry-run': isDryRun, 'without-documents': withoutDocuments, json }: Reporting) {
  return {
    isDryRun,
    withoutDocuments,
    distribution: readEnvironment().CLOUDFRONT_DISTRIBUTION_ID?.trim(),
    // Only JSON is printed then.
    ...(!json && { onProgress: progress.show }),
  }
}

/** Writes the changed addresses to a file, and says what to do if their invalidation was refused. */
async function report(placed: InstalledFiles | undefined, file: string | undefined, again: string): Promise<void> {
  if (!placed) return
  if (file !== undefined) {
    const addresses = changedAddresses(placed.changed)
    await writeFile(resolve(root, file), addresses.map((address) => `${address}\n`).join(''))
  }
  if (!placed.invalidation?.failure) return
  progress.end()
  console.error(formatRefusal(placed.invalidation, again))
  process.exitCode = 1
}

async function runPrune(): Promise<string> {
  const { values, positionals } = readArguments(
    {
      usage: `npm run prune -- ${TARGET} [--keep 5] [--open-tab-hours 24] [--dry-run] [--json]`,
      options: {
        ...DRY_RUN,
        ...JSON_FLAG,
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
    // Only JSON is printed then.
    ...(!values.json && { onProgress: progress.show }),
  })
  return values.json ? JSON.stringify({ ...summary, seconds: seconds() }) : formatPrune(summary, seconds())
}

function wholeNumber(flag: string, value: string, least: number): number {
  const number = Number(value)
  if (value.trim() === '' || !Number.isInteger(number) || number < least)
    throw new UsageError(`--${flag} is "${value}", expected a whole number of at least ${least}`)
  return number
}
