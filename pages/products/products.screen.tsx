import { lazy, Suspense } from 'react'
import { loadLate } from '../../src/web/navigation/freshness/load-late.ts'
import { loadWords } from '../../src/base/i18n/browser-words.ts'
import { useWords, type Words } from '../../src/base/i18n/words.ts'
import type { Head } from '../../src/web/page/head.ts'
import { Breadcrumb } from '../../src/web/shell/breadcrumb.tsx'
import type { Crumb } from '../../src/web/page/screen.ts'
import { Bay, Bays } from '../../src/web/ui/bays.tsx'
import { useRendersBelowTheFold } from '../../src/web/ui/below-the-fold.tsx'
import { PageHead } from '../../src/web/ui/page-head.tsx'
import { joinClasses } from '../../src/web/ui/join-classes.ts'
import { Section } from '../../src/web/ui/section.tsx'
import text from '../../src/web/ui/text.module.css'
import { AllProducts } from './all-products.tsx'
import { FilterForm } from './filter-form.tsx'
import { FilteredProducts } from './filtered-products.tsx'
import { JumpLinks } from './jump-links.tsx'
import { ListTools } from './list-tools.tsx'
import styles from './products.module.css'
import { Served } from './served.tsx'
import type { ProductsData } from './products-data.ts'
import { useFragmentAsFilter } from './use-fragment-as-filter.ts'
import { useList } from './use-list.ts'

// Loaded late: few visitors compare products.
const Comparison = lazy(async () => {
  const [{ Comparison: Component }] = await loadLate(() =>
    Promise.all([import('./comparison.tsx'), loadWords('compare')]),
  )
  return { default: Component }
})

export function head({ page }: ProductsData, t: Words): Head {
  if (page === 1) return { title: t('products:title'), description: t('products:description') }
  return {
    title: t('products:numbered.title', { page }),
    description: t('products:numbered.description', { page }),
  }
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
  const { facts, factsState, state, isHydrated, isWaiting, shown, search } = list
  if (state.compare.length > 0 && !factsState.hasFailed) {
    return (
      <div className={styles.compared}>
        <Suspense>{facts && <Comparison list={list} facts={facts} />}</Suspense>
      </div>
    )
  }
  const found = isWaiting || search.status === 'loading' ? undefined : shown?.count
  return (
    <>
      <PageHead
        low
        crumbs={<Breadcrumb crumbs={crumbs(data, t)} />}
        title={head(data, t).title}
        aside={
          <p className={joinClasses(text.lead, styles.summary)} hidden={found !== data.count}>
            {t('products:summary', { series: data.seriesInWords, count: data.count })}
          </p>
        }
      />
      <Section space="none">
        <Bays className={styles.list}>
          <Bay at="b1" flush>
            <FilterForm list={list} facets={rendersRest ? list.facets : []} found={found} />
            {!isHydrated && (
              <Served as="nav" className={styles.jumps} data-static="" aria-label={t('products:jumps')}>
                {import.meta.env.SSR && <JumpLinks data={data} />}
              </Served>
            )}
          </Bay>
          <Bay at="b24" flush className={styles.results}>
            <ListTools list={list} found={found} />
            {isHydrated ? (
              <FilteredProducts list={list} />
            ) : (
              <Served as="div">{import.meta.env.SSR && <AllProducts list={list} items={list.own} />}</Served>
            )}
          </Bay>
        </Bays>
      </Section>
    </>
  )
}
