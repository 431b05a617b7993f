import { useWords } from '../../src/base/i18n/words.ts'
import { Link } from '../../src/web/navigation/routing/link.tsx'
import { NewsDate } from '../../src/web/teasers/news-date.tsx'
import { Bay, Bays } from '../../src/web/ui/bays.tsx'
import { Headline } from '../../src/web/ui/headline.tsx'
import { Stand } from '../../src/web/ui/stand.tsx'
import text from '../../src/web/ui/text.module.css'
import { Unbroken } from '../../src/web/ui/unbroken.tsx'
import styles from './news.module.css'
import type { ListedNews } from './news-data.ts'

/** The first news item of a list, large, with its picture on a plinth. The whole item is the link. */
export function LeadNews({ news }: { news: ListedNews }) {
  const t = useWords()
  const { slug, headline, summary, category, publishedOn, date, picture, lang } = news
  return (
    <Bays as="article" lang={lang} className={styles.lead}>
      <Bay at="b12" flush className={styles.picture}>
        <Stand className={styles.stand} image={picture && { ...picture, alt: '' }} tallest="21rem" isFirst />
      </Bay>
      <Bay at="b34" className={styles.words}>
        <NewsDate day={publishedOn} written={date} />
        <p className={text.meta}>{t(`newsCategories.${category}`)}</p>
        <h2>
          <Link to={`/news/${slug}`}>
            <Headline text={headline} />
          </Link>
        </h2>
        <p className={text.lead}>
          <Unbroken text={summary} />
        </p>
      </Bay>
    </Bays>
  )
}
