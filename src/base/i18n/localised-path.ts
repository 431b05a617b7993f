import { BASE_PATH } from '#vendor/site.ts'
import { inSite, outOfSite } from '../base-path.ts'
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
 * Adds the language's prefix to a shared path: the name of a file, or of a page in a manifest.
 * @example pathIn('en', '/') // '/en'
 * @example pathIn('zh', '/news') // '/news'
 */
export function pathIn(locale: Locale, path: string): string {
  const { prefix } = LOCALE_FACTS[locale]
  return path === '/' ? prefix || '/' : `${prefix}${path}`
}

/** Returns the address of a shared path in a language, which has the site's base. */
export const localisePath: typeof pathIn =
  (BASE_PATH as string) === '/' ? pathIn : (locale, path) => inSite(pathIn(locale, path))

/**
 * Returns the address of a target's path in a language, and keeps its search parameters and fragment.
 * @example localiseTarget('en', '/#story') // '/en#story'
 */
export function localiseTarget(locale: Locale, to: string): string {
  const end = to.search(/[?#]/)
  return end < 0 ? localisePath(locale, to) : localisePath(locale, to.slice(0, end)) + to.slice(end)
}

/**
 * Splits an address as `splitLocale` does a path; outside of the site the path is ''. Without a base it is that
 * function, which adds nothing to a bundle.
 */
export const splitAddress: typeof splitLocale =
  (BASE_PATH as string) === '/'
    ? splitLocale
    : (address) => {
        const pathname = outOfSite(address)
        return pathname === undefined ? { locale: DEFAULT_LOCALE, path: '' } : splitLocale(pathname)
      }
