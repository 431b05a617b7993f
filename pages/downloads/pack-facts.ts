import { DOCUMENT_LOCALES } from '../../src/base/i18n/document-locales.ts'
import { textIn } from '../../src/base/i18n/localised.ts'
import type { Catalogue } from '../../src/content/catalogue.ts'
import { newestFor } from '../../src/content/firmware.ts'
import type { Product } from '../../src/content/schema/product.ts'
import { sheetToMake } from '../../src/artwork/documents/list-sheets.ts'
import type { Locale } from '../../src/base/i18n/locale.ts'
import { type DocumentFacts, FACTS_FORMAT, type OwnDocument } from './document-facts.ts'

/** Returns the facts of products, in one language. */
export function packFacts(products: readonly Product[], catalogue: Catalogue, locale: Locale): DocumentFacts {
  const series = catalogue.snapshot.series.map(({ id, name, accent }) => ({ id, name: name[locale], accent }))
  const editions = listOnce<string>()
  const firmware = listOnce<DocumentFacts['firmware'][number]>()
  const editionOf = (found: { version: string; updatedOn: string } | undefined) =>
    found ? editions.indexOf(`${found.version} ${found.updatedOn}`) : -1
  const releaseOf = ({ code }: Product) => {
    const found = newestFor(code, catalogue.snapshot.firmware)
    if (!found) return -1
    const { family, release } = found
    return firmware.indexOf({ id: family.id, version: release.version, releasedOn: release.releasedOn })
  }
  const papersIn = ({ papers }: Product) => papers?.[locale] ?? []
  const columns = {
    models: products.map(({ model }) => model),
    names: products.map(({ name }) => name[locale]),
    of: products.map((product) => series.findIndex(({ id }) => id === catalogue.shelfOf(product).series.id)),
    sheets: products.map((product) => editionOf(sheetToMake(product, locale))),
    papers: products.map((product) => editionOf(papersIn(product)[0])),
    kinds: products.map((product) =>
      papersIn(product)
        .map(({ kind }) => kind.charAt(0))
        .join(''),
    ),
    runs: products.map(releaseOf),
    own: products.flatMap((product, at) => ownOf(product, at, locale)),
  }
  return { format: FACTS_FORMAT, series, firmware: firmware.items, editions: editions.items, ...columns }
}

/** The vendor's own files of a product: a data sheet in place of the one made here, and others. */
function ownOf(product: Product, at: number, locale: Locale): OwnDocument[] {
  const { specificationFile, files } = product
  const sheets = DOCUMENT_LOCALES.flatMap((language): OwnDocument[] => {
    if (!specificationFile || sheetToMake(product, language)) return []
    const { version, updatedOn } = specificationFile
    return [{ at, kind: 'sheet', src: textIn(specificationFile, language), version, updatedOn, language }]
  })
  const others = files.map(
    ({ title, src, version, updatedOn }): OwnDocument => ({
      at,
      kind: 'other',
      title: title[locale],
      src,
      version,
      updatedOn,
    }),
  )
  return [...sheets, ...others]
}

/** Collects different items, each once. */
function listOnce<Item>() {
  const items: Item[] = []
  const places = new Map<string, number>()
  const indexOf = (item: Item) => {
    const key = JSON.stringify(item)
    const place = places.get(key) ?? items.push(item) - 1
    places.set(key, place)
    return place
  }
  return { items, indexOf }
}
