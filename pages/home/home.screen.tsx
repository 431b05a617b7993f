import { useWords, type Words } from '../../src/base/i18n/words.ts'
import type { Head } from '../../src/web/page/head.ts'
import { Bay, Bays } from '../../src/web/ui/bays.tsx'
import { BelowTheFold } from '../../src/web/ui/below-the-fold.tsx'
import { Section } from '../../src/web/ui/section.tsx'
import type { HomeData } from './home-data.ts'
import { CustomersFigure } from './customers-figure.tsx'
import { Devices } from './devices.tsx'
import { Directory } from './directory.tsx'
import { Hero } from './hero.tsx'
import { Pitch } from './pitch.tsx'
import { SalesFigure } from './sales-figure.tsx'
import { Story } from './story.tsx'
import { Voices } from './voices.tsx'
import styles from './figures.module.css'

export function head({ title, description }: HomeData, t: Words): Head {
  return { title: t('home:headTitle', { title }), isBrandTitle: true, description }
}

export function Page({ data }: { data: HomeData }) {
  const t = useWords()
  return (
    <>
      <Hero data={data} />
      <BelowTheFold>
        <Pitch series={data.series} seriesInWords={data.seriesInWords} specifications={data.specifications} />
        <Devices products={data.shelf} />
        <Story story={data.story} claims={data.claims} />
        {data.testimonials.length > 0 && <Voices testimonials={data.testimonials} />}
        {(data.sales ?? data.customers) && (
          <Section aria-label={t('home:figures')}>
            <Bays className={styles.figures}>
              {data.sales && (
                <Bay as="figure" at="b13">
                  <SalesFigure sales={data.sales} series={data.series} />
                </Bay>
              )}
              {data.customers && (
                <Bay as="figure" at="b4">
                  <CustomersFigure customers={data.customers} />
                </Bay>
              )}
            </Bays>
          </Section>
        )}
        <Directory series={data.series} cases={data.cases} newsCategories={data.newsCategories} />
      </BelowTheFold>
    </>
  )
}
