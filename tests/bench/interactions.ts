/*
 * Run manually after `npm run build`, `npm run bench -- interactions [--rounds 7]`: at a quarter of this machine's
 * speed, with motion on, uses four controls with taps and keys of the browser's own. It chooses a filter of the product
 * list, drives the fire drawing by its table, moves the slider that takes a device apart, and opens the door of the
 * home page. Prints the time from the tap or key to the next paint, as the browser reports it in steps of 8 ms (Event
 * Timing, the source of INP): the median of rounds, and the slowest. It compares, in turns, the same tap or key with
 * events that the page never receives: the browser's own time. Exits with code 1 if a median exceeds the limit.
 */
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { readArguments } from '../../src/base/command-line/read-arguments.ts'
import { createSiteServer } from '../../src/delivery/hosting/create-site-server.ts'
import { localisePath } from '../../src/base/i18n/localised-path.ts'
import { LOCALES } from '../../src/base/i18n/locale.ts'
import { findTool } from '../tools/find-tool.ts'
import { openPhone, quantile } from './phone.ts'

/** The required limit. */
const MAX_MS = 100
const CPU_SLOWDOWN = 4
/** After hydration, pages load and prefetch when idle. */
const REST_MS = 3000
/** The shortest interaction that browsers report. */
const SHORTEST_MS = 16
/** The browser reports an interaction some time after its paint. */
const REPORT_MS = 1500

type Interaction = {
  path: string
  /** Brings the page to where the interaction is possible. */
  prepare?: (page: Page) => Promise<void>
  /** Forced, because the test runner otherwise listens to the tap itself and hit-tests it, at the cost of the page. */
  act: (page: Page) => Promise<void>
}

const INTERACTIONS: Record<string, Interaction> = {
  filter: {
    path: '/products',
    prepare: (page) => page.locator('main [popovertarget]:visible').first().tap(),
    act: (page) => page.locator('main form input[type=checkbox]:visible').first().tap({ force: true }),
  },
  'fire table': {
    path: '/solutions/fire-alarm-system',
    prepare: (page) => page.locator('main input[type=radio]').nth(1).scrollIntoViewIfNeeded(),
    act: (page) => page.locator('main input[type=radio]').nth(1).tap({ force: true }),
  },
  slider: {
    path: '/products/sm-n864',
    prepare: async (page) => {
      await page.getByRole('button', { name: /拆開看|take.*apart/i }).tap()
      await page.locator('dialog input[type=range]').focus()
    },
    act: (page) => page.keyboard.press('PageDown'),
  },
  door: {
    path: '/',
    prepare: (page) => page.locator('nav a[data-material=red]').first().scrollIntoViewIfNeeded(),
    act: (page) => page.locator('nav a[data-material=red]').first().tap({ force: true }),
  },
}

const { values } = readArguments({
  usage: 'npm run bench -- interactions [--rounds 7]',
  options: { rounds: { type: 'string', default: '7' } },
})
const siteDir = join(process.cwd(), process.env.SITE_DIR ?? 'dist/client')
const server = createSiteServer({ siteDir, buildsDir: join(process.cwd(), process.env.BUILDS_DIR ?? 'builds') })
const origin = await server.listen({ port: 0, host: '127.0.0.1' })
const browser = await chromium.launch({ executablePath: findTool('browser'), args: ['--no-sandbox', '--disable-gpu'] })
try {
  console.log(`A quarter of this speed; load ${loadavg()[0]?.toFixed(1)}`)
  for (const [name, interaction] of Object.entries(INTERACTIONS)) {
    for (const locale of LOCALES) {
      const path = localisePath(locale, interaction.path)
      const times: { heard: number[]; unheard: number[] } = { heard: [], unheard: [] }
      for (let round = 0; round < Number(values.rounds); round += 1) {
        times.unheard.push(await measure(path, interaction, false))
        times.heard.push(await measure(path, interaction, true))
      }
      const [median, alone] = [quantile(times.heard, 0.5), quantile(times.unheard, 0.5)]
      if (median > MAX_MS) process.exitCode = 1
      console.log(
        `${`${name} (${locale})`.padEnd(15)} | median ${median.toFixed(0)} ms, slowest ${Math.max(...times.heard).toFixed(0)} ms | unheard ${alone.toFixed(0)} ms${median > MAX_MS ? ' | BROKEN' : ''}`,
      )
    }
  }
} finally {
  await browser.close()
  await server.close()
}

/** Opens a page and returns the milliseconds from an interaction to the next paint; `isHeard` if the page hears of it. */
async function measure(path: string, { prepare, act }: Interaction, isHeard: boolean): Promise<number> {
  const context = await openPhone(browser, origin + path)
  const page = await context.newPage()
  await page.goto(origin + path)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.waitForTimeout(REST_MS)
  await prepare?.(page)
  await page.waitForTimeout(REPORT_MS)
  await page.evaluate(observe)
  if (!isHeard) await page.evaluate(silence)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await act(page)
  await page.waitForTimeout(REPORT_MS)
  const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations)
  await context.close()
  return Math.max(SHORTEST_MS, ...durations)
}

/** Runs in the page: records how long each event of an interaction took until the next paint. */
function observe(): void {
  const durations: number[] = []
  Object.assign(window, { durations })
  new PerformanceObserver((list) => {
    // The DOM types lack the number of the interaction.
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) durations.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 })
}

/** Runs in the page: keeps the events of an interaction from all listeners, and links from being followed. */
function silence(): void {
  for (const type of ['pointerdown', 'touchstart', 'pointerover', 'focusin', 'click', 'input', 'change', 'keydown'])
    window.addEventListener(
      type,
      (event) => {
        event.stopImmediatePropagation()
        if (type === 'click' && event.target instanceof Element && event.target.closest('a')) event.preventDefault()
      },
      { capture: true, passive: false },
    )
}
