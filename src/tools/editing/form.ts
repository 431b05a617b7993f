import type { Locale } from '../../base/i18n/locale.ts'
import { OTHER_LOCALES } from '../../base/i18n/other-locales.ts'
import type { Attribute } from '../../content/schema/attribute.ts'
import { isLocalisedText, type LocalisedText } from '../../base/i18n/localised.ts'
import type { Described } from './described.ts'
import { emptyValue } from './empty-value.ts'
import { isSameData } from './same-data.ts'

/*
 * Between a record as in its file and as the editor has it, which knows no objects by id and no field of two types:
 * attributes are a list of { type, value } there, notes a list of { attribute, note }, shared texts { zh, en }.
 */

export type FormContext = {
  /** Definitions by id, for the form of an attribute's value. */
  attributes: ReadonlyMap<string, Attribute>
  /** The address by which the editor knows a photograph of this record. */
  photoAddress: (file: string) => string
  /** The file that such an address is of. */
  photoFile: (address: string) => string
}

type Fields = Record<string, unknown>

/** Thrown for a form that has something else at a field than the editor writes there: an object for a text. */
export class FormError extends Error {}

/**
 * Puts a record, or a part of one, into the form of the editor. A value that does not fit its description is left as it
 * is.
 */
export function toForm(field: Described, value: unknown, context: FormContext): unknown {
  if (value === undefined || value === null) return undefined
  const { kind } = field.meta ?? {}
  if (kind === 'shared') return typeof value === 'string' ? inBoth(value) : value
  if (kind === 'photo') return typeof value === 'string' ? context.photoAddress(value) : value
  if (kind === 'attributes' && isFields(value))
    return Object.entries(value).map(([type, each]) => ({ type, value: attributeToForm(type, each, context) }))
  if (kind === 'attributeNotes' && isFields(value))
    return Object.entries(value).map(([attribute, note]) => ({ attribute, note }))
  const { innerType } = field
  if (innerType && Array.isArray(value)) return value.map((item) => toForm(innerType, item, context))
  if (!field.fields || !isFields(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      const inner = ownOf(field.fields ?? {}, name)
      return [name, inner ? toForm(inner, each, context) : each]
    }),
  )
}

/**
 * Returns the record that an editor's form stands for. A value equal to `original` is returned as it was there;
 * optional fields are left out when they are empty. Throws a FormError.
 */
export function fromForm(field: Described, form: unknown, original: unknown, context: FormContext): unknown {
  if (isSame(form, toForm(field, original, context))) return original ?? emptyValue(field)
  if (field.optional && isBlank(form)) return undefined
  assertFits(field, form)
  const { kind } = field.meta ?? {}
  if (kind === 'localised' || kind === 'shared') return textFromForm(form, kind === 'shared')
  if (kind === 'photo') return typeof form === 'string' ? context.photoFile(form) : form
  if (kind === 'attributes' && Array.isArray(form)) return attributesFromForm(form, original, context)
  if (kind === 'attributeNotes' && Array.isArray(form))
    return Object.fromEntries(form.filter(isFields).map(({ attribute, note }) => [attribute, textFromForm(note)]))
  const { innerType } = field
  if (innerType) return Array.isArray(form) ? listFromForm(innerType, form, original, context) : []
  if (field.fields && isFields(form)) return fieldsFromForm(field.fields, form, original, context)
  return form ?? undefined
}

function listFromForm(item: Described, form: readonly unknown[], original: unknown, context: FormContext): unknown[] {
  const before: readonly unknown[] = Array.isArray(original) ? original : []
  return form.map((each, index) => {
    const same = before.find((candidate) => isSame(each, toForm(item, candidate, context)))
    return fromForm(item, each, same ?? before[index], context)
  })
}

/** Keeps the order of the original; a new field follows the one before it in the schema. */
function fieldsFromForm(
  fields: Record<string, Described>,
  form: Fields,
  original: unknown,
  context: FormContext,
): Fields {
  const before = isFields(original) ? original : {}
  const known = Object.keys(fields)
  const names = Object.keys(before)
  for (const [index, name] of known.entries()) {
    if (names.includes(name)) continue
    const previous = known.slice(0, index).findLast((each) => names.includes(each))
    names.splice(previous === undefined ? 0 : names.indexOf(previous) + 1, 0, name)
  }
  const entries = names.map((name) => {
    const inner = ownOf(fields, name)
    // The editor may not remove fields that the schema does not know.
    return [name, inner ? fromForm(inner, form[name], ownOf(before, name), context) : ownOf(before, name)] as const
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

function attributeToForm(id: string, value: unknown, { attributes }: FormContext): unknown {
  const isText = attributes.get(id)?.kind === 'text'
  return isText && typeof value === 'string' ? inBoth(value) : value
}

function attributesFromForm(form: readonly unknown[], original: unknown, context: FormContext): Fields {
  const before = isFields(original) ? original : {}
  const entries = form.filter(isFields).map(({ type, value }) => {
    const id = String(type)
    const old = before[id]
    if (old !== undefined && isSameData(value, attributeToForm(id, old, context))) return [id, old]
    // A switch that was never touched has no value yet.
    const given = value ?? (context.attributes.get(id)?.kind === 'flag' ? false : undefined)
    return [id, textFromForm(given, true)]
  })
  return Object.fromEntries(entries)
}

/** One string for both languages of the project, as the form has it. */
function inBoth(text: string): LocalisedText {
  return { zh: text, en: text }
}

/** Leaves out further languages of the vendor without a text; equal texts of a shared field become one string. */
function textFromForm(form: unknown, isShared = false): unknown {
  if (!isLocalisedText(form)) return form ?? undefined
  const text = Object.fromEntries(
    Object.entries(form).filter(([locale, each]) => each.trim() !== '' || !OTHER_LOCALES.includes(locale as Locale)),
  )
  const isSame = isShared && Object.values(text).every((each) => each === form.zh)
  return isSame ? form.zh : text
}

function assertFits({ type, meta, fields, innerType }: Described, form: unknown): void {
  if (isBlank(form)) return
  const { kind } = meta ?? {}
  const isText = kind === 'localised' || kind === 'shared'
  const isList = innerType !== undefined || kind === 'attributes' || kind === 'attributeNotes'
  const fits = isText
    ? (kind === 'shared' && typeof form === 'string') ||
      (isFields(form) && Object.values(form).every((text) => typeof text === 'string' || isBlank(text)))
    : isList
      ? Array.isArray(form)
      : fields
        ? isFields(form)
        : typeof form !== 'object'
  if (!fits) throw new FormError(`${kind ?? type}: ${JSON.stringify(form)}`)
}

function isSame(one: unknown, other: unknown): boolean {
  return isSameData(prune(one), prune(other))
}

/** Leaves out what says nothing: editors write an empty value for a field that is missing. */
function prune(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map((item) => prune(item)) : undefined
  if (value === '' || value === null || value === false) return undefined
  if (!isFields(value)) return value
  const entries = Object.entries(value).flatMap(([name, each]) => {
    const pruned = prune(each)
    return pruned === undefined ? [] : [[name, pruned] as const]
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

function isBlank(form: unknown): boolean {
  return prune(form) === undefined
}

/** A file may have fields of any name, such as those that every object has. */
function ownOf<Value>(fields: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
