/*
 * Run by editors and by CI, `npm run check:content`: reports whether the content can be published, and how much of it
 * there is; reads the words of the interface too.
 */
import { checkExpiry } from '../src/build/security-txt.ts'
import { checkPhotoFiles } from '../src/build/check-photos.ts'
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

readArguments({ usage: 'npm run check:content' })
const options = snapshotOptions(process.cwd(), process.env)

try {
  const snapshot = await loadSnapshot(options)
  const locate = options.api ? locateAtApi(options.api.url) : locateFile(options.contentDir)
  printCounts(snapshot)
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
  for (const warning of warnings) console.log(`warning: ${describeFault(locateFault(warning, options.contentDir))}`)
  for (const line of reportFaults(faults, options.contentDir)) console.error(`fault: ${line}`)
  console.log(`${countOf(faults.length, 'fault')}, ${countOf(warnings.length, 'warning')}`)
  if (faults.length > 0) process.exitCode = 1
}
