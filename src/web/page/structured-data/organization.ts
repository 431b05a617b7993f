import { SITE_ADDRESS } from '../../../base/addresses.ts'
import { textIn } from '../../../base/i18n/localised.ts'
import { type Locale, LOCALE_FACTS, LOCALES } from '../../../base/i18n/locale.ts'
import { SITE } from '#vendor/site.ts'

/**
 * Returns the JSON-LD of the vendor as a publisher: complete on every page, because crawlers do not combine it with the
 * home page's.
 */
export function publisher(locale: Locale): object {
  return {
    '@type': 'Organization',
    '@id': `${SITE_ADDRESS}/#organization`,
    name: textIn(SITE.company, locale),
    url: `${SITE_ADDRESS}/`,
    logo: `${SITE_ADDRESS}/logo.svg`,
  }
}

/** Returns the JSON-LD of the vendor. */
export function organization(locale: Locale): object {
  return {
    ...publisher(locale),
    alternateName: textIn(SITE.brand, locale),
    description: textIn(SITE.description, locale),
    address: {
      '@type': 'PostalAddress',
      streetAddress: textIn(SITE.address, locale),
      postalCode: SITE.address.postalCode,
      addressCountry: SITE.address.country,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: SITE.phone.en,
      email: SITE.email,
      availableLanguage: LOCALES.map((each) => LOCALE_FACTS[each].htmlLang),
    },
    ...(SITE.profiles.length > 0 && { sameAs: SITE.profiles }),
  }
}
