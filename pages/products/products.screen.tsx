import { lazy, Suspense } from 'react'
import { loadLate } from '../../src/freshness/load-late.ts'
import { useWords, type Words } from '../../src/i18n/words.ts'
import type { Head } from '../../src/screen/head.ts'
import { Breadcrumb } from '../../src/shell/breadcrumb.tsx'
import type { Crumb } from '../../src/screen/screen.ts'
import { Bay, Bays } from '../../src/ui/bays.tsx'
import { useRendersBelowTheFold } from '../../src/ui/below-the-fold.tsx'
import { PageHead } from '../../src/ui/page-head.tsx'
import { Section } from '../../src/ui/section.tsx'
import text from '../../src/ui/text.module.css'
import { AllProducts } from './all-products.tsx'
import { FilterForm } from './filter-form.tsx'
import { FilteredProducts } from './filtered-products.tsx'
import { JumpLinks } from './jump-links.tsx'
import { ListTools } from './list-tools.tsx'
import styles from './products.module.css'
import type { ProductsData } from './products-data.ts'
import { useFragmentAsFilter } from './use-fragment-as-filter.ts'
import { useList } from './use-list.ts'
import { facetsOf } from './facets.ts'
import { filterItems } from './filter-items.ts'

// Loaded late: few visitors compare products.
const Comparison = lazy(async () => {
  const { Comparison: Component } = await loadLate(() => import('./comparison.tsx'))
  return { default: Component }
})

export function head(_data: ProductsData, t: Words): Head {
  return { title: t('products:title'), description: t('products:description') }
}

export function crumbs(_data: ProductsData, t: Words): Crumb[] {
  return [
    { name: t('breadcrumb.home'), path: '/' },
    { name: t('breadcrumb.products'), path: '/products' },
  ]
}

export function Page({ data }: { data: ProductsData }) {
  const t = useWords()
  const list = useList(data)
  const rendersRest = useRendersBelowTheFold()
  useFragmentAsFilter(list)
  if (list.state.compare.length > 0) {
    return (
      <div className={styles.compared}>
        <Suspense>
          <Comparison list={list} groups={data.attributeGroups} />
        </Suspense>
      </div>
    )
  }
  const { items, vocabulary, state, isHydrated } = list
  const found = filterItems(items, state.filters)
  return (
    <>
      <PageHead
        low
        crumbs={<Breadcrumb crumbs={crumbs(data, t)} />}
        title={t('products:title')}
        aside={
          <p className={text.lead}>
            {t('products:summary', { series: data.seriesInWords, count: data.products.length })}
          </p>
        }
      />
      <Section space="none">
        <Bays className={styles.list}>
          <Bay at="b1" flush>
            <FilterForm
              list={list}
              facets={rendersRest ? facetsOf(items, vocabulary, state.filters) : []}
              found={found.length}
            />
            {!isHydrated && <JumpLinks series={data.series} />}
          </Bay>
          <Bay at="b24" flush className={styles.results}>
            <ListTools list={list} found={found.length} />
            {isHydrated ? <FilteredProducts list={list} found={found} /> : <AllProducts items={items} />}
          </Bay>
        </Bays>
      </Section>
    </>
  )
}
