import { type Locale, word } from './test.ts'

/**
 * Returns a word with its parameters filled in. @example phrase('en', 'news', 'pages.text', { page: 1, pages: 3 }) //
 * 'Page 1 / 3'
 */
export function phrase(
  locale: Locale,
  namespace: string,
  key: string,
  values: Record<string, string | number>,
): string {
  return word(locale, namespace, key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
}

/** Returns a word that depends on a number. @example countWord('en', 'products', 'found', 1) // '1 product found' */
export function countWord(
  locale: Locale,
  namespace: string,
  key: string,
  count: number,
  values: Record<string, string | number> = {},
): string {
  const form = new Intl.PluralRules(locale).select(count)
  return phrase(locale, namespace, `${key}_${form}`, { ...values, count })
}

/** Matches a text that consists of these pieces, with any whitespace between them, and of any kind within them. */
export function inPieces(...pieces: (string | number)[]): RegExp {
  return new RegExp(`^${patternOf(pieces)}$`)
}

/** Matches an accessible name with this title, which has spaces between its clauses: each is laid out separately. */
export function titled(title: string): RegExp {
  return new RegExp(patternOf(title.split(/(?<=[，。：；！？])/u)))
}

function patternOf(pieces: readonly (string | number)[]): string {
  const escaped = pieces.map((piece) =>
    String(piece)
      .replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
      .replaceAll(' ', '\\s'),
  )
  return escaped.join('\\s*')
}

/** Returns the heading of an error page: its status, and the meaning of the status. */
export function errorHeading(locale: Locale, kind: 'notFound' | 'server'): string {
  return `${kind === 'notFound' ? 404 : 500} ${word(locale, 'common', `error.${kind}.name`)}`
}
