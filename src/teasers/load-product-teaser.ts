import type { Catalogue } from '../catalogue/catalogue.ts'
import { kindOfProduct } from '../catalogue/kind-of-product.ts'
import type { Product } from '../catalogue/schema/product.ts'
import { cardImageOf } from '../drawing/products/images-of.ts'
import type { Locale } from '../i18n/locale.ts'
import { breakTitle } from '../catalogue/titles/break-title.ts'
import type { ProductTeaserData } from './product-teaser.tsx'

/** Returns the data of a product's card. */
export function loadProductTeaser(product: Product, catalogue: Catalogue, locale: Locale): ProductTeaserData {
  const image = cardImageOf(product, catalogue, locale)
  const { category, series } = catalogue.shelfOf(product)
  return {
    code: product.code,
    model: product.model,
    name: breakTitle(product.name[locale], locale),
    category: kindOfProduct(category, locale),
    accent: series.accent,
    status: product.status,
    ...(image && { image }),
  }
}
