import type { Attribute } from '../../../content/schema/attribute.ts'
import { changeText, writeText } from '../change-text.ts'
import type { Described } from '../described.ts'
import { type FormContext, fromForm, toForm } from '../form.ts'
import { type Kind, splitRecord, wholeRecord } from '../places.ts'

/*
 * Reads and writes the files of a Git host for the editor's script, which knows the text of a file. It does not know
 * its path or, when it writes, the earlier text. A record that was read has the key that it was read by.
 */

/**
 * The interface of a format for the editor's script: the text of a file as its form, and the text that a form stands
 * for.
 */
export type RecordFormat = { fromFile: (text: string) => unknown; toFile: (form: unknown) => string }

/** A record whose key was changed would stay in the file of its old name. */
export class RenamedError extends Error {}

/** A file without a key or without fields is no record. */
export class NoRecordError extends Error {}

/** A subject of the editor's files: a collection, or a file with a single record. */
export type Subject = Kind & {
  description: Described
  /** The field that a record of a collection is known by. */
  key?: string
}

type FormatOptions = {
  attributes: readonly Pick<Attribute, 'id' | 'kind'>[]
  /** The key of the record that is open, by the address of the page; undefined for a new one. */
  openKey: () => string | undefined
}

type Fields = Record<string, unknown>
type Read = { text: string; value: unknown }

/** The key that a record was read by, in its form: no schema has a field of this name. */
const READ_AS = '__readAs'

/**
 * Creates the format of a collection's files, or of one file. A file that is read and written unchanged is the same, and
 * a changed one differs where the record does. `toFile` throws a RenamedError, NoRecordError or FormError.
 */
export function createRecordFormat(subject: Subject, { attributes, openKey }: FormatOptions): RecordFormat {
  const { description, key } = subject
  const context: FormContext = {
    // The kind of an attribute is all that its form follows from.
    attributes: new Map(attributes.map((each) => [each.id, each as Attribute])),
    photoAddress: (file) => file,
    photoFile: (address) => address,
  }
  /** As the files were read last, by key; a file with a single record has none. */
  const reads = new Map<string, Read>()
  const keyOf = (fields: Fields) => (key === undefined ? '' : String(fields[key]))
  const wholeOf = (value: unknown) => wholeRecord(subject, { value, texts: {} })

  return {
    fromFile: (text) => {
      const value: unknown = JSON.parse(text)
      const form = toForm(description, wholeOf(value), context)
      if (!isFields(form)) throw new SyntaxError('A record is an object')
      const readAs = keyOf(form)
      reads.set(readAs, { text, value })
      return { ...form, [READ_AS]: readAs }
    },
    toFile: (form) => {
      if (!isFields(form)) throw new NoRecordError()
      const { [READ_AS]: readAs, ...fields } = form
      if (key !== undefined && !['string', 'number'].includes(typeof fields[key])) throw new NoRecordError()
      const now = keyOf(fields)
      const open = openKey()
      // Others that are written along with it, because they named what was deleted, keep the key that they were read by.
      if (open !== undefined && now !== open && now !== readAs) throw new RenamedError(now)
      // A copy of a record has what that was read by, and is new all the same.
      const read = now === readAs ? reads.get(readAs) : undefined
      const whole = fromForm(description, fields, read && wholeOf(read.value), context)
      const { value } = splitRecord(subject, whole)
      return read ? changeText(read.text, read.value, value) : writeText(value)
    },
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
