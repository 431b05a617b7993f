import { useWords, type Words } from '../../src/i18n/words.ts'
import { Link } from '../../src/routing/link.tsx'
import type { Head } from '../../src/routing/head.ts'
import { Breadcrumb } from '../../src/shell/breadcrumb.tsx'
import type { Crumb } from '../../src/structured-data/breadcrumb-list.ts'
import { ProductTeaser, type ProductTeaserData } from '../../src/teasers/product-teaser.tsx'
import styles from './products.module.css'

export type ProductsData = {
  series: { id: string; name: string; categories: { id: string; name: string; products: ProductTeaserData[] }[] }[]
}

export function head(_data: ProductsData, t: Words): Head {
  return { title: t('products:title'), description: t('products:description') }
}

export function crumbs(_data: ProductsData, t: Words): Crumb[] {
  return [
    { name: t('breadcrumb.home'), path: '/' },
    { name: t('products:title'), path: '/products' },
  ]
}

export function Page({ data }: { data: ProductsData }) {
  const t = useWords()
  return (
    <>
      <Breadcrumb crumbs={crumbs(data, t)} />
      <h1>{t('products:title')}</h1>
      <p>{t('products:description')}</p>
      {data.series.map((series) => (
        <section key={series.id} id={series.id}>
          <h2>
            <Link to={`/products/${series.id}`}>{series.name}</Link>
          </h2>
          {series.categories.map((category) => (
            <section key={category.id} id={category.id}>
              <h3>{category.name}</h3>
              <ul className={styles.grid}>
                {category.products.map((product) => (
                  <li key={product.code}>
                    <ProductTeaser product={product} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </section>
      ))}
    </>
  )
}
