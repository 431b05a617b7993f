import { byLocale } from '../../src/base/i18n/in-each-locale.ts'
import { langOf } from '../../src/base/i18n/lang-of.ts'
import { picturesIn } from '../../src/content/check-prose.ts'
import type { Catalogue } from '../../src/content/catalogue.ts'
import { breakTitle } from '../../src/content/titles/break-title.ts'
import { imageIn } from '../../src/artwork/drawing/products/images-of.ts'
import { firstSentence } from '../../src/base/i18n/first-sentence.ts'
import { inLocale } from '../../src/base/i18n/localised.ts'
import { formatDay } from '../../src/base/i18n/format-day.ts'
import type { Locale } from '../../src/base/i18n/locale.ts'
import { renderMarkdown } from '../../src/web/prose/render-markdown.ts'
import type { LoadContext } from '../../src/web/page/screen-server.ts'
import { faqPage } from '../../src/web/page/structured-data/faq-page.ts'
import { videoObject } from '../../src/web/page/structured-data/video-object.ts'
import { loadProductTeaser } from '../../src/web/teasers/load-product-teaser.ts'
import type { FaqData } from './faq-data.ts'
import { listDocuments } from './list-documents.ts'

export { Page, crumbs, head } from './faq.screen.tsx'

export const paths = (catalogue: Catalogue) => catalogue.snapshot.faq.map(({ slug }) => `/faqs/${slug}`)

export function load({ catalogue, locale, params }: LoadContext): FaqData | undefined {
  const faq = catalogue.faq(params.slug ?? '')
  if (!faq) return undefined
  const { slug, category, subcategory, question, answer, publishedOn, video, related } = faq
  const images = faq.images.map((image) => imageIn(image, catalogue, locale))
  const inText = picturesIn(faq.body[locale])
  return {
    ...inLocale({ slug, category, subcategory, question, answer, publishedOn }, locale),
    documents: listDocuments(faq, catalogue, locale),
    images: images.filter((_, index) => !inText.includes(index + 1)),
    ...langOf([question, answer], locale),
    headline: breakTitle(question[locale], locale),
    ...openAnswer(answer[locale], locale),
    date: formatDay(publishedOn, locale),
    ...(video && { video: inLocale(catalogue.film(video), locale) }),
    html: renderMarkdown(faq.body[locale], locale, { images }),
    related: {
      faqs: related.faqs.flatMap((id) => {
        const item = catalogue.faq(id)
        return item
          ? [
              {
                ...langOf([item.question, item.answer], locale),
                slug: item.slug,
                category: item.category,
                question: breakTitle(item.question[locale], locale),
              },
            ]
          : []
      }),
      products: catalogue.products(related.products).map((product) => loadProductTeaser(product, catalogue, locale)),
    },
  }
}

/** Characters of a first sentence that is set large, because it fits into one line or two. */
const MAX_BRIEF = byLocale({ zh: 16, en: 40 })

/** Splits an answer after its first sentence: the reader has the answer before its reasons. */
function openAnswer(answer: string, locale: Locale): Pick<FaqData, 'opening' | 'isBrief' | 'reasons'> {
  const opening = firstSentence(answer)
  const isBrief = opening.length <= MAX_BRIEF[locale]
  return { opening: isBrief ? breakTitle(opening, locale) : opening, isBrief, reasons: answer.slice(opening.length) }
}

export function structuredData(data: FaqData): object[] {
  return [faqPage(data), ...(data.video ? [videoObject(data.video)] : [])]
}
