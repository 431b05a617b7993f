import { useSearchParams } from 'react-router-dom'
import { NEWS_CATEGORIES } from '../../src/content/schema/news-categories.ts'
import { localisePath } from '../../src/base/i18n/localised-path.ts'
import { useLocale, useWords, type Words } from '../../src/base/i18n/words.ts'
import { FEED_PATH } from '../../src/base/addresses.ts'
import type { Head } from '../../src/web/page/head.ts'
import { Link } from '../../src/web/navigation/routing/link.tsx'
import { usePageSearch } from '../../src/web/navigation/routing/use-page-search.ts'
import { Breadcrumb } from '../../src/web/shell/breadcrumb.tsx'
import type { Crumb } from '../../src/web/page/screen.ts'
import { NewsTeaser } from '../../src/web/teasers/news-teaser.tsx'
import { EmptyDoorway } from '../../src/web/ui/empty-doorway.tsx'
import { inputClass } from '../../src/web/ui/field.tsx'
import { goClass } from '../../src/web/ui/go.tsx'
import { Icon } from '../../src/web/ui/icon.tsx'
import { PageHead } from '../../src/web/ui/page-head.tsx'
import { Pagination } from '../../src/web/ui/pagination.tsx'
import { Section } from '../../src/web/ui/section.tsx'
import { Tabs, tabClass } from '../../src/web/ui/tabs.tsx'
import text from '../../src/web/ui/text.module.css'
import { VisuallyHidden } from '../../src/web/ui/visually-hidden.tsx'
import type { NewsData } from './news-data.ts'
import { LeadNews } from './lead-news.tsx'
import { countNews, listNews, type NewsQuery, newsPath, readNewsQuery } from './list-news.ts'
import styles from './news.module.css'

export function head(_data: NewsData, t: Words): Head {
  return { title: t('news:title'), description: t('news:description') }
}

export function crumbs(_data: NewsData, t: Words): Crumb[] {
  return [
    { name: t('breadcrumb.home'), path: '/' },
    { name: t('news:title'), path: '/news' },
  ]
}

export function Page({ data }: { data: NewsData }) {
  const t = useWords()
  const search = usePageSearch()
  const query = readNewsQuery(search ?? new URLSearchParams())
  const { items, page, pages } = listNews(data.news, query)
  // The document contains the whole list, for visitors without JavaScript; styles hide everything beyond the first
  // page.
  const shown = search ? items : data.news
  const lead = page === 1 ? shown[0] : undefined
  const rows = lead ? shown.slice(1) : shown
  return (
    <>
      <PageHead low crumbs={<Breadcrumb crumbs={crumbs(data, t)} />} title={t('news:title')} />
      <Section space="none" className={styles.list}>
        <ListBar news={data.news} query={query} />
        {lead && <LeadNews news={lead} />}
        <ul className={styles.rows} data-whole={search ? undefined : ''}>
          {rows.map((news) => (
            <li key={news.slug}>
              <NewsTeaser news={news} level={2} />
            </li>
          ))}
        </ul>
        {shown.length === 0 && (
          <EmptyDoorway className={styles.empty} title={<h2 className={text.h3}>{t('news:none')}</h2>} />
        )}
        {pages > 1 && <Pages query={query} page={page} pages={pages} />}
        <ListEnd />
      </Section>
    </>
  )
}

/** Categories and sort order. */
function ListBar({ news, query }: { news: NewsData['news']; query: NewsQuery }) {
  const t = useWords()
  const [, setSearch] = useSearchParams()
  const sort = (isOldestFirst: boolean) => {
    // From the address: the choice before may not be rendered yet.
    const now = readNewsQuery(new URLSearchParams(window.location.search))
    const [, search = ''] = newsPath({ ...now, isOldestFirst, page: 1 }).split('?')
    setSearch(search, { preventScrollReset: true })
  }
  return (
    <div className={styles.bar}>
      <Tabs label={t('news:categories')} hung>
        {[undefined, ...NEWS_CATEGORIES.filter((each) => countNews(news, each) > 0)].map((category) => (
          <Link
            key={category ?? 'all'}
            className={tabClass}
            to={newsPath({ ...query, category, page: 1 })}
            aria-current={category === query.category ? 'page' : undefined}
          >
            {category ? t(`newsCategories.${category}`) : t('news:all')} <small>{countNews(news, category)}</small>
          </Link>
        ))}
      </Tabs>
      <label className={styles.sort}>
        <VisuallyHidden>{t('news:sort.label')}</VisuallyHidden>
        <select
          className={inputClass}
          name="sort"
          value={query.isOldestFirst ? 'oldest' : 'newest'}
          onChange={(event) => sort(event.target.value === 'oldest')}
        >
          <option value="newest">{t('news:sort.newest')}</option>
          <option value="oldest">{t('news:sort.oldest')}</option>
        </select>
      </label>
    </div>
  )
}

function Pages({ query, page, pages }: { query: NewsQuery; page: number; pages: number }) {
  const t = useWords()
  const locale = useLocale()
  const pathOf = (to: number) =>
    to < 1 || to > pages ? undefined : localisePath(locale, newsPath({ ...query, page: to }))
  return (
    <Pagination
      className={styles.pages}
      label={t('news:pages.label')}
      text={t('news:pages.text', { page, pages })}
      previous={{ label: t('news:pages.previous'), href: pathOf(page - 1) }}
      next={{ label: t('news:pages.next'), href: pathOf(page + 1) }}
    />
  )
}

/** Link to the home page and the news feed. */
function ListEnd() {
  const t = useWords()
  const locale = useLocale()
  return (
    <div className={styles.end}>
      <Link className={goClass} to="/">
        <Icon name="arrow-left" />
        <span>{t('news:back')}</span>
      </Link>
      <a href={localisePath(locale, FEED_PATH)} type="application/atom+xml">
        {t('news:subscribe')}
      </a>
    </div>
  )
}
