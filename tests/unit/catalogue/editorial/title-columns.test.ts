import { expect, test } from 'vitest'
import { findLongTitles } from '../../../../src/content/editorial/title-columns.ts'
import { faqOf, newsOf, snapshotOf } from './snapshot-factory.ts'

const locate = (name: string, id: string) => `${name}/${id}`

test('a title that search results would cut is reported, in its language', () => {
  const question = { zh: '門'.repeat(35), en: 'a'.repeat(71) }
  const title = { zh: `${'門'.repeat(35)}a`, en: 'a'.repeat(70) }
  expect(findLongTitles(snapshotOf({ faq: [faqOf({ question })], news: [newsOf({ title })] }), locate)).toMatchObject([
    { source: 'faq/a', field: 'question.en', value: question.en },
    { source: expect.stringMatching(/^news\//), field: 'title.zh', value: title.zh },
  ])
})
