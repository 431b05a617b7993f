import { type Part, type Parts, type PartsFile, readParts } from '../../../src/web/features/door-schedule/parts.ts'
import file from '../../vendors/parts.json' with { type: 'json' }

const parts = readParts(file as unknown as PartsFile)
if (!parts) throw new Error('The file of parts is of another format')

/** Products for schedules, with codes that say what they are, as the browser has them from the file of parts. */
export const PARTS: Parts = parts

/** Returns the part of a code. */
export function partOf(code: string): Part {
  const part = PARTS.byCode.get(code)
  if (!part) throw new Error(`There is no ${code}`)
  return part
}
