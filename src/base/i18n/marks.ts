import type { Locale } from './locale.ts'

/** What stands between words that are put together: after a label, between facts, between clauses, between the items of a list. */
type Marks = { colon: string; semicolon: string; comma: string; list: string }

/** The marks of each language, with the space that follows them there. */
export const MARKS: Record<Locale, Marks> = {
  zh: { colon: '：', semicolon: '；', comma: '，', list: '、' },
  en: { colon: ': ', semicolon: '; ', comma: ', ', list: ', ' },
}
