import type { Catalogue } from '../../catalogue/catalogue.ts'
import { deviceKindOf } from '../../catalogue/installation/device-kinds.ts'
import { fitsOnSheet } from '../../catalogue/installation/template-size.ts'
import type { Product } from '../../catalogue/schema/product.ts'
import { type Locale, LOCALES } from '../../i18n/locale.ts'

/** What is made of a product's installation data, beside its data sheet. */
export const PAPER_KINDS = ['guide', 'template', 'svg', 'dxf'] as const
export type PaperKind = (typeof PAPER_KINDS)[number]

/** A document of a product: address, version and day. Drawings have no words: one file is for all languages. */
export type Paper = { kind: PaperKind; src: string; version: string; updatedOn: string; locale?: Locale }

/** Lists a product's installation guide, drilling template and dimension drawings in a language. */
export function papersOf(product: Product, catalogue: Catalogue, locale: Locale): Paper[] {
  const kind = deviceKindOf(catalogue.shelfOf(product), catalogue.snapshot.installation)
  const { model, terminals, drilling, releasedOn, attributes } = product
  const updatedOn = kind && kind.updatedOn > releasedOn ? kind.updatedOn : releasedOn
  const version = kind?.version ?? '1.0'
  const paper = (name: PaperKind, file: string, language?: Locale): Paper => ({
    kind: name,
    src: `/downloads/${model}_${file}`,
    version,
    updatedOn,
    ...(language && { locale: language }),
  })
  const hasSizes = typeof attributes.dimensions === 'object' && 'width' in attributes.dimensions
  return [
    ...(kind && terminals ? [paper('guide', `installation_${locale}_v${version}.pdf`, locale)] : []),
    ...(kind && drilling && fitsOnSheet(drilling)
      ? [paper('template', `template_${locale}_v${version}.pdf`, locale)]
      : []),
    ...(kind && hasSizes
      ? [paper('svg', `dimensions_v${version}.svg`), paper('dxf', `dimensions_v${version}.dxf`)]
      : []),
  ]
}

/** Lists the papers of all products, each file once. */
export function listPapers(catalogue: Catalogue): { product: Product; paper: Paper; locale: Locale }[] {
  return catalogue.snapshot.product.flatMap((product) =>
    LOCALES.flatMap((locale) =>
      papersOf(product, catalogue, locale)
        .filter((paper) => paper.locale === locale || locale === LOCALES[0])
        .map((paper) => ({ product, paper, locale })),
    ),
  )
}
