import { useWords, type Words } from '../../src/i18n/words.ts'
import { Link } from '../../src/routing/link.tsx'
import type { InLocale } from '../../src/catalogue/localised.ts'
import type { Home } from '../../src/catalogue/schema/home.ts'
import type { Head } from '../../src/routing/head.ts'
import { NewsTeaser, type NewsTeaserData } from '../../src/teasers/news-teaser.tsx'
import { ProductTeaser, type ProductTeaserData } from '../../src/teasers/product-teaser.tsx'
import { SolutionTeaser, type SolutionTeaserData } from '../../src/teasers/solution-teaser.tsx'
import styles from './home.module.css'

type Sales = { isIllustrative: boolean; years: { year: number; thousandSets: number[] }[] }

export type HomeData = {
  title: string
  story: InLocale<Home['story']>
  claims: InLocale<Home['claims']>
  series: { id: string; name: string; summary: string; count: number }[]
  shelf: ProductTeaserData[]
  solutions: SolutionTeaserData[]
  testimonials: { id: string; quote: string; author: string }[]
  news: NewsTeaserData[]
  sales: Sales
  customers: InLocale<Home['customers']>
}

const DOORS = [
  { key: 'story', to: '#story' },
  { key: 'products', to: '/products' },
  { key: 'cases', to: '/success-stories' },
  { key: 'news', to: '/news' },
] as const

export function head({ title, story }: HomeData, t: Words): Head {
  return { title: t('home:headTitle', { title }), isBrandTitle: true, description: story.lead }
}

export function Page({ data }: { data: HomeData }) {
  const t = useWords()
  return (
    <>
      <section className={styles.hero}>
        <h1>{data.title}</h1>
        <p>{data.story.lead}</p>
        <nav className={styles.doors} aria-label={t('home:doors.label')}>
          {DOORS.map(({ key, to }) => (
            <Link key={key} to={to}>
              {t(`home:doors.${key}`)}
            </Link>
          ))}
        </nav>
      </section>
      <section id="story">
        <h2>{data.story.heading}</h2>
        {data.story.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <dl className={styles.claims}>
          {data.claims.map(({ id, percent, label, text }) => (
            <div key={id}>
              <dt>
                {label} <b>{percent}%</b>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h2>{t('home:products.heading')}</h2>
        <ul className={styles.grid}>
          {data.series.map(({ id, name, summary, count }) => (
            <li key={id}>
              <h3>
                <Link to={`/products/${id}`}>{name}</Link>
              </h3>
              <p>{summary}</p>
              <p>{t('home:products.count', { count })}</p>
            </li>
          ))}
        </ul>
        <ul className={styles.grid}>
          {data.shelf.map((product) => (
            <li key={product.code}>
              <ProductTeaser product={product} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t('home:testimonials.heading')}</h2>
        <ul className={styles.grid}>
          {data.testimonials.map(({ id, quote, author }) => (
            <li key={id}>
              <figure>
                <blockquote>{quote}</blockquote>
                <figcaption>{author}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </section>
      <SalesTable sales={data.sales} series={data.series} />
      <CustomersTable customers={data.customers} />
      <section>
        <h2>{t('home:solutions.heading')}</h2>
        <ul className={styles.grid}>
          {data.solutions.map((solution) => (
            <li key={solution.slug}>
              <SolutionTeaser solution={solution} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t('home:news.heading')}</h2>
        <ul className={styles.grid}>
          {data.news.map((news) => (
            <li key={news.slug}>
              <NewsTeaser news={news} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

function SalesTable({ sales, series }: { sales: Sales; series: HomeData['series'] }) {
  const t = useWords()
  return (
    <section>
      <h2>{t('home:sales.heading')}</h2>
      <div className={styles.scroll} role="region" tabIndex={0} aria-label={t('home:sales.heading')}>
        <table>
          <caption>
            {t('home:sales.caption')} {sales.isIllustrative && t('home:illustrative')}
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('home:sales.year')}</th>
              {series.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sales.years.map(({ year, thousandSets }) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                {thousandSets.map((sets, index) => (
                  <td key={series[index]?.id}>{sets}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function CustomersTable({ customers }: { customers: HomeData['customers'] }) {
  const t = useWords()
  return (
    <section>
      <h2>{t('home:customers.heading')}</h2>
      <table>
        <caption>
          {t('home:customers.caption')} {customers.isIllustrative && t('home:illustrative')}
        </caption>
        <tbody>
          {customers.segments.map(({ id, name, percent }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{percent}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
