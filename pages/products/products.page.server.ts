import { langOf } from '../../src/base/i18n/lang-of.ts'
import { displayAttribute } from '../../src/content/attribute-value.ts'
import { remember } from '../../src/base/reads.ts'
import type { Catalogue } from '../../src/content/catalogue.ts'
import { standAtDoors } from '../../src/web/features/door-schedule/stands-at-door.ts'
import { breakTitle } from '../../src/content/titles/break-title.ts'
import { inLocale } from '../../src/base/i18n/localised.ts'
import type { Attribute, AttributeValue } from '../../src/content/schema/attribute.ts'
import { kindOfProduct } from '../../src/content/kind-of-product.ts'
import type { Product } from '../../src/content/schema/product.ts'
import type { Category } from '../../src/content/schema/series.ts'
import type { CardImage } from '../../src/artwork/drawing/products/card-image.ts'
import { cardImageOf } from '../../src/artwork/drawing/products/images-of.ts'
import { capitalise } from '../../src/base/i18n/capitalise.ts'
import { type Locale, LOCALES } from '../../src/base/i18n/locale.ts'
import { numberInWords } from '../../src/base/i18n/number-in-words.ts'
import { serverWords } from '../../src/base/i18n/server-words.ts'
import { type Words, wordsOf } from '../../src/base/i18n/words.ts'
import type { SocialCardParts } from '../../src/web/page/social-card-parts.ts'
import type { LoadContext } from '../../src/web/page/screen-server.ts'
import { knownFirst } from './find-items.ts'
import type { FactsFile, VocabularyWords } from './facts-file.ts'
import { factsPath } from './facts-path.ts'
import { pathOfPage, PRODUCTS_PER_PAGE } from './list-pages.ts'
import { packFacts } from './pack-facts.ts'
import type { CardRecord, FirstFacet, NamedCategory, ProductRecord, ProductsData } from './products-data.ts'
import { specLine } from './spec-line.ts'
import { unpackFacts } from './unpack-facts.ts'

export { Page, crumbs, head } from './products.screen.tsx'

export const paths = (catalogue: Catalogue) =>
  Array.from({ length: pagesOf(catalogue) }, (_, index) => pathOfPage(index + 1))

export function load({ catalogue, locale, params }: LoadContext): ProductsData | undefined {
  const page = Number(params.page ?? 1)
  const pages = pagesOf(catalogue)
  // The first page has the address of the list.
  if (page > pages || page < 1 || (page === 1 && params.page !== undefined)) return undefined
  const products = knownFirst(catalogue.listProducts(), catalogue.snapshot.home.shelf)
  return {
    ...sharedBy(catalogue, locale, () => loadShared(catalogue, locale)),
    page,
    pages,
    known: page === 1 ? knownIn(catalogue).size : 0,
    products: products
      .slice((page - 1) * PRODUCTS_PER_PAGE, page * PRODUCTS_PER_PAGE)
      .map((product) => cardOf(product, catalogue, locale)),
  }
}

/** The facts of all products, in each language. */
export const files = (catalogue: Catalogue) =>
  LOCALES.map((locale) => ({
    path: factsPath(locale),
    write: () => JSON.stringify(factsOf(catalogue, locale)),
  }))

export const neededWithSearch = factsPath

/** The same image for all pages of the list. */
export const socialCard = (_data: ProductsData, _catalogue: Catalogue, t: Words): SocialCardParts => ({
  title: t('products:title'),
  lead: t('products:description'),
})

/** Returns the codes of the products that the whole list begins with, of all series: those that home shows. */
function knownIn({ snapshot }: Catalogue): ReadonlySet<string> {
  const known = new Set(snapshot.home.shelf)
  return new Set(snapshot.product.flatMap(({ code }) => (known.has(code) ? code : [])))
}

function pagesOf({ snapshot }: Catalogue): number {
  return Math.max(1, Math.ceil(snapshot.product.length / PRODUCTS_PER_PAGE))
}

type Shared = Omit<ProductsData, 'page' | 'pages' | 'products' | 'known'>

/** The shared data of all pages of the list. */
const sharedBy = remember<Shared>()

function loadShared(catalogue: Catalogue, locale: Locale): Shared {
  const { series } = catalogue.snapshot
  const file = factsOf(catalogue, locale)
  const known = knownIn(catalogue)
  let before = known.size
  return {
    series: series.map(({ id, name, accent, categories }) => ({
      ...inLocale({ id, name }, locale),
      accent,
      categories: categories.map((category) => {
        const products = catalogue.productsIn(category.id)
        const page = Math.floor(before / PRODUCTS_PER_PAGE) + 1
        before += products.filter(({ code }) => !known.has(code)).length
        return { ...namedCategory(category, catalogue, locale), count: products.length, page }
      }),
    })),
    seriesInWords: capitalise(numberInWords(series.length, locale)),
    count: before,
    facets: firstFacets(file),
    filters: file.attributes.map(({ id }) => id),
  }
}

/** Returns the filters that are offered while none is selected. */
function firstFacets(file: FactsFile): FirstFacet[] {
  return unpackFacts(file)
    .listFacets({}, undefined)
    .map(({ id, label, options }) => ({
      id,
      label,
      options: options.map((option) => ({ id: option.id, label: option.label, count: option.count ?? 0 })),
    }))
}

/** With whether its products belong to the doors of a schedule. */
function namedCategory({ id, name }: Category, catalogue: Catalogue, locale: Locale): NamedCategory {
  return { ...inLocale({ id, name }, locale), ...(standAtDoors(id, catalogue) && { isForDoors: true as const }) }
}

/** The file of facts and all pages of the list begin with them. */
const facts = remember<FactsFile>()

function factsOf(catalogue: Catalogue, locale: Locale): FactsFile {
  return facts(catalogue, locale, () => makeFacts(catalogue, locale))
}

function makeFacts(catalogue: Catalogue, locale: Locale): FactsFile {
  const products = catalogue.listProducts()
  const attributes = catalogue.snapshot.attributes.filter(({ isFilter }) => isFilter)
  return packFacts({
    series: catalogue.snapshot.series.map(({ id, name, accent, categories }) => ({
      ...inLocale({ id, name }, locale),
      accent,
      categories: categories.map((category) => ({
        ...namedCategory(category, catalogue, locale),
        ...inLocale({ subCategories: category.subCategories }, locale),
      })),
    })),
    words: wordsIn(locale),
    attributeGroups: catalogue.snapshot.attributeGroups.map(({ id }) => id),
    known: catalogue.snapshot.home.shelf,
    attributes: attributes.map((attribute) => ({
      id: attribute.id,
      label: attribute.label[locale],
      options: optionsOf(attribute, products, locale),
    })),
    products: products.map((product) => recordOf(product, catalogue, locale)),
  })
}

function wordsIn(locale: Locale): VocabularyWords {
  const t = wordsOf(serverWords[locale])
  return {
    series: t('products:filters.series'),
    category: t('products:filters.category'),
    subCategory: t('products:filters.subCategory'),
    specification: t('products:filters.specification'),
    status: t('products:filters.status'),
    active: t('products:filters.active'),
    discontinued: t('product.discontinued'),
  }
}

function recordOf(product: Product, catalogue: Catalogue, locale: Locale): ProductRecord {
  const values = filtersOf(product, catalogue).map(({ id }) => [id, optionIdsOf(product.attributes[id])] as const)
  return {
    ...cardOf(product, catalogue, locale),
    specification: product.specification,
    released: product.releasedOn,
    values: Object.fromEntries(values.filter(([, ids]) => ids.length > 0)),
  }
}

function cardOf(product: Product, catalogue: Catalogue, locale: Locale): CardRecord {
  const { code, model, status } = product
  const { category } = catalogue.shelfOf(product)
  const image = cardImageOf(product, catalogue, locale)
  return {
    ...langOf([product.name, product.description], locale),
    code,
    model,
    name: breakTitle(product.name[locale], locale),
    category: category.id,
    status,
    ...(image && { image: pictureOf(image) }),
    line:
      specLine(product, attributesOf(product, catalogue), incidentalIn(catalogue), locale) ||
      kindOfProduct(category, locale),
  }
}

function incidentalIn({ snapshot }: Catalogue): ReadonlySet<string> {
  return new Set(snapshot.attributeGroups.flatMap(({ id, isIncidental }) => (isIncidental ? [id] : [])))
}

/** Returns the attributes of a product's category that the list can be filtered by. */
function filtersOf(product: Product, catalogue: Catalogue): Attribute[] {
  return attributesOf(product, catalogue).filter(({ isFilter }) => isFilter)
}

/** Returns the attributes of a product's category. */
function attributesOf(product: Product, catalogue: Catalogue): Attribute[] {
  return catalogue.shelfOf(product).category.attributes.map((id) => catalogue.attribute(id))
}

/** Without alternative text: a card has the product's name beside its picture. */
function pictureOf({ src, width, height, sources, share }: CardImage): NonNullable<CardRecord['image']> {
  return { src, width, height, ...(sources && { sources }), ...(share && { share }) }
}

/** Returns all values that products have, in the order of the attribute's options, or by size. */
function optionsOf(
  attribute: Attribute,
  products: readonly Product[],
  locale: Locale,
): { id: string; label: string }[] {
  const values = products.map((product) => product.attributes[attribute.id])
  const there = new Set(values.flatMap((value) => optionIdsOf(value)))
  if (attribute.options) return inLocale(attribute.options, locale).filter(({ id }) => there.has(id))
  const numbers = [...new Set(values.filter((value) => typeof value === 'number'))].sort((a, b) => a - b)
  return numbers.map((value) => ({ id: String(value), label: displayAttribute(attribute, value, locale).display }))
}

/** Returns the ids of a value in the address: the ids of options, the digits of numbers. Other kinds are not filters. */
function optionIdsOf(value: AttributeValue | undefined): string[] {
  if (typeof value === 'number') return [String(value)]
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value : []
}
