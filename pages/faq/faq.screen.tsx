import { useWords, type Words } from '../../src/i18n/words.ts'
import { Link } from '../../src/routing/link.tsx'
import type { InLocale } from '../../src/catalogue/localised.ts'
import type { FaqCategory } from '../../src/catalogue/schema/faq.ts'
import type { Download, Image, Video } from '../../src/catalogue/schema/media.ts'
import { Prose } from '../../src/prose/prose.tsx'
import type { Head } from '../../src/routing/head.ts'
import { Breadcrumb } from '../../src/shell/breadcrumb.tsx'
import { CompanyCard } from '../../src/shell/company-card.tsx'
import type { Crumb } from '../../src/structured-data/breadcrumb-list.ts'
import { ProductTeaser, type ProductTeaserData } from '../../src/teasers/product-teaser.tsx'
import styles from './faq.module.css'

export type FaqData = {
  slug: string
  category: FaqCategory
  subcategory: string
  question: string
  answer: string
  publishedOn: string
  date: string
  images: InLocale<Image>[]
  video?: InLocale<Video>
  documents: InLocale<Download>[]
  /** Safe HTML, made by renderMarkdown. */
  html: string
  related: { faqs: { slug: string; question: string }[]; products: ProductTeaserData[] }
}

export function head({ question, answer }: FaqData): Head {
  return { title: question, description: answer, type: 'article' }
}

export function crumbs({ slug, question }: FaqData, t: Words): Crumb[] {
  return [
    { name: t('breadcrumb.home'), path: '/' },
    { name: t('breadcrumb.faqs'), path: '/faqs' },
    { name: question, path: `/faqs/${slug}` },
  ]
}

export function Page({ data }: { data: FaqData }) {
  const t = useWords()
  const { question, answer, category, subcategory, publishedOn, date, images, video, documents, html, related } = data
  return (
    <article>
      <Breadcrumb crumbs={crumbs(data, t)} />
      <h1>{question}</h1>
      <p className={styles.answer}>{answer}</p>
      <p>
        {t(`faqCategories.${category}`)} {subcategory} <time dateTime={publishedOn}>{date}</time>
      </p>
      <Prose html={html} />
      {images.map(({ src, alt, width, height }) => (
        <img key={src} src={src} alt={alt} width={width} height={height} loading="lazy" />
      ))}
      {video && (
        <p>
          <a href={video.url} rel="noopener">
            {t('faq:video', { title: video.title })}
          </a>
        </p>
      )}
      {documents.length > 0 && (
        <section>
          <h2>{t('faq:documents')}</h2>
          <ol>
            {documents.map(({ src, title }) => (
              <li key={src}>
                <a href={src} download>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </section>
      )}
      {related.faqs.length > 0 && (
        <section>
          <h2>{t('faq:related')}</h2>
          <ul>
            {related.faqs.map((item) => (
              <li key={item.slug}>
                <Link to={`/faqs/${item.slug}`}>{item.question}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {related.products.length > 0 && (
        <section>
          <h2>{t('faq:products')}</h2>
          <ul className={styles.grid}>
            {related.products.map((product) => (
              <li key={product.code}>
                <ProductTeaser product={product} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <CompanyCard />
      <p>
        <Link to="/faqs">{t('faq:back')}</Link>
      </p>
    </article>
  )
}
