import { displayAttribute } from '../../src/catalogue/attribute-value.ts'
import type { Catalogue } from '../../src/catalogue/catalogue.ts'
import { figureOf } from '../../src/catalogue/figure.ts'
import type { Product } from '../../src/catalogue/schema/product.ts'
import type { SeriesSlug } from '../../src/catalogue/schema/series-slugs.ts'
import type { Locale } from '../../src/i18n/locale.ts'
import type { SeriesFact } from './series-data.ts'

type Best = { attribute: string; best: 'most' | 'least' }

/** The three most important attributes of each series, each shown with the product that has the best value. */
const CHOSEN_BY: Record<SeriesSlug, readonly Best[]> = {
  'video-intercom': [
    { attribute: 'household-capacity', best: 'most' },
    { attribute: 'face-capacity', best: 'most' },
    { attribute: 'field-of-view', best: 'most' },
  ],
  'access-control': [
    { attribute: 'recognition-time', best: 'least' },
    { attribute: 'card-capacity', best: 'most' },
    { attribute: 'throughput', best: 'most' },
  ],
  'security-solutions': [
    { attribute: 'addresses', best: 'most' },
    { attribute: 'detection-zones', best: 'most' },
    { attribute: 'radio-range', best: 'most' },
  ],
  'surveillance-monitoring': [
    { attribute: 'channels', best: 'most' },
    { attribute: 'camera-resolution', best: 'most' },
    { attribute: 'ir-range', best: 'most' },
  ],
  'devices-accessories': [
    { attribute: 'poe-budget', best: 'most' },
    { attribute: 'holding-force', best: 'most' },
    { attribute: 'managed-cameras', best: 'most' },
  ],
}

/** Returns the key figures of a series with their products. An attribute that no product has is omitted. */
export function seriesFacts(
  id: SeriesSlug,
  products: readonly Product[],
  catalogue: Catalogue,
  locale: Locale,
): SeriesFact[] {
  return CHOSEN_BY[id].flatMap(({ attribute, best }) => {
    const direction = best === 'most' ? 1 : -1
    const reach = (product: Product) => direction * Number(product.attributes[attribute])
    const [first] = products.filter((product) => attribute in product.attributes).sort((a, b) => reach(b) - reach(a))
    const value = first?.attributes[attribute]
    if (!first || value === undefined) return []
    const displayed = displayAttribute(catalogue.attribute(attribute), value, locale)
    return [{ ...figureOf(displayed), label: displayed.label, model: first.model }]
  })
}
