import { inSite } from '../../src/base/base-path.ts'
import { textIn } from '../../src/base/i18n/localised.ts'
import type { Catalogue } from '../../src/content/catalogue.ts'
import { documentNumber, type MadeDocument, notesPath } from '../../src/content/document-files.ts'
import { newestFor } from '../../src/content/firmware.ts'
import type { Faq } from '../../src/content/schema/faq.ts'
import type { Product } from '../../src/content/schema/product.ts'
import { localisePath } from '../../src/base/i18n/localised-path.ts'
import type { Locale } from '../../src/base/i18n/locale.ts'
import { serverWords } from '../../src/base/i18n/server-words.ts'
import { wordsOf } from '../../src/base/i18n/words.ts'
import type { FaqDocument } from './faq-data.ts'

type Paper = keyof NonNullable<Faq['papers']>

/**
 * Lists the documents of an answer: its own files, then those of products that it mentions, by number. A build without
 * documents has none of the latter.
 */
export function listDocuments({ documents, papers }: Faq, catalogue: Catalogue, locale: Locale): FaqDocument[] {
  const own = documents.map(({ src, title, version }) => ({
    href: inSite(src),
    title: title[locale],
    note: fileNote(src, version, locale),
  }))
  const mentioned = Object.entries(papers ?? {}).flatMap(([kind, codes = []]) =>
    // The schema has no other kinds.
    catalogue.products(codes).flatMap((product) => paperOf(product, kind as Paper, catalogue, locale) ?? []),
  )
  return [...own, ...mentioned]
}

function paperOf(product: Product, kind: Paper, catalogue: Catalogue, locale: Locale): FaqDocument | undefined {
  const t = wordsOf(serverWords[locale])
  const { code, model } = product
  if (kind === 'firmware') {
    const newest = newestFor(code, catalogue.snapshot.firmware)
    if (!newest) return undefined
    const href = localisePath(locale, notesPath(newest.family.id))
    return { href, title: `${model} ${t('downloads:firmware.title')}`, note: newest.release.version, isPage: true }
  }
  const file = fileOf(product, kind, locale)
  const title = `${model} ${t(`downloads:kinds.${kind}`)}`
  return (
    file && {
      href: inSite(file.src),
      title,
      note: `${documentNumber(model, kind)}, ${fileNote(file.src, file.version, locale)}`,
    }
  )
}

function fileOf({ specificationFile, papers }: Product, kind: MadeDocument, locale: Locale) {
  if (kind !== 'sheet') return papers?.[locale].find((paper) => paper.kind === kind)
  return specificationFile && { src: textIn(specificationFile, locale), version: specificationFile.version }
}

/** @example 'PDF v1.3' */
function fileNote(src: string, version: string, locale: Locale): string {
  return `${endingOf(src)} ${wordsOf(serverWords[locale])('downloads:version', { version })}`
}

function endingOf(src: string): string {
  return src.slice(src.lastIndexOf('.') + 1).toUpperCase()
}
