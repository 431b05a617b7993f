import { existsSync, readFileSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { LOCALES } from '../base/i18n/locale.ts'
import { type Fault, formatFault } from './faults.ts'
import { locateField, type Place } from './locate-field.ts'

const BODY = new RegExp(`^body\\.(${LOCALES.join('|')})$`)

/** The place of a fault's value; without a place where it is unknown. */
export type LocatedFault = { fault: Fault; file: string; place?: Place | undefined }

/** Finds the file of a fault, and the line and column of its field. */
export function locateFault(fault: Fault, contentDir: string): LocatedFault {
  // Faults of JSON know their place; those of a record know their field.
  const [, source = fault.source, line, column] = /^(.+?):(\d+):(\d+)$/.exec(fault.source) ?? []
  const inContent = join(contentDir, source)
  const isMissing = !isAbsolute(source) && existsSync(dirname(inContent))
  const file =
    [resolve(source), inContent].find((path) => existsSync(path)) ?? (isMissing ? inContent : resolve(source))
  if (line && column)
    return { fault: { ...fault, source }, file, place: { line: Number(line), column: Number(column) } }
  const prose = proseFile(file, fault.field)
  if (prose) return { fault: { ...fault, source: prose }, file: prose, place: placeOf(fault.value, prose) }
  const isRecord = file.endsWith('.json') && existsSync(file)
  return { fault, file, place: isRecord ? locateField(readFileSync(file, 'utf8'), fieldOf(fault)) : undefined }
}

/** Returns the file beside a record in which its long text stands: `x.zh.md` for `body.zh` of `x.json`. */
function proseFile(file: string, field: string): string | undefined {
  const [, locale] = BODY.exec(field) ?? []
  const path = file.replace(/\.json$/, `.${locale}.md`)
  return locale && path !== file && existsSync(path) ? path : undefined
}

/** The line of a long text with the longest piece of what was found, which was read without markup; none if several have it. */
function placeOf(value: unknown, file: string): Place | undefined {
  const pieces = String(value).split(/[\n\uE000]/)
  const piece = pieces.toSorted((a, b) => b.length - a.length)[0] ?? ''
  const found = readFileSync(file, 'utf8')
    .split('\n')
    .map((text, index) => ({ line: index + 1, column: text.indexOf(piece) + 1 }))
    .filter(({ column }) => column > 0)
  return found.length === 1 ? found[0] : undefined
}

/** A field that is not known is a fault of the whole record, whose value is its name. */
function fieldOf({ field, value }: Fault): string {
  return field === '' && typeof value === 'string' ? value : field
}

/** Describes a fault in one line, with line and column of its field: `products/x.json:3:15: status: found …`. */
export function describeFault({ fault, file, place }: LocatedFault): string {
  const isFile = existsSync(dirname(file)) && !fault.source.includes('*')
  const source = isFile ? relative(process.cwd(), file) : fault.source
  return formatFault({ ...fault, source: place ? `${source}:${place.line}:${place.column}` : source })
}
