/*
 * Run by editors and by CI, `npm run check:content`: reports whether the content can be published, and how much of it
 * there is; reads the words of the interface too. `--due` says when the next of it becomes due, `--status` what is to be
 * done about each record. `--json` prints all of it for programs.
 */
import { existsSync } from 'node:fs'
import { formatJson, JSON_FLAG } from '../src/base/command-line/json-output.ts'
import { UsageError } from '../src/base/command-line/parse-arguments.ts'
import { readArguments } from '../src/base/command-line/read-arguments.ts'
import { reportFailure } from '../src/base/command-line/report-failure.ts'
import { checkEtim } from '../src/content/editorial/check-etim.ts'
import { etimClassOf } from '../src/content/etim.ts'
import { checkInterface } from '../src/content/editorial/check-interface.ts'
import { checkVendor } from '../src/content/editorial/check-vendor.ts'
import { coverCategories } from '../src/content/editorial/coverage.ts'
import { dueFacts, formatDue } from '../src/content/due/format-due.ts'
import { ENTITY_NAMES } from '../src/content/entities.ts'
import { ContentError, type Fault } from '../src/content/faults.ts'
import { describeFault, locateFault } from '../src/content/locate-fault.ts'
import { loadContent, visibilityOf, snapshotOptions } from '../src/content/load-snapshot.ts'
import { countOf, reportFaults } from '../src/content/report-faults.ts'
import type { Snapshot } from '../src/content/snapshot.ts'
import { checkContent } from '../src/tools/editing/check-content.ts'
import { readStatus } from '../src/content/status/content-status.ts'
import { formatStatus } from '../src/content/status/format-status.ts'

const USAGE = 'npm run check:content -- [--due | --status] [--json]'
const flag = { type: 'boolean', default: false } as const
const { values } = readArguments({ usage: USAGE, options: { due: flag, status: flag, ...JSON_FLAG } })
const options = snapshotOptions(process.cwd(), process.env)
const visibility = visibilityOf(options)
let read: Snapshot | undefined

if (values.due && values.status)
  process.exit(reportFailure(new UsageError(`--due and --status are two questions\nUsage:\n${USAGE}`)))
try {
  if (values.due) await printDue()
  else if (values.status) await printStatus()
  else await check()
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  finish(error.faults, [])
}

async function printDue(): Promise<void> {
  const content = await loadContent(options)
  console.log(values.json ? formatJson(dueFacts(content, visibility.day)) : formatDue(content, visibility.day))
}

async function printStatus(): Promise<void> {
  const status = await readStatus(options.contentDir, visibility.day)
  console.log(values.json ? formatJson(status) : formatStatus(status))
}

async function check(): Promise<void> {
  // A truncated photograph cannot be detected from its header.
  const { snapshot, faults, warnings } = await checkContent(options, 'whole')
  read = snapshot
  if (snapshot && !values.json) printCounts(snapshot)
  const words = snapshot ? checkInterface('.') : { faults: [], warnings: [] }
  finish(
    [...faults, ...checkVendor(), ...(snapshot ? checkEtim(snapshot) : []), ...words.faults],
    [...warnings, ...words.warnings],
  )
}

function printCounts(snapshot: Snapshot): void {
  printTable([['entity', 'count'], ...ENTITY_NAMES.map((name) => [name, String(snapshot[name].length)])])
  const shelves = coverCategories(snapshot)
  const unmapped = shelves.flatMap(({ category, products }) =>
    products.filter(({ code }) => !etimClassOf(code, category.id)),
  )
  console.log(`ETIM: ${unmapped.length} of ${snapshot.product.length} products have no class\n`)
  const rows = shelves.map(({ seriesId, category, products, activeCount, attributeFill }) => {
    return [seriesId, category.id, String(products.length), String(activeCount), `${Math.floor(attributeFill * 100)} %`]
  })
  printTable([['series', 'category', 'products', 'active', 'attributes filled'], ...rows])
}

function printTable(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
  console.log('')
}

function finish(faults: readonly Fault[], warnings: readonly Fault[]): void {
  if (faults.length > 0) process.exitCode = 1
  if (values.json) return console.log(formatJson(factsOf(faults, warnings)))
  for (const warning of warnings) console.log(`warning: ${describeFault(locateFault(warning, options.contentDir))}`)
  for (const line of reportFaults(faults, options.contentDir)) console.error(`fault: ${line}`)
  console.log(`${countOf(faults.length, 'fault')}, ${countOf(warnings.length, 'warning')}`)
}

/** Returns the counts, unless the content could not be read, and all faults and warnings with their places. */
function factsOf(faults: readonly Fault[], warnings: readonly Fault[]): object {
  const placed = (fault: Fault) => {
    const { file, place, fault: found } = locateFault(fault, options.contentDir)
    const { field, value, expected } = found
    return { source: found.source, file: existsSync(file) ? file : undefined, ...place, field, value, expected }
  }
  return {
    counts: read && Object.fromEntries(ENTITY_NAMES.map((name) => [name, read?.[name].length])),
    categories:
      read &&
      coverCategories(read).map(({ seriesId, category, products, activeCount, attributeFill }) => {
        return {
          series: seriesId,
          category: category.id,
          products: products.length,
          active: activeCount,
          attributeFill,
        }
      }),
    faults: faults.map(placed),
    warnings: warnings.map(placed),
  }
}
