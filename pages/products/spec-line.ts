import { inEachLocale } from '../../src/base/i18n/in-each-locale.ts'
import { displayAttribute } from '../../src/content/attribute-value.ts'
import { besideLabel } from '../../src/content/figure.ts'
import { isNamedInAny } from '../../src/content/is-named-in.ts'
import type { Attribute } from '../../src/content/schema/attribute.ts'
import type { Product } from '../../src/content/schema/product.ts'
import type { Locale } from '../../src/base/i18n/locale.ts'
import { MARKS } from '../../src/base/i18n/marks.ts'

/** Maximum number of values under the name on a small card. */
const MAX_VALUES = 2

/**
 * Returns a line that distinguishes a product from similar ones: sizes and capacities with their unit, and ratings; first
 * those that the list can be filtered by, then numbers alone. It omits lists of functions, bare numbers, "none", attributes of
 * incidental groups that are no filters, and words that its name has already, in either language. Server only.
 * @example 'Screen size: 10.1 in; IP65'
 */
export function specLine(
  product: Product,
  attributes: readonly Attribute[],
  incidental: ReadonlySet<string>,
  locale: Locale,
): string {
  const isTelling = ({ isFilter, group }: Attribute) => !isFilter && !incidental.has(group)
  const filtersFirst = [...attributes.filter(({ isFilter }) => isFilter), ...attributes.filter(isTelling)]
  const values = filtersFirst.flatMap((attribute) => {
    const value = product.attributes[attribute.id]
    if (value === undefined || value === 'none') return []
    const inLocale = (each: Locale) => displayAttribute(attribute, value, each)
    if (
      isNamedInAny(
        inEachLocale((each) => inLocale(each).display),
        product.name,
      )
    )
      return []
    const shown = inLocale(locale)
    const { label, display, unit } = shown
    if (typeof value === 'number' && unit) return [label + MARKS[locale].colon + besideLabel(shown)]
    if (!attribute.isFilter) return []
    // Several ratings, such as IP66 and IP67, are one fact; other lists are too long for a line.
    const isShort = typeof value === 'string' || incidental.has(attribute.group)
    return isShort ? [display] : []
  })
  return values.slice(0, MAX_VALUES).join(MARKS[locale].semicolon)
}
