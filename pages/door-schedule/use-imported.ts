import { useEffect, useState } from 'react'
import type { Table } from '../../src/web/features/door-schedule/csv-columns.ts'
import type { Mapping } from '../../src/web/features/door-schedule/guess-columns.ts'
import { type ImportResult, type ImportFault, importInSteps } from '../../src/web/features/door-schedule/import-rows.ts'
import { inSlices } from '../../src/web/features/door-schedule/time-sliced.ts'
import type { Parts } from '../../src/web/features/door-schedule/parts.ts'

type Result = ImportResult | { fault: ImportFault }

/**
 * Returns what a table says, read in slices; while it is read again because columns were set, what it said before.
 * Undefined without a table, and until it was read the first time.
 */
export function useImported(
  table: Table | undefined,
  mapping: Mapping | undefined,
  parts: Parts,
): { result: Result | undefined; isReading: boolean } {
  const [read, setRead] = useState<{ table: Table; mapping: Mapping; result: Result }>()
  useEffect(() => {
    if (!table || !mapping) return undefined
    return inSlices(importInSteps(table, mapping, parts), (result) => setRead({ table, mapping, result }))
  }, [table, mapping, parts])
  return {
    result: table && read?.table === table ? read.result : undefined,
    isReading: table !== undefined && read?.mapping !== mapping,
  }
}
