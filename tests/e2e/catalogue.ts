import { fileURLToPath } from 'node:url'
import { createCatalogue } from '../../src/catalogue/catalogue.ts'
import { loadSnapshot, snapshotOptions } from '../../src/catalogue/load-snapshot.ts'
import type { Product } from '../../src/catalogue/schema/product.ts'
import { phrase } from './content.ts'
import type { Locale } from './test.ts'

/** The catalogue that the site was built from: what pages must show is read from here, not from the pages. */
export const catalogue = createCatalogue(
  await loadSnapshot(snapshotOptions(fileURLToPath(new URL('../..', import.meta.url)), process.env)),
)

/** Finds a product that a test is about. */
export function productOf(code: string): Product {
  const product = catalogue.product(code)
  if (!product) throw new Error(`There is no product ${code}`)
  return product
}

/** What an option of an attribute is called. @example optionName('en', 'lens-type', 'motorised') */
export function optionName(locale: Locale, attribute: string, id: string): string {
  const label = catalogue.attribute(attribute).options?.find((option) => option.id === id)?.label
  if (label === undefined) throw new Error(`${attribute} has no option ${id}`)
  return typeof label === 'string' ? label : label[locale]
}

/** Reads a word that depends on a number. @example countWord('en', 'products', 'found', 1) // '1 product found' */
export function countWord(
  locale: Locale,
  namespace: string,
  key: string,
  count: number,
  values: Record<string, string | number> = {},
): string {
  const form = new Intl.PluralRules(locale).select(count)
  return phrase(locale, namespace, `${key}_${form}`, { ...values, count })
}

/** Matches a whole text that is made of these pieces, whatever space stands between them. */
export function inPieces(...pieces: (string | number)[]): RegExp {
  const escaped = pieces.map((piece) => String(piece).replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
  return new RegExp(`^${escaped.join('\\s*')}$`)
}
