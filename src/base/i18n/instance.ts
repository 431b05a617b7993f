import i18next, { type i18n, type Resource } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { brandVariables } from './brand-variables.ts'
import { LOCALE_FACTS, type Locale } from './locale.ts'

/**
 * Creates an i18next instance for one language, with its fallback language. More `resources` can be added
 * later, namespace by namespace.
 */
export function createI18n(locale: Locale, resources: Resource): i18n {
  const instance = i18next.createInstance()
  void instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: LOCALE_FACTS[locale].fallback ?? [],
    resources,
    ns: Object.keys(resources[locale] ?? {}),
    defaultNS: 'common',
    // React escapes what it renders.
    interpolation: { escapeValue: false, defaultVariables: brandVariables(locale) },
    initAsync: false,
    react: { useSuspense: false, bindI18n: '' },
  })
  return instance
}
