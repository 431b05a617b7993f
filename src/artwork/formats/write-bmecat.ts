import { absoluteUrl, SITE_ADDRESS } from '../../base/addresses.ts'
import { escapeMarkup } from '../../base/escape.ts'
import type { Locale } from '../../base/i18n/locale.ts'
import { textIn } from '../../base/i18n/localised.ts'
import { MARKS } from '../../base/i18n/marks.ts'
import { serverWords } from '../../base/i18n/server-words.ts'
import { wordsOf } from '../../base/i18n/words.ts'
import type { Catalogue } from '../../content/catalogue.ts'
import { etimClassOf } from '../../content/etim.ts'
import { SITE } from '#vendor/site.ts'
import { type CatalogueProduct, exportForCatalogue } from './export-product.ts'

/** The catalogue's own namespace: BMEcat 2005, final draft. */
const NAMESPACE = 'http://www.bmecat.org/bmecat/2005fd'
/** Languages of the standard are those of ISO 639-2. */
const LANGUAGES: Readonly<Record<string, string>> = { zh: 'zho', en: 'eng', ja: 'jpn', de: 'deu', fr: 'fra' }
/** The greatest numbers of characters that the standard allows. */
const MOST = { company: 50, id: 20, group: 50, short: 150, long: 64_000, name: 60, value: 60, details: 250, unit: 20 }
/** Media types that the standard has a word for; others are left out. */
const MEDIA: Readonly<Record<string, string>> = { pdf: 'application/pdf', jpg: 'image/jpeg', jpeg: 'image/jpeg' }

/**
 * Writes all products in a language as a BMEcat 2005 catalogue, with groups, features, files and references. Prices are on
 * request. The day of the catalogue and its version are those of the newest record, so the same content gives the same
 * file.
 */
export function writeBmecat(catalogue: Catalogue, locale: Locale): string {
  const products = catalogue
    .listProducts()
    .map((product) => ({ code: product.code, ...exportForCatalogue(product, catalogue, locale) }))
  const day = newestDay(products)
  const company = text('SUPPLIER_NAME', textIn(SITE.company, locale), MOST.company)
  const header = [
    text('LANGUAGE', LANGUAGES[locale] ?? 'und'),
    text('CATALOG_ID', new URL(SITE_ADDRESS).hostname, MOST.id),
    text('CATALOG_VERSION', versionOf(day)),
    text('CATALOG_NAME', textIn(SITE.brand, locale)),
    text('GENERATION_DATE', day),
  ]
  const address = tag('ADDRESS', [text('EMAIL', SITE.email), text('URL', absoluteUrl(locale, '/'))], 'type="supplier"')
  return `<?xml version="1.0" encoding="UTF-8"?>
<BMECAT version="2005" xmlns="${NAMESPACE}">
${tag('HEADER', [tag('CATALOG', header), tag('SUPPLIER', [company, address])])}
<T_NEW_CATALOG>
${tag('CATALOG_GROUP_SYSTEM', listGroups(products, textIn(SITE.brand, locale)))}
${products.map((product) => writeProduct(product, locale)).join('\n')}
${products.map(({ model, category }) => tag('PRODUCT_TO_CATALOGGROUP_MAP', [text('PROD_ID', model), text('CATALOG_GROUP_ID', category.id)])).join('\n')}
</T_NEW_CATALOG>
</BMECAT>
`
}

function writeProduct(product: CatalogueProduct & { code: string }, locale: Locale): string {
  const { model, name, description, features, status, discontinued } = product
  const t = wordsOf(serverWords[locale])
  const isOnSale = status === 'active'
  const ordered = discontinued && `${t('formats:lastOrderOn')}${MARKS[locale].colon}${discontinued.lastOrderOn}`
  const etim = etimClassOf(product.code, product.category.id)
  return tag('PRODUCT', [
    text('SUPPLIER_PID', model),
    tag('PRODUCT_DETAILS', [
      text('DESCRIPTION_SHORT', name, MOST.short),
      text('DESCRIPTION_LONG', [description, ...features].join('\n'), MOST.long),
      text('MANUFACTURER_PID', model),
      text('MANUFACTURER_NAME', product.manufacturer, MOST.company),
      text(
        'PRODUCT_STATUS',
        ordered ?? t('formats:onSale'),
        undefined,
        `type="${isOnSale ? 'others' : 'old_product'}"`,
      ),
    ]),
    etim &&
      tag('PRODUCT_FEATURES', [
        text('REFERENCE_FEATURE_SYSTEM_NAME', etim.system),
        text('REFERENCE_FEATURE_GROUP_ID', etim.id),
      ]),
    tag(
      'PRODUCT_FEATURES',
      product.properties.map((property) => writeFeature(property, locale)),
    ),
    tag('PRODUCT_ORDER_DETAILS', [text('ORDER_UNIT', 'C62')]),
    '<PRODUCT_PRICE_DETAILS><PRODUCT_PRICE price_type="on_request"/></PRODUCT_PRICE_DETAILS>',
    tag('MIME_INFO', [
      ...product.images.map((image, index) => writeFile(image.url, image.text, index === 0 ? 'normal' : 'detail')),
      ...product.documents.map(({ url, name: called, kind }) =>
        writeFile(url, called, kind === 'sheet' ? 'data_sheet' : 'others'),
      ),
      writeFile(product.url, t('downloads:product'), 'others', 'url'),
    ]),
    ...writeReferences(product, locale),
    tag('PRODUCT_LOGISTIC_DETAILS', [text('COUNTRY_OF_ORIGIN', product.countryOfOrigin ?? '')]),
  ])
}

/** A number has the code of its unit; a choice of several has a value each. The text of the page stands in the details where it differs. */
function writeFeature(
  { name, value, unit, unitCode, text: printed, note }: CatalogueProduct['properties'][number],
  locale: Locale,
): string {
  const { list } = MARKS[locale]
  const parts = Array.isArray(value) ? printed.split(list) : []
  const isRange = typeof value === 'object' && 'min' in value
  const isNumber = typeof value === 'number' || isRange
  const values = isRange
    ? [value.min, value.max].map(String)
    : typeof value === 'number'
      ? [String(value)]
      : Array.isArray(value) && parts.length === value.length
        ? parts
        : [printed]
  const told = note ? `${printed} (${note})` : printed
  const isTold = told === values.join(list) && values.every((each) => each.length <= MOST.value)
  return tag('FEATURE', [
    text('FNAME', name, MOST.name),
    ...values.map((each) => text('FVALUE', each, MOST.value)),
    isNumber && unit ? text('FUNIT', unitCode ?? unit, MOST.unit) : '',
    isTold ? '' : text('FVALUE_DETAILS', told, MOST.details),
  ])
}

function writeFile(
  source: string,
  description: string,
  purpose: string,
  type = MEDIA[source.split('.').at(-1) ?? ''],
): string {
  return tag('MIME', [
    type && text('MIME_TYPE', type),
    text('MIME_SOURCE', source),
    text('MIME_DESCR', description, MOST.details),
    text('MIME_PURPOSE', purpose),
  ])
}

/**
 * Returns the references to other products, each once by its kind: a need (`mandatory`, or `select` where any one of several
 * will do), an optional one (`accessories`), a product that it is for (`base_product`), its successor (`followup`), others.
 */
function writeReferences({ needs, fits, discontinued, related }: CatalogueProduct, locale: Locale): string[] {
  const found = new Map<string, { type: string; model: string; told: Set<string> }>()
  const add = (type: string, models: readonly { model: string }[], told?: string) => {
    for (const { model } of models) {
      const reference = found.get(`${type} ${model}`) ?? { type, model, told: new Set() }
      found.set(`${type} ${model}`, reference)
      if (told) reference.told.add(told)
    }
  }
  for (const { name, isOptional, products } of needs)
    add(isOptional ? 'accessories' : products.length > 1 ? 'select' : 'mandatory', products, name)
  add('base_product', fits)
  if (discontinued?.successor) add('followup', [discontinued.successor])
  add('others', related)
  return [...found.values()].map(({ type, model, told }) =>
    tag(
      'PRODUCT_REFERENCE',
      [text('PROD_ID_TO', model), text('REFERENCE_DESCR', [...told].join(MARKS[locale].list), MOST.details)],
      `type="${type}"`,
    ),
  )
}

/** Lists series and categories with products as a tree below the brand. */
function listGroups(products: readonly CatalogueProduct[], brand: string): string[] {
  const group = (type: string, parent: string, { id, name }: { id: string; name: string }) =>
    tag(
      'CATALOG_STRUCTURE',
      [text('GROUP_ID', id), text('GROUP_NAME', name, MOST.group), text('PARENT_ID', parent)],
      `type="${type}"`,
    )
  const root = '1'
  const groups = products.flatMap(({ series, category }) => [
    group('node', root, series),
    group('leaf', series.id, category),
  ])
  return [group('root', '0', { id: root, name: brand }), ...new Set(groups)]
}

/** Returns the newest day in the records, up to which the catalogue is. */
function newestDay(products: readonly CatalogueProduct[]): string {
  const days = products.flatMap(({ releasedOn, documents, firmware }) => [
    releasedOn,
    ...documents.map(({ updatedOn }) => updatedOn),
    ...(firmware ? [firmware.releasedOn] : []),
  ])
  return days.toSorted().at(-1) ?? `${SITE.foundingYear}-01-01`
}

/** The standard wants two numbers of at most three digits: years since 2000, and the day of the year. */
function versionOf(day: string): string {
  const date = new Date(day)
  const year = date.getUTCFullYear()
  const dayOfYear = (date.getTime() - Date.UTC(year, 0, 0)) / 86_400_000
  return `${year - 2000}.${String(dayOfYear).padStart(3, '0')}`
}

/** Characters that XML cannot hold, but line breaks. */
const UNFIT = /(?!\n)[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu

function text(name: string, value: string, most = Infinity, attributes = ''): string {
  const fit = [...value.replace(UNFIT, ' ')]
  const shown = fit.length > most ? `${fit.slice(0, most - 1).join('')}…` : fit.join('')
  return shown && tag(name, [escapeMarkup(shown)], attributes)
}

/** An element without content is left out. */
function tag(name: string, content: readonly (string | undefined)[], attributes = ''): string {
  const inner = content.join('')
  return inner && `<${[name, attributes].filter(Boolean).join(' ')}>${inner}</${name}>`
}
