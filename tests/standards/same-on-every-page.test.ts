import { expect, test } from 'vitest'
import { LOCALES } from '../../src/base/i18n/locale.ts'
import { localisePath, pathIn } from '../../src/base/i18n/localised-path.ts'
import { type Document, readSite, visibleText } from './read-site.ts'

const { documents } = readSite()

/** Links and their names, in order, without the language switch, which leads to the same page. */
function linksIn({ html }: Document, element: 'header' | 'footer'): string {
  const [part = ''] = html.match(new RegExp(`<${element}\\b.*?</${element}>`, 's')) ?? []
  const links = [...part.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].filter(
    ([, attributes = '']) => !/ hreflang=/i.test(attributes),
  )
  return links
    .map(([, attributes = '', text = '']) => {
      const [, href] = /href="([^"]*)"/.exec(attributes) ?? []
      const [, label] = /aria-label="([^"]*)"/.exec(attributes) ?? []
      return `${href} ${label ?? visibleText(text)}`
    })
    .join('\n')
}

/** Screens for staff have a bar of their own and no footer: in the document it is the mark and the languages. */
const BARE = ['/desk', '/desk/insight', '/desk/people', '/desk/privacy', '/settings']
const isBare = ({ tags }: Document) => !tags.some(({ name }) => name === 'footer')

test.each(LOCALES)(
  'every public page has the same links in its header and footer, in the same order (%s)',
  (locale) => {
    const pages = documents.filter((document) => document.locale === locale && !document.isErrorPage)
    const open = pages.filter((page) => !isBare(page))
    for (const element of ['header', 'footer'] as const) {
      const [first = '', ...others] = [...new Set(open.map((page) => linksIn(page, element)))]
      expect(others, `WCAG 3.2.3, 3.2.4: ${element}`).toEqual([])
      expect(first, `WCAG 3.2.6: the ${element} leads to help`).toContain(`${localisePath(locale, '/contact')} `)
    }
    const bare = pages.filter(isBare)
    expect(bare.map(({ path }) => path).sort()).toEqual(BARE.map((path) => pathIn(locale, path)))
    const bars = new Set(bare.map((page) => linksIn(page, 'header')))
    expect([...bars], 'WCAG 3.2.3, 3.2.4: the bar').toEqual([expect.stringMatching(/\S/)])
  },
)
