import { useWords, type Words } from '../../src/i18n/words.ts'
import { Link } from '../../src/routing/link.tsx'
import { Prose } from '../../src/prose/prose.tsx'
import type { Head } from '../../src/screen/head.ts'
import { ArticleFacts, ArticleLayout } from '../../src/shell/article-layout.tsx'
import { Breadcrumb } from '../../src/shell/breadcrumb.tsx'
import { CompanyCard } from '../../src/shell/company-card.tsx'
import type { Crumb } from '../../src/screen/screen.ts'
import { FilmCard } from '../../src/teasers/film-card.tsx'
import { LinkCell } from '../../src/teasers/link-cell.tsx'
import { NewsDate } from '../../src/teasers/news-date.tsx'
import { ProductTeaser } from '../../src/teasers/product-teaser.tsx'
import { RelatedTeasers } from '../../src/teasers/related-teasers.tsx'
import { goClass } from '../../src/ui/go.tsx'
import { Icon } from '../../src/ui/icon.tsx'
import { joinClasses } from '../../src/ui/join-classes.ts'
import { Headline } from '../../src/ui/headline.tsx'
import { BelowTheFold } from '../../src/ui/below-the-fold.tsx'
import { PageHead } from '../../src/ui/page-head.tsx'
import { Stand } from '../../src/ui/stand.tsx'
import text from '../../src/ui/text.module.css'
import type { NewsArticleData } from './news-article-data.ts'
import { Unbroken } from '../../src/ui/unbroken.tsx'
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
      <article>
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
          {news.map(({ slug, date, title }) => (
            <li key={slug}>
              <LinkCell to={`/news/${slug}`} meta={date} title={title} />
            </li>
          ))}
          {solutions.map(({ slug, title }) => (
            <li key={slug}>
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
