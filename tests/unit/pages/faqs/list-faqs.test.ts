import { expect, test } from 'vitest'
import { faqsPath, findFaqs, groupFaqs, listFaqs, readFaqQuery } from '../../../../pages/faqs/list-faqs.ts'

const faq = (
  question: string,
  facts: { category?: 'glossary' | 'product' | 'troubleshooting'; answer?: string } = {},
) => ({
  question,
  category: facts.category ?? 'glossary',
  subcategory: 'Network',
  answer: facts.answer ?? 'An answer.',
})
const queryOf = (search: string) => readFaqQuery(new URLSearchParams(search))
const found = (faqs: ReturnType<typeof faq>[], q: string) =>
  findFaqs(faqs, { q, category: undefined }).map(({ question }) => question)

test('a search looks into question, subcategory and answer', () => {
  const faqs = [faq('What is PoE?'), faq('What is SIP?', { answer: 'It sets calls up.' })]
  expect(found(faqs, 'poe')).toEqual(['What is PoE?'])
  expect(found(faqs, 'calls')).toEqual(['What is SIP?'])
  expect(found(faqs, 'NETWORK')).toHaveLength(2)
})

test('every word must be there, in any order', () => {
  const faqs = [faq('Door and lock'), faq('Door and card')]
  expect(found(faqs, 'lock door')).toEqual(['Door and lock'])
})

test('full-width letters are found by the usual ones', () => {
  expect(found([faq('What is PoE?')], '\uff30\uff4f\uff25')).toEqual(['What is PoE?'])
})

test('spaces alone look for nothing', () => {
  expect(found([faq('a'), faq('b')], '  ')).toEqual(['a', 'b'])
})

test('a category and words narrow the list together', () => {
  const faqs = [faq('Door', { category: 'product' }), faq('Door'), faq('Card', { category: 'product' })]
  expect(findFaqs(faqs, { q: 'door', category: 'product' })).toEqual([faqs[0]])
})

test('a list is cut into pages of eight', () => {
  const faqs = Array.from({ length: 9 }, (_, index) => faq(`Question ${index}`))
  expect(listFaqs(faqs, queryOf('page=2'))).toMatchObject({ items: [{ question: 'Question 8' }], page: 2, pages: 2 })
})

test('groups stand in the order of the tabs, and none is empty', () => {
  const faqs = [faq('a', { category: 'troubleshooting' }), faq('b'), faq('c', { category: 'troubleshooting' })]
  expect(groupFaqs(faqs).map(({ category, faqs }) => [category, faqs.length])).toEqual([
    ['glossary', 1],
    ['troubleshooting', 2],
  ])
})

test('an address is read as it was written', () => {
  const query = { q: 'what & why', category: 'product' as const, page: 2 }
  expect(queryOf(faqsPath(query).split('?')[1] ?? '')).toEqual(query)
  expect(faqsPath(queryOf('category=other&page=x'))).toBe('/faqs')
})
