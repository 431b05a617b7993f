import { COLLECTIONS, type Collection, SINGLE_FILES } from '../collections.ts'
import type { Subject } from './record-format.ts'

/** A format by the name that the editor's configuration calls it by. */
export const recordFormat = (name: string): string => `record-${name}`
export const fileFormat = (name: string): string => `file-${name}`

/** The format of a text, which is a file of its own beside its record, in each language. */
export const TEXT_FORMAT = 'record-text'
/** The only field of a text. */
export const TEXT_FIELD = 'body'

/** Everything that the editor writes files of, by its format: without texts, since a file is a record on a Git host. */
export const SUBJECTS: ReadonlyMap<string, Subject> = new Map<string, Subject>([
  ...COLLECTIONS.map((collection) => [recordFormat(collection.name), withoutText(collection)] as const),
  ...SINGLE_FILES.map((file) => [fileFormat(file.name), { file, description: file.description }] as const),
])

function withoutText({ key, prose, description }: Collection): Subject {
  const { [prose ?? '']: _text, ...fields } = description.fields ?? {}
  return { collection: {}, key, description: { ...description, fields } }
}

/** Reads a text as the editor has it. */
export function textFromFile(text: string): Record<string, string> {
  return { [TEXT_FIELD]: text }
}

/** Writes a text from the editor's form. */
export function textToFile(form: unknown): string {
  const text = typeof form === 'object' && form !== null ? (form as Record<string, unknown>)[TEXT_FIELD] : undefined
  return typeof text === 'string' ? text.trimEnd() : ''
}
