import type { Catalogue } from '../../src/content/catalogue.ts'
import type { Product } from '../../src/content/schema/product.ts'
import { layersOf } from '../../src/artwork/drawing/products/images-of.ts'
import { inLocale } from '../../src/base/i18n/localised.ts'
import type { Locale } from '../../src/base/i18n/locale.ts'
import type { DeviceLayer } from './product-data.ts'

/** Returns what a device is taken apart into, with the names of its parts; empty for one whose drawings show no inside. */
export function layersIn(product: Product, catalogue: Catalogue, locale: Locale): DeviceLayer[] {
  return layersOf(product, catalogue).map(({ view, src, width, height, marks = [] }) => ({
    ...inLocale({ src, width, height }, locale),
    view,
    marks: inLocale(marks, locale),
  }))
}
