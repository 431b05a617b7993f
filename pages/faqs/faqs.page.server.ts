import { FAQ_CATEGORIES } from '../../src/catalogue/schema/faq.ts'
import type { LoadContext } from '../../src/routing/screen.ts'
import type { FaqsData } from './faqs.screen.tsx'

export { Page, crumbs, head } from './faqs.screen.tsx'

export const paths = () => ['/faqs']

export function load({ catalogue, locale }: LoadContext): FaqsData {
  return {
    groups: FAQ_CATEGORIES.map((category) => ({
      category,
      faqs: catalogue.snapshot.faq
        .filter((faq) => faq.category === category)
        .map((faq) => ({
          slug: faq.slug,
          subcategory: faq.subcategory[locale],
          question: faq.question[locale],
          answer: faq.answer[locale],
        })),
    })),
  }
}
