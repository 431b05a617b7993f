import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { NARROW, openTemplate, TEMPLATES, WIDE } from './templates.ts'
import { expect, LOCALES, test } from './test.ts'

const MIDDLE = { width: 768, height: 1024 }
/** Of a section's pixels: a blank one has a standard deviation of 0. */
const MIN_DEVIATION = 1

for (const locale of LOCALES) {
  for (const size of [NARROW, MIDDLE, WIDE]) {
    test(`what was never scrolled to has its height and its pictures (${locale}, ${size.width} px)`, async ({
      page,
      complaints,
    }) => {
      test.setTimeout(180_000)
      await page.setViewportSize(size)
      for (const template of TEMPLATES) {
        await openTemplate(page, template, locale, complaints)
        const whole = expect.configure({ soft: true, message: `${template.name} (${template.path})` })
        await whole.poll(() => page.evaluate(findIncomplete)).toEqual([])
        const reserved = await heightOf(page)
        await scrollThrough(page)
        whole(await heightOf(page)).toBe(reserved)
      }
    })
  }

  test(`a picture of the whole page shows every section (${locale})`, async ({ page, complaints }) => {
    test.setTimeout(180_000)
    await page.setViewportSize(NARROW)
    for (const template of TEMPLATES) {
      await openTemplate(page, template, locale, complaints)
      await expect.poll(() => page.evaluate(findIncomplete), template.path).toEqual([])
      const sections = await page.evaluate(findSections)
      const picture = sharp(await page.screenshot({ fullPage: true, animations: 'disabled' }))
      for (const { name, ...box } of sections) {
        const { channels } = await sharp(await picture.clone().extract(box).toBuffer()).stats()
        const deviation = Math.max(...channels.map(({ stdev }) => stdev))
        expect.soft(deviation, `${template.name} (${template.path}): ${name}`).toBeGreaterThan(MIN_DEVIATION)
      }
    }
  })
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight)
}

/** Scrolls to the end, a window's height a frame. */
function scrollThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })
}

/** Runs in the page: lists the sections below the window that are not laid out, and the pictures that are not loaded. */
function findIncomplete(): string[] {
  const skipped = [...document.querySelectorAll('main section, footer')].filter(
    (section) =>
      getComputedStyle(section).contentVisibility === 'auto' && section.getBoundingClientRect().top >= innerHeight,
  )
  const missing = [...document.images].filter(
    (image) => image.checkVisibility() && !(image.complete && image.naturalWidth > 0),
  )
  return [...skipped.map(({ className }) => className), ...missing.map(({ src }) => src)]
}

/** Runs in the page: lists the sections that have a height, and the footer, with their places in the page. */
function findSections() {
  const { scrollWidth, scrollHeight } = document.documentElement
  return [...document.querySelectorAll('main section, footer')].flatMap((section) => {
    const { x, y, right, bottom } = section.getBoundingClientRect()
    const [left, top] = [Math.ceil(x + scrollX), Math.ceil(y + scrollY)]
    const width = Math.floor(right + scrollX) - left
    const height = Math.floor(bottom + scrollY) - top
    const isInPage = left >= 0 && top >= 0 && left + width <= scrollWidth && top + height <= scrollHeight
    if (!isInPage || width < 1 || height < 1 || !section.checkVisibility()) return []
    return [{ name: section.getAttribute('aria-label') ?? section.className, left, top, width, height }]
  })
}
