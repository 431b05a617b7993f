import { expect, test } from 'vitest'
import { findOwnQuotations } from '../../../../src/content/editorial/quotations.ts'
import { faqOf, newsOf, snapshotOf } from './snapshot-factory.ts'

const locate = (entity: string, key: string) => `${entity}/${key}`
const author = { zh: '產品部', en: 'Product team' }
const quote = (speaker: string) => `門開了。\n\n> 不是因為快。\n>\n> ${speaker}\n\n再見。`

test('a quotation of a department that writes news is found in each language, in news and in answers', () => {
  const news = [newsOf({ author, body: { zh: quote('產品部'), en: quote('Product team') } })]
  const faq = [faqOf({ body: { zh: quote('產品部'), en: 'Text' } })]
  expect(findOwnQuotations(snapshotOf({ news, faq }), locate)).toEqual([
    {
      source: 'news/a',
      field: 'body.zh',
      value: '產品部',
      expected: 'a customer as the speaker of a quotation, or plain text',
    },
    expect.objectContaining({ source: 'news/a', field: 'body.en', value: 'Product team' }),
    expect.objectContaining({ source: 'faq/a', field: 'body.zh', value: '產品部' }),
  ])
})

test('a customer may be quoted, and a department named', () => {
  const news = [newsOf({ author, body: { zh: `${quote('護理長')}\n\n產品部`, en: quote('Head nurse') } })]
  expect(findOwnQuotations(snapshotOf({ news }), locate)).toEqual([])
})
