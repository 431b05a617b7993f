import { DOCUMENT_NAMES, DOCUMENTS, locatePage } from '../documents.ts'
import { listStrings } from '../editorial/texts.ts'
import { ENTITIES, ENTITY_NAMES } from '../entities.ts'
import type { Fault } from '../faults.ts'
import { keyOf } from '../key-of.ts'
import { listAddressed, pathOfRecord } from '../moves.ts'
import { pointersOf, readPointers } from '../references.ts'
import type { Locate } from '../snapshot.ts'
import { pathsIn, unlink } from './omit-hidden.ts'
import type { Content, Dated } from './phase.ts'

/** A drawing of a product, by the product's code and its view: both may contain hyphens. */
const DRAWING = /^\/pictures\/(.+)\.svg$/

/**
 * Checks, for every day at once, what cannot be left out when what it refers to is not shown: pictures of products, the
 * last product of a list that needs one, and addresses in texts that are no links. So no day makes a build fail that
 * was none of the editor's, and no text mentions a scheduled record.
 */
export function checkShown(content: Content, locate: Locate): Fault[] {
  const { all, drafts } = content
  const products = new Map(all.product.map((product) => [product.code, product]))
  const hasDays = ENTITY_NAMES.some((name) => all[name].some(isDated))
  if (!hasDays && drafts.length === 0) return []
  const isAlways = (code: string) => {
    const product = products.get(code)
    return product !== undefined && product.shownFrom === undefined && product.shownUntil === undefined
  }
  const lists = [
    { source: DOCUMENTS.home.file, field: 'shelf', value: all.home.shelf },
    ...all.solution.map(({ slug, products: value }) => ({
      source: locate('solution', slug),
      field: 'products',
      value,
    })),
  ]
  const faults = lists
    .filter(({ value }) => value.length > 0 && !value.some(isAlways))
    .map((list): Fault => ({ ...list, expected: 'at least one product that is no draft and is shown on every day' }))
  const pictures = ENTITY_NAMES.flatMap((name) => {
    const pointers = pointersOf(ENTITIES[name].schema).filter(({ isPublicFile }) => isPublicFile)
    return all[name].flatMap((record) =>
      readPointers(pointers, record).flatMap(({ field, value }): Fault[] => {
        const product = findDrawn(value, products)
        if (!product || covers(product, record)) return []
        const expected = 'a picture of a product that is shown as long as this is'
        return [{ source: locate(name, keyOf(name, record)), field, value, expected }]
      }),
    )
  })
  return [...faults, ...pictures, ...findMentions(content, locate)]
}

function isDated({ shownFrom, shownUntil }: Dated): boolean {
  return shownFrom !== undefined || shownUntil !== undefined
}

const DRAFT: Dated = { draft: true }

/** Finds addresses of later pages in texts that are shown before them, except for links, which become words. */
function findMentions({ all, drafts }: Content, locate: Locate): Fault[] {
  const pages = listAddressed(all)
  const targets = new Map<string, Dated>([
    ...drafts.flatMap(({ entity, key }) => {
      const path = pathOfRecord(entity, key)
      return path === undefined ? [] : [[path, DRAFT] as const]
    }),
    ...pages.map(({ path, record }) => [path, record] as const),
  ])
  const coming = new Set(
    [...targets].flatMap(([path, { draft, shownFrom }]) => (draft || shownFrom !== undefined ? [path] : [])),
  )
  const texts = [
    ...ENTITY_NAMES.flatMap((name) =>
      all[name].map((record: Dated) => ({ record, source: locate(name, keyOf(name, record)) })),
    ),
    ...all.pages.map((record) => ({ record, source: locatePage(record.slug) })),
    // Addresses in moves lead nowhere while their pages are not shown.
    ...DOCUMENT_NAMES.filter((name) => name !== 'moves').map((name) => ({
      record: all[name],
      source: DOCUMENTS[name].file,
    })),
  ]
  return texts.flatMap(({ record, source }) => {
    // Most have none of its fields.
    const dated = record as Dated
    if (dated.draft) return []
    return listStrings(unlink(record, coming)).flatMap(({ field, text }) =>
      pathsIn(text, coming)
        // The link of a case leads to the series instead.
        .filter(
          (path) => !(path === text && field.endsWith('.link')) && !beginsBefore(targets.get(path) ?? DRAFT, dated),
        )
        .map((value) => ({
          source,
          field,
          value,
          expected: 'the address of that page in a link alone, [words](address): it is shown later than this',
        })),
    )
  })
}

function findDrawn<Product>(path: string, products: ReadonlyMap<string, Product>): Product | undefined {
  const name = DRAWING.exec(path)?.[1] ?? ''
  for (let end = name.indexOf('-'); end >= 0; end = name.indexOf('-', end + 1)) {
    const product = products.get(name.slice(0, end))
    if (product) return product
  }
  return undefined
}

/** Returns whether one record is shown on every day on which the other is. */
function covers(outer: Dated, inner: Dated): boolean {
  const isLate =
    outer.shownUntil === undefined || (inner.shownUntil !== undefined && inner.shownUntil <= outer.shownUntil)
  return beginsBefore(outer, inner) && isLate
}

/** Returns whether one record is shown when the other begins to be. */
function beginsBefore({ draft, shownFrom }: Dated, inner: Dated): boolean {
  return !draft && (shownFrom === undefined || (inner.shownFrom !== undefined && inner.shownFrom >= shownFrom))
}
