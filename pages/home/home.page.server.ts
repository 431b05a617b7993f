import { inLocale } from '../../src/catalogue/localised.ts'
import { formatDay } from '../../src/i18n/format-day.ts'
import type { Locale } from '../../src/i18n/locale.ts'
import type { SocialCardParts } from '../../src/papers/social-card.ts'
import type { LoadContext } from '../../src/routing/screen.ts'
import { organization } from '../../src/structured-data/organization.ts'
import { loadProductTeaser } from '../../src/teasers/load-product-teaser.ts'
import type { HomeData } from './home.screen.tsx'

export { Page, head } from './home.screen.tsx'

export const paths = () => ['/']

export function load({ catalogue, locale }: LoadContext): HomeData {
  const { snapshot } = catalogue
  const { home } = snapshot
  const [newest] = snapshot.news
  return {
    title: home.title[locale],
    story: inLocale(home.story, locale),
    claims: inLocale(home.claims, locale),
    series: snapshot.series.map(({ id, name, summary, accent }) => ({
      ...inLocale({ id, name, summary, accent }, locale),
      count: catalogue.countIn(id),
    })),
    shelf: catalogue.products(home.shelf).map((product) => loadProductTeaser(product, catalogue, locale)),
    testimonials: snapshot.testimonial.map(({ id, quote, author, customer }) =>
      inLocale({ id, quote, author, customer }, locale),
    ),
    cases: snapshot.case.map(({ id, location }) => inLocale({ id, location }, locale)),
    ...(newest && { newsOn: formatDay(newest.publishedOn, locale) }),
    sales: {
      isIllustrative: home.sales.isIllustrative,
      years: home.sales.years.map(({ year, bySeries }) => ({
        year,
        thousandSets: snapshot.series.map(({ id }) => bySeries.find((entry) => entry.series === id)?.thousandSets ?? 0),
      })),
    },
    customers: inLocale(home.customers, locale),
  }
}

export const structuredData = (_data: HomeData, { locale }: { locale: Locale }) => [organization(locale)]

/** Without the brand, whose logo is on the picture. */
export const socialCard = ({ title }: HomeData): SocialCardParts => ({ title })
