import { existsSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { type Fault, formatFault } from './faults.ts'
import { locateField, type Place } from './locate-field.ts'

/** Where the value of a fault stands; without a place where that cannot be told. */
export type LocatedFault = { fault: Fault; file: string; place?: Place | undefined }

/** Finds the file of a fault, and the line and column of its field. */
export function locateFault(fault: Fault, contentDir: string): LocatedFault {
  // Faults of JSON know their place; those of a record know their field.
  const [, source = fault.source, line, column] = /^(.+?):(\d+):(\d+)$/.exec(fault.source) ?? []
  const file = [resolve(source), join(contentDir, source)].find((path) => existsSync(path)) ?? resolve(source)
  if (line && column)
    return { fault: { ...fault, source }, file, place: { line: Number(line), column: Number(column) } }
  const isRecord = file.endsWith('.json') && existsSync(file)
  return { fault, file, place: isRecord ? locateField(readFileSync(file, 'utf8'), fieldOf(fault)) : undefined }
}

/** A field that is not known is a fault of the whole record, whose value is its name. */
function fieldOf({ field, value }: Fault): string {
  return field === '' && typeof value === 'string' ? value : field
}

/** Describes a fault in one line, with line and column of its field: `products/x.json:3:15: status: found …`. */
export function describeFault({ fault, file, place }: LocatedFault): string {
  if (!place) return formatFault(fault)
  return formatFault({ ...fault, source: `${relative(process.cwd(), file)}:${place.line}:${place.column}` })
}
