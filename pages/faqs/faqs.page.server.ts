import { isOn } from '../../src/base/parts.ts'
import { langOf } from '../../src/base/i18n/lang-of.ts'
import { FAQ_CATEGORIES } from '../../src/content/schema/faq-categories.ts'
import { breakTitle } from '../../src/content/titles/break-title.ts'
import type { LoadContext } from '../../src/web/page/screen-server.ts'
import type { FaqsData } from './faqs-data.ts'

export { Page, crumbs, head } from './faqs.screen.tsx'

export const paths = () => ['/faqs'].filter(isOn)

export function load({ catalogue, locale }: LoadContext): FaqsData {
  const { faq } = catalogue.snapshot
  return {
    faqs: FAQ_CATEGORIES.flatMap((category) => faq.filter((item) => item.category === category)).map((item) => ({
      slug: item.slug,
      category: item.category,
      ...langOf([item.question, item.answer], locale),
      subcategory: item.subcategory[locale],
      question: breakTitle(item.question[locale], locale),
      answer: item.answer[locale],
    })),
  }
}
