import { existsSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { type ContentError, type Fault, formatFault } from '../catalogue/faults.ts'
import { codeFrame } from './code-frame.ts'
import type { DevFault } from './dev-fault.ts'
import { locateField, type Place } from './locate-field.ts'

/** Where the value of a fault stands; without a place where that cannot be told. */
type LocatedFault = { fault: Fault; file: string; place?: Place | undefined }

/** Tells faults of the content with file, line and column of each field, the first with the lines around it. */
export function describeContentError({ faults }: ContentError, contentDir: string): DevFault {
  const located = faults.map((fault) => locate(fault, contentDir))
  const message = ['The content has faults. Pages are served again when they are mended.', '', ...located.map(say)]
  const [first] = located
  if (!first?.place) return { message: message.join('\n'), stack: '', ...(first && { id: first.file }) }
  const { file, place } = first
  return {
    message: message.join('\n'),
    stack: '',
    id: file,
    loc: { file, ...place },
    frame: codeFrame(readFileSync(file, 'utf8'), place.line, place.column),
  }
}

function locate(fault: Fault, contentDir: string): LocatedFault {
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

function say({ fault, file, place }: LocatedFault): string {
  const source = relative(process.cwd(), file)
  return formatFault({ ...fault, source: place ? `${source}:${place.line}:${place.column}` : source })
}
