import { csvWords } from '../../../pages/door-schedule/csv-words.ts'
import { serverWords } from '../../../src/base/i18n/server-words.ts'
import { wordsOf } from '../../../src/base/i18n/words.ts'

/** The words of our own files, as the screen writes them. */
export const CSV_WORDS = { en: csvWords(wordsOf(serverWords.en)), zh: csvWords(wordsOf(serverWords.zh)) }
