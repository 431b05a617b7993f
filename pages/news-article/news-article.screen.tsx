import { useWords, type Words } from '../../src/i18n/words.ts'
import { Link } from '../../src/routing/link.tsx'
import type { InLocale } from '../../src/catalogue/localised.ts'
import type { Image, Video } from '../../src/catalogue/schema/media.ts'
import type { NewsCategory } from '../../src/catalogue/schema/news.ts'
import { Prose } from '../../src/prose/prose.tsx'
import type { Head } from '../../src/routing/head.ts'
import { Breadcrumb } from '../../src/shell/breadcrumb.tsx'
import { CompanyCard } from '../../src/shell/company-card.tsx'
import type { Crumb } from '../../src/structured-data/breadcrumb-list.ts'
import { NewsTeaser, type NewsTeaserData } from '../../src/teasers/news-teaser.tsx'
import { ProductTeaser, type ProductTeaserData } from '../../src/teasers/product-teaser.tsx'
import { SolutionTeaser, type SolutionTeaserData } from '../../src/teasers/solution-teaser.tsx'
import styles from './news-article.module.css'

export type NewsArticleData = {
  slug: string
  title: string
  category: NewsCategory
  author: string
  publishedOn: string
  updatedOn?: string
  date: string
  summary: string
  image?: InLocale<Image>
  video?: InLocale<Video>
  /** Safe HTML, made by renderMarkdown. */
  html: string
  related: { news: NewsTeaserData[]; products: ProductTeaserData[]; solutions: SolutionTeaserData[] }
}

export function head({ title, summary, image }: NewsArticleData): Head {
  return { title, description: summary, type: 'article', ...(image && { image: image.src }) }
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
  const { title, publishedOn, date, author, category, image, video, html, related } = data
  return (
    <article>
      <Breadcrumb crumbs={crumbs(data, t)} />
      <h1>{title}</h1>
      <p>
        <time dateTime={publishedOn}>{date}</time> {author} {t(`newsCategories.${category}`)}
      </p>
      {image && <img src={image.src} alt={image.alt} width={image.width} height={image.height} />}
      <Prose html={html} />
      {video && (
        <p className={styles.video}>
          <a href={video.url} rel="noopener">
            {t('news-article:video', { title: video.title })}
          </a>
        </p>
      )}
      <section>
        <h2>{t('news-article:related')}</h2>
        <ul className={styles.grid}>
          {related.news.map((news) => (
            <li key={news.slug}>
              <NewsTeaser news={news} />
            </li>
          ))}
          {related.products.map((product) => (
            <li key={product.code}>
              <ProductTeaser product={product} />
            </li>
          ))}
          {related.solutions.map((solution) => (
            <li key={solution.slug}>
              <SolutionTeaser solution={solution} />
            </li>
          ))}
        </ul>
      </section>
      <CompanyCard />
      <p>
        <Link to="/news">{t('news-article:back')}</Link>
      </p>
    </article>
  )
}
