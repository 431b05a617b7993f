import type { Catalogue } from '../../src/catalogue/catalogue.ts'
import { imageIn } from '../../src/drawing/products/images-of.ts'
import { inLocale } from '../../src/i18n/localised.ts'
import { breakHeadline } from '../../src/i18n/break-headline.ts'
import { formatDay } from '../../src/i18n/format-day.ts'
import { renderMarkdown } from '../../src/prose/render-markdown.ts'
import type { LoadContext } from '../../src/screen/screen-server.ts'
import { faqPage } from '../../src/structured-data/faq-page.ts'
import { videoObject } from '../../src/structured-data/video-object.ts'
import { loadProductTeaser } from '../../src/teasers/load-product-teaser.ts'
import type { FaqData } from './faq-data.ts'

export { Page, crumbs, head } from './faq.screen.tsx'

export const paths = (catalogue: Catalogue) => catalogue.snapshot.faq.map(({ slug }) => `/faqs/${slug}`)

export function load({ catalogue, locale, params }: LoadContext): FaqData | undefined {
  const faq = catalogue.faq(params.slug ?? '')
  if (!faq) return undefined
  const { slug, category, subcategory, question, answer, publishedOn, images, video, documents, related } = faq
  return {
    ...inLocale({ slug, category, subcategory, question, answer, publishedOn, documents }, locale),
    images: images.map((image) => imageIn(image, catalogue, locale)),
    headline: breakHeadline(question[locale], locale),
    date: formatDay(publishedOn, locale),
    ...(video && { video: inLocale(catalogue.film(video), locale) }),
    html: renderMarkdown(faq.body[locale], locale),
    related: {
      faqs: related.faqs.flatMap((id) => {
        const item = catalogue.faq(id)
        return item ? [{ slug: item.slug, category: item.category, question: item.question[locale] }] : []
      }),
      products: catalogue.products(related.products).map((product) => loadProductTeaser(product, catalogue, locale)),
    },
  }
}

export function structuredData(data: FaqData): object[] {
  return [faqPage(data), ...(data.video ? [videoObject(data.video)] : [])]
}
