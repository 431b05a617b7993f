import { isLocalisedText, type LocalisedText } from '../../base/i18n/localised.ts'

/** A text of a record with the path of its field: both languages, or one string for both. */
export type FieldText = { field: string; text: LocalisedText | string }

/** A list of texts, such as features or paragraphs, with the path of its field. */
export type FieldList = { field: string; texts: readonly LocalisedText[] }

/**
 * Lists every text of a record, at any depth.
 *
 * @example listTexts({ features: [{ zh: '錄影', en: 'Records' }] }) // [{ field: 'features[0]', text: { zh: '錄影', en: 'Records' } }]
 */
export function listTexts(value: unknown, field = ''): FieldText[] {
  if (typeof value === 'string' || isLocalisedText(value)) return [{ field, text: value }]
  return childrenOf(value, field).flatMap((child) => listTexts(child.value, child.field))
}

/**
 * Lists every string of a record, at any depth: a text in both languages as two.
 *
 * @example listStrings({ name: { zh: '門', en: 'Door' } }) // [{ field: 'name.zh', text: '門' }, { field: 'name.en', text: 'Door' }]
 */
export function listStrings(value: unknown, field = ''): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }]
  return childrenOf(value, field).flatMap((child) => listStrings(child.value, child.field))
}

/**
 * Lists the lists of texts of a record, at any depth.
 *
 * @example listTextLists({ features: [{ zh: '錄影', en: 'Records' }] }) // [{ field: 'features', texts: [{ zh: '錄影', en: 'Records' }] }]
 */
export function listTextLists(value: unknown, field = ''): FieldList[] {
  if (Array.isArray(value) && value.length > 0 && value.every(isLocalisedText)) return [{ field, texts: value }]
  return childrenOf(value, field).flatMap((child) => listTextLists(child.value, child.field))
}

function childrenOf(value: unknown, field: string): { value: unknown; field: string }[] {
  if (Array.isArray(value)) return value.map((item, index) => ({ value: item, field: `${field}[${index}]` }))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).map(([key, item]) => ({ value: item, field: field ? `${field}.${key}` : key }))
}
