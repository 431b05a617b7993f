import { displayAttribute } from '../../../content/attribute-value.ts'
import type { Catalogue, Shelf } from '../../../content/catalogue.ts'
import { createCatalogue } from '../../../content/catalogue.ts'
import type { LocalisedText } from '../../../base/i18n/localised.ts'
import type { Attribute, AttributeValue } from '../../../content/schema/attribute.ts'
import type { Places } from '../../../content/schema/places.ts'
import type { Product } from '../../../content/schema/product.ts'
import type { Category, Series } from '../../../content/schema/series.ts'
import type { Snapshot } from '../../../content/snapshot.ts'
import { standAtDoors } from '../door-schedule/stands-at-door.ts'
import { drawingWords } from '../../../artwork/drawing/drawing-words.ts'
import { imagesOf } from '../../../artwork/drawing/products/images-of.ts'
import { LOCALES, type Locale } from '../../../base/i18n/locale.ts'
import { documentKindsOf } from './document-kinds-of.ts'
import type { SearchField, SearchRecord } from './search-record.ts'

/** A searchable item: the record that is shown, and the texts that it is found by. */
export type SearchDocument = {
  record: SearchRecord
  fields: Partial<Record<SearchField, readonly string[]>>
  /** Day of a product's release, as in the content. */
  releasedOn?: string
  /** Phrases that ask for it: it comes before all else. */
  phrases?: readonly string[]
  /** These phrases say nothing of what else a query asks for: "price" is no word of a product. */
  isAside?: boolean
  /** Documents that follow it where a phrase asks for it, by kind and key: `page:downloads`. */
  beside?: readonly string[]
  /** Of a product: the key of its specification, the finest node of the hierarchy. */
  shelf?: string
  /** Of a part, licence or accessory: the names of its kind, in both languages. */
  partKind?: readonly string[]
}

/** Lists all searchable items in one language. The order is stable, because it breaks ties in the ranking. */
export function searchDocuments(snapshot: Snapshot, locale: Locale): SearchDocument[] {
  const catalogue = createCatalogue(snapshot)
  const texts = textsIn(locale)
  const counts = countProducts(catalogue)
  const ofDevices = attributesOfDevices(snapshot.series)
  return [
    ...snapshot.series.flatMap((series) => seriesDocuments(series, counts, texts)),
    ...optionDocuments(snapshot.attributes, ofDevices, counts, texts),
    ...snapshot.product.map((product) => productDocument(product, catalogue, ofDevices, texts)),
    ...snapshot.solution.map(({ slug, title, shortTitle, summary, problem, system, searchWords }) => ({
      record: { kind: 'solution' as const, key: slug, title: texts.own(title), path: `/solutions/${slug}` },
      fields: {
        name: [texts.own(title), texts.own(shortTitle)],
        alias: [texts.other(title)],
        summary: [texts.own(summary)],
        detail: [...problem, ...system.nodes.map(({ label }) => label)].map(texts.own),
      },
      ...askedBy(searchWords, texts.own),
    })),
    ...snapshot.news.map(({ slug, title, summary, searchWords }) => ({
      record: { kind: 'news' as const, key: slug, title: texts.own(title), path: `/news/${slug}` },
      fields: { name: [texts.own(title)], summary: [texts.own(summary)] },
      ...askedBy(searchWords, texts.own),
    })),
    ...snapshot.faq.map(({ slug, question, subcategory, answer, searchWords }) => ({
      record: { kind: 'faq' as const, key: slug, title: texts.own(question), path: `/faqs/${slug}` },
      fields: { name: [texts.own(question)], summary: [texts.own(subcategory), texts.own(answer)] },
      ...askedBy(searchWords, texts.own),
    })),
    ...snapshot.pages.map(({ slug, title, summary, searchWords }) => ({
      record: { kind: 'page' as const, key: slug, title: texts.own(title), path: `/${slug}` },
      fields: { name: [texts.own(title)], alias: [texts.other(title)], summary: [texts.own(summary)] },
      phrases: [
        ...(askedBy(searchWords, texts.own).phrases ?? []),
        ...(slug === 'where-to-buy' ? servedCounties(snapshot.places, locale) : []),
      ],
    })),
  ]
}

/** The counties that have a dealer, by their names with and without "county" or "city": each is a whole query. */
function servedCounties({ dealers }: Places, locale: Locale): string[] {
  const { counties: names, countyEndings }: { counties: Readonly<Record<string, string>>; countyEndings: string } =
    drawingWords[locale].map
  const endings = countyEndings.split(/[、,] ?/)
  const served = new Set(dealers.flatMap(({ counties }) => counties.map((id) => names[id] ?? id)))
  return [...served].flatMap((name) => {
    const ending = endings.find((each) => name.endsWith(each)) ?? ''
    return [`=${name}`, `=${name.slice(0, name.length - ending.length).trim()}`]
  })
}

/** The phrases of a record that ask for it. */
export function askedBy(
  searchWords: readonly LocalisedText[] = [],
  own: Texts['own'],
): Pick<SearchDocument, 'phrases'> {
  return searchWords.length > 0 ? { phrases: searchWords.map(own) } : {}
}

type Texts = { locale: Locale; own: (text: LocalisedText) => string; other: (text: LocalisedText) => string }

function textsIn(locale: Locale): Texts {
  const otherLocale = LOCALES.find((candidate) => candidate !== locale) ?? locale
  return { locale, own: (text) => text[locale], other: (text) => text[otherLocale] }
}

/**
 * Counts the products at each node of the hierarchy, by id; and those with each option of an attribute, by
 * `attribute=option`.
 */
function countProducts(catalogue: Catalogue): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const product of catalogue.snapshot.product) {
    for (const { id } of Object.values(catalogue.shelfOf(product))) add(id)
    for (const [id, value] of Object.entries(product.attributes)) {
      for (const option of Array.isArray(value) ? value : [value])
        if (typeof option === 'string') add(`${id}=${option}`)
    }
  }
  return counts
}

function seriesDocuments(series: Series, counts: ReadonlyMap<string, number>, texts: Texts): SearchDocument[] {
  const { own, other } = texts
  const { accent } = series
  const countOf = (id: string) => counts.get(id) ?? 0
  const own_ = {
    kind: 'series' as const,
    key: series.id,
    title: own(series.name),
    path: `/products/${series.id}`,
    accent,
  }
  return [
    {
      record: { ...own_, count: countOf(series.id) },
      fields: {
        name: [own(series.name)],
        alias: [other(series.name)],
        summary: [own(series.title), own(series.summary)],
      },
    },
    ...series.categories.flatMap((category) => categoryDocuments(category, series, countOf, texts)),
  ]
}

function categoryDocuments(
  category: Category,
  { accent, name: seriesName }: Series,
  countOf: (id: string) => number,
  { own, other }: Texts,
): SearchDocument[] {
  const inCategory = `/products?category=${category.id}`
  const categoryName = own(category.name)
  return [
    {
      record: {
        kind: 'category',
        key: category.id,
        title: categoryName,
        path: inCategory,
        accent,
        count: countOf(category.id),
      },
      fields: {
        name: [categoryName],
        alias: [other(category.name)],
        shelf: [own(seriesName)],
        summary: [own(category.summary)],
      },
      ...partKind(category, category),
    },
    ...category.subCategories.flatMap(({ id, name, specifications }): SearchDocument[] => {
      const path = `${inCategory}&subCategory=${id}`
      const shelf = [categoryName]
      const shared = { note: categoryName, accent }
      return [
        {
          record: { kind: 'subCategory', key: id, title: own(name), path, ...shared, count: countOf(id) },
          fields: { name: [own(name)], alias: [other(name)], shelf },
          ...partKind(category, { name }),
        },
        ...specifications.map(
          (specification): SearchDocument => ({
            record: {
              kind: 'specification',
              key: specification.id,
              title: own(specification.name),
              path: `${path}&specification=${specification.id}`,
              ...shared,
              count: countOf(specification.id),
            },
            fields: {
              name: [own(specification.name)],
              alias: [other(specification.name)],
              shelf: [...shelf, own(name)],
            },
            ...partKind(category, specification),
          }),
        ),
      ]
    }),
  ]
}

/** Options of filters are specifications too, of many categories at once. */
function optionDocuments(
  attributes: Snapshot['attributes'],
  ofDevices: ReadonlySet<string>,
  counts: ReadonlyMap<string, number>,
  texts: Texts,
): SearchDocument[] {
  const { locale } = texts
  return attributes.flatMap((attribute) => {
    // Options that only parts have repeat their specifications.
    if (!attribute.isFilter || !ofDevices.has(attribute.id)) return []
    return (attribute.options ?? []).flatMap(({ id, label }): SearchDocument[] => {
      const key = `${attribute.id}=${id}`
      const count = counts.get(key)
      if (count === undefined) return []
      const title = typeof label === 'string' ? label : label[locale]
      const note = attribute.label[locale]
      const record: SearchRecord = { kind: 'specification', key, title, path: `/products?${key}`, note, count }
      const alias = typeof label === 'string' ? [] : [texts.other(label)]
      return [{ record, fields: { name: [title], alias, shelf: [note] } }]
    })
  })
}

function productDocument(
  product: Product,
  catalogue: Catalogue,
  ofDevices: ReadonlySet<string>,
  { locale, own, other }: Texts,
): SearchDocument {
  const { code, model, name, description, features, attributes, releasedOn, status } = product
  const shelf = catalogue.shelfOf(product)
  const [image] = imagesOf(product, catalogue, locale)
  const { areParts } = shelf.category
  // The features of a part, and the attributes that it shares with devices, repeat those of its device.
  const told = areParts ? [] : features
  const stated = Object.entries(attributes).filter(([id]) => !areParts || !ofDevices.has(id))
  return {
    releasedOn,
    shelf: shelf.specification.id,
    ...partKind(shelf.category, shelf.specification),
    record: {
      kind: 'product',
      key: code,
      title: own(name),
      path: `/products/${code}`,
      note: model,
      accent: shelf.series.accent,
      ...(image && { image: { src: image.src, width: image.width, height: image.height } }),
      ...(status === 'discontinued' && { isDiscontinued: true as const }),
      ...(status === 'active' && standAtDoors(shelf.category.id, catalogue) && { isForDoors: true as const }),
      ...documentKindsOf(product, catalogue, locale),
    },
    fields: {
      model: [model],
      name: [own(name)],
      alias: [other(name)],
      shelf: shelfNames(shelf).map(own),
      summary: [own(description)],
      detail: [
        ...told.map(own),
        ...namesIn([description, ...told].map(other)),
        ...stated.map(([id, value]) => attributeText(catalogue.attribute(id), value, locale)),
      ],
    },
  }
}

/** Lists the attributes of categories that are no parts. */
function attributesOfDevices(series: Snapshot['series']): ReadonlySet<string> {
  const categories = series.flatMap((each) => each.categories).filter(({ areParts }) => !areParts)
  return new Set(categories.flatMap(({ attributes }) => attributes))
}

/** Names what in a category of parts is a kind of them. */
function partKind({ areParts }: Category, { name }: { name: LocalisedText }): Pick<SearchDocument, 'partKind'> {
  return areParts ? { partKind: LOCALES.map((locale) => name[locale]) } : {}
}

function shelfNames({ series, category, subCategory, specification }: Shelf): LocalisedText[] {
  return [series.name, category.name, subCategory.name, specification.name]
}

/** Returns the texts of an attribute that a product has; an attribute that it lacks must not be found. */
function attributeText(attribute: Attribute, value: AttributeValue, locale: Locale): string {
  if (value === false || value === 'none') return ''
  const { label, display } = displayAttribute(attribute, value, locale)
  return value === true ? label : `${label} ${display}`
}

/** Lists what is written alike in both languages, PoE and IP66 for example, so that each finds what the other finds. */
function namesIn(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => text.match(/\b(?=\w*[A-Z]\w*[A-Z\d])\w+\b/g) ?? []))]
}
