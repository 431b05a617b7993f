import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { productOf, recordOf } from './catalogue.ts'
import { waitForFrames } from './templates.ts'
import { expect, type Locale, LOCALES, openPage, pathIn, test, word } from './test.ts'

/** The printable width of A4 with margins of 10 mm, in CSS pixels. */
const PAPER = { width: 718, height: 1047 }
const PRODUCT = productOf('ac-f810-p')

/** Printed pages with the texts that must be on paper. */
const PRINTED: readonly { path: string; texts: (locale: Locale) => (string | undefined)[] }[] = [
  {
    path: `/products/${PRODUCT.code}`,
    texts: (locale) => [
      PRODUCT.name[locale],
      PRODUCT.features.at(-1)?.[locale],
      word(locale, 'product', 'attributes.heading'),
    ],
  },
  {
    path: '/news/fire-link-matrix',
    texts: (locale) => [
      recordOf('news', 'fire-link-matrix').title[locale],
      recordOf('news', 'fire-link-matrix').author[locale],
    ],
  },
  {
    path: '/faqs/indoor-monitor-no-picture',
    texts: (locale) => [recordOf('faq', 'indoor-monitor-no-picture').answer[locale]],
  },
  {
    path: '/solutions/community-security',
    texts: (locale) => [recordOf('solution', 'community-security').summary[locale]],
  },
]

/** Links that are useless on paper. */
const waysElsewhere = (locale: Locale) => [
  word(locale, 'product', 'gallery.enlarge'),
  word(locale, 'product', 'ask'),
  word(locale, 'news-article', 'back'),
  word(locale, 'news-article', 'ask'),
  word(locale, 'faq', 'back'),
]

for (const locale of LOCALES) {
  test(`product, news and answers are printed completely, without navigation (${locale})`, async ({ page }) => {
    await page.setViewportSize(PAPER)
    for (const { path, texts } of PRINTED) {
      await page.emulateMedia({ media: 'screen' })
      await openPage(page, pathIn(locale, path))
      await expect(page.getByRole('banner')).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await waitForFrames(page)
      await expect(page.getByRole('banner'), path).toBeHidden()
      await expect(page.getByRole('contentinfo').getByRole('link'), path).toHaveCount(0)
      await expect(page.locator('link[rel=canonical]'), 'the address of the page').toBeVisible()
      for (const way of waysElsewhere(locale)) {
        await expect(page.getByRole('main').getByRole('link', { name: way, exact: true }), path).toHaveCount(0)
      }
      for (const text of texts(locale)) {
        const printed = page.getByRole('main').getByText(text ?? 'no text', { exact: true })
        await expect(printed.filter({ visible: true }).first(), path).toBeVisible()
      }
      for (const content of await page.getByRole('main').locator('details:not(:has(nav)) > :last-child').all())
        await expect(content, path).toBeVisible()
      expect.soft(await findCut(page), path).toEqual([])
    }
  })
}

/** Lists the elements that would be cut off on paper: wider than the page, or with overflowing content. */
function findCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>('body, main *')) {
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element
      const { overflowX, overflowY, display } = getComputedStyle(element)
      // Hidden, or for screen readers only.
      if (display === 'inline' || clientWidth <= 1) continue
      const isWide = scrollWidth > clientWidth + 1 && (overflowX !== 'visible' || element === document.body)
      const isHigh = scrollHeight > clientHeight + 1 && overflowY !== 'visible'
      if (isWide || isHigh)
        cut.push(
          `${element.localName}.${element.className}: ${scrollWidth} × ${scrollHeight} in ${clientWidth} × ${clientHeight}`,
        )
    }
    return cut
  })
}

test('light on dark, and areas of colour alone, are printed as they are', async ({ page }) => {
  await openPage(page, '/solutions/fire-alarm-system')
  await page.emulateMedia({ media: 'print' })
  const faint = await page.evaluate(() => {
    const isLight = ({ color }: CSSStyleDeclaration) => (color.match(/\d+/g) ?? []).every((part) => Number(part) > 190)
    return [...document.querySelectorAll('main *')].flatMap((element) => {
      const style = getComputedStyle(element)
      return isLight(style) && style.printColorAdjust !== 'exact' ? [`${element.localName}.${element.className}`] : []
    })
  })
  expect(faint).toEqual([])
  const marks = page.locator('[data-acts]')
  expect(await marks.count()).toBeGreaterThan(10)
  const widths = await marks.evaluateAll((cells) =>
    cells.map((cell) => getComputedStyle(cell, '::before').borderLeftWidth),
  )
  expect(widths.filter((width) => Number.parseFloat(width) < 4)).toEqual([])
})

test('a heading is on the page of what follows it, and the last page has more than the footer', async ({ page }) => {
  for (const path of ['/solutions/fire-alarm-system', '/products/ss-fr254', `/en/products/${PRODUCT.code}`]) {
    await openPage(page, path)
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
    const sheets = await printedLines(page)
    expect(sheets.length, path).toBeGreaterThan(2)
    expect
      .soft(sheets.map((lines) => headings.find((heading) => heading === lines.at(-1))))
      .toEqual(sheets.map(() => undefined))
    expect.soft(sheets.at(-1)?.length, path).toBeGreaterThan(2)
  }
})

/** The lines of each page on paper, without its number. */
async function printedLines(page: Page): Promise<string[][]> {
  const data = new Uint8Array(await page.pdf({ preferCSSPageSize: true }))
  const paper = await getDocument({ data }).promise
  const pages: string[][] = []
  for (let number = 1; number <= paper.numPages; number += 1) {
    const { items } = await (await paper.getPage(number)).getTextContent()
    const lines = items
      .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
      .join('')
      .normalize('NFKC')
    pages.push(lines.split('\n').filter((line) => line.trim() && !/^\d+ \/ \d+$/.test(line)))
  }
  return pages
}
