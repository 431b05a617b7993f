import { type Lang, langOf } from '../../base/i18n/lang-of.ts'
import { textIn } from '../../base/i18n/localised.ts'
import { basename } from 'node:path'
import type { Catalogue } from '../../content/catalogue.ts'
import { documentNumber } from '../../content/document-files.ts'
import { groupAttributes, type KeyFigure, keyFigures } from '../../content/product-attributes.ts'
import type { Product } from '../../content/schema/product.ts'
import type { Series } from '../../content/schema/series.ts'
import { formatDay } from '../../base/i18n/format-day.ts'
import type { Locale } from '../../base/i18n/locale.ts'
import { serverWords } from '../../base/i18n/server-words.ts'
import { wordsOf } from '../../base/i18n/words.ts'
import { absoluteUrl } from '../../base/addresses.ts'
import { SITE } from '#vendor/site.ts'
import { sheetFile } from './list-sheets.ts'

type Row = { label: string; display: string; note?: string }

/** The content of a data sheet in one language: plain data, so that it can be hashed. */
export type SheetModel = Lang & {
  locale: Locale
  /** Name of its file, `AB-F100-P_datasheet_en_v1.0.pdf`. */
  file: string
  /** Title in the file's properties. */
  title: string
  model: string
  name: string
  accent: Series['accent']
  /** Series and category. */
  shelf: [string, string]
  discontinued?: string
  description: string
  figures: KeyFigure[]
  features: { heading: string; items: string[] }
  attributes: { heading: string; groups: { caption: string; rows: Row[] }[] }
  dimensions?: Dimensions
  /** The type of the document, and its number. */
  kind: string
  number: string
  version: string
  updatedOn: string
  /** Version and date in words. */
  edition: string
  contact: {
    heading: string
    company: string
    address: string
    phone: string
    hours: string
    email: string
    page: string
  }
  /** The notice that specifications may change. */
  change: string
}

export type Dimensions = {
  heading: string
  unit: string
  front: string
  side: string
  /** Alternative text of the drawing. */
  outline: string
  width: number
  height: number
  depth: number
}

/** Returns the content of a product's data sheet in one language. */
export function modelSheet(product: Product, catalogue: Catalogue, locale: Locale): SheetModel {
  const t = wordsOf(serverWords[locale])
  const { model, features, status } = product
  const { series, category } = catalogue.shelfOf(product)
  const { src, version, updatedOn } = sheetFile(product, locale)
  const groups = groupAttributes(product, catalogue, locale)
  const dimensions = dimensionsOf(product, locale)
  return {
    locale,
    ...langOf([product.name, product.description], locale),
    file: basename(src),
    title: `${model} ${product.name[locale]} – ${t('data-sheet:kind')}`,
    model,
    name: product.name[locale],
    accent: series.accent,
    shelf: [series.name[locale], category.name[locale]],
    ...(status === 'discontinued' && { discontinued: t('product:discontinued') }),
    description: product.description[locale],
    figures: keyFigures(
      groups.flatMap(({ rows }) => rows),
      product.name[locale],
      category.keyFigures,
    ),
    features: { heading: t('product:features.heading'), items: features.map((feature) => feature[locale]) },
    attributes: {
      heading: t('product:attributes.heading'),
      groups: groups.map(({ name: caption, rows }) => ({
        caption,
        rows: rows.map(({ label, display, note }) => ({ label, display, ...(note && { note }) })),
      })),
    },
    ...(dimensions && { dimensions }),
    kind: t('data-sheet:kind'),
    number: documentNumber(model, 'sheet'),
    version,
    updatedOn,
    edition: t('data-sheet:edition', { version, date: formatDay(updatedOn, locale) }),
    contact: contactOf(product, locale),
    change: t('data-sheet:change'),
  }
}

/** Returns whom to ask about a product, and its page. */
export function contactOf({ code }: Product, locale: Locale): SheetModel['contact'] {
  const t = wordsOf(serverWords[locale])
  return {
    heading: t('data-sheet:contact'),
    company: textIn(SITE.company, locale),
    address: textIn(SITE.address, locale),
    phone: textIn(SITE.phone, locale),
    hours: textIn(SITE.hours, locale),
    email: SITE.email,
    page: absoluteUrl(locale, `/products/${code}`).replace(/^https:\/\//, ''),
  }
}

function dimensionsOf({ model, attributes: { dimensions } }: Product, locale: Locale): Dimensions | undefined {
  if (typeof dimensions !== 'object' || !('width' in dimensions)) return undefined
  const t = wordsOf(serverWords[locale])
  return {
    heading: t('data-sheet:dimensions'),
    unit: t('data-sheet:millimetres'),
    front: t('data-sheet:front'),
    side: t('data-sheet:side'),
    outline: t('data-sheet:outline', { model, ...dimensions }),
    ...dimensions,
  }
}
