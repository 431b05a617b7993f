import { langOf } from '../../base/i18n/lang-of.ts'
import type { Catalogue } from '../../content/catalogue.ts'
import { kindOfProduct } from '../../content/kind-of-product.ts'
import type { Product } from '../../content/schema/product.ts'
import { cardImageOf } from '../../artwork/drawing/products/images-of.ts'
import type { Locale } from '../../base/i18n/locale.ts'
import { breakTitle } from '../../content/titles/break-title.ts'
import type { ProductTeaserData } from './product-teaser.tsx'

/** Returns the data of a product's card. */
export function loadProductTeaser(product: Product, catalogue: Catalogue, locale: Locale): ProductTeaserData {
  const image = cardImageOf(product, catalogue, locale)
  const { category, series } = catalogue.shelfOf(product)
  return {
    ...langOf([product.name, product.description], locale),
    code: product.code,
    model: product.model,
    name: breakTitle(product.name[locale], locale),
    category: kindOfProduct(category, locale),
    accent: series.accent,
    status: product.status,
    ...(image && { image }),
  }
}
