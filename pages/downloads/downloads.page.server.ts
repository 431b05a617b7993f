import type { Catalogue } from '../../src/content/catalogue.ts'
import { notesPath } from '../../src/content/document-files.ts'
import { remember } from '../../src/base/reads.ts'
import { LOCALES, type Locale } from '../../src/base/i18n/locale.ts'
import type { Words } from '../../src/base/i18n/words.ts'
import type { LoadContext } from '../../src/web/page/screen-server.ts'
import type { SocialCardParts } from '../../src/web/page/social-card-parts.ts'
import type { DocumentFacts } from './document-facts.ts'
import type { DownloadsData, ListData } from './downloads-data.ts'
import { factsPath } from './facts-path.ts'
import { countDocuments, findDocuments } from './find-documents.ts'
import { DOCUMENT_KINDS, listDocuments } from './list-documents.ts'
import { pathOfPage, PRODUCTS_PER_PAGE } from './list-pages.ts'
import { packFacts } from './pack-facts.ts'
import { renderFirmware, renderNotes } from './render-firmware.tsx'

export { Page, crumbs, head } from './downloads.screen.tsx'

export const paths = (catalogue: Catalogue) => [
  ...Array.from({ length: pagesOf(catalogue) }, (_, index) => pathOfPage(index + 1)),
  ...(catalogue.snapshot.firmware.length > 0 ? ['/downloads/firmware'] : []),
  ...catalogue.snapshot.firmware.map(({ id }) => notesPath(id)),
]

export function load({ catalogue, locale, params: { part, id } }: LoadContext): DownloadsData | undefined {
  if (part === 'firmware' && catalogue.snapshot.firmware.length === 0) return undefined
  if (part === 'firmware') return id ? renderNotes(id, catalogue, locale) : renderFirmware(catalogue, locale)
  return part && part !== 'page' ? undefined : loadList(part ? Number(id) : 1, Boolean(part), catalogue, locale)
}

/** The facts of all products, in each language. */
export const files = (catalogue: Catalogue) =>
  LOCALES.map((locale) => ({
    path: factsPath(locale),
    write: () => JSON.stringify(factsOf(catalogue, locale)),
  }))

export const neededWithSearch = factsPath

/** The same image for all pages of the list. */
export const socialCard = (data: DownloadsData, _catalogue: Catalogue, t: Words): SocialCardParts =>
  data.view === 'notes'
    ? { title: t('downloads:firmware.of', { name: data.name }), lead: t('downloads:firmware.description') }
    : { title: t('downloads:title'), lead: t('downloads:description') }

function loadList(page: number, isNumbered: boolean, catalogue: Catalogue, locale: Locale): ListData | undefined {
  const pages = pagesOf(catalogue)
  // The first page has the address of the list.
  if (!Number.isInteger(page) || page < (isNumbered ? 2 : 1) || page > pages) return undefined
  const products = catalogue.listProducts().slice((page - 1) * PRODUCTS_PER_PAGE, page * PRODUCTS_PER_PAGE)
  return {
    view: 'list',
    ...sharedBy(catalogue, locale, () => loadShared(catalogue, locale)),
    facts: packFacts(products, catalogue, locale),
    page,
    pages,
  }
}

type Shared = Pick<ListData, 'series' | 'kinds' | 'count'>

/** The shared data of all pages of the list. */
const sharedBy = remember<Shared>()

function loadShared(catalogue: Catalogue, locale: Locale): Shared {
  const facts = factsOf(catalogue, locale)
  const all = { q: '', series: '', kind: undefined, language: locale }
  const found = findDocuments(listDocuments(facts), all)
  const kinds = new Set(found.flatMap(({ documents }) => documents.map(({ kind }) => kind)))
  return {
    series: facts.series.flatMap((series, index) => {
      const first = facts.of.indexOf(index)
      return first < 0 ? [] : [{ ...series, page: Math.floor(first / PRODUCTS_PER_PAGE) + 1 }]
    }),
    kinds: DOCUMENT_KINDS.filter((kind) => kinds.has(kind)),
    count: { products: found.length, documents: countDocuments(found) },
  }
}

/** The file of facts and all pages of the list begin with them. */
const allFacts = remember<DocumentFacts>()

function factsOf(catalogue: Catalogue, locale: Locale): DocumentFacts {
  return allFacts(catalogue, locale, () => packFacts(catalogue.listProducts(), catalogue, locale))
}

function pagesOf({ snapshot }: Catalogue): number {
  return Math.max(1, Math.ceil(snapshot.product.length / PRODUCTS_PER_PAGE))
}
