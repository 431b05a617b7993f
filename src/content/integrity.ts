import type { AnySchema } from 'yup'
import { expectedOf } from './attribute-value.ts'
import { checkSizing } from './check-sizing.ts'
import { checkFormerCases, checkMoves } from './check-moves.ts'
import { ENTITIES, ENTITY_NAMES, type EntityName } from './entities.ts'
import { checkShown } from './due/check-shown.ts'
import type { Draft } from './due/phase.ts'
import { keyOf } from './key-of.ts'
import { DOCUMENT_NAMES, DOCUMENTS, locatePage } from './documents.ts'
import type { Fault } from './faults.ts'
import { pointersOf, readPointers } from './references.ts'
import type { ReferenceTarget } from './schema/fields.ts'
import { ORDERING_KIND_NAMES } from './schema/ordering.ts'
import type { Product } from './schema/product.ts'
import type { Category } from './schema/series.ts'
import { PAGE_SLUGS } from './schema/page-slugs.ts'
import { REQUIRED_SERIES } from '#vendor/promises.ts'
import type { Locate, Snapshot } from './snapshot.ts'

type Ids = Record<ReferenceTarget, ReadonlySet<string>>

/** The address of a generated product picture, with the product's code. */
const DRAWN_PICTURE = /^\/pictures\/([\w-]+)-[a-z]+\.svg$/

/** Entities whose drafts may be referred to: the reference is left out. */
const LEFT_OUT = ['product', 'solution', 'news', 'faq'] as const satisfies EntityName[]

/** A longer list of checkboxes is not read. */
const MAX_FILTER_VALUES = 20

export type IntegrityOptions = {
  locate: Locate
  /** Returns whether a path from the site's root is a file in `public/`. */
  isPublicFile: (path: string) => boolean
  /** Returns whether a path without language is that of a page which no record has, such as a list. */
  isScreen: (path: string) => boolean
  /** Drafts that are not part of the snapshot. */
  drafts?: readonly Draft[]
}

/** Checks the rules across records: ids are unique, references, files and targets of moves exist, attributes belong to their category. */
export function checkIntegrity(
  snapshot: Snapshot,
  { locate, isPublicFile, isScreen, drafts = [] }: IntegrityOptions,
): Fault[] {
  const hierarchy = readHierarchy(snapshot)
  const ids: Ids = {
    product: new Set(snapshot.product.map((product) => product.code)),
    solution: new Set(snapshot.solution.map((solution) => solution.slug)),
    news: new Set(snapshot.news.map((news) => news.slug)),
    faq: new Set(snapshot.faq.map((faq) => faq.slug)),
    series: new Set(snapshot.series.map((series) => series.id)),
    attribute: new Set(snapshot.attributes.map((attribute) => attribute.id)),
    'ordering kind': new Set([...ORDERING_KIND_NAMES, ...snapshot.orderingKinds.map(({ id }) => id)]),
    'attribute group': new Set(snapshot.attributeGroups.map(({ id }) => id)),
    specification: new Set(hierarchy.categoryOf.keys()),
    film: new Set(snapshot.films.map(({ slug }) => slug)),
  }
  const draftsOf = (entity: EntityName) => drafts.filter((draft) => draft.entity === entity).map(({ key }) => key)
  // A record that refers to a draft is shown without it; a specification must not be without its series.
  const idsWithDrafts: Ids = {
    ...ids,
    ...Object.fromEntries(LEFT_OUT.map((name) => [name, new Set([...ids[name], ...draftsOf(name)])])),
  }
  const missingSeries: Fault[] = REQUIRED_SERIES.filter((slug) => !ids.series.has(slug)).map((slug) => ({
    source: locate('series', slug),
    field: '',
    value: undefined,
    expected: 'a record of each series that the site must have',
  }))
  const missingPages: Fault[] = PAGE_SLUGS.filter((slug) => !snapshot.pages.some((page) => page.slug === slug)).map(
    (slug) => ({
      source: locatePage(slug),
      field: '',
      value: undefined,
      expected: 'a record of each page about the vendor',
    }),
  )
  return [
    ...missingSeries,
    ...missingPages,
    ...ENTITY_NAMES.flatMap((name) => findRepeatedKeys(snapshot, name, locate)),
    ...findRepeatedItems('attributes', 'id', snapshot.attributes, 'an id that no other attribute has'),
    ...findRepeatedItems('attributeGroups', 'id', snapshot.attributeGroups, 'an id that no other group has'),
    ...findRepeatedItems('orderingKinds', 'id', snapshot.orderingKinds, 'an id that no other kind has'),
    ...findKnownKinds(snapshot),
    ...findWrongTypes(snapshot, locate),
    ...findLongFilters(snapshot),
    ...findRepeatedItems('films', 'slug', snapshot.films, 'a slug that no other film has'),
    ...findRepeatedItems('firmware', 'id', snapshot.firmware, 'an id that no other family has'),
    ...findRepeatedNodes([...snapshot.series.map(({ id }) => ({ id, series: id })), ...hierarchy.nodes], locate),
    ...findSharedAddresses(snapshot, locate),
    ...findFiguresWithoutNumber(snapshot, locate),
    ...findFiguresOutside(snapshot, locate),
    ...findBrokenPointers(snapshot, { ids, idsWithDrafts }, locate, isPublicFile),
    ...findWrongAttributes(snapshot, hierarchy.categoryOf, locate),
    ...checkSizing(snapshot, locate),
    ...checkShown({ all: snapshot, drafts }, locate),
    ...checkMoves(snapshot, { locate, isScreen }),
    ...checkFormerCases(snapshot, locate),
  ]
}

/** Rules ask for the kinds of the software: one of the vendor's under such a name would be taken for it. */
function findKnownKinds({ orderingKinds }: Snapshot): Fault[] {
  const known: readonly string[] = ORDERING_KIND_NAMES
  return orderingKinds.flatMap(({ id }, index) =>
    known.includes(id)
      ? [
          {
            source: DOCUMENTS.orderingKinds.file,
            field: `[${index}].id`,
            value: id,
            expected: 'an id that no other kind has: the software has this one',
          },
        ]
      : [],
  )
}

/** Needs and provisions of the vendor's own kinds name types that the kind has, or none where it has none. */
function findWrongTypes({ product: products, orderingKinds }: Snapshot, locate: Locate): Fault[] {
  const typesOf = new Map(orderingKinds.map(({ id, types = [] }) => [id, types.map((type) => type.id)]))
  return products.flatMap((product) =>
    (['needs', 'provides'] as const).flatMap((field) =>
      (product[field] ?? []).flatMap(({ kind, types: value = [] }, index) => {
        const known = typesOf.get(kind)
        if (!known) return []
        const isRight = value.every((type) => known.includes(type)) && value.length > 0 === known.length > 0
        const expected = known.length === 0 ? `nothing: ${kind} has no types` : `some of ${known.join(', ')}`
        return isRight
          ? []
          : [{ source: locate('product', product.code), field: `${field}[${index}].types`, value, expected }]
      }),
    ),
  )
}

/** A filter offers each number that a product has: of a continuous one, such as a weight, nearly as many as products. */
function findLongFilters({ attributes, product }: Snapshot): Fault[] {
  return attributes.flatMap(({ id, isFilter, options }, index): Fault[] => {
    const values = new Set(isFilter && !options ? product.map((each) => each.attributes[id]) : [])
    values.delete(undefined)
    return values.size <= MAX_FILTER_VALUES
      ? []
      : [
          {
            source: 'attributes.json',
            field: `[${index}].isFilter`,
            value: `${values.size} different numbers`,
            expected: `at most ${MAX_FILTER_VALUES}: options that are ranges, or no filter`,
          },
        ]
  })
}

function findRepeatedKeys(snapshot: Snapshot, name: EntityName, locate: Locate): Fault[] {
  const seen = new Set<string>()
  return snapshot[name].flatMap((record) => {
    const key = keyOf(name, record)
    if (!seen.has(key)) {
      seen.add(key)
      return []
    }
    return [
      {
        source: locate(name, key),
        field: ENTITIES[name].key,
        value: key,
        expected: 'a value that no other record has',
      },
    ]
  })
}

/** Finds items of a document that have the key of one before. */
function findRepeatedItems<Key extends string>(
  name: 'attributes' | 'attributeGroups' | 'orderingKinds' | 'films' | 'firmware',
  key: Key,
  items: readonly Record<Key, string>[],
  expected: string,
): Fault[] {
  const first = new Map(items.map((item, index) => [item[key], index] as const).toReversed())
  return items.flatMap((item, index) => {
    if (first.get(item[key]) === index) return []
    return [
      {
        source: DOCUMENTS[name].file,
        field: `[${index}].${key}`,
        value: item[key],
        expected,
      },
    ]
  })
}

type Node = { id: string; series: string }

function readHierarchy(snapshot: Snapshot): { nodes: Node[]; categoryOf: Map<string, Category> } {
  const nodes: Node[] = []
  const categoryOf = new Map<string, Category>()
  for (const series of snapshot.series) {
    for (const category of series.categories) {
      nodes.push({ id: category.id, series: series.id })
      for (const subCategory of category.subCategories) {
        nodes.push({ id: subCategory.id, series: series.id })
        for (const specification of subCategory.specifications) {
          nodes.push({ id: specification.id, series: series.id })
          categoryOf.set(specification.id, category)
        }
      }
    }
  }
  return { nodes, categoryOf }
}

function findRepeatedNodes(nodes: readonly Node[], locate: Locate): Fault[] {
  const seen = new Set<string>()
  return nodes.flatMap(({ id, series }) => {
    if (!seen.has(id)) {
      seen.add(id)
      return []
    }
    return [
      {
        source: locate('series', series),
        field: 'categories',
        value: id,
        expected: 'an id that no other series, category or level has',
      },
    ]
  })
}

/** The most and the least of an attribute are known of numbers alone. */
function findFiguresWithoutNumber({ series, attributes }: Snapshot, locate: Locate): Fault[] {
  const kinds = new Map(attributes.map(({ id, kind }) => [id, kind]))
  return series.flatMap(({ id, figures = [] }) =>
    figures.flatMap(({ attribute }, index) => {
      const kind = kinds.get(attribute)
      if (kind === undefined || kind === 'number') return []
      const field = `figures[${index}].attribute`
      return [{ source: locate('series', id), field, value: attribute, expected: 'an attribute of the kind number' }]
    }),
  )
}

/** A key figure is a row of its category's table. */
function findFiguresOutside({ series }: Snapshot, locate: Locate): Fault[] {
  return series.flatMap(({ id, categories }) =>
    categories.flatMap(({ attributes, keyFigures = [] }, at) =>
      keyFigures.flatMap((value, index) =>
        attributes.includes(value)
          ? []
          : [
              {
                source: locate('series', id),
                field: `categories[${at}].keyFigures[${index}]`,
                value,
                expected: 'one of the attributes of its category',
              },
            ],
      ),
    ),
  )
}

/** The page of a series and that of a product are both /products/<id>. */
function findSharedAddresses({ series, product }: Snapshot, locate: Locate): Fault[] {
  const ids = new Set(series.map(({ id }) => id))
  return product
    .filter(({ code }) => ids.has(code))
    .map(({ code }) => ({
      source: locate('product', code),
      field: 'code',
      value: code,
      expected: 'a code that is not the id of a series: both have the page /products/<id>',
    }))
}

function findBrokenPointers(
  snapshot: Snapshot,
  { ids, idsWithDrafts }: { ids: Ids; idsWithDrafts: Ids },
  locate: Locate,
  isPublicFile: (path: string) => boolean,
): Fault[] {
  const check = (
    schema: AnySchema,
    records: readonly object[],
    sourceOf: (record: object) => string,
    known = idsWithDrafts,
  ): Fault[] => {
    const pointers = pointersOf(schema)
    return records.flatMap((record) =>
      readPointers(pointers, record).flatMap(({ field, value, references, isPublicFile: isFile }) => {
        if (references && !known[references].has(value)) {
          const what = idsWithDrafts[references].has(value) ? 'is no draft' : 'exists'
          return [
            { source: sourceOf(record), field, value, expected: `the id of ${withArticle(references)} that ${what}` },
          ]
        }
        const drawn = DRAWN_PICTURE.exec(value)
        if (isFile && drawn && !ids.product.has(drawn[1] ?? '')) {
          return [{ source: sourceOf(record), field, value, expected: 'the picture of a product that exists' }]
        }
        if (isFile && !drawn && !isPublicFile(value)) {
          return [{ source: sourceOf(record), field, value, expected: 'a file that is in public/' }]
        }
        return []
      }),
    )
  }
  return [
    ...ENTITY_NAMES.flatMap((name) => {
      return check(ENTITIES[name].schema, snapshot[name], (record) => locate(name, keyOf(name, record)))
    }),
    ...DOCUMENT_NAMES.flatMap((name) =>
      // A challenge card is nothing without its solution.
      check(
        DOCUMENTS[name].schema,
        [snapshot[name]],
        () => DOCUMENTS[name].file,
        name === 'home' || name === 'firmware' ? idsWithDrafts : ids,
      ),
    ),
  ]
}

/** @example withArticle('attribute') // 'an attribute' */
function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
}

function findWrongAttributes(snapshot: Snapshot, categoryOf: ReadonlyMap<string, Category>, locate: Locate): Fault[] {
  const definitions = new Map(snapshot.attributes.map((attribute) => [attribute.id, attribute]))
  const checkOne = (product: Product): Fault[] => {
    const category = categoryOf.get(product.specification)
    if (!category) return []
    const allowed = new Set(category.attributes)
    const source = locate('product', product.code)
    const values = Object.entries(product.attributes).flatMap(([id, value]) => {
      const attribute = definitions.get(id)
      const expected =
        attribute && allowed.has(id) ? expectedOf(attribute, value) : `an attribute of the category ${category.id}`
      return expected ? [{ source, field: `attributes.${id}`, value, expected }] : []
    })
    const notes = Object.entries(product.attributeNotes ?? {})
      .filter(([id]) => !Object.hasOwn(product.attributes, id))
      .map(([id, value]) => ({
        source,
        field: `attributeNotes.${id}`,
        value,
        expected: 'the id of an attribute that this product has',
      }))
    return [...values, ...notes]
  }
  return snapshot.product.flatMap(checkOne)
}
