import { langOf } from '../../../base/i18n/lang-of.ts'
import { basename } from 'node:path'
import type { Catalogue } from '../../../content/catalogue.ts'
import { documentNumber } from '../../../content/document-files.ts'
import { deviceKindOf } from '../../../content/installation/device-kinds.ts'
import { documentsOfProduct } from '../../../content/installation/installation-documents.ts'
import type { Product } from '../../../content/schema/product.ts'
import { formatDay } from '../../../base/i18n/format-day.ts'
import type { Locale } from '../../../base/i18n/locale.ts'
import { serverWords } from '../../../base/i18n/server-words.ts'
import { wordsOf } from '../../../base/i18n/words.ts'
import type { GuideModel } from './model-guide.ts'
import { type Sizes, sizesOf } from './sizes.ts'

/** The content of a drilling template in one language: plain data, so that it can be hashed. */
export type TemplateModel = Pick<
  GuideModel,
  'locale' | 'lang' | 'file' | 'title' | 'model' | 'name' | 'number' | 'updatedOn' | 'edition'
> & {
  heading: string
  check: string
  top: string
  /** How high the device goes. */
  height?: string
  /** Where its lens is, in words and in mm above the middle. */
  lens?: { text: string; label: string; above: number }
  hole: string
  cable?: string
  outline: string
  larger: string
  alt: string
  sizes: Sizes
}

/** Returns the content of a product's drilling template; undefined if there is none. */
export function modelTemplate(product: Product, catalogue: Catalogue, locale: Locale): TemplateModel | undefined {
  const paper = documentsOfProduct(product, catalogue, locale).find(({ kind }) => kind === 'template')
  const mounting = deviceKindOf(catalogue.shelfOf(product), catalogue.snapshot.installation)?.mounting
  const plug = mounting?.screws?.plug
  const sizes = sizesOf(product, plug)
  if (!paper || !sizes || plug === undefined) return undefined
  const t = wordsOf(serverWords[locale])
  const { model, drilling } = product
  const { width, height } = sizes.plate
  const range = mounting?.height
  const cable = drilling?.cable ?? 0
  return {
    locale,
    ...langOf([product.name, product.description], locale),
    file: basename(paper.src),
    title: `${model} ${product.name[locale]} – ${t('guide:template.kind')}`,
    model,
    name: product.name[locale],
    number: documentNumber(model, 'template'),
    updatedOn: paper.updatedOn,
    edition: t('guide:edition', { version: paper.version, date: formatDay(paper.updatedOn, locale) }),
    heading: t('guide:template.title'),
    check: t('guide:template.check'),
    top: t('guide:template.top'),
    ...(range && {
      height: t('guide:template.height', { text: t('guide:place.heightValue', { ...range, to: range.to[locale] }) }),
    }),
    ...(drilling?.lens && {
      lens: {
        text: t('guide:template.lens', { lens: drilling.lens }),
        label: t('guide:place.lens'),
        above: drilling.lens,
      },
    }),
    hole: t('guide:template.hole', { diameter: plug }),
    ...(cable > 0 && { cable: t('guide:template.cable', { diameter: cable }) }),
    outline: t('guide:template.outline', { width, height }),
    larger: t('guide:template.larger', { width, height }),
    alt: t('guide:template.alt', { model, count: sizes.holes.length - (cable > 0 ? 1 : 0), diameter: plug }),
    sizes,
  }
}
