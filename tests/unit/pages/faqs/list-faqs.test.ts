import { expect, test } from 'vitest'
import type { FaqCategory } from '../../../../src/content/schema/faq-categories.ts'
import { faqsPath, groupFaqs, inCategory, listFaqs, readFaqQuery } from '../../../../pages/faqs/list-faqs.ts'

const faq = (question: string, category: FaqCategory = 'glossary') => ({ question, category })
const queryOf = (search: string) => readFaqQuery(new URLSearchParams(search))

test('a category returns its own questions, and none returns all', () => {
  const faqs = [faq('Door', 'product'), faq('Card'), faq('Lock', 'product')]
  expect(inCategory(faqs, 'product')).toEqual([faqs[0], faqs[2]])
  expect(inCategory(faqs, undefined)).toEqual(faqs)
})

test('a list is cut into pages of eight', () => {
  const faqs = Array.from({ length: 9 }, (_, index) => faq(`Question ${index}`))
  expect(listFaqs(faqs, queryOf('page=2'))).toMatchObject({ items: [{ question: 'Question 8' }], page: 2, pages: 2 })
})

test('groups are in the order of the tabs, and none is empty', () => {
  const faqs = [faq('a', 'troubleshooting'), faq('b'), faq('c', 'troubleshooting')]
  expect(groupFaqs(faqs).map(({ category, faqs }) => [category, faqs.length])).toEqual([
    ['troubleshooting', 2],
    ['glossary', 1],
  ])
})

test('an address is read as it was written', () => {
  const query = { q: 'what & why', category: 'product' as const, page: 2 }
  expect(queryOf(faqsPath(query).split('?')[1] ?? '')).toEqual(query)
  expect(faqsPath(queryOf('category=other&page=x'))).toBe('/faqs')
})
