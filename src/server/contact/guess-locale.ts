import type { FastifyRequest } from 'fastify'
import type { Locale } from '../../i18n/locale.ts'
import { splitLocale } from '../../i18n/localised-path.ts'
import { localeOf } from '../words.ts'

/**
 * Guesses the language of a form before its body is read, where its field `lang` stands: from the query, else from the page
 * that it was sent from, else from the browser's language.
 */
export function guessLocale({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>): Locale {
  const { lang } = query as { lang?: unknown }
  if (lang !== undefined) return localeOf(lang)
  const page = URL.parse(headers.referer ?? '')
  if (page && page.pathname !== '/') return splitLocale(page.pathname).locale
  return localeOf(/^en\b/i.test(headers['accept-language'] ?? '') ? 'en' : undefined)
}
