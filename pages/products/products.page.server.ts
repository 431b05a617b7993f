import { displayAttribute } from '../../src/catalogue/attribute-value.ts'
import type { Catalogue } from '../../src/catalogue/catalogue.ts'
import { inLocale } from '../../src/i18n/localised.ts'
import { ATTRIBUTE_GROUPS, type Attribute, type AttributeValue } from '../../src/catalogue/schema/attribute.ts'
import type { Image } from '../../src/catalogue/schema/media.ts'
import type { Product } from '../../src/catalogue/schema/product.ts'
import { imagesOf } from '../../src/drawing/products/images-of.ts'
import { capitalise } from '../../src/i18n/capitalise.ts'
import type { Locale } from '../../src/i18n/locale.ts'
import { numberInWords } from '../../src/i18n/number-in-words.ts'
import type { LoadContext } from '../../src/screen/screen-server.ts'
import type { ProductRecord, ProductsData } from './products-data.ts'
import { specLine } from './spec-line.ts'

export { Page, crumbs, head } from './products.screen.tsx'

export const paths = () => ['/products']

export function load({ catalogue, locale }: LoadContext): ProductsData {
  const categories = catalogue.snapshot.series.flatMap((series) => series.categories)
  const products = categories.flatMap(({ id }) => catalogue.productsIn(id))
  const attributes = catalogue.snapshot.attributes.filter(({ isFilter }) => isFilter)
  return {
    series: catalogue.snapshot.series.map(({ id, name, accent, categories: within }) => ({
      ...inLocale({ id, name }, locale),
      accent,
      categories: within.map(({ id, name, subCategories }) => inLocale({ id, name, subCategories }, locale)),
    })),
    seriesInWords: capitalise(numberInWords(catalogue.snapshot.series.length, locale)),
    attributes: attributes.map((attribute) => ({
      id: attribute.id,
      label: attribute.label[locale],
      options: optionsOf(attribute, products, locale),
    })),
    attributeGroups: [...ATTRIBUTE_GROUPS],
    products: products.map((product) => recordOf(product, catalogue, locale)),
  }
}

function recordOf(product: Product, catalogue: Catalogue, locale: Locale): ProductRecord {
  const { code, model, specification, status, releasedOn } = product
  const { category } = catalogue.shelfOf(product)
  const [image] = imagesOf(product, catalogue)
  const filters = category.attributes.map((id) => catalogue.attribute(id)).filter(({ isFilter }) => isFilter)
  const values = filters.map(({ id }) => [id, optionIdsOf(product.attributes[id])] as const)
  return {
    code,
    model,
    name: product.name[locale],
    specification,
    status,
    released: releasedOn,
    ...(image && { image: pictureOf(image) }),
    line: specLine(product, filters, locale) || category.name[locale],
    values: Object.fromEntries(values.filter(([, ids]) => ids.length > 0)),
  }
}

/** Without alternative text: a card has the product's name beside its picture. */
function pictureOf({ src, width, height, sources }: Image): NonNullable<ProductRecord['image']> {
  return { src, width, height, ...(sources && { sources }) }
}

/** Returns all values that products have, in the order of the attribute's options, or by size. */
function optionsOf(
  attribute: Attribute,
  products: readonly Product[],
  locale: Locale,
): { id: string; label: string }[] {
  const values = products.map((product) => product.attributes[attribute.id])
  const there = new Set(values.flatMap((value) => optionIdsOf(value)))
  if (attribute.options) return inLocale(attribute.options, locale).filter(({ id }) => there.has(id))
  const numbers = [...new Set(values.filter((value) => typeof value === 'number'))].sort((a, b) => a - b)
  return numbers.map((value) => ({ id: String(value), label: displayAttribute(attribute, value, locale).display }))
}

/** Returns the ids of a value in the address: the ids of options, the digits of numbers. Other kinds are not filters. */
function optionIdsOf(value: AttributeValue | undefined): string[] {
  if (typeof value === 'number') return [String(value)]
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value : []
}
