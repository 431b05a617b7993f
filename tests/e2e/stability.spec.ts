import { brotliCompressSync } from 'node:zlib'
import type { APIRequestContext, Page } from '@playwright/test'
import { NARROW, openTemplate, TEMPLATES, waitForFrames, WIDE } from './templates.ts'
import { serveInPieces } from './in-pieces.ts'
import { expect, LOCALES, openPage, pathIn, savingData, test } from './test.ts'

/** Styles of a page, brotli. */
const MAX_STYLE_BYTES = 16_000

/** Of a document in pieces: where text ends may move a line. */
const MAX_SHIFT = 0.01

/** Navigations by clicks: each renders its first viewport before the rest. */
const WAY = [
  '/products',
  '/products/vi-d720-p',
  '/products/video-intercom',
  '/',
  '/success-stories',
  '/solutions/community-security',
]

type Shift = { value: number; moved: string[] }

for (const locale of LOCALES) {
  for (const size of [NARROW, WIDE]) {
    test(`no layout shift while a page loads and is hydrated, with at most 16 KB of styles (${locale}, ${size.width} px)`, async ({
      page,
      request,
      complaints,
    }) => {
      test.setTimeout(120_000)
      const sizes = new Map<string, number>()
      await page.setViewportSize(size)
      await withoutCache(page)
      await savingData(page)
      await page.addInitScript(recordShifts)
      for (const template of TEMPLATES) {
        await openTemplate(page, template, locale, complaints)
        await waitForFrames(page)
        const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
        const said = shifts.map(({ value, moved }) => `${value.toFixed(4)}: ${moved.join(', ')}`)
        expect.soft(said, `${template.name} (${template.path})`).toEqual([])
        const styles = await styleBytes(page, request, sizes)
        expect.soft(styles, `${template.name}: bytes of styles`).toBeGreaterThan(0)
        expect.soft(styles, `${template.name}: bytes of styles`).toBeLessThanOrEqual(MAX_STYLE_BYTES)
      }
    })
  }
}

for (const size of [NARROW, WIDE]) {
  test(`no layout shift while a page opened by a click is rendered (${size.width} px)`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.addInitScript(recordShifts)
    await openPage(page, '/news')
    // Throttled, so that later rendering happens in later frames.
    await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 })
    for (const path of WAY) {
      await page.evaluate(clickLinkTo, path)
      await expect(page).toHaveURL(path)
      await expect(page.locator('[class$=_placeholder]')).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      await waitForFrames(page)
      const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts.splice(0))
      expect.soft(shifts, path).toEqual([])
    }
  })
}

for (const locale of LOCALES) {
  test(`nothing that is seen moves while a document comes in pieces (${locale})`, async ({ page, baseURL }) => {
    const site = await serveInPieces(baseURL ?? '')
    await page.setViewportSize(NARROW)
    await page.addInitScript(recordShifts)
    // Heads whose text stands before something in the document, and below it on the screen.
    for (const path of ['/', '/contact', '/products/video-intercom', '/login']) {
      await openPage(page, site.url + pathIn(locale, path))
      const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
      expect
        .soft(
          shifts.flatMap(({ moved }) => moved).filter((name) => name.startsWith('footer')),
          path,
        )
        .toEqual([])
      const moved = shifts.reduce((sum, { value }) => sum + value, 0)
      expect.soft(moved, `${path}: ${JSON.stringify(shifts)}`).toBeLessThan(MAX_SHIFT)
    }
    site.close()
  })
}

for (const size of [NARROW, WIDE]) {
  test(`nothing moves when the font comes after the first paint (${size.width} px)`, async ({ page }) => {
    await page.setViewportSize(size)
    await withoutCache(page)
    await page.addInitScript(recordShifts)
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      await route.continue()
    })
    // English texts, whose lines differ most between the faces.
    for (const path of ['/en/service', '/en/privacy', '/en/news/door-test-rig', '/en/products/ss-fr254']) {
      const font = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'))
      await openPage(page, path)
      await font
      await waitForFrames(page)
      expect.soft(await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts), path).toEqual([])
    }
  })
}

/** Runs in the page: adds and clicks a link to any path. */
function clickLinkTo(path: string): void {
  const link = document.createElement('a')
  link.href = path
  document.body.append(link)
  link.click()
  link.remove()
}

/** Adds up the stylesheets that a page has loaded, brotli; a file is fetched once. */
async function styleBytes(page: Page, request: APIRequestContext, known: Map<string, number>): Promise<number> {
  const addresses = await page.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name)
    return [...new Set(names.filter((name) => new URL(name).pathname.endsWith('.css')))]
  })
  let total = 0
  for (const address of addresses) {
    const size = known.get(address) ?? brotliCompressSync(await (await request.get(address)).body()).length
    known.set(address, size)
    total += size
  }
  return total
}

/** Every load is a first load: fonts, styles and scripts arrive in any order. */
async function withoutCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
}

/** Runs in the page: records every layout shift without recent input, with the elements that moved. */
function recordShifts(): void {
  const shifts: Shift[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    // The types of the DOM do not know layout shifts.
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    })[]) {
      if (entry.hadRecentInput) continue
      const moved = entry.sources.map(({ node, previousRect: before, currentRect: after }) => {
        const element = node instanceof Element ? node : node?.parentElement
        const name = `${element?.localName}${element?.id && `#${element.id}`}.${element?.getAttribute('class')}`
        return `${name} from ${before.x},${before.y} ${before.width}x${before.height} to ${after.x},${after.y} ${after.width}x${after.height}`
      })
      shifts.push({ value: entry.value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
