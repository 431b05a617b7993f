/*
 * Run manually after `npm run build`, `npm run bench -- journeys`: walks three ways of ten pages over the site on a
 * phone with slow 4G, as an installer, a builder and a member of a committee would. Prints for each the most bytes that
 * a page prefetched, and how many of all prefetched bytes belonged to a page that was opened later. Then opens 100
 * pages in one tab and prints the heap after ten and after all. Exits with code 1 beyond a limit.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { readArguments } from '../../src/base/command-line/read-arguments.ts'
import { createSiteServer } from '../../src/delivery/hosting/create-site-server.ts'
import { publishSite } from '../../src/delivery/publish/publish-site.ts'
import { directoryStore } from '../../src/base/object-store/directory-store.ts'
import { findTool } from '../tools/find-tool.ts'
import { openPhone, slowDown } from './phone.ts'

/** The start of each way, and the kind of page that is opened next. */
const WAYS: Record<string, { from: string; onwards: readonly Kind[] }> = {
  installer: {
    from: '/products',
    onwards: ['product', 'product', 'product', 'solution', 'product', 'product', 'solution', 'product', 'product'],
  },
  builder: {
    from: '/solutions/video-intercom-system',
    onwards: ['product', 'solution', 'product', 'product', 'solution', 'solution', 'product', 'product', 'solution'],
  },
  committee: {
    from: '/news',
    onwards: ['article', 'product', 'solution', 'product', 'product', 'solution', 'product', 'solution', 'product'],
  },
}
const KINDS = {
  product: /^\/products\/[a-z]{2}-[a-z0-9-]+$/,
  solution: /^\/solutions\/[a-z-]+$/,
  article: /^\/news\/[a-z0-9-]+$/,
}
type Kind = keyof typeof KINDS

const MAX_PAGE_BYTES = 120_000
const LEAST_USED = 0.5
const MAX_GROWTH = 1.5
/** A page counts as settled after this time without a request. */
const REST_MS = 2500
/** A reader scrolls by as much, and reads. */
const SCROLL_PX = 260
const SCROLL_PAUSE_MS = 400
const [FEW, MANY] = [10, 100]

type Loaded = { path: string; bytes: number; at: number }

readArguments({ usage: 'npm run bench -- journeys' })
const root = process.cwd()
const folder = mkdtempSync(join(tmpdir(), 'bench-journeys-'))
// With compressed copies, as a host serves them.
const options = { siteDir: join(root, 'dist/client'), buildsDir: join(root, 'builds') }
await publishSite(directoryStore(folder), options, { withoutDocuments: true })
const server = createSiteServer({ siteDir: folder, buildsDir: join(folder, 'builds') })
const origin = await server.listen({ port: 0, host: '127.0.0.1' })
const browser = await chromium.launch({ executablePath: findTool('browser'), args: ['--no-sandbox', '--disable-gpu'] })
let isWithin = true

for (const [name, { from, onwards }] of Object.entries(WAYS)) {
  const { most, used, pages } = await walk(from, onwards)
  isWithin &&= most <= MAX_PAGE_BYTES && used >= LEAST_USED
  console.log(
    `${name.padEnd(10)} | ${pages} pages | at most ${(most / 1000).toFixed(1)} KB prefetched from a page | ${(used * 100).toFixed(0)} % of it used`,
  )
}
const heap = await heapAfterMany()
isWithin &&= heap.many <= heap.few * MAX_GROWTH
console.log(
  `heap after ${FEW} pages ${heap.few.toFixed(1)} MB, after ${MANY} ${heap.many.toFixed(1)} MB: ${(heap.many / heap.few).toFixed(2)} times`,
)
await browser.close()
await server.close()
rmSync(folder, { recursive: true, force: true })
process.exitCode = isWithin ? 0 : 1

/** Walks over the site, and returns how much was prefetched from a page at most, and which share of all was used. */
async function walk(from: string, onwards: readonly Kind[]): Promise<{ most: number; used: number; pages: number }> {
  const page = await openTab(from)
  await slowDown(page)
  const visited = [from]
  const prefetched: Loaded[] = []
  let most = 0
  for (const kind of onwards) {
    const since = await page.evaluate(() => performance.now())
    const own = await ownParts(page)
    await settle(page)
    const next = await scrollTo(page, KINDS[kind], visited)
    const loaded = (await loadedSince(page, since)).filter(({ path }) => !own.has(path))
    prefetched.push(...loaded)
    most = Math.max(most, sumOf(loaded))
    await openByTap(page, next)
    visited.push(next)
  }
  const opened = new Set<string>()
  for (const path of visited) for (const part of await partsOf(page, path)) opened.add(part)
  const used = prefetched.filter(({ path }) => opened.has(path))
  await page.context().close()
  return { most, used: sumOf(used) / sumOf(prefetched), pages: visited.length }
}

/** Opens many pages in one tab, and returns the heap in MB after a few and after all. */
async function heapAfterMany(): Promise<{ few: number; many: number }> {
  const page = await openTab('/products')
  const session = await page.context().newCDPSession(page)
  let few = 0
  const recent: string[] = []
  for (let count = 1; count <= MANY; count += 1) {
    const next = await scrollTo(page, count % 4 === 0 ? KINDS.solution : KINDS.product, recent)
    await openByTap(page, next)
    recent.push(next)
    if (recent.length > 8) recent.shift()
    if (count === FEW) few = await heapOf(session)
  }
  const many = await heapOf(session)
  await page.context().close()
  return { few, many }
}

async function openTab(path: string): Promise<Page> {
  const context = await openPhone(browser, origin)
  await context.addInitScript(() => performance.setResourceTimingBufferSize(5000))
  const page = await context.newPage()
  await page.goto(origin + path)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  return page
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(REST_MS)
}

/** Scrolls down until an unvisited link of a kind, or else of any kind, is in the middle of the screen; returns its path. */
async function scrollTo(page: Page, wished: RegExp, visited: readonly string[]): Promise<string> {
  const kinds = [wished, ...Object.values(KINDS)]
  for (const kind of kinds) {
    const path = await scrollToKind(page, kind, visited)
    if (path !== undefined) return path
    await page.evaluate(() => window.scrollTo(0, 0))
  }
  throw new Error(`There is no link to another page on ${page.url()}`)
}

async function scrollToKind(page: Page, kind: RegExp, visited: readonly string[]): Promise<string | undefined> {
  for (let isAtEnd = false; !isAtEnd; isAtEnd = await isScrolledToEnd(page)) {
    const path = await page.evaluate(
      ([pattern, known]) => {
        const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
        return links
          .map((link) => link.getAttribute('href') ?? '')
          .find((href, index) => {
            const box = links[index]?.getBoundingClientRect()
            const isShown = links[index]?.checkVisibility() ?? false
            const isSeen = box && isShown && box.top > innerHeight / 4 && box.bottom < innerHeight * 0.8
            return isSeen && new RegExp(pattern).test(href) && !known.includes(href)
          })
      },
      [kind.source, [...visited, new URL(page.url()).pathname]] as const,
    )
    if (path !== undefined) return path
    await page.mouse.wheel(0, SCROLL_PX)
    await page.waitForTimeout(SCROLL_PAUSE_MS)
  }
  return undefined
}

function isScrolledToEnd(page: Page): Promise<boolean> {
  return page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1)
}

async function openByTap(page: Page, path: string): Promise<void> {
  await page.locator(`main a[href="${path}"]`).filter({ visible: true }).first().tap()
  await page.waitForURL(origin + path)
  await page.waitForFunction((known) => document.querySelector('main h1') && location.pathname === known, path)
}

/** Scripts, styles and payloads that were requested since a time, on the wire. */
function loadedSince(page: Page, since: number): Promise<Loaded[]> {
  return page.evaluate((from) => {
    const entries = performance.getEntriesByType('resource')
    return (
      entries
        .map(({ name, transferSize, startTime }) => ({
          path: new URL(name).pathname,
          bytes: transferSize,
          at: startTime,
        }))
        .filter(({ path, at }) => at >= from && /\.(?:js|css|json)$/.test(path) && !path.startsWith('/builds/'))
        // The list's own, for its filters.
        .filter(({ path }) => !/facts[^/]*\.js(?:on)?$/.test(path))
    )
  }, since)
}

/** Parts of the page that is shown. */
function ownParts(page: Page): Promise<Set<string>> {
  return partsOf(page, new URL(page.url()).pathname)
}

/** Lists what a page is made of besides its document: payload, code and words. */
async function partsOf(page: Page, path: string): Promise<Set<string>> {
  const html = await (await page.request.get(origin + path)).text()
  const preloads = /data-preloads="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
  const assets = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(([, address]) => address ?? [])
  return new Set([`${path}/_payload.json`, ...preloads, ...assets])
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1_000_000
}

function sumOf(loaded: readonly Loaded[]): number {
  return loaded.reduce((sum, { bytes }) => sum + bytes, 0)
}
