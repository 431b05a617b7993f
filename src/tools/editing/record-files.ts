import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf, type Place } from './places.ts'

/** A record as its files are: the value of its own, its texts, and a hash of all of it. */
export type RecordRead = { text: string; value: unknown; texts: Record<string, string>; revision: string }

/** Reads the files of a record. Undefined when there is none; throws a SyntaxError when it is no JSON. */
export function readRecord(contentDir: string, place: Place): RecordRead | undefined {
  const { record, texts } = filesOf(place)
  if (!existsSync(join(contentDir, record))) return undefined
  const read = (file: string) =>
    existsSync(join(contentDir, file)) ? readFileSync(join(contentDir, file), 'utf8') : ''
  const text = read(record)
  const proses = texts.map(({ locale, file }) => [locale, read(file)] as const)
  const hash = createHash('sha256')
  for (const part of [text, ...proses.map(([, prose]) => prose)]) hash.update(`${part.length}:${part}`)
  return { text, value: JSON.parse(text), texts: Object.fromEntries(proses), revision: hash.digest('hex').slice(0, 32) }
}
