import type { Fault } from './faults.ts'
import { describeFault, locateFault, type LocatedFault } from './locate-fault.ts'

/** From this number on, missing fields of a file are named in one line. */
const MANY_MISSING = 3
/** Lines a file, so that many faults of one do not hide those of another. */
const MAX_LINES_PER_FILE = 6

/**
 * Describes faults for editors, a line each, file by file. A file that lacks many fields has one line for them, before
 * all others: its other faults often follow from that. Of a file with many faults the first are described.
 */
export function reportFaults(faults: readonly Fault[], contentDir: string): string[] {
  const byFile = new Map<string, LocatedFault[]>()
  for (const fault of faults) {
    const located = locateFault(fault, contentDir)
    byFile.set(located.file, [...(byFile.get(located.file) ?? []), located])
  }
  return [...byFile.values()].flatMap(reportFile)
}

function reportFile(located: readonly LocatedFault[]): string[] {
  const missing = located.filter(({ fault }) => isMissingField(fault))
  const isLacking = missing.length >= MANY_MISSING
  const others = isLacking ? located.filter(({ fault }) => !isMissingField(fault)) : located
  const lines = [...(isLacking ? [describeMissing(missing)] : []), ...others.map(describeFault)]
  // A last line that says "1 more" would take the place of what it is about.
  if (lines.length <= MAX_LINES_PER_FILE) return lines
  const shown = lines.slice(0, MAX_LINES_PER_FILE - 1)
  return [
    ...shown,
    `${located[0]?.fault.source}: ${lines.length - shown.length} more, to be shown when these are fixed`,
  ]
}

/** A field of the record itself: fields missing in a part of it are described at their place. */
function isMissingField({ field, value }: Fault): boolean {
  return value === undefined && /^\w+$/.test(field)
}

function describeMissing(missing: readonly LocatedFault[]): string {
  const fields = missing.map(({ fault }) => fault.field).join(', ')
  return `${missing[0]?.fault.source}: ${countOf(missing.length, 'field')} are missing: ${fields}`
}

/** Writes a number with its noun. @example countOf(1, 'fault') // '1 fault' */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
