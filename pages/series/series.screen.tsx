import { useWords, type Words } from '../../src/i18n/words.ts'
import type { Series } from '../../src/catalogue/schema/series.ts'
import type { Head } from '../../src/routing/head.ts'
import { Breadcrumb } from '../../src/shell/breadcrumb.tsx'
import type { Crumb } from '../../src/structured-data/breadcrumb-list.ts'
import { ProductTeaser, type ProductTeaserData } from '../../src/teasers/product-teaser.tsx'
import styles from './series.module.css'

export type SeriesData = {
  id: string
  name: string
  title: string
  summary: string
  accent: Series['accent']
  introduction: { heading: string; text: string }[]
  categories: { id: string; name: string; summary: string; products: ProductTeaserData[] }[]
}

export function head({ title, summary }: SeriesData): Head {
  return { title, description: summary }
}

export function crumbs({ id, name }: SeriesData, t: Words): Crumb[] {
  return [
    { name: t('breadcrumb.home'), path: '/' },
    { name: t('breadcrumb.products'), path: '/products' },
    { name, path: `/products/${id}` },
  ]
}

export function Page({ data }: { data: SeriesData }) {
  const t = useWords()
  return (
    <article data-series={data.accent}>
      <Breadcrumb crumbs={crumbs(data, t)} />
      <h1>{data.title}</h1>
      <p>{data.summary}</p>
      <section aria-label={t('series:introduction')} className={styles.introduction}>
        {data.introduction.map(({ heading, text }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <p>{text}</p>
          </section>
        ))}
      </section>
      {data.categories.map(({ id, name, summary, products }) => (
        <section key={id} id={id}>
          <h2>{name}</h2>
          <p>{summary}</p>
          <ul className={styles.grid}>
            {products.map((product) => (
              <li key={product.code}>
                <ProductTeaser product={product} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  )
}
