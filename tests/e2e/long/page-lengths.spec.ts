import type { Page } from '@playwright/test'
import { catalogue } from '../catalogue.ts'
import { expect, type Locale, LOCALES, openPage, pathIn, test } from '../test.ts'

const PHONE = { width: 390, height: 844 }

/** One of each kind of product: door station, face terminal, kiosk, lock, recorder, barrier, fire panel, software, accessory. */
const PRODUCTS = ['vi-d430-p', 'ac-f810-p', 'ac-e156', 'oa-k280', 'sm-n864', 'ac-g406', 'ss-fr254', 'oa-sb', 'oa-h100']

/** Pages of which the greatest height on phones is set, in CSS pixels. */
const LIMITS = [
  // A wiring diagram with its rules takes up to 2,600.
  { name: 'product pages', most: 9000, paths: PRODUCTS.map((code) => `/products/${code}`) },
  { name: 'the home page', most: 6000, paths: ['/'] },
  { name: 'series', most: 6500, paths: catalogue.snapshot.series.map(({ id }) => `/products/${id}`) },
  { name: 'solutions', most: 6000, paths: catalogue.snapshot.solution.map(({ slug }) => `/solutions/${slug}`) },
]
const MOST_OF_FOOTER = 600

test.use({ viewport: PHONE })

for (const locale of LOCALES) {
  for (const { name, most, paths } of LIMITS) {
    test(`${name}: at most ${most} px long on phones (${locale})`, async ({ page }) => {
      for (const path of paths) expect.soft(await heightOf(page, locale, path), path).toBeLessThanOrEqual(most)
    })
  }

  test(`the footer is less than a screen of a phone (${locale})`, async ({ page }) => {
    await heightOf(page, locale, '/')
    const { height } = (await page.getByRole('contentinfo').boundingBox()) ?? { height: Infinity }
    expect(height).toBeLessThanOrEqual(MOST_OF_FOOTER)
  })
}

async function heightOf(page: Page, locale: Locale, path: string): Promise<number> {
  await openPage(page, pathIn(locale, path))
  return page.evaluate(() => {
    // Sections out of sight have an estimated height otherwise.
    document.documentElement.toggleAttribute('data-whole', true)
    return document.documentElement.scrollHeight
  })
}
