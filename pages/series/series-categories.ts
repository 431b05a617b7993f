import { inEachLocale } from '../../src/base/i18n/in-each-locale.ts'
import { displayAttribute } from '../../src/content/attribute-value.ts'
import type { Catalogue } from '../../src/content/catalogue.ts'
import { besideLabel } from '../../src/content/figure.ts'
import { isNamedInAny } from '../../src/content/is-named-in.ts'
import { breakTitle } from '../../src/content/titles/break-title.ts'
import { inLocale } from '../../src/base/i18n/localised.ts'
import type { Product } from '../../src/content/schema/product.ts'
import type { Category } from '../../src/content/schema/series.ts'
import { imagesOf, shareOf, trueSizeOf } from '../../src/artwork/drawing/products/images-of.ts'
import { type Locale, LOCALES, DEFAULT_LOCALE } from '../../src/base/i18n/locale.ts'
import type { LocalisedText } from '../../src/base/i18n/localised.ts'
import { MARKS } from '../../src/base/i18n/marks.ts'
import { loadProductTeaser } from '../../src/web/teasers/load-product-teaser.ts'
import { standAtDoors } from '../../src/web/features/door-schedule/stands-at-door.ts'
import type { CategoryLayout, SeriesCategory } from './series-data.ts'

const FEATURE_ROWS = 5
const COMPARED_ROWS = 6
/** Maximum length of a value, in characters. */
const LONGEST_VALUE = 26
/** Maximum length of a line under a name, in characters: two lines of a card. */
const LONGEST_LINE = 50
/** With more products than this, a grid is used. */
const MOST_BESIDE_FEATURE = 5
const MOST_COMPARED = 5
/** Three rows are shown whole; of more products one row, and the list of products has the others. */
const MOST_SHOWN = 9
const SHOWN_OF_MORE = 3

/** Returns the categories of a series, with a layout for each that differs from its neighbours'. */
export function loadCategories(
  categories: readonly Category[],
  catalogue: Catalogue,
  locale: Locale,
): SeriesCategory[] {
  const chooseLayout = layoutsInTurn()
  return categories.map((category) => {
    const products = catalogue.productsIn(category.id)
    const chosen = chooseLayout(
      products,
      products[0] !== undefined && imagesOf(products[0], catalogue, locale).length > 0,
    )
    const layout = chosen === 'feature' && isTiny(products[0], catalogue) ? 'cards' : chosen
    const shown = (layout === 'wide' ? largestFirst(products, catalogue) : products).slice(
      0,
      products.length > MOST_SHOWN ? SHOWN_OF_MORE : MOST_SHOWN,
    )
    const tables = inEachLocale((language) => tableOf(category, shown, catalogue, language))
    return {
      ...inLocale({ id: category.id, name: category.name, summary: category.summary }, locale),
      heading: breakTitle(category.name[locale], locale),
      layout,
      count: products.length,
      isForDoors: standAtDoors(category.id, catalogue),
      areParts: category.areParts ?? false,
      products: shown.map((product, index) => ({
        ...loadProductTeaser(product, catalogue, locale),
        spec: inOneLine(tables, index, product.name)[locale],
      })),
      rows: rowsOf(layout, tables[locale]),
      ...(layout === 'feature' && tallestOf(products[0], catalogue)),
    }
  })
}

/** The first of a wide layout is larger than those beside it: it is one that is. */
function largestFirst(products: readonly Product[], catalogue: Catalogue): readonly Product[] {
  const largest = products.find((each) => shareOf(each, catalogue) === 1)
  return largest ? [largest, ...products.filter((each) => each !== largest)] : products
}

/**
 * How many times as large as it is a device of a feature may be shown, by the CSS unit mm: at one true scale with a wall of
 * LEDs a door contact would not be seen, and as tall as its stage it would look as large as that wall.
 */
const MOST_ENLARGED = 1.5

/** Returns how tall the picture of a device may be; nothing where it is not drawn to scale. */
function tallestOf(product: Product | undefined, catalogue: Catalogue): Pick<SeriesCategory, 'tallest'> {
  const size = product && trueSizeOf(product, catalogue)
  return size ? { tallest: `${Math.round(size.height * MOST_ENLARGED)}mm` } : {}
}

/** A device that is no larger than this, in millimetres, would be lost on a large stage. */
const LARGEST_TINY = 60

function isTiny(product: Product | undefined, catalogue: Catalogue): boolean {
  const size = product && trueSizeOf(product, catalogue)
  return size !== undefined && Math.max(size.width, size.height) <= LARGEST_TINY
}

/** The layouts in order, with the numbers of products that each is made for. */
const LAYOUTS: readonly (readonly [CategoryLayout, fewest: number, most: number])[] = [
  ['feature', 1, MOST_BESIDE_FEATURE],
  ['cards', 1, Number.POSITIVE_INFINITY],
  ['comparison', 2, MOST_COMPARED],
  ['wide', 1, Number.POSITIVE_INFINITY],
]

/** Returns the next layout for a number of products; layouts with a large picture are skipped if there is none. */
function layoutsInTurn(): (products: readonly Product[], hasPicture: boolean) => CategoryLayout {
  let turn = 0
  return ({ length }, hasPicture) => {
    for (;;) {
      const [layout, fewest, most] = LAYOUTS[turn++ % LAYOUTS.length] ?? ['cards', 1, length]
      const isPictured = layout === 'feature' || layout === 'wide'
      const fits = length >= fewest && length <= most && (hasPicture || !isPictured)
      // Of four, the large one would leave places empty.
      if (fits) return length === 4 && layout === 'wide' ? 'cards' : layout
      if (length === 0) return 'cards'
    }
  }
}

type Row = { id: string; label: string; values: (string | undefined)[] }

/** Returns the attributes of a category's products in the order of its table, without values that are long in a language. */
function tableOf(category: Category, products: readonly Product[], catalogue: Catalogue, locale: Locale): Row[] {
  return category.attributes.map((id) => {
    const attribute = catalogue.attribute(id)
    const values = products.map(({ attributes }) => {
      const value = attributes[id]
      if (value === undefined) return undefined
      const displays = inEachLocale((each) => besideLabel(displayAttribute(attribute, value, each)))
      return fits(displays, LONGEST_VALUE) ? displays[locale] : undefined
    })
    return { id, label: attribute.label[locale], values }
  })
}

const isWhole = (row: Row): row is Row & { values: string[] } => row.values.every((value) => value !== undefined)

function rowsOf(layout: CategoryLayout, table: readonly Row[]): SeriesCategory['rows'] {
  if (layout === 'feature') {
    const first = table.map((row) => ({ ...row, values: row.values.slice(0, 1) }))
    return first.filter(isWhole).slice(0, FEATURE_ROWS)
  }
  if (layout !== 'comparison') return []
  const whole = table.filter(isWhole)
  const differing = whole.filter(({ values }) => new Set(values).size > 1)
  return (differing.length < 3 ? whole : differing).slice(0, COMPARED_ROWS)
}

const fits = (text: LocalisedText, longest: number) => LOCALES.every((locale) => text[locale].length <= longest)

/**
 * Returns the first one or two values of a product; those that its name says only if there are no others. Both languages
 * say the same ones.
 */
function inOneLine(tables: Record<Locale, readonly Row[]>, index: number, name: LocalisedText): LocalisedText {
  const known = tables[DEFAULT_LOCALE].flatMap((row, at) => {
    const valueIn = (locale: Locale) => tables[locale][at]?.values[index] ?? ''
    const factIn = (locale: Locale) => `${tables[locale][at]?.label}${MARKS[locale].colon}${valueIn(locale)}`
    return row.values[index] === undefined ? [] : [{ value: inEachLocale(valueIn), fact: inEachLocale(factIn) }]
  })
  const telling = known.filter(({ value }) => !isNamedInAny(value, name))
  const [first = inEachLocale(() => ''), second] = (telling.length > 0 ? telling : known).map(({ fact }) => fact)
  if (!second) return first
  // The values are lists themselves, with commas.
  const both = inEachLocale((locale) => first[locale] + MARKS[locale].semicolon + second[locale])
  return fits(both, LONGEST_LINE) ? both : first
}
