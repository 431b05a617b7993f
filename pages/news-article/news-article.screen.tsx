import { useWords, type Words } from '../../src/base/i18n/words.ts'
import { Link } from '../../src/web/navigation/routing/link.tsx'
import { Prose } from '../../src/web/prose/prose.tsx'
import type { Head } from '../../src/web/page/head.ts'
import { ArticleFacts, ArticleLayout } from '../../src/web/shell/article-layout.tsx'
import { Breadcrumb } from '../../src/web/shell/breadcrumb.tsx'
import { CompanyCard } from '../../src/web/shell/company-card.tsx'
import type { Crumb } from '../../src/web/page/screen.ts'
import { FilmCard } from '../../src/web/teasers/film-card.tsx'
import { LinkCell } from '../../src/web/teasers/link-cell.tsx'
import { NewsDate } from '../../src/web/teasers/news-date.tsx'
import { ProductTeaser } from '../../src/web/teasers/product-teaser.tsx'
import { RelatedTeasers } from '../../src/web/teasers/related-teasers.tsx'
import { goClass } from '../../src/web/ui/go.tsx'
import { Icon } from '../../src/web/ui/icon.tsx'
import { joinClasses } from '../../src/web/ui/join-classes.ts'
import { Headline } from '../../src/web/ui/headline.tsx'
import { BelowTheFold } from '../../src/web/ui/below-the-fold.tsx'
import { PageHead } from '../../src/web/ui/page-head.tsx'
import { Stand } from '../../src/web/ui/stand.tsx'
import text from '../../src/web/ui/text.module.css'
import type { NewsArticleData } from './news-article-data.ts'
import { Unbroken } from '../../src/web/ui/unbroken.tsx'
import styles from './news-article.module.css'

export function head({ title, summary }: NewsArticleData): Head {
  return { title, description: summary, type: 'article' }
}

export function crumbs({ slug, title }: NewsArticleData, t: Words): Crumb[] {
  return [
    { name: t('breadcrumb.home'), path: '/' },
    { name: t('breadcrumb.news'), path: '/news' },
    { name: title, path: `/news/${slug}` },
  ]
}

export function Page({ data }: { data: NewsArticleData }) {
  const t = useWords()
  const { headline, summary, image, video, html, related } = data
  return (
    <>
      <article lang={data.lang}>
        <PageHead
          crumbs={<Breadcrumb crumbs={crumbs(data, t)} />}
          title={<Headline text={headline} />}
          aside={
            <p className={joinClasses(text.meta, styles.dateline)}>
              <time dateTime={data.publishedOn}>{data.date}</time>
              <span>{t(`newsCategories.${data.category}`)}</span>
            </p>
          }
        />
        <ArticleLayout byline={<Byline article={data} />} aside={<CompanyCard action={t('news-article:ask')} />}>
          <p className={styles.summary}>
            <Unbroken text={summary} />
          </p>
          {image && <Stand className={styles.stand} image={image} tallest="17rem" />}
          <Prose html={html} />
          {video && <FilmCard key={video.slug} film={video} />}
        </ArticleLayout>
      </article>
      <BelowTheFold>
        <Related related={related} />
      </BelowTheFold>
    </>
  )
}

function Byline({
  article: { publishedOn, date, author, category, updatedOn, updatedDate },
}: {
  article: NewsArticleData
}) {
  const t = useWords()
  return (
    <>
      <NewsDate day={publishedOn} written={date} className={styles.date} />
      <ArticleFacts
        facts={[
          { label: t('news-article:author'), value: author },
          { label: t('news-article:category'), value: t(`newsCategories.${category}`) },
          ...(updatedOn
            ? [{ label: t('news-article:updated'), value: <time dateTime={updatedOn}>{updatedDate}</time> }]
            : []),
        ]}
      />
      <Link className={goClass} to="/news">
        <Icon name="arrow-left" />
        <span>{t('news-article:back')}</span>
      </Link>
    </>
  )
}

function Related({ related: { news, products, solutions } }: { related: NewsArticleData['related'] }) {
  const t = useWords()
  return (
    <>
      {news.length + solutions.length > 0 && (
        <RelatedTeasers heading={t('news-article:related')}>
          {news.map(({ slug, date, title, lang }) => (
            <li key={slug} lang={lang}>
              <LinkCell to={`/news/${slug}`} meta={date} title={title} />
            </li>
          ))}
          {solutions.map(({ slug, title, lang }) => (
            <li key={slug} lang={lang}>
              <LinkCell to={`/solutions/${slug}`} meta={t('newsCategories.solution')} title={title} />
            </li>
          ))}
        </RelatedTeasers>
      )}
      {products.length > 0 && (
        <RelatedTeasers heading={t('news-article:products')} half>
          {products.map((product) => (
            <li key={product.code}>
              <ProductTeaser product={product} />
            </li>
          ))}
        </RelatedTeasers>
      )}
    </>
  )
}
