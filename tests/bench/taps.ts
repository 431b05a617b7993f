/*
 * Run manually after `npm run build`, `npm run bench:taps [-- --runs 5] [--beside <folder of another build's pages>]`:
 * opens the product list on a phone, scrolls, and taps a card that it has not rested on; then does the same with a
 * related product on the page that opened. Prints the time from the finger's touch to the painted heading, on a phone
 * on slow 4G and at the full speed of this machine, and the bytes that were prefetched for it; in turns with the other
 * build, if there is one.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Locator, type Page } from '@playwright/test'
import { createSiteServer } from '../../src/hosting/create-site-server.ts'
import { publishSite } from '../../src/publish/publish-site.ts'
import { directoryStore } from '../../src/store/directory-store.ts'
import { findTool } from '../tools/find-tool.ts'
import { openPhone, quantile, slowDown } from './phone.ts'

/** A reader looks at what has come into view before tapping it. */
const LOOK_MS = 600
/** A page counts as settled after this time without a request. */
const REST_MS = 2500
const LIMIT_MS = 20_000
const SCROLLS = 6
const SCROLL_PX = 260
const SCROLL_PAUSE_MS = 120

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, beside: { type: 'string' } } })
const root = process.cwd()
const folder = mkdtempSync(join(tmpdir(), 'bench-taps-'))
const sites = await Promise.all(
  [
    { name: 'this build', siteDir: join(root, 'dist/client'), buildsDir: join(root, 'builds') },
    ...(values.beside === undefined
      ? []
      : [
          {
            name: 'beside',
            siteDir: resolve(values.beside),
            buildsDir: join(dirname(resolve(values.beside)), 'builds'),
          },
        ]),
  ].map(async ({ name, siteDir, buildsDir }) => {
    const published = join(folder, name)
    // With compressed copies, as a host serves them.
    await publishSite(directoryStore(published), { siteDir, buildsDir }, { withoutDocuments: true })
    const server = createSiteServer({ siteDir: published, buildsDir: join(published, 'builds') })
    return { name, server, origin: await server.listen({ port: 0, host: '127.0.0.1' }) }
  }),
)
const browser = await chromium.launch({ executablePath: findTool('browser'), args: ['--no-sandbox', '--disable-gpu'] })

type Tap = { ms: number; bytes: number }

for (const isSlow of [false, true]) {
  const taps = new Map<string, { first: Tap[]; next: Tap[] }>(sites.map(({ name }) => [name, { first: [], next: [] }]))
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const { name, origin } of sites) {
      const { first, next } = await journey(origin, isSlow)
      taps.get(name)?.first.push(first)
      taps.get(name)?.next.push(next)
    }
  }
  console.log(isSlow ? 'a quarter of this speed, slow 4G' : 'full speed')
  for (const [name, { first, next }] of taps)
    console.log(`  ${name.padEnd(10)} | first ${say(first)} | next ${say(next)}`)
}
await browser.close()
for (const { server } of sites) await server.close()
rmSync(folder, { recursive: true, force: true })

async function journey(origin: string, isSlow: boolean): Promise<{ first: Tap; next: Tap }> {
  const context = await openPhone(browser, origin)
  const page = await context.newPage()
  if (isSlow) await slowDown(page)
  await page.goto(`${origin}/products`)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await settle(page)
  const first = await scrollAndTap(page, page.locator('main article a[href^="/products/"]'))
  await settle(page)
  const next = await scrollAndTap(page, page.locator('#related a[href^="/products/"]'))
  await context.close()
  return { first, next }
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(REST_MS)
}

/** Scrolls down, as a thumb does, until one of the links is in the middle of the screen, looks, and taps it. */
async function scrollAndTap(page: Page, links: Locator): Promise<Tap> {
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
  await page.waitForTimeout(LOOK_MS)
  const bytes = (await bytesOf(page)) - before
  const painted = page.evaluate(timeOfHeading)
  await page.touchscreen.tap(box.x, box.y)
  const ms = await Promise.race([painted, page.waitForTimeout(LIMIT_MS).then(() => undefined)])
  if (ms === undefined) throw new Error(`A tap on ${page.url()} opened no page within ${LIMIT_MS / 1000} s`)
  return { ms, bytes }
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
    // Entries of this type are of this class.
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\.(?:js|css|json)$/.test(name))
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
  )
}

/** Runs in the page: resolves with the milliseconds from the next touch until another page's heading was painted. */
function timeOfHeading(): Promise<number> {
  const before = document.querySelector('h1')?.textContent
  return new Promise((done) => {
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
}

function say(taps: readonly Tap[]): string {
  const times = taps.map(({ ms }) => ms)
  const kb =
    quantile(
      taps.map(({ bytes }) => bytes),
      0.5,
    ) / 1000
  return `median ${quantile(times, 0.5).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms, ${kb.toFixed(1)} KB prefetched`
}
