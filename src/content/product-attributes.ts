import { type Lang, langOf } from '../base/i18n/lang-of.ts'
import type { Locale } from '../base/i18n/locale.ts'
import { type DisplayedAttribute, displayAttribute } from './attribute-value.ts'
import type { Catalogue } from './catalogue.ts'
import { isNamedIn } from './is-named-in.ts'
import { besideLabel, type Figure, figureOf } from './figure.ts'
import type { Product } from './schema/product.ts'

/** A group of the attribute table, with its rows. */
export type GroupedAttributes = Lang & {
  group: DisplayedAttribute['group']
  name: string
  rows: (DisplayedAttribute & { note?: string })[]
}

/** One attribute, to be shown in large type, with the conditions for which its value holds. */
export type KeyFigure = Lang & Figure & { id: string; label: string; note?: string }

/** Returns the product's attributes in the order of its category's table, in the table's groups. */
export function groupAttributes(product: Product, catalogue: Catalogue, locale: Locale): GroupedAttributes[] {
  const rows = catalogue.shelfOf(product).category.attributes.flatMap((id) => {
    const value = product.attributes[id]
    if (value === undefined) return []
    const note = product.attributeNotes?.[id]?.[locale]
    const shown = displayAttribute(catalogue.attribute(id), value, locale)
    return [{ ...shown, display: besideLabel(shown), ...(note && { note }) }]
  })
  return catalogue.snapshot.attributeGroups.flatMap(({ id, name }) => {
    const own = rows.filter(({ group }) => group === id)
    return own.length > 0 ? [{ group: id, name: name[locale], ...langOf([name], locale), rows: own }] : []
  })
}

const FIGURES = 4
/** Maximum length that fits half a column at the size of a figure. */
const LONGEST_FIGURE = 9
/** The same for one that the category names, such as a range: it may take two lines on a phone. */
const LONGEST_NAMED = 13

/**
 * Returns the key figures that the category names, then the first numbers of the table, and short words if there are not
 * enough numbers. The title has the facts of the name already.
 */
export function keyFigures(
  rows: readonly (DisplayedAttribute & { note?: string })[],
  name: string,
  named: readonly string[] = [],
): KeyFigure[] {
  const figures = rows.filter(({ display }) => !isNamedIn(display, name)).map((row) => ({ ...figureOf(row), row }))
  const first = named.flatMap((id) =>
    figures.filter(({ row, number }) => row.id === id && number.length <= LONGEST_NAMED),
  )
  const short = figures.filter((each) => each.number.length <= LONGEST_FIGURE && !first.includes(each))
  const isNumber = ({ row }: { row: DisplayedAttribute }) => typeof row.value === 'number'
  const isWord = ({ row }: { row: DisplayedAttribute }) => typeof row.value === 'string' || Array.isArray(row.value)
  const chosen = [...first, ...short.filter(isNumber), ...short.filter(isWord)].slice(0, FIGURES)
  return chosen.map(({ number, unit, row: { id, label, lang, note } }) => ({
    id,
    label,
    ...(lang && { lang }),
    number,
    unit,
    ...(note && { note }),
  }))
}
