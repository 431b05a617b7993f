import type { Browser, Locator, Page } from '@playwright/test'
import { openPhone, slowDown } from './phone.ts'

/** A page counts as settled after this time without a request. */
const REST_MS = 2500
const LIMIT_MS = 20_000
const SCROLLS = 6
const SCROLL_PX = 260
const SCROLL_PAUSE_MS = 120

/** A server of a build's pages. */
export type Site = { name: string; origin: string }

/** Milliseconds from a tap to the painted heading, and bytes that were loaded while the page was scrolled. */
export type Tap = { ms: number; bytes: number }

/**
 * Opens the list, taps a product, and taps a related one. Throws an error if a tap loads a document, which is no
 * navigation in the browser, or opens nothing.
 */
export async function journey(
  browser: Browser,
  { name, origin }: Site,
  { isSlow, lookMs }: { isSlow: boolean; lookMs: number },
): Promise<{ first: Tap; next: Tap }> {
  const context = await openPhone(browser, origin)
  // More than the 250 that are kept else.
  await context.addInitScript('performance.setResourceTimingBufferSize(10_000)')
  const page = await context.newPage()
  const loaded: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loaded.push(request.url()))
  try {
    if (isSlow) await slowDown(page)
    await page.goto(`${origin}/products`)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await settle(page)
    const first = await scrollAndTap(page, page.locator('main article a[href^="/products/"]'), lookMs)
    await settle(page)
    const next = await scrollAndTap(page, page.locator('#related li a[href^="/products/"]'), lookMs)
    if (loaded.length > 1) throw new Error('The next page was there before it was loaded')
    return { first, next }
  } catch (error) {
    const [, second] = loaded
    throw new Error(`${name}: ${second ? `a tap loaded the document ${second}` : 'a tap failed'}`, { cause: error })
  } finally {
    await context.close()
  }
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(REST_MS)
}

/** Scrolls down, as a thumb does, until one of the links is in the middle of the screen, looks at it for `lookMs`, and taps it. */
async function scrollAndTap(page: Page, links: Locator, lookMs: number): Promise<Tap> {
  const before = await bytesOf(page)
  for (let turn = 0; turn < SCROLLS; turn += 1) {
    await page.mouse.wheel(0, SCROLL_PX)
    await page.waitForTimeout(SCROLL_PAUSE_MS)
  }
  let box = await inMiddle(links)
  for (let turn = 0; !box && turn < 60; turn += 1) {
    await page.mouse.wheel(0, SCROLL_PX)
    await page.waitForTimeout(SCROLL_PAUSE_MS)
    box = await inMiddle(links)
  }
  if (!box) throw new Error(`There is no link to tap on ${page.url()}`)
  await page.waitForTimeout(lookMs)
  const bytes = (await bytesOf(page)) - before
  const from = page.url()
  // Listening before the finger touches: touches overtake the browser's messages.
  const listening = await page.evaluateHandle(listenForTap)
  await page.touchscreen.tap(box.x, box.y)
  const painted = listening.evaluate(({ painted }) => painted)
  const ms = await Promise.race([painted, page.waitForTimeout(LIMIT_MS).then(() => undefined)])
  if (ms !== undefined) return { ms, bytes }
  throw new Error(`A tap on ${from} opened no page within ${LIMIT_MS / 1000} s; shown is ${page.url()}`)
}

/** Returns the middle of the first link that is in the middle half of the screen. */
function inMiddle(links: Locator): Promise<{ x: number; y: number } | undefined> {
  return links.evaluateAll((all) => {
    const boxes = all.map((link) => link.getBoundingClientRect())
    const box = boxes.find(({ top, bottom, width }) => width > 0 && top > innerHeight / 4 && bottom < innerHeight * 0.8)
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  })
}

/** Bytes on the wire of scripts, styles and payloads so far. */
function bytesOf(page: Page): Promise<number> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.(?:js|css|json)$/.test(new URL(name).pathname))
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
  )
}

/** Runs in the page: tells the milliseconds from the next touch until another page's heading was painted. */
function listenForTap(): { painted: Promise<number> } {
  const before = document.querySelector('h1')?.textContent
  const painted = new Promise<number>((done) => {
    document.addEventListener(
      'touchstart',
      ({ timeStamp }) => {
        const look = () => {
          const heading = document.querySelector('h1')?.textContent
          if (!heading || heading === before) {
            requestAnimationFrame(look)
            return
          }
          // In the frame that shows it; the message is received after that frame.
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => done(performance.now() - timeStamp))
          port1.start()
          port2.postMessage(undefined)
        }
        requestAnimationFrame(look)
      },
      { capture: true, once: true },
    )
  })
  return { painted }
}
