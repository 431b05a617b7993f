/*
 * Run by editors and by CI, `npm run check:content`: reports whether the content can be published, and how much of it
 * there is; reads the words of the interface too. `--json` prints all of it for programs.
 */
import { existsSync } from 'node:fs'
import { checkExpiry } from '../src/build/security-txt.ts'
import { checkPhotoFiles } from '../src/build/check-photos.ts'
import { formatJson, JSON_FLAG } from '../src/command-line/json-output.ts'
import { readArguments } from '../src/command-line/read-arguments.ts'
import { checkEditorial } from '../src/catalogue/editorial/check-editorial.ts'
import { checkInterface } from '../src/catalogue/editorial/check-interface.ts'
import { checkCoverage, coverCategories } from '../src/catalogue/editorial/coverage.ts'
import { ENTITY_NAMES } from '../src/catalogue/entities.ts'
import { ContentError, type Fault } from '../src/catalogue/faults.ts'
import { describeFault, locateFault } from '../src/catalogue/locate-fault.ts'
import { loadSnapshot, snapshotOptions } from '../src/catalogue/load-snapshot.ts'
import { countOf, reportFaults } from '../src/catalogue/report-faults.ts'
import type { Snapshot } from '../src/catalogue/snapshot.ts'
import { locateAtApi } from '../src/catalogue/sources/api.ts'
import { locateFile } from '../src/catalogue/sources/files.ts'

const { values } = readArguments({ usage: 'npm run check:content -- [--json]', options: JSON_FLAG })
const options = snapshotOptions(process.cwd(), process.env)
let read: Snapshot | undefined

try {
  const snapshot = await loadSnapshot(options)
  const locate = options.api ? locateAtApi(options.api.url) : locateFile(options.contentDir)
  read = snapshot
  if (!values.json) printCounts(snapshot)
  // Photographs are read completely here: a truncated file cannot be detected from its header.
  const unusable = await checkPhotoFiles(snapshot, options.contentDir, 'whole')
  const reports = [checkEditorial(snapshot, locate), checkInterface('locales'), checkCoverage(snapshot, locate)]
  finish(
    [...unusable, ...checkExpiry(snapshot), ...reports.flatMap(({ faults }) => faults)],
    reports.flatMap(({ warnings }) => warnings),
  )
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  finish(error.faults, [])
}

function printCounts(snapshot: Snapshot): void {
  printTable([['entity', 'count'], ...ENTITY_NAMES.map((name) => [name, String(snapshot[name].length)])])
  const rows = coverCategories(snapshot).map(({ seriesId, category, products, activeCount, attributeFill }) => {
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
