import type { ListedFaq } from './faq-group.tsx'

export type FaqsData = { faqs: ListedFaq[] }
