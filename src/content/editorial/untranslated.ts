import type { LocalisedText } from '../../base/i18n/localised.ts'

const MIN_LETTERS = 4

// Names that Chinese text also writes in Latin letters. Words with a digit or an inner capital always count as names.
const NAMES = new Set(
  [
    'Android Linux Windows Apple Google Exchange Outlook Calendar Teams Home Email Web Code Cloud',
    'Wiegand Bluetooth Ethernet Gigabit Fast Uplink Zigbee Thread Matter Modbus Classic Plus Profile Class Type Mini Lite',
  ].flatMap((names) => names.split(' ')),
)

/**
 * Returns whether a text with ordinary words is the same in both languages. Models, standards and units may be the
 * same.
 * @example isUntranslated({ zh: 'Door station', en: 'Door station' }) // true
 * @example isUntranslated({ zh: 'Wiegand 26', en: 'Wiegand 26' }) // false
 */
export function isUntranslated({ zh, en }: LocalisedText): boolean {
  if (zh.trim() !== en.trim() || (zh.match(/\p{L}/gu) ?? []).length < MIN_LETTERS) return false
  return zh
    .split(/[^A-Za-z0-9]+/)
    .some((word) => word.length >= MIN_LETTERS && /^[A-Z]?[a-z]+$/.test(word) && !NAMES.has(word))
}
