import { fillBrand } from '../../src/base/i18n/brand-variables.ts'
import { readWordFile } from '../../src/base/i18n/vendor-words.ts'
import { readFileSync } from 'node:fs'
import { type Locator, type Page, test as base } from '@playwright/test'

export { expect } from '@playwright/test'

const ROOT = new URL('../..', import.meta.url).pathname

export type Locale = 'zh' | 'en'
export const LOCALES: readonly Locale[] = ['zh', 'en']

/**
 * Chromium says this seconds after the load of a tab's second document: that one takes the font from the memory of the
 * first, so the preload has nothing left to do.
 */
const FONT_AT_HAND = /\/fonts\/[\w-]+\.woff2 was preloaded using link preload but not used/

/**
 * The message of Chromium, an import and a call of the API about a request without a response, or with one of 4xx or
 * 5xx.
 */
export const FAILED_REQUEST =
  /^Failed to load resource: |Failed to fetch dynamically imported module|^[A-Z]+ \/api\/\S+ failed ApiError/

/**
 * Errors and warnings in the console and uncaught errors so far. `allow` names those that the test causes: compared when
 * the test has ended, since a message can arrive after everything else that the test waits for.
 */
export type Complaints = string[] & { allow: (pattern: RegExp) => void }

/** A request that was under way when the clock was advanced, as the page reports it. */
const TIMED_OUT = /TimeoutError: signal timed out/
/** Pages whose clock was advanced by `skipTime`. */
const advanced = new WeakSet<Page>()

/** A test that fails on any error or warning in the console, unless the test allows it with `complaints.allow`. */
export const test = base.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ page }, use) => {
      const allowed: RegExp[] = []
      const complaints: Complaints = Object.assign([], { allow: (pattern: RegExp) => void allowed.push(pattern) })
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return
        if (FONT_AT_HAND.test(message.text())) return
        // Chromium's message says that something could not be loaded; its location says what.
        complaints.push(`${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      await use(complaints)
      // A poll may still be answered by a test's own handler, whose error would end the worker.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      if (advanced.has(page)) allowed.push(TIMED_OUT)
      const unexpected = complaints.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)))
      base.expect(unexpected, 'errors and warnings in the console').toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Returns a word of the interface from the locale files, so that tests find what visitors see. @example word('en',
 * 'common', 'error.retry')
 */
export function word(locale: Locale, namespace: string, key: string): string {
  const found = key
    .split('.')
    .reduce<unknown>(
      (node, step) => (node as Record<string, unknown> | undefined)?.[step],
      readWordFile(ROOT, locale, `${namespace}.json`),
    )
  if (typeof found !== 'string') throw new Error(`locales/${locale}/${namespace}.json has no "${key}"`)
  return fillBrand(found, locale)
}

/** Returns the path of a page in a language. */
export function pathIn(locale: Locale, path: string): string {
  if (locale === 'zh') return path
  return path === '/' ? '/en' : `/en${path}`
}

/** Simulates a slow connection, on which only hovered links are prefetched, so that counted requests are those of the test. */
export async function onSlowConnection(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { effectiveType: '2g' } })
  })
}

/** Simulates data-saving mode: without prefetching, a page only loads its own files. */
export async function savingData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
  })
}

/** Opens a page and waits until it is hydrated; pictures may still be loading. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await waitUntilLive(page)
}

/** Waits until the document is hydrated, and a list that can be filtered has replaced the static one. */
export function waitUntilLive(page: Page): Promise<void> {
  return page.locator('html[data-hydrated]:not(:has([data-static]))').waitFor({ state: 'attached' })
}

/**
 * Lets everything happen that the page has planned: its timers of the next `ms`, and their effects. Events that have
 * not happened then do not happen. The test installs the clock before it opens the page: `page.clock.install()`.
 */
export async function skipTime(page: Page, ms = 5000): Promise<void> {
  advanced.add(page)
  await page.clock.runFor(ms)
  // A later request: the page has also processed what came before.
  await page.evaluate(() => fetch('/robots.txt', { cache: 'no-store' }).catch(() => undefined))
}

/** Reads the manifest of the served build. */
export function readManifest(): { id: string; code: string; paths: string[]; withoutDocuments?: true } {
  const builds = process.env.BUILDS_DIR ?? new URL('../../builds', import.meta.url).pathname
  const { id } = JSON.parse(readFileSync(`${builds}/latest.json`, 'utf8'))
  return JSON.parse(readFileSync(`${builds}/meta/${id}.json`, 'utf8'))
}

/**
 * Clicks a link with Ctrl, expects that the page leaves the click to the browser, and returns a new tab with the
 * address. The tab is not the browser's own: Playwright sometimes never learns of one that Chromium opened.
 */
export async function openInAnotherTab(link: Locator): Promise<Page> {
  const page = link.page()
  await page.evaluate(() =>
    addEventListener('click', (event) => {
      document.body.dataset.tab = event.defaultPrevented ? 'same' : 'another'
      event.preventDefault()
    }),
  )
  await link.click({ modifiers: ['Control'] })
  await base.expect(page.locator('body')).toHaveAttribute('data-tab', 'another')
  const tab = await page.context().newPage()
  await tab.goto((await link.getAttribute('href')) ?? '')
  return tab
}
