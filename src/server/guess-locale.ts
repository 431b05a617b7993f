import type { FastifyRequest } from 'fastify'
import { outOfSite } from '../base/base-path.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '../base/i18n/locale.ts'
import { splitLocale } from '../base/i18n/localised-path.ts'
import { localeOf } from './words.ts'

/**
 * Determines the language of an answer before the body, which may have a field `lang`, is read: from the query, else from
 * the referring page, else from the browser's language.
 */
export function guessLocale({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>): Locale {
  const { lang } = query as { lang?: unknown }
  if (lang !== undefined) return localeOf(lang)
  const page = URL.parse(headers.referer ?? '')
  const path = page && outOfSite(page.pathname)
  if (path && path !== '/') return splitLocale(path).locale
  const [preferred] = /^[a-z]+/i.exec(headers['accept-language'] ?? '') ?? []
  const locale = preferred?.toLowerCase()
  return isLocale(locale) ? locale : DEFAULT_LOCALE
}
