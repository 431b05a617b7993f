import { useWords, type Words } from '../../src/i18n/words.ts'
import type { Head } from '../../src/routing/head.ts'
import { Breadcrumb } from '../../src/shell/breadcrumb.tsx'
import type { Crumb } from '../../src/structured-data/breadcrumb-list.ts'
import { NewsTeaser, type NewsTeaserData } from '../../src/teasers/news-teaser.tsx'

export type NewsData = { news: NewsTeaserData[] }

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
  return (
    <>
      <Breadcrumb crumbs={crumbs(data, t)} />
      <h1>{t('news:title')}</h1>
      <p>{t('news:description')}</p>
      <h2>{t('news:list')}</h2>
      <ul>
        {data.news.map((news) => (
          <li key={news.slug}>
            <NewsTeaser news={news} />
          </li>
        ))}
      </ul>
    </>
  )
}
