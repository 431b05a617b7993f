import { DOCUMENT_LOCALES } from '../../base/i18n/document-locales.ts'
import type { Locale } from '../../base/i18n/locale.ts'
import type { Catalogue } from '../catalogue.ts'
import { documentPath, hasWords } from '../document-files.ts'
import type { Paper, Product } from '../schema/product.ts'
import { deviceKindOf } from './device-kinds.ts'
import { fitsOnSheet } from './template-size.ts'

/**
 * Lists what can be made of a product's installation data in a language: guide, drilling template, dimension drawings.
 * Drawings have no words: one file is for all languages.
 */
export function documentsOfProduct(product: Product, catalogue: Catalogue, locale: Locale): Paper[] {
  const kind = deviceKindOf(catalogue.shelfOf(product), catalogue.snapshot.installation)
  const { model, drilling, releasedOn, attributes } = product
  if (!kind) return []
  const { version } = kind
  const updatedOn = kind.updatedOn > releasedOn ? kind.updatedOn : releasedOn
  const paper = (name: Paper['kind']): Paper => ({
    kind: name,
    src: documentPath(model, name, locale, version),
    version,
    updatedOn,
  })
  const hasSizes = typeof attributes.dimensions === 'object' && 'width' in attributes.dimensions
  return [
    paper('guide'),
    ...(drilling && fitsOnSheet(drilling) ? [paper('template')] : []),
    ...(hasSizes ? [paper('svg'), paper('dxf')] : []),
  ]
}

/** Lists the documents of all products of a complete snapshot, each file once. */
export function listInstallationDocuments(catalogue: Catalogue): { product: Product; paper: Paper; locale: Locale }[] {
  return catalogue.snapshot.product.flatMap((product) =>
    DOCUMENT_LOCALES.flatMap((locale) => documentsToMake(product, locale).map((paper) => ({ product, paper, locale }))),
  )
}

/** Returns what is to be made of a product of a complete snapshot for a language; drawings are made for the first. */
export function documentsToMake({ papers }: Product, locale: Locale): Paper[] {
  const [first] = DOCUMENT_LOCALES
  return (papers?.[locale] ?? []).filter(({ kind }) => locale === first || hasWords(kind))
}
