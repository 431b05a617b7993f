import { type DisplayedAttribute, displayAttribute } from '../../src/catalogue/attribute-value.ts'
import type { Catalogue } from '../../src/catalogue/catalogue.ts'
import { figureOf } from '../../src/catalogue/figure.ts'
import { inLocale } from '../../src/catalogue/localised.ts'
import { ATTRIBUTE_GROUPS } from '../../src/catalogue/schema/attribute.ts'
import type { Image } from '../../src/catalogue/schema/media.ts'
import type { Product } from '../../src/catalogue/schema/product.ts'
import { imagesOf } from '../../src/drawing/products/images-of.ts'
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
  const { code, model, name, description, status, features, video, specificationFile, files } = product
  const images = imagesOf(product, catalogue)
  const attributes = groupAttributes(product, catalogue, locale)
  const measures = measuresOf(product, images[0])
  return {
    ...inLocale({ code, model, name, description, status, features, images, files }, locale),
    ...(video && { video: inLocale(video, locale) }),
    ...(specificationFile && {
      specificationFile: {
        src: specificationFile[locale],
        version: specificationFile.version,
        updatedOn: specificationFile.updatedOn,
      },
    }),
    ...(successor && { successor: loadProductTeaser(successor, catalogue, locale) }),
    series: { id: series.id, name: series.name[locale], accent: series.accent },
    category: { id: category.id, name: category.name[locale] },
    attributes,
    figures: keyFigures(attributes.flatMap(({ rows }) => rows)),
    ...(measures && { measures }),
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

const FIGURES = 4
/** What still fits half a bay at the size of a figure. */
const LONGEST_FIGURE = 9

/** The first numbers of the table, and short words where there are not enough numbers. */
function keyFigures(rows: readonly DisplayedAttribute[]): ProductData['figures'] {
  const short = rows.map((row) => ({ ...figureOf(row), row })).filter(({ number }) => number.length <= LONGEST_FIGURE)
  const isNumber = ({ row }: { row: DisplayedAttribute }) => typeof row.value === 'number'
  const isWord = ({ row }: { row: DisplayedAttribute }) => typeof row.value === 'string' || Array.isArray(row.value)
  const chosen = [...short.filter(isNumber), ...short.filter(isWord)].slice(0, FIGURES)
  return chosen.map(({ number, unit, row: { id, label } }) => ({ id, label, number, unit }))
}

/** How much a picture's proportions may differ from the device's and still carry its measures, as a logarithm: 12 %. */
const TOLERANCE = 0.12

/** Width and height in mm, when the first picture shows the device from the front. */
function measuresOf({ attributes: { dimensions } }: Product, image: Image | undefined): ProductData['measures'] {
  if (!image || typeof dimensions !== 'object' || !('width' in dimensions)) return undefined
  const { width, height } = dimensions
  const difference = Math.log(image.width / image.height / (width / height))
  return Math.abs(difference) > TOLERANCE ? undefined : { width, height }
}

export function structuredData(data: ProductData, { locale, url }: { locale: Locale; url: string }): object[] {
  const [image] = data.images
  return [
    productSchemaOrg(data, locale, url),
    ...(data.video && image ? [videoObject(data.video, data.description, image.src)] : []),
  ]
}
