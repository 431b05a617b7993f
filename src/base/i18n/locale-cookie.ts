import Cookies from 'js-cookie'
import { isLocale, LOCALE_COOKIE, LOCALE_COOKIE_DAYS } from './locale.ts'

/** Stores the visitor's choice of language. For an unsupported language it logs a warning and changes nothing. */
export function rememberLocale(locale: string): void {
  if (!isLocale(locale)) {
    console.warn(`The language "${locale}" is not supported; nothing was changed.`)
    return
  }
  Cookies.set(LOCALE_COOKIE, locale, { expires: LOCALE_COOKIE_DAYS, path: import.meta.env.BASE_URL, sameSite: 'Lax' })
}
