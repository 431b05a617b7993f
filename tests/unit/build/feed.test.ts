import { expect, test } from 'vitest'
import { writeFeed } from '../../../src/build/feed.ts'
import { SITE } from '#vendor/site.ts'
import { parseXml, type XmlElement } from '../../parse-xml.ts'

type FeedNews = Parameters<typeof writeFeed>[1][number]

const news = (slug: string, publishedOn: string, updatedOn?: string): FeedNews => ({
  slug,
  title: { zh: `標題 ${slug}`, en: `Title <${slug}> & more` },
  summary: { zh: '摘要', en: 'A & B' },
  author: { zh: '產品部', en: 'Products' },
  category: 'product',
  publishedOn,
  updatedOn,
})

function textOf(element: XmlElement | undefined, name: string): string | undefined {
  return element?.children.find((child) => child.name === name)?.text
}

function entriesOf(feed: XmlElement): XmlElement[] {
  return feed.children.filter(({ name }) => name === 'entry')
}

test('a feed lists the newest first, with addresses of its language', () => {
  const feed = parseXml(writeFeed('en', [news('old', '2025-01-02'), news('new', '2026-03-04')]))
  expect(feed.attributes).toMatchObject({ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en-US' })
  expect(entriesOf(feed).map((entry) => textOf(entry, 'id'))).toEqual([
    `${SITE.origin}/en/news/new`,
    `${SITE.origin}/en/news/old`,
  ])
})

test('text of an entry cannot close its element', () => {
  const [entry] = entriesOf(parseXml(writeFeed('en', [news('a', '2026-01-01')])))
  expect(textOf(entry, 'title')).toBe('Title &lt;a&gt; &amp; more')
  expect(textOf(entry, 'summary')).toBe('A &amp; B')
})

test('a changed entry has the date of the change, and so does the feed', () => {
  const feed = parseXml(writeFeed('zh', [news('a', '2026-01-01', '2026-05-06'), news('b', '2026-02-01')]))
  expect(textOf(feed, 'updated')).toBe('2026-05-06T00:00:00+08:00')
  const changed = entriesOf(feed).find((entry) => textOf(entry, 'id')?.endsWith('/a'))
  expect(textOf(changed, 'published')).toBe('2026-01-01T00:00:00+08:00')
  expect(textOf(changed, 'updated')).toBe('2026-05-06T00:00:00+08:00')
})

test('a feed holds the twenty newest and is valid without any', () => {
  const many = Array.from({ length: 30 }, (_, index) =>
    news(`n${index}`, `2026-01-${String(index + 1).padStart(2, '0')}`),
  )
  const slugs = entriesOf(parseXml(writeFeed('zh', many))).map((entry) => textOf(entry, 'id')?.split('/').at(-1))
  expect(slugs).toHaveLength(20)
  expect(slugs[0]).toBe('n29')
  expect(entriesOf(parseXml(writeFeed('zh', [])))).toEqual([])
})
