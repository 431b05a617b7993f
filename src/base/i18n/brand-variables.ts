import { textIn } from './localised.ts'
import { SITE } from '#vendor/site.ts'
import type { Locale } from './locale.ts'

/** Variables of the vendor's identity, in words of the interface and in content. */
export type BrandVariables = {
  /** The short name, as in a sentence. */
  brand: string
  /** The whole name, as in a title. */
  fullBrand: string
  /** Of the site, without `www`. */
  domain: string
}

/**
 * Tells what `{{brand}}`, `{{domain}}` and the like stand for in a language.
 *
 * @example brandVariables('en').brand // the name of #vendor/site.ts
 */
export function brandVariables(locale: Locale): BrandVariables {
  return {
    // A vendor may have its name in one script alone.
    brand: textIn({ zh: SITE.wordmark.han || SITE.wordmark.latin, en: SITE.wordmark.latin }, locale),
    fullBrand: textIn(SITE.brand, locale),
    domain: new URL(SITE.origin).hostname.replace(/^www\./, ''),
  }
}

/** Tells what content may say besides: how the vendor is reached. The browser has no use for it. */
export function contentVariables(
  locale: Locale,
): BrandVariables & Record<'company' | 'address' | 'phone' | 'email', string> {
  return {
    ...brandVariables(locale),
    company: textIn(SITE.company, locale),
    address: textIn(SITE.address, locale),
    phone: textIn(SITE.phone, locale),
    email: SITE.email,
  }
}

/** Fills the variables of content into a text; others are left as they are. */
export function fillBrand(text: string, locale: Locale): string {
  if (!text.includes('{{')) return text
  return Object.entries(contentVariables(locale)).reduce(
    (filled, [name, value]) => filled.replaceAll(`{{${name}}}`, value),
    text,
  )
}
