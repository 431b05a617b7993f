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
import { ProductTeaser } from '../../src/web/teasers/product-teaser.tsx'
import { RelatedTeasers } from '../../src/web/teasers/related-teasers.tsx'
import { goClass } from '../../src/web/ui/go.tsx'
import { Icon } from '../../src/web/ui/icon.tsx'
import { Headline } from '../../src/web/ui/headline.tsx'
import { BelowTheFold } from '../../src/web/ui/below-the-fold.tsx'
import { PageHead } from '../../src/web/ui/page-head.tsx'
import { Stand } from '../../src/web/ui/stand.tsx'
import text from '../../src/web/ui/text.module.css'
import { VisuallyHidden } from '../../src/web/ui/visually-hidden.tsx'
import type { FaqData } from './faq-data.ts'
import styles from './faq.module.css'

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
  const { headline, opening, isBrief, reasons, images, video, documents, html, related } = data
  return (
    <>
      <article lang={data.lang}>
        <PageHead
          low
          titleAt="b14"
          crumbs={<Breadcrumb crumbs={crumbs(data, t)} />}
          title={<Headline text={headline} />}
        />
        <ArticleLayout byline={<Byline faq={data} />} aside={<CompanyCard action={t('faq:ask')} />}>
          <p className={text.lead}>
            <strong className={styles.opening} data-brief={isBrief || undefined}>
              <Headline text={opening} />
            </strong>
            {reasons}
          </p>
          <Prose html={html} />
          {images.length > 0 && <Figures images={images} />}
          {video && <FilmCard key={video.slug} film={video} />}
          {documents.length > 0 && <Documents documents={documents} />}
        </ArticleLayout>
      </article>
      <BelowTheFold>
        <Related related={related} />
      </BelowTheFold>
    </>
  )
}

function Byline({ faq: { category, subcategory, publishedOn, date } }: { faq: FaqData }) {
  const t = useWords()
  return (
    <>
      <ArticleFacts
        facts={[
          {
            label: t('faq:category'),
            value: <Link to={`/faqs?category=${category}`}>{t(`faqCategories.${category}`)}</Link>,
          },
          { label: t('faq:subcategory'), value: subcategory },
          { label: t('faq:published'), value: <time dateTime={publishedOn}>{date}</time> },
        ]}
      />
      <Link className={goClass} to="/faqs">
        <Icon name="arrow-left" />
        <span>{t('faq:back')}</span>
      </Link>
    </>
  )
}

/** Figures with captions, numbered if there are several. */
function Figures({ images }: { images: FaqData['images'] }) {
  return (
    <div className={styles.figures}>
      {images.map((image, index) => (
        <figure key={image.src}>
          <Stand className={styles.stand} image={image} isDecorative tallest="14rem" />
          <figcaption>
            {images.length > 1 && <span className={text.num}>{index + 1}</span>} {image.alt}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

function Documents({ documents }: { documents: FaqData['documents'] }) {
  const t = useWords()
  return (
    <section>
      <h2 className={text.h3}>{t('faq:documents')}</h2>
      <ol className={styles.files} data-plain>
        {documents.map(({ href, title, note, isPage }, index) => (
          <li key={href}>
            <a href={href} download={isPage ? undefined : ''}>
              <b className={text.num}>{index + 1}</b>
              <span>
                {title}
                <small>{note}</small>
              </span>
              <Icon name={isPage ? 'arrow-right' : 'download'} />
              {!isPage && <VisuallyHidden>{t('faq:download')}</VisuallyHidden>}
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Related({ related: { faqs, products } }: { related: FaqData['related'] }) {
  const t = useWords()
  return (
    <>
      {faqs.length > 0 && (
        <RelatedTeasers heading={t('faq:related')}>
          {faqs.map(({ slug, category, question, lang }) => (
            <li key={slug} lang={lang}>
              <LinkCell to={`/faqs/${slug}`} meta={t(`faqCategories.${category}`)} title={question} />
            </li>
          ))}
        </RelatedTeasers>
      )}
      {products.length > 0 && (
        <RelatedTeasers heading={t('faq:products')} half>
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
