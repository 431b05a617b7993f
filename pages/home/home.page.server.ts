import { inLocale } from '../../src/catalogue/localised.ts'
import type { LoadContext } from '../../src/routing/screen.ts'
import { organization } from '../../src/structured-data/organization.ts'
import { loadProductTeaser } from '../../src/teasers/load-product-teaser.ts'
import { loadNewsTeaser } from '../../src/teasers/news-teaser.tsx'
import { loadSolutionTeaser } from '../../src/teasers/solution-teaser.tsx'
import type { Locale } from '../../src/i18n/locale.ts'
import type { HomeData } from './home.screen.tsx'

export { Page, head } from './home.screen.tsx'

const NEWS_SHOWN = 3

export const paths = () => ['/']

export function load({ catalogue, locale }: LoadContext): HomeData {
  const { snapshot } = catalogue
  const { home } = snapshot
  return {
    title: home.title[locale],
    story: inLocale(home.story, locale),
    claims: inLocale(home.claims, locale),
    series: snapshot.series.map(({ id, name, summary }) => ({ ...inLocale({ id, name, summary }, locale), count: catalogue.countIn(id) })),
    shelf: catalogue.products(home.shelf).map((product) => loadProductTeaser(product, catalogue, locale)),
    solutions: snapshot.solution.map((solution) => loadSolutionTeaser(solution, locale)),
    testimonials: snapshot.testimonial.map(({ id, quote, author }) => inLocale({ id, quote, author }, locale)),
    news: snapshot.news.slice(0, NEWS_SHOWN).map((news) => loadNewsTeaser(news, locale)),
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
