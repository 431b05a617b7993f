import type { InLocale } from '../../src/catalogue/localised.ts'
import type { Home } from '../../src/catalogue/schema/home.ts'
import { useWords, type Words } from '../../src/i18n/words.ts'
import type { Head } from '../../src/routing/head.ts'
import type { BrowsedLink } from '../../src/search/panel/browse-groups.tsx'
import type { ProductTeaserData } from '../../src/teasers/product-teaser.tsx'
import { Bay, Bays } from '../../src/ui/bays.tsx'
import { Later } from '../../src/ui/later.tsx'
import { Section } from '../../src/ui/section.tsx'
import { CustomersFigure } from './customers-figure.tsx'
import { Directory } from './directory.tsx'
import { Hero } from './hero.tsx'
import { Pitch } from './pitch.tsx'
import { SalesFigure } from './sales-figure.tsx'
import { Shelf } from './shelf.tsx'
import { Story } from './story.tsx'
import { Voices } from './voices.tsx'
import styles from './figures.module.css'

export type HomeData = {
  title: string
  /** Of the vendor, for search results. */
  description: string
  story: InLocale<Home['story']>
  claims: InLocale<Home['claims']>
  series: { id: string; name: string; accent: ProductTeaserData['accent']; count: number }[]
  /** What many look for in a product: the most common option of some attributes. */
  specifications: BrowsedLink[]
  shelf: ProductTeaserData[]
  testimonials: { id: string; quote: string; author: string; customer: string }[]
  cases: { id: number; location: string }[]
  /** The day of the newest news, written out. */
  newsOn?: string
  /** By year; its numbers stand in the order of the series. */
  sales: { isIllustrative: boolean; years: { year: number; thousandSets: number[] }[] }
  customers: InLocale<Home['customers']>
}

export function head({ title, description }: HomeData, t: Words): Head {
  return { title: t('home:headTitle', { title }), isBrandTitle: true, description }
}

export function Page({ data }: { data: HomeData }) {
  const t = useWords()
  return (
    <>
      <Hero data={data} />
      <Later>
        <Story story={data.story} claims={data.claims} />
        <Pitch series={data.series} specifications={data.specifications} />
        <Shelf products={data.shelf} />
        <Voices testimonials={data.testimonials} />
        <Section aria-label={t('home:figures')}>
          <Bays className={styles.figures}>
            <Bay as="figure" at="b13">
              <SalesFigure sales={data.sales} series={data.series} />
            </Bay>
            <Bay as="figure" at="b4">
              <CustomersFigure customers={data.customers} />
            </Bay>
          </Bays>
        </Section>
        <Directory series={data.series} cases={data.cases} />
      </Later>
    </>
  )
}
