import { absoluteUrl, SITE_ADDRESS } from '../../../base/addresses.ts'
import { textIn } from '../../../base/i18n/localised.ts'
import type { DisplayedAttribute } from '../../../content/attribute-value.ts'
import type { Locale } from '../../../base/i18n/locale.ts'
import { MARKS } from '../../../base/i18n/marks.ts'
import { SITE } from '#vendor/site.ts'

type Other = { code: string; model: string }

/** Attributes of a vendor that search engines have a property for, beside the list of all. */
const ORIGIN = 'origin'
const APPROVALS = 'approvals'

type ProductFacts = {
  model: string
  name: string
  description: string
  category: { name: string }
  images: readonly { src: string }[]
  attributes: readonly { rows: readonly DisplayedAttribute[] }[]
  fits?: readonly Other[]
  related: readonly Other[]
  specificationFile?: { src: string; version: string; updatedOn: string }
}

/** Returns the JSON-LD of a product with its data sheet, approvals, origin and other products, without price and rating, which do not exist. */
export function productSchemaOrg(product: ProductFacts, locale: Locale, url: string): object {
  const sheet = product.specificationFile
  const shown = (wanted: string) =>
    product.attributes.flatMap(({ rows }) => rows).find(({ id }) => id === wanted)?.display
  const origin = shown(ORIGIN)
  const approvals = approvalsIn(shown(APPROVALS) ?? '', locale)
  const models = (others: readonly Other[]) =>
    others.map(({ code, model }) => ({
      '@type': 'ProductModel',
      name: model,
      url: absoluteUrl(locale, `/products/${code}`),
    }))
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
    ...(origin && { countryOfOrigin: { '@type': 'Country', name: origin } }),
    ...(approvals.length > 0 && {
      hasCertification: approvals.map((name) => ({ '@type': 'Certification', name })),
    }),
    ...(product.fits && { isAccessoryOrSparePartFor: models(product.fits) }),
    ...(product.related.length > 0 && { isRelatedTo: models(product.related) }),
    additionalProperty: product.attributes.flatMap(({ rows }) =>
      rows.map(({ label, display }) => ({ '@type': 'PropertyValue', name: label, value: display })),
    ),
  }
}

/** Takes a list of single words apart, and no other text; a remark behind a semicolon is left out. */
function approvalsIn(text: string, locale: Locale): string[] {
  const { list, semicolon } = MARKS[locale]
  const [approved = ''] = text.split(semicolon)
  const marks = approved.split(list)
  return marks.some((mark) => mark.includes(' ')) ? [approved] : marks.filter(Boolean)
}
