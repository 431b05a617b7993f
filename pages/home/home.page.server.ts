import { langOf } from '../../src/base/i18n/lang-of.ts'
import { displayAttribute } from '../../src/content/attribute-value.ts'
import type { Catalogue } from '../../src/content/catalogue.ts'
import { breakTitle } from '../../src/content/titles/break-title.ts'
import { frontIn, trueSizeOf } from '../../src/artwork/drawing/products/images-of.ts'
import { inLocale, textIn } from '../../src/base/i18n/localised.ts'
import { capitalise } from '../../src/base/i18n/capitalise.ts'
import { formatDay } from '../../src/base/i18n/format-day.ts'
import { numberInWords } from '../../src/base/i18n/number-in-words.ts'
import { NEWS_CATEGORIES } from '../../src/content/schema/news-categories.ts'
import type { Product } from '../../src/content/schema/product.ts'
import type { Snapshot } from '../../src/content/snapshot.ts'
import type { Locale } from '../../src/base/i18n/locale.ts'
import { MARKS } from '../../src/base/i18n/marks.ts'
import type { SocialCardParts } from '../../src/web/page/social-card-parts.ts'
import type { LoadContext } from '../../src/web/page/screen-server.ts'
import type { BrowsedLink } from '../../src/web/features/search/panel/browse-groups.tsx'
import { DOOR_DEVICES, WANTED_FILTERS } from '#vendor/home-page.ts'
import { SITE, STORY } from '#vendor/site.ts'
import { organization } from '../../src/web/page/structured-data/organization.ts'
import { loadProductTeaser } from '../../src/web/teasers/load-product-teaser.ts'
import type { ProductTeaserData } from '../../src/web/teasers/product-teaser.tsx'
import type { HomeData } from './home-data.ts'

/** Pixels of a millimetre on the shelf, the same for all devices; of a picture without a scale, of its unit. */
const SHELF_SCALE = { millimetre: 0.62, unit: 0.31 } as const

export { Page, head } from './home.screen.tsx'

export const paths = () => ['/']

export function load({ catalogue, locale }: LoadContext): HomeData {
  const { snapshot } = catalogue
  const { home } = snapshot
  const [newest] = snapshot.news
  return {
    title: home.title[locale],
    description: textIn(SITE.description, locale),
    story: inLocale(STORY, locale),
    claims: inLocale(home.claims, locale),
    series: snapshot.series.map(({ id, name, accent }) => ({
      ...inLocale({ id, name, accent }, locale),
      count: catalogue.countIn(id),
    })),
    seriesInWords: capitalise(numberInWords(snapshot.series.length, locale)),
    specifications: WANTED_FILTERS.flatMap((id) => mostCommonOption(id, snapshot, locale)),
    shelf: catalogue.products(home.shelf).map((product) => atScale(product, catalogue, locale)),
    testimonials: snapshot.testimonial.map(({ id, isIllustrative = false, quote, author, customer }) => ({
      ...langOf([quote, author], locale),
      ...inLocale({ id, customer }, locale),
      isIllustrative,
      quote: breakTitle(quote[locale], locale),
      author: breakTitle(author[locale], locale),
    })),
    cases: snapshot.case.map(({ id, location }) => inLocale({ id, location }, locale)),
    newsCategories: NEWS_CATEGORIES.filter((each) => snapshot.news.some(({ category }) => category === each)),
    ...(newest && { newsOn: formatDay(newest.publishedOn, locale) }),
    devices: {
      ...device('story', catalogue, locale),
      ...device('products', catalogue, locale),
      ...device('cases', catalogue, locale),
      ...device('news', catalogue, locale),
    },
    ...(home.sales && {
      sales: {
        isIllustrative: home.sales.isIllustrative,
        years: home.sales.years.map(({ year, bySeries }) => ({
          year,
          thousandSets: snapshot.series.map(
            ({ id }) => bySeries.find((entry) => entry.series === id)?.thousandSets ?? 0,
          ),
        })),
      },
    }),
    ...(home.customers && { customers: inLocale(home.customers, locale) }),
  }
}

function device(door: keyof HomeData['devices'], catalogue: Catalogue, locale: Locale): HomeData['devices'] {
  const front = frontIn(DOOR_DEVICES[door], catalogue, locale)
  return front ? { [door]: front } : {}
}

function mostCommonOption(id: string, { attributes, product }: Snapshot, locale: Locale): BrowsedLink[] {
  const attribute = attributes.find((candidate) => candidate.id === id)
  const values = product.flatMap((item) => item.attributes[id] ?? []).filter((value) => typeof value === 'string')
  const [most] = (attribute?.options ?? [])
    .map((option) => ({ option, count: values.filter((value) => value === option.id).length }))
    .toSorted((a, b) => b.count - a.count)
  if (!attribute || !most || most.count === 0) return []
  const { display } = displayAttribute(
    attribute,
    attribute.kind === 'options' ? [most.option.id] : most.option.id,
    locale,
  )
  return [
    {
      title: `${attribute.label[locale]}${MARKS[locale].colon}${display}`,
      path: `/products?${id}=${most.option.id}`,
      count: most.count,
    },
  ]
}

export const structuredData = (_data: HomeData, { locale }: { locale: Locale }) => [organization(locale)]

/** Without the brand, whose logo is part of the image. */
export const socialCard = ({ title }: HomeData): SocialCardParts => ({ title })

/** A product's teaser, its picture as large as it stands on the shelf. */
function atScale(product: Product, catalogue: Catalogue, locale: Locale): ProductTeaserData {
  const teaser = loadProductTeaser(product, catalogue, locale)
  if (!teaser.image) return teaser
  const size = trueSizeOf(product, catalogue)
  const scale = size ? SHELF_SCALE.millimetre : SHELF_SCALE.unit
  const { width, height } = size ?? teaser.image
  return { ...teaser, image: { ...teaser.image, width: Math.round(width * scale), height: Math.round(height * scale) } }
}
