import type { Lang } from '../../base/i18n/lang-of.ts'
import type { NewsCategory } from '../../content/schema/news-categories.ts'
import { useWords } from '../../base/i18n/words.ts'
import { Link } from '../navigation/routing/link.tsx'
import { Bays } from '../ui/bays.tsx'
import { Headline } from '../ui/headline.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { Unbroken } from '../ui/unbroken.tsx'
import { NewsDate } from './news-date.tsx'
import styles from './news-teaser.module.css'

export type NewsTeaserData = Lang & {
  slug: string
  /** The title, with marks where its lines may end. */
  headline: string
  summary: string
  category: NewsCategory
  publishedOn: string
  /** publishedOn, formatted. */
  date: string
}

type NewsTeaserProps = {
  news: NewsTeaserData
  /** Level of its heading. */
  level?: 2 | 3 | 4
  className?: string | undefined
}

/** A news item as a row of four columns: date, title, summary, category. The whole row is the link. */
export function NewsTeaser({ news, level = 3, className }: NewsTeaserProps) {
  const t = useWords()
  const { slug, headline, summary, category, publishedOn, date, lang } = news
  const Heading = `h${level}` as const
  return (
    <Bays as="article" lang={lang} className={joinClasses(styles.row, className)}>
      <NewsDate className={styles.date} day={publishedOn} written={date} />
      <Heading className={styles.title}>
        <Link to={`/news/${slug}`}>
          <Headline text={headline} />
        </Link>
      </Heading>
      <p className={styles.summary}>
        <Unbroken text={summary} />
      </p>
      <p className={styles.category}>{t(`newsCategories.${category}`)}</p>
    </Bays>
  )
}
