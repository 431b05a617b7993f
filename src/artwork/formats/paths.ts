import type { Locale } from '../../base/i18n/locale.ts'
import { pathIn } from '../../base/i18n/localised-path.ts'

/** Path of the JSON Schema of records. */
export const SCHEMA_PATH = '/products/product.schema.json'

/** Returns the path of a product's record in a language. @example recordPath('ab-f100', 'en', 'md') // '/en/products/ab-f100.md' */
export function recordPath(code: string, locale: Locale, ending: 'json' | 'md' | 'txt'): string {
  return pathIn(locale, `/products/${code}.${ending}`)
}

/** Returns the path of a table of all products in a language. */
export function tablePath(locale: Locale, ending: 'csv' | 'xlsx'): string {
  return pathIn(locale, `/products/catalogue.${ending}`)
}

/** Returns the path of the BMEcat catalogue of all products in a language. */
export function bmecatPath(locale: Locale): string {
  return pathIn(locale, '/products/bmecat.xml')
}

/** Returns the path of the list of all products for assistants, in a language. */
export function llmsPath(locale: Locale): string {
  return pathIn(locale, '/llms.txt')
}

/** Addresses of exported products, tables and lists. */
export const EXPORTED = /\/products\/[^/]+\.(?:json|md|txt|csv|xlsx|xml)$|\/llms\.txt$/
