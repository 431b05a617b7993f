import { type DisplayedAttribute, displayAttribute } from '../../src/catalogue/attribute-value.ts'
import type { Catalogue } from '../../src/catalogue/catalogue.ts'
import { inLocale } from '../../src/catalogue/localised.ts'
import { ATTRIBUTE_GROUPS } from '../../src/catalogue/schema/attribute.ts'
import type { Product } from '../../src/catalogue/schema/product.ts'
import type { Locale } from '../../src/i18n/locale.ts'
import type { LoadContext } from '../../src/routing/screen.ts'
import { productSchemaOrg } from '../../src/structured-data/product.ts'
import { videoObject } from '../../src/structured-data/video-object.ts'
import { loadProductTeaser } from '../../src/teasers/load-product-teaser.ts'
import { loadSolutionTeaser } from '../../src/teasers/solution-teaser.tsx'
import type { ProductData } from './product.screen.tsx'

export { Page, crumbs, head } from './product.screen.tsx'

export const paths = (catalogue: Catalogue) => catalogue.snapshot.product.map(({ code }) => `/products/${code}`)

export function load({ catalogue, locale, params }: LoadContext): ProductData | undefined {
  const product = catalogue.product(params.code ?? '')
  if (!product) return undefined
  const { series, category } = catalogue.shelfOf(product)
  const successor = product.successor ? catalogue.product(product.successor) : undefined
  const { code, model, name, description, status, features, images, video, specificationFile, files } = product
  return {
    ...inLocale({ code, model, name, description, status, features, images, files }, locale),
    ...(video && { video: inLocale(video, locale) }),
    ...(specificationFile && {
      specificationFile: { src: specificationFile[locale], version: specificationFile.version, updatedOn: specificationFile.updatedOn },
    }),
    ...(successor && { successor: loadProductTeaser(successor, catalogue, locale) }),
    series: { id: series.id, name: series.name[locale], accent: series.accent },
    category: { id: category.id, name: category.name[locale] },
    attributes: groupAttributes(product, catalogue, locale),
    related: catalogue.products(product.related).map((item) => loadProductTeaser(item, catalogue, locale)),
    solutions: catalogue.solutions(product.solutions).map((solution) => loadSolutionTeaser(solution, locale)),
  }
}

/** The product's attributes in the order of its category's table, cut into the table's groups. */
function groupAttributes(product: Product, catalogue: Catalogue, locale: Locale): ProductData['attributes'] {
  const rows = catalogue.shelfOf(product).category.attributes.flatMap((id) => {
    const value = product.attributes[id]
    if (value === undefined) return []
    const note = product.attributeNotes?.[id]?.[locale]
    return [{ ...displayAttribute(catalogue.attribute(id), value, locale), ...(note && { note }) }]
  })
  const inGroup = (group: DisplayedAttribute['group']) => rows.filter((row) => row.group === group)
  return ATTRIBUTE_GROUPS.map((group) => ({ group, rows: inGroup(group) })).filter(({ rows: { length } }) => length > 0)
}

export function structuredData(data: ProductData, { locale, url }: { locale: Locale; url: string }): object[] {
  const [image] = data.images
  return [
    productSchemaOrg(data, locale, url),
    ...(data.video && image ? [videoObject(data.video, data.description, image.src)] : []),
  ]
}
