import { DOCUMENT_LOCALES, documentLocale } from '../base/i18n/document-locales.ts'
import type { Locale } from '../base/i18n/locale.ts'

/** The documents that a build makes of a product, in the order in which they are listed. */
export const MADE_DOCUMENTS = ['sheet', 'guide', 'template', 'svg', 'dxf'] as const
export type MadeDocument = (typeof MADE_DOCUMENTS)[number]

/** How a kind is called in its file's name, and in its number. */
const NAMES: Record<MadeDocument, { file: string; number: string; ending: string; hasWords: boolean }> = {
  sheet: { file: 'datasheet', number: 'DS', ending: 'pdf', hasWords: true },
  guide: { file: 'installation', number: 'IG', ending: 'pdf', hasWords: true },
  template: { file: 'template', number: 'DT', ending: 'pdf', hasWords: true },
  svg: { file: 'dimensions', number: 'DD', ending: 'svg', hasWords: false },
  dxf: { file: 'dimensions', number: 'DD', ending: 'dxf', hasWords: false },
}

/** Returns whether a kind of document has a file for each language. */
export function hasWords(kind: MadeDocument): boolean {
  return NAMES[kind].hasWords
}

/**
 * Returns the address of a document that a build makes.
 * @example documentPath('AB-F100-P', 'guide', 'en', '1.0') // '/downloads/AB-F100-P_installation_en_v1.0.pdf'
 */
export function documentPath(model: string, kind: MadeDocument, locale: Locale, version: string): string {
  const { file, ending } = NAMES[kind]
  return `/downloads/${model}_${file}${hasWords(kind) ? `_${documentLocale(locale)}` : ''}_v${version}.${ending}`
}

/**
 * Returns the number of such a document, the same for all languages and versions of it.
 * @example documentNumber('AB-F100-P', 'guide') // 'AB-F100-P-IG'
 */
export function documentNumber(model: string, kind: MadeDocument): string {
  return `${model}-${NAMES[kind].number}`
}

/**
 * Returns the path of the release notes of a family of firmware, without language.
 * @example notesPath('recorders') // '/downloads/firmware/recorders'
 */
export function notesPath(family: string): string {
  return `/downloads/firmware/${family}`
}

/** The address of the sizes of all documents that a build made. */
export const SIZES_PATH = '/downloads/_sizes.json'

/** Sizes in bytes by model, in the order of the kinds, and of a kind in that of the languages; 0 for what there is not. */
export type DocumentSizes = Record<string, number[]>

const SLOTS = MADE_DOCUMENTS.flatMap((kind) =>
  (hasWords(kind) ? DOCUMENT_LOCALES : [undefined]).map((language) => ({ kind, language })),
)
const FILE = /^\/downloads\/([A-Z0-9-]+)_([a-z]+)(?:_([a-z]{2,3}))?_v[\d.]+\.([a-z]+)$/

/** Collects the sizes of documents from those of files; other files are passed over. */
export function documentsByModel(files: readonly { path: string; size: number }[]): DocumentSizes {
  const sizes: DocumentSizes = {}
  for (const { path, size } of files.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const [, model = '', name, language, ending] = FILE.exec(path) ?? []
    const slot = SLOTS.findIndex(
      (each) => NAMES[each.kind].file === name && NAMES[each.kind].ending === ending && each.language === language,
    )
    if (slot < 0) continue
    const list = (sizes[model] ??= SLOTS.map(() => 0))
    list[slot] = size
  }
  return sizes
}

/** Returns the size of a document in bytes; undefined if it is not known. */
export function sizeOf(sizes: DocumentSizes, model: string, kind: MadeDocument, language?: Locale): number | undefined {
  return sizes[model]?.[SLOTS.findIndex((slot) => slot.kind === kind && slot.language === language)] || undefined
}
