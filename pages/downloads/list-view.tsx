import { useWords, type Words } from '../../src/base/i18n/words.ts'
import { EXAMPLE_MODEL } from '#vendor/example-model.ts'
import { Link } from '../../src/web/navigation/routing/link.tsx'
import { Bay, Bays } from '../../src/web/ui/bays.tsx'
import { Button } from '../../src/web/ui/button.tsx'
import { EmptyDoorway } from '../../src/web/ui/empty-doorway.tsx'
import { GoWords, goClass } from '../../src/web/ui/go.tsx'
import { Pagination } from '../../src/web/ui/pagination.tsx'
import { RetryNote } from '../../src/web/ui/retry-note.tsx'
import { Section } from '../../src/web/ui/section.tsx'
import { Skeleton } from '../../src/web/ui/skeleton.tsx'
import text from '../../src/web/ui/text.module.css'
import { Typed } from '../../src/web/ui/typed.tsx'
import { DATA_ID } from './data-files.tsx'
import { DocumentList } from './document-list.tsx'
import type { ListData } from './downloads-data.ts'
import styles from './downloads.module.css'
import { FilterForm, RESULTS_ID } from './filter-form.tsx'
import { pathOfPage } from './list-pages.ts'
import { type Downloads, useDownloads } from './use-downloads.ts'
import { useSizes } from './use-sizes.ts'

/** The filters and the documents; without scripts links to each series in place of the filters. */
export function ListView({ data }: { data: ListData }) {
  const t = useWords()
  const downloads = useDownloads(data)
  const { shown, isHydrated, factsState } = downloads
  return (
    <Section space="none">
      <Bays className={styles.list}>
        <Bay at="b1" className={styles.aside}>
          <FilterForm downloads={downloads}>
            {data.kinds.includes('firmware') && (
              <Link className={goClass} to="/downloads/firmware">
                <GoWords>{t('downloads:firmware.title')}</GoWords>
              </Link>
            )}
            <a className={goClass} href={`#${DATA_ID}`}>
              <GoWords>{t('downloads:data.heading')}</GoWords>
            </a>
          </FilterForm>
          <nav className={styles.places} aria-label={t('downloads:filters.series')}>
            <ul>
              {data.series.map(({ id, name, page, accent }) => (
                <li key={id} data-series={accent}>
                  <Link to={page === data.page ? `#${id}` : `${pathOfPage(page)}#${id}`}>{name}</Link>
                </li>
              ))}
            </ul>
          </nav>
        </Bay>
        <Bay id={RESULTS_ID} at="b24" flush className={styles.results} data-served={isHydrated ? undefined : ''}>
          <div className={styles.count}>
            <p className={text.meta} role="status">
              {shown ? saidCount(shown.count, t) : factsState.hasFailed ? '' : t('downloads:loading')}
            </p>
            {downloads.isFiltered && shown && shown.items.length > 0 && (
              <Button variant="quiet" size="small" onClick={downloads.clear}>
                {t('downloads:clear')}
              </Button>
            )}
          </div>
          <Results downloads={downloads} />
        </Bay>
      </Bays>
    </Section>
  )
}

function saidCount({ documents, products }: ListData['count'], t: Words): string {
  return t('downloads:found', {
    documents: t('downloads:papers', { count: documents }),
    products: t('downloads:products', { count: products }),
  })
}

function Results({ downloads }: { downloads: Downloads }) {
  const t = useWords()
  const { data, state, shown, factsState, hrefOf } = downloads
  const sizes = useSizes(data.facts.sheets.some((edition) => edition >= 0))
  if (factsState.hasFailed)
    return (
      <RetryNote
        className={styles.note}
        title={t('downloads:failed')}
        label={t('error.retry')}
        onRetry={factsState.retry}
      />
    )
  if (!shown) return <Skeleton className={styles.loading} />
  const { items, page, pages } = shown
  if (items.length === 0) return <NothingFound downloads={downloads} />
  const stepTo = (to: number) => (to >= 1 && to <= pages ? hrefOf(to) : undefined)
  return (
    <>
      <DocumentList products={items} sizes={sizes} isAsked={state.q !== '' || state.kind !== undefined} />
      {pages > 1 && (
        <Pagination
          className={styles.pages}
          label={t('downloads:pages.label')}
          text={t('downloads:pages.text', { page, pages })}
          previous={{ label: t('downloads:pages.previous'), href: stepTo(page - 1) }}
          next={{ label: t('downloads:pages.next'), href: stepTo(page + 1) }}
          numbers={{ page, pages, hrefOf }}
        />
      )}
    </>
  )
}

/** The text for no result, with the next actions: fewer filters, or none. */
function NothingFound({ downloads: { state, change } }: { downloads: Downloads }) {
  const t = useWords()
  const { q, series, kind } = state
  const isNarrow = q !== '' && (kind !== undefined || series !== '')
  const all = { kind: undefined, series: '', language: 'all' as const }
  return (
    <EmptyDoorway
      className={styles.empty}
      title={
        <h2 className={text.h3}>
          {q ? <Typed sentence={(typed) => t('downloads:noMatch', { q: typed })} typed={q} /> : t('downloads:empty')}
        </h2>
      }
      text={t('downloads:hint', { model: EXAMPLE_MODEL })}
    >
      {isNarrow && <Button onClick={() => change(all)}>{t('downloads:allOf', { q })}</Button>}
      <Button variant="secondary" onClick={() => change({ ...all, q: '' })}>
        {t('downloads:clear')}
      </Button>
    </EmptyDoorway>
  )
}
