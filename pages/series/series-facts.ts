import { displayAttribute } from '../../src/content/attribute-value.ts'
import type { Catalogue } from '../../src/content/catalogue.ts'
import { besideLabel, figureOf } from '../../src/content/figure.ts'
import type { Product } from '../../src/content/schema/product.ts'
import type { Series } from '../../src/content/schema/series.ts'
import type { Locale } from '../../src/base/i18n/locale.ts'
import type { SeriesFact } from './series-data.ts'

/** Finds the figures of a series and the products they hold for. An attribute that no product has is left out. */
export function seriesFacts(
  figures: NonNullable<Series['figures']>,
  products: readonly Product[],
  catalogue: Catalogue,
  locale: Locale,
): SeriesFact[] {
  return figures.flatMap(({ attribute, best }) => {
    const direction = best === 'most' ? 1 : -1
    const reach = (product: Product) => direction * Number(product.attributes[attribute])
    const [first] = products.filter((product) => attribute in product.attributes).sort((a, b) => reach(b) - reach(a))
    const value = first?.attributes[attribute]
    if (!first || value === undefined) return []
    const displayed = displayAttribute(catalogue.attribute(attribute), value, locale)
    const { number, unit } = figureOf(displayed)
    const isNamed = besideLabel(displayed) === number
    return [{ number, unit: isNamed ? '' : unit, label: displayed.label, model: first.model }]
  })
}
