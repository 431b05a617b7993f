import { isLocalisedText, type LocalisedText } from '../../i18n/localised.ts'

/** A text of a record with the path of its field: both languages, or one string for both. */
export type FieldText = { field: string; text: LocalisedText | string }

/**
 * Lists every text of a record, at any depth.
 *
 * @example listTexts({ features: [{ zh: '錄影', en: 'Records' }] }) // [{ field: 'features[0]', text: { zh: '錄影', en: 'Records' } }]
 */
export function listTexts(value: unknown, field = ''): FieldText[] {
  if (typeof value === 'string' || isLocalisedText(value)) return [{ field, text: value }]
  if (Array.isArray(value)) return value.flatMap((item, index) => listTexts(item, `${field}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => listTexts(item, field ? `${field}.${key}` : key))
}
