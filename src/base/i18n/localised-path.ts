import { DEFAULT_LOCALE, LOCALE_FACTS, LOCALES, type Locale } from './locale.ts'

export type LocalisedPath = { locale: Locale; path: string }

/**
 * Splits a pathname into its language and the path that both languages share. A trailing slash is removed, except for
 * the root.
 * @example splitLocale('/en/news/') // { locale: 'en', path: '/news' }
 * @example splitLocale('/english') // { locale: 'zh', path: '/english' }
 */
export function splitLocale(pathname: string): LocalisedPath {
  const locale = LOCALES.find((candidate) => {
    const { prefix } = LOCALE_FACTS[candidate]
    return prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`))
  })
  const rest = locale ? pathname.slice(LOCALE_FACTS[locale].prefix.length) : pathname
  const path = rest.replace(/\/+$/, '')
  return { locale: locale ?? DEFAULT_LOCALE, path: path === '' ? '/' : path }
}

/**
 * Adds the language's prefix to a shared path.
 * @example localisePath('en', '/') // '/en'
 * @example localisePath('zh', '/news') // '/news'
 */
export function localisePath(locale: Locale, path: string): string {
  const { prefix } = LOCALE_FACTS[locale]
  return path === '/' ? prefix || '/' : `${prefix}${path}`
}

/**
 * Adds the language's prefix to the path of a target, and keeps its search parameters and fragment.
 * @example localiseTarget('en', '/#story') // '/en#story'
 */
export function localiseTarget(locale: Locale, to: string): string {
  const end = to.search(/[?#]/)
  return end < 0 ? localisePath(locale, to) : localisePath(locale, to.slice(0, end)) + to.slice(end)
}
