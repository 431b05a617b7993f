import { SITE_ADDRESS } from '../../../base/addresses.ts'
import { textIn } from '../../../base/i18n/localised.ts'
import type { DisplayedAttribute } from '../../../content/attribute-value.ts'
import type { Locale } from '../../../base/i18n/locale.ts'
import { SITE } from '#vendor/site.ts'

type ProductFacts = {
  model: string
  name: string
  description: string
  category: { name: string }
  images: readonly { src: string }[]
  attributes: readonly { rows: readonly DisplayedAttribute[] }[]
  specificationFile?: { src: string; version: string; updatedOn: string }
}

/** Returns the JSON-LD of a product with its data sheet, without price and rating, which do not exist. */
export function productSchemaOrg(product: ProductFacts, locale: Locale, url: string): object {
  const sheet = product.specificationFile
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    url,
    name: `${product.model} ${product.name}`,
    model: product.model,
    mpn: product.model,
    description: product.description,
    category: product.category.name,
    brand: { '@type': 'Brand', name: textIn(SITE.brand, locale) },
    ...(product.images.length > 0 && { image: product.images.map(({ src }) => SITE_ADDRESS + src) }),
    ...(sheet && {
      subjectOf: {
        '@type': 'DigitalDocument',
        url: SITE_ADDRESS + sheet.src,
        encodingFormat: 'application/pdf',
        version: sheet.version,
        dateModified: `${sheet.updatedOn}T00:00:00+08:00`,
      },
    }),
    additionalProperty: product.attributes.flatMap(({ rows }) =>
      rows.map(({ label, display }) => ({ '@type': 'PropertyValue', name: label, value: display })),
    ),
  }
}
