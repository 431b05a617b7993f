import { FAQ_CATEGORIES } from '../../src/content/schema/faq-categories.ts'
import { localisePath } from '../../src/base/i18n/localised-path.ts'
import { useLocale, useWords, type Words } from '../../src/base/i18n/words.ts'
import type { Head } from '../../src/web/page/head.ts'
import { Link } from '../../src/web/navigation/routing/link.tsx'
import { usePageSearch } from '../../src/web/navigation/routing/use-page-search.ts'
import { pickFound, useFound } from '../../src/web/features/search/use-found.ts'
import { Breadcrumb } from '../../src/web/shell/breadcrumb.tsx'
import { RetryNote } from '../../src/web/ui/retry-note.tsx'
import type { Crumb } from '../../src/web/page/screen.ts'
import { Bay, Bays } from '../../src/web/ui/bays.tsx'
import { buttonClass } from '../../src/web/ui/button.tsx'
import { EmptyDoorway } from '../../src/web/ui/empty-doorway.tsx'
import { Icon } from '../../src/web/ui/icon.tsx'
import { PageHead } from '../../src/web/ui/page-head.tsx'
import { Pagination } from '../../src/web/ui/pagination.tsx'
import { Section } from '../../src/web/ui/section.tsx'
import { Skeleton } from '../../src/web/ui/skeleton.tsx'
import { Tabs, tabClass } from '../../src/web/ui/tabs.tsx'
import text from '../../src/web/ui/text.module.css'
import { Typed } from '../../src/web/ui/typed.tsx'
import type { FaqsData } from './faqs-data.ts'
import { FaqGroup } from './faq-group.tsx'
import { FaqSearch } from './faq-search.tsx'
import { type FaqQuery, faqsPath, groupFaqs, inCategory, listFaqs, readFaqQuery } from './list-faqs.ts'
import styles from './faqs.module.css'

export function head(_data: FaqsData, t: Words): Head {
  return { title: t('faqs:title'), description: t('faqs:description') }
}

export function crumbs(_data: FaqsData, t: Words): Crumb[] {
  return [
    { name: t('breadcrumb.home'), path: '/' },
    { name: t('faqs:title'), path: '/faqs' },
  ]
}

export function Page({ data }: { data: FaqsData }) {
  const t = useWords()
  const query = readFaqQuery(usePageSearch() ?? new URLSearchParams())
  const search = useFound('faq', query.q)
  const faqs = search.status === 'idle' ? data.faqs : pickFound(data.faqs, search.keys, ({ slug }) => slug)
  return (
    <>
      <PageHead low crumbs={<Breadcrumb crumbs={crumbs(data, t)} />} title={t('faqs:title')} />
      <Section space="none" className={styles.list}>
        <FaqSearch query={query} count={inCategory(faqs, query.category).length} />
        <CategoryTabs faqs={faqs} query={query} />
        {search.status === 'failed' ? (
          <RetryNote
            className={styles.failed}
            title={t('faqs:search.failed')}
            label={t('error.retry')}
            onRetry={search.retry}
          />
        ) : search.status === 'loading' && faqs.length === 0 ? (
          <Skeleton className={styles.searching} />
        ) : (
          <FaqList faqs={faqs} query={query} />
        )}
      </Section>
      <Section space="band" tone="plinth">
        <Bays spaced>
          <Bay as="h2" at="b12">
            {t('faqs:help.heading')}
          </Bay>
          <Bay as="p" at="b3" className={text.lead}>
            {t('faqs:help.text')}
          </Bay>
          <Bay at="b4" className={styles.action}>
            <Link className={buttonClass()} to="/contact">
              {t('faqs:help.action')}
              <Icon name="arrow-right" />
            </Link>
          </Bay>
        </Bays>
      </Section>
    </>
  )
}

function CategoryTabs({ faqs, query }: { faqs: FaqsData['faqs']; query: FaqQuery }) {
  const t = useWords()
  return (
    <Tabs label={t('faqs:categories')} className={styles.tabs}>
      {[undefined, ...FAQ_CATEGORIES.filter((each) => inCategory(faqs, each).length > 0)].map((category) => (
        <Link
          key={category ?? 'all'}
          className={tabClass}
          to={faqsPath({ ...query, category, page: 1 })}
          aria-current={category === query.category ? 'page' : undefined}
        >
          {category ? t(`faqCategories.${category}`) : t('faqs:all')} <small>{inCategory(faqs, category).length}</small>
        </Link>
      ))}
    </Tabs>
  )
}

/** Every group with its first questions; with a query or a category, pages of the results. */
function FaqList({ faqs, query }: { faqs: FaqsData['faqs']; query: FaqQuery }) {
  const isOverview = query.q.trim() === '' && !query.category
  const { items, page, pages } = listFaqs(faqs, query)
  if (items.length === 0) return <NoFaqs query={query} />
  return (
    <>
      {groupFaqs(isOverview ? faqs : items).map((group, index) => (
        <FaqGroup key={group.category} {...group} isShortened={isOverview} isFirst={isOverview && index === 0} />
      ))}
      {!isOverview && pages > 1 && <Pages query={query} page={page} pages={pages} />}
    </>
  )
}

function NoFaqs({ query: { q, category } }: { query: FaqQuery }) {
  const t = useWords()
  const isSearched = q.trim() !== ''
  return (
    <EmptyDoorway
      className={styles.empty}
      title={
        <h2 className={text.h3}>
          {isSearched ? <Typed sentence={(typed) => t('faqs:noMatch', { q: typed })} typed={q} /> : t('faqs:empty')}
        </h2>
      }
    >
      {isSearched && (
        <Link
          className={buttonClass({ variant: 'secondary', size: 'small' })}
          to={faqsPath({ q: '', category, page: 1 })}
        >
          {t('faqs:clear')}
        </Link>
      )}
    </EmptyDoorway>
  )
}

function Pages({ query, page, pages }: { query: FaqQuery; page: number; pages: number }) {
  const t = useWords()
  const locale = useLocale()
  const pathOf = (to: number) =>
    to < 1 || to > pages ? undefined : localisePath(locale, faqsPath({ ...query, page: to }))
  return (
    <Pagination
      className={styles.pages}
      label={t('faqs:pages.label')}
      text={t('faqs:pages.text', { page, pages })}
      previous={{ label: t('faqs:pages.previous'), href: pathOf(page - 1) }}
      next={{ label: t('faqs:pages.next'), href: pathOf(page + 1) }}
    />
  )
}
