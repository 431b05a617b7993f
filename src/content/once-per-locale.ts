import type { Locale } from '../base/i18n/locale.ts'
import type { Catalogue } from './catalogue.ts'

/** Returns a function that makes what many pages share once for each catalogue and language. */
export function oncePerLocale<Made>(
  make: (catalogue: Catalogue, locale: Locale) => Made,
): (catalogue: Catalogue, locale: Locale) => Made {
  const made = new WeakMap<Catalogue, Map<Locale, Made>>()
  return (catalogue, locale) => {
    const known = made.get(catalogue) ?? new Map<Locale, Made>()
    made.set(catalogue, known)
    const found = known.get(locale) ?? make(catalogue, locale)
    known.set(locale, found)
    return found
  }
}
