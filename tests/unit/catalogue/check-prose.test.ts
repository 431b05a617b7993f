import { expect, test } from 'vitest'
import { checkProse, findUnplaced } from '../../../src/content/check-prose.ts'
import { faqOf, newsOf, pageOf, productOf, snapshotOf } from './editorial/snapshot-factory.ts'

const alt = { zh: '圖', en: 'Picture' }
const photos = [
  { file: 'photo.jpg', alt },
  { file: 'photo-2.jpg', alt },
]
const locate = (entity: string, key: string) => `${entity}/${key}.json`

function snapshotWith(en: string) {
  return snapshotOf({
    product: [productOf()],
    news: [newsOf({ photos, body: { zh: '![](2)', en } })],
    faq: [faqOf({ body: { zh: '![](1)', en: '文字' } })],
    pages: [{ ...pageOf('service'), body: { zh: '文字', en: '## One\n\n## Two' } }],
    moves: [
      { from: '/news/old', to: '/news/a' },
      { from: '/news/gone', gone: true },
    ],
  })
}

function valuesOf(text: string): unknown[] {
  const faults = checkProse(snapshotWith(text), {
    locate,
    isPublicFile: (path) => path === '/plan.pdf',
    isScreen: (path) => path === '/contact',
    drafts: [{ entity: 'news', key: 'later', record: {} }],
  })
  return faults.filter(({ source, field }) => source === 'news/a.json' && field === 'body.en').map(({ value }) => value)
}

test('links to pages, sections and files that there are have no fault, whatever other sites have', () => {
  const targets =
    '/products/a /news/old /news/later /contact?subject=a /plan.pdf /service#section-2 /downloads/firmware'
  const others = 'https://other.example/a mailto:a@b.example tel:+88621234567'
  expect(valuesOf(`${targets} ${others}`.replace(/\S+/g, '[words]($&)'))).toEqual([])
  expect(valuesOf('`[code](/nowhere)` ![](2)')).toEqual([])
})

test('a link that leads nowhere is a fault, and so is a picture that its record does not have', () => {
  const dead = ['/products/b', '/news/gone', '/en/contact', '/other.pdf', '/service#section-3', 'www.a.example', '#a']
  for (const each of dead) expect(valuesOf(`See [words](${each}).`), each).toEqual([each])
  for (const away of ['//other.example/contact', '//%5B', '/%5Cother.example'])
    expect(valuesOf(`See [words](${away}).`), away).toEqual([away])
  for (const each of ['1', '3', '/a.png', 'https://a.example/a.png']) expect(valuesOf(`![a](${each})`)).toEqual([each])
  const [fault] = checkProse(snapshotWith(''), { locate, isPublicFile: () => true, isScreen: () => true, drafts: [] })
  expect(fault).toMatchObject({ source: 'faq/a.json', field: 'body.zh', value: '1' })
})

test('a further photograph that the text of a news item does not show is reported', () => {
  expect(findUnplaced(snapshotWith('None'), locate)).toMatchObject([{ source: 'news/a.json', field: 'body.en' }])
  expect(findUnplaced(snapshotWith('![](2)'), locate)).toEqual([])
})
