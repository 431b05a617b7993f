import type { LocalisedText } from '../../base/i18n/localised.ts'

/**
 * Marks a text that is still to be written: `npm run new` inserts it; the editorial check and the tests of the locale
 * files refuse it.
 */
export const PLACEHOLDER: LocalisedText = { zh: '〔待填〕', en: '[to be written]' }
