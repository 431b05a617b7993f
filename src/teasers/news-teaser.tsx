import { useWords } from '../i18n/words.ts'
import { Link } from '../routing/link.tsx'
import type { News, NewsCategory } from '../catalogue/schema/news.ts'
import { formatDay } from '../i18n/format-day.ts'
import type { Locale } from '../i18n/locale.ts'
import styles from './news-teaser.module.css'

export type NewsTeaserData = {
  slug: string
  title: string
  summary: string
  category: NewsCategory
  publishedOn: string
  /** publishedOn, written out. */
  date: string
}

/** Collects what a list shows of a news item. */
export function loadNewsTeaser(news: News, locale: Locale): NewsTeaserData {
  const { slug, category, publishedOn } = news
  return { slug, category, publishedOn, date: formatDay(publishedOn, locale), title: news.title[locale], summary: news.summary[locale] }
}

/** A news item as a row: date, title, two sentences, category. */
export function NewsTeaser({ news }: { news: NewsTeaserData }) {
  const t = useWords()
  return (
    <article className={styles.teaser}>
      <p className={styles.meta}>
        <time dateTime={news.publishedOn}>{news.date}</time> <span>{t(`newsCategories.${news.category}`)}</span>
      </p>
      <h3>
        <Link to={`/news/${news.slug}`}>{news.title}</Link>
      </h3>
      <p>{news.summary}</p>
    </article>
  )
}
