/*
 * Run by the publishing pipeline after `npm run build`, and by hand. A target is dir:<path> or s3://<bucket>/<prefix>.
 *   npm run publish -- <target> [--dry-run]
 *   npm run rollback -- <target> [<build id>]
 *   npm run prune -- <target> [--keep 5] [--open-tab-hours 24]
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createProgress } from '../src/build/progress.ts'
import { openStore } from '../src/publish/open-store.ts'
import { prune } from '../src/publish/prune.ts'
import { publishSite } from '../src/publish/publish-site.ts'
import { rollBack } from '../src/publish/roll-back.ts'
import type { Store } from '../src/publish/store.ts'
import { formatPrune, formatPublish, formatRollBack } from '../src/publish/summary.ts'

const MS_PER_HOUR = 3_600_000
const root = process.cwd()
const progress = createProgress(process.stdout)
const started = performance.now()
const seconds = () => (performance.now() - started) / 1000
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean', default: false },
    keep: { type: 'string', default: '5' },
    'open-tab-hours': { type: 'string', default: '24' },
  },
})

/** Each does its work and says what it did. */
const commands: Record<string, (store: Store, argument: string | undefined) => Promise<string>> = {
  publish: async (store) => {
    const site = {
      siteDir: resolve(root, process.env.SITE_DIR ?? 'dist/client'),
      buildsDir: resolve(root, process.env.BUILDS_DIR ?? 'builds'),
    }
    const summary = await publishSite(store, site, { isDryRun: values['dry-run'], onProgress: progress.show })
    return formatPublish(summary, seconds())
  },
  rollback: async (store, id) => formatRollBack(await rollBack(store, id, { onProgress: progress.show }), seconds()),
  prune: async (store) => {
    const keep = wholeNumber('keep', 1)
    const openTabMs = wholeNumber('open-tab-hours', 0) * MS_PER_HOUR
    return formatPrune(await prune(store, { keep, openTabMs, onProgress: progress.show }), seconds())
  },
}

try {
  const [name = '', target = '', argument] = positionals
  const command = commands[name]
  if (!command || !target)
    throw new Error('Expected: npm run publish|rollback|prune -- dir:<path>|s3://<bucket>/<prefix>')
  const said = await command(await openStore(target), argument)
  progress.end()
  console.log(said)
} catch (error) {
  progress.end()
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function wholeNumber(name: 'keep' | 'open-tab-hours', least: number): number {
  const number = Number(values[name])
  if (!Number.isInteger(number) || number < least)
    throw new Error(`--${name} is "${values[name]}", expected ${least} or more`)
  return number
}
