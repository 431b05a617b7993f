import type { Described } from './described.ts'

/**
 * Returns what a new record has for a field that must be there and may be empty: editors leave out what nobody wrote.
 * Undefined where something has to be written, or where the field may be missing.
 * @example a list is [], related records are { faqs: [], products: [] }, a text that may be empty is { zh: '', en: '' }
 */
export function emptyValue(field: Described): unknown {
  if (field.optional) return undefined
  if (field.meta?.mayBeEmpty) return { zh: '', en: '' }
  if (field.meta?.kind === 'attributes') return {}
  if (field.type === 'array') return []
  if (field.type === 'boolean') return false
  if (!field.fields) return undefined
  const inner = Object.entries(field.fields).map(([name, each]) => [name, emptyValue(each)] as const)
  return inner.every(([, value]) => value !== undefined) ? Object.fromEntries(inner) : undefined
}
