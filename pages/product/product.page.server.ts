import { langOf } from '../../src/base/i18n/lang-of.ts'
import type { Catalogue } from '../../src/content/catalogue.ts'
import { standAtDoors } from '../../src/web/features/door-schedule/stands-at-door.ts'
import { breakTitle } from '../../src/content/titles/break-title.ts'
import { inSite } from '../../src/base/base-path.ts'
import { inLocale, textIn } from '../../src/base/i18n/localised.ts'
import { groupAttributes, keyFigures } from '../../src/content/product-attributes.ts'
import type { Decoration } from '../../src/content/schema/media.ts'
import type { Product } from '../../src/content/schema/product.ts'
import { recordPath } from '../../src/artwork/formats/paths.ts'
import { imagesOf } from '../../src/artwork/drawing/products/images-of.ts'
import type { Locale } from '../../src/base/i18n/locale.ts'
import type { SocialCardParts } from '../../src/web/page/social-card-parts.ts'
import type { LoadContext } from '../../src/web/page/screen-server.ts'
import { productSchemaOrg } from '../../src/web/page/structured-data/product.ts'
import { videoObject } from '../../src/web/page/structured-data/video-object.ts'
import { loadProductTeaser } from '../../src/web/teasers/load-product-teaser.ts'
import { loadSolutionTeaser } from '../../src/web/teasers/load-solution-teaser.ts'
import { mountingHtml } from './mounting-html.ts'
import { wiringData } from './wiring-data.ts'
import { layersIn } from './layers-in.ts'
import type { ProductData } from './product-data.ts'
import { trueSizeIn } from './true-size-in.ts'
import { needsHtml } from './needs-html.ts'

export { Page, crumbs, head } from './product.screen.tsx'

export const paths = (catalogue: Catalogue) => catalogue.snapshot.product.map(({ code }) => `/products/${code}`)

export function load({ catalogue, locale, params }: LoadContext): ProductData | undefined {
  const product = catalogue.product(params.code ?? '')
  if (!product) return undefined
  const { series, category } = catalogue.shelfOf(product)
  const successor = product.successor ? catalogue.product(product.successor) : undefined
  const { code, model, name, description, status, features, leads, video, specificationFile, files } = product
  const images = imagesOf(product, catalogue, locale)
  const attributes = groupAttributes(product, catalogue, locale)
  const measures = measuresOf(product, images[0])
  const trueSize = trueSizeIn(product, catalogue)
  const layers = layersIn(product, catalogue, locale)
  const needs = needsHtml(product, catalogue, locale)
  const fitting = mountingHtml(product, catalogue, locale)
  const wiring = wiringData(product, catalogue, locale)
  const fits = [...new Set(product.provides?.flatMap((each) => each.fits ?? []))]
  return {
    ...inLocale({ code, model, name, description, status, features, files }, locale),
    ...langOf([name, description], locale),
    headline: breakTitle(name[locale], locale),
    ...(leads && { leads: inLocale(leads, locale) }),
    images,
    ...(video && { video: inLocale(catalogue.film(video), locale) }),
    ...(specificationFile && {
      specificationFile: {
        src: textIn(specificationFile, locale),
        version: specificationFile.version,
        updatedOn: specificationFile.updatedOn,
        ...(specificationFile.bytes && { bytes: textIn(specificationFile.bytes, locale) }),
      },
    }),
    ...(successor && { successor: loadProductTeaser(successor, catalogue, locale) }),
    series: { id: series.id, name: series.name[locale], accent: series.accent },
    category: { id: category.id, name: category.name[locale] },
    isForDoors: standAtDoors(category.id, catalogue),
    attributes,
    figures: keyFigures(
      attributes.flatMap(({ rows }) => rows),
      name[locale],
      category.keyFigures,
    ),
    ...(measures && { measures }),
    ...(trueSize && { trueSize }),
    ...(layers.length > 0 && { layers }),
    ...(needs && { needs }),
    ...(fitting && { fitting }),
    ...(wiring && { wiring }),
    ...(fits.length > 0 && {
      fits: catalogue.products(fits).map((other) => ({ code: other.code, model: other.model })),
    }),
    related: catalogue.products(product.related).map((item) => loadProductTeaser(item, catalogue, locale)),
    solutions: catalogue
      .solutions(product.solutions)
      .map((solution) => loadSolutionTeaser(solution, catalogue, locale)),
  }
}

/** Maximum difference between the proportions of a picture and the device for showing its measures, as a logarithm: 12 %. */
const TOLERANCE = 0.12

/** Returns width and height in mm if the first picture shows the device from the front. */
function measuresOf({ attributes: { dimensions } }: Product, image: Decoration | undefined): ProductData['measures'] {
  if (!image || typeof dimensions !== 'object' || !('width' in dimensions)) return undefined
  const { width, height } = dimensions
  const difference = Math.log(image.width / image.height / (width / height))
  return Math.abs(difference) > TOLERANCE ? undefined : { width, height }
}

export function structuredData(data: ProductData, { locale, url }: { locale: Locale; url: string }): object[] {
  return [productSchemaOrg(data, locale, url), ...(data.video ? [videoObject(data.video)] : [])]
}

export const formats = ({ code }: ProductData, locale: Locale) => [
  { type: 'application/json', href: inSite(recordPath(code, locale, 'json')) },
  { type: 'text/markdown', href: inSite(recordPath(code, locale, 'md')) },
]

export function socialCard({ code, model, name, description, series }: ProductData): SocialCardParts {
  return { title: model, lead: `${name}\n${description}`, accent: series.accent, product: code }
}
