import type { LocalisedText } from '../../i18n/localised.ts'

/** Stands where a text is still to be written: `npm run new` writes it, the editorial check and the tests of the words refuse it. */
export const PLACEHOLDER: LocalisedText = { zh: '〔待填〕', en: '[to be written]' }
