import { byLocale } from './in-each-locale.ts'

/**
 * The marks between words that are put together: after a label, between facts, between clauses, between the items of a
 * list, between the ends of a range, and between a title and the name of its site.
 */
type Marks = { colon: string; semicolon: string; comma: string; list: string; range: string; title: string }

/** The marks of each language, with the space that follows them there. */
export const MARKS = byLocale<Marks>({
  zh: { colon: '：', semicolon: '；', comma: '，', list: '、', range: '～', title: '｜' },
  en: { colon: ': ', semicolon: '; ', comma: ', ', list: ', ', range: ' to ', title: ' | ' },
  ja: { colon: '：', semicolon: '；', comma: '、', list: '、', range: '～', title: '｜' },
})
