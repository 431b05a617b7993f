import type { APIRequestContext, BrowserContext, Page, Route } from '@playwright/test'
import {
  FAILED_REQUEST,
  expect,
  LOCALES,
  type Locale,
  onSlowConnection,
  openPage,
  pathIn,
  skipTime,
  test,
  waitUntilLive,
  word,
} from './test.ts'

/** The current page, and the target of the click. */
const HERE = '/login'
const THERE = '/faqs'
const ELSEWHERE = '/news'
const SCREEN = 'faqs'

const KINDS = ['reset', 'missing', 'silent', 'offline'] as const
type Kind = (typeof KINDS)[number]

const PARTS = ['script', 'words', 'code', 'payload', 'all'] as const
type Part = (typeof PARTS)[number]

/** Longer than the site's timeouts for a part and then for the server. */
const LIMITS_MS = 25_000
/** Short compared with the timeouts: all responses arrive within it. */
const STEP_MS = 2000

type Broken = {
  /** Paths of requested documents. */
  documents: string[]
  /** Number of requests that have failed or have no response yet. */
  failed: () => number
  heal: () => Promise<void>
}

/** Returns the addresses of a page's parts besides its document. */
async function addressesOf(request: APIRequestContext, locale: Locale): Promise<Record<Part, RegExp>> {
  const html = await (await request.get(pathIn(locale, THERE))).text()
  const preloads = /data-preloads="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
  const addressOf = (name: RegExp) => {
    const found = preloads.find((path) => name.test(path))
    if (!found) throw new Error(`The document of ${THERE} names no ${name}`)
    return found
  }
  const exactly = (path: string) => new RegExp(`${path.replaceAll('.', '\\.')}$`)
  const script = exactly(addressOf(new RegExp(`/${SCREEN}\\.screen-`)))
  const words = exactly(addressOf(new RegExp(`/${SCREEN}-`)))
  return {
    script,
    words,
    code: new RegExp(`${script.source}|${words.source}`),
    payload: exactly(`${pathIn(locale, THERE)}/_payload.json`),
    all: /\/assets\/[^/]+\.js$|\/_payload\.json$/,
  }
}

/** Makes requests that match `address` fail in a given way until they are healed. Cached files remain available offline. */
async function breakParts(page: Page, address: RegExp, kind: Kind): Promise<Broken> {
  const context = page.context()
  const documents: string[] = []
  let failed = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname)
  })
  const answers: Record<Kind, (route: Route) => Promise<void> | void> = {
    reset: (route) => route.abort('connectionreset'),
    missing: (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not Found' }),
    silent: () => {},
    offline: (route) => route.abort('internetdisconnected'),
  }
  const isBroken = (url: URL) => address.test(url.pathname)
  await page.route(isBroken, (route) => {
    failed += 1
    return answers[kind](route)
  })
  if (kind === 'offline') await goOffline(context, page, isBroken)
  return {
    documents,
    failed: () => failed,
    heal: async () => {
      await context.setOffline(false)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    },
  }
}

/** Disconnects the network, except for code and payloads that do not fail: they are in the browser's cache. */
async function goOffline(context: BrowserContext, page: Page, isBroken: (url: URL) => boolean): Promise<void> {
  const isKept = (url: URL) => /\.(?:js|css|json)$/.test(url.pathname) && !url.pathname.startsWith('/builds/')
  await page.route(
    (url) => isKept(url) && !isBroken(url),
    async (route) => {
      const answer = await page.request.get(route.request().url())
      await route.fulfill({ response: answer })
    },
  )
  await context.setOffline(true)
}

function linkTo(page: Page, path: string) {
  return page.getByRole('banner').locator(`a[href="${path}"]`).first()
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Advances the clock beyond the timeouts if there is no response at all. */
async function passTime(page: Page, kind: Kind): Promise<void> {
  if (kind === 'silent') await page.clock.runFor(LIMITS_MS)
}

/** Expects the requested page, or an error page at its address whose retry leads to it. */
async function expectArrival(page: Page, kind: Kind, locale: Locale, broken: Broken): Promise<void> {
  const title = word(locale, SCREEN, 'title')
  const error = word(locale, 'common', 'error.server.name')
  await passTime(page, kind)
  await expect(heading(page)).toHaveText(new RegExp(`${title}|${error}`))
  await expect(page).toHaveURL(pathIn(locale, THERE))
  await broken.heal()
  if ((await heading(page).textContent())?.includes(error)) {
    await page.getByRole('button', { name: word(locale, 'common', 'error.retry') }).click()
    await expect(heading(page)).toHaveText(title)
    await expect(page).toHaveURL(pathIn(locale, THERE))
  }
  expect(broken.documents.filter((path) => path !== pathIn(locale, THERE))).toEqual([])
  expect(broken.documents.length).toBeLessThanOrEqual(1)
}

/** Expects no effect, and that a click on another link navigates normally, and a click on this link arrives. */
async function expectSilence(page: Page, kind: Kind, locale: Locale, broken: Broken): Promise<void> {
  await expect.poll(broken.failed).toBeGreaterThan(0)
  await passTime(page, kind)
  await skipTime(page)
  await expect(heading(page)).toHaveText(word(locale, 'login', 'title'))
  await expect(page).toHaveURL(pathIn(locale, HERE))
  expect(broken.documents).toEqual([])
  await broken.heal()
  await linkTo(page, pathIn(locale, ELSEWHERE)).click()
  await expect(heading(page)).toHaveText(word(locale, 'news', 'title'))
  expect(broken.documents).toEqual([])
  await linkTo(page, pathIn(locale, THERE)).click()
  // Requests without a response time out first.
  await expect
    .poll(async () => {
      if (kind === 'silent') await page.clock.runFor(STEP_MS)
      return heading(page).textContent()
    })
    .toBe(word(locale, SCREEN, 'title'))
  await expect(page).toHaveURL(pathIn(locale, THERE))
}

type Case = { page: Page; part: Part; address: RegExp; kind: Kind; locale: Locale }

const TRIGGERS: Record<string, (situation: Case) => Promise<void>> = {
  click: async ({ page, address, kind, locale }) => {
    await openPage(page, pathIn(locale, HERE))
    const broken = await breakParts(page, address, kind)
    // Like a script: without hovering over the link first.
    await linkTo(page, pathIn(locale, THERE)).evaluate((link: HTMLAnchorElement) => link.click())
    await expect.poll(broken.failed).toBeGreaterThan(0)
    await expectArrival(page, kind, locale, broken)
  },
  back: async ({ page, address, kind, locale }) => {
    await goOnFromThere(page, locale)
    const broken = await breakParts(page, address, kind)
    await page.evaluate(() => history.back())
    await expect.poll(broken.failed).toBeGreaterThan(0)
    await expectArrival(page, kind, locale, broken)
  },
  hover: async ({ page, address, kind, locale }) => {
    await openPage(page, pathIn(locale, HERE))
    const broken = await breakParts(page, address, kind)
    await linkTo(page, pathIn(locale, THERE)).hover()
    await expectSilence(page, kind, locale, broken)
  },
  focus: async ({ page, address, kind, locale }) => {
    await openPage(page, pathIn(locale, HERE))
    const broken = await breakParts(page, address, kind)
    await linkTo(page, pathIn(locale, THERE)).focus()
    await expectSilence(page, kind, locale, broken)
  },
  'first load': async ({ page, part, address, kind, locale }) => {
    const there = pathIn(locale, THERE)
    // The network is disconnected after the document was loaded.
    const broken = await breakParts(page, address, kind === 'offline' ? 'reset' : kind)
    await page.goto(there, { waitUntil: 'domcontentloaded' })
    if (kind === 'offline') await page.context().setOffline(true)
    await page.mouse.move(5, 5)
    // A first load requests no payload: it is part of the document.
    if (part !== 'payload') await expect.poll(broken.failed).toBeGreaterThan(0)
    // A page without its code loads itself once more: until then a click could be lost.
    if (kind === 'silent') {
      await passTime(page, kind)
      await skipTime(page)
    } else await page.waitForLoadState('networkidle')
    await expect(heading(page)).toHaveText(word(locale, SCREEN, 'title'))
    // Also the content that styles hide until hydration.
    if (part !== 'payload') await expect(page.locator('main details').last()).toBeVisible()
    expect(new Set(broken.documents)).toEqual(new Set([there]))
    expect(broken.documents.length).toBeLessThanOrEqual(2)
    await broken.heal()
    await linkTo(page, pathIn(locale, ELSEWHERE)).click()
    await expect(heading(page)).toHaveText(word(locale, 'news', 'title'))
  },
}

/** Navigates to another page, in a document that has no parts of the page in memory, and that Back does not leave. */
async function goOnFromThere(page: Page, locale: Locale): Promise<void> {
  await openPage(page, pathIn(locale, THERE))
  await linkTo(page, pathIn(locale, ELSEWHERE)).click()
  await expect(page).toHaveURL(pathIn(locale, ELSEWHERE))
  await page.reload()
  await waitUntilLive(page)
}

const NAMES = Object.keys(TRIGGERS)

/** Every way to lose a part of a page. */
export const ALL: readonly Failure[] = NAMES.flatMap((trigger) =>
  PARTS.flatMap((part) => KINDS.flatMap((kind) => LOCALES.map((locale) => ({ trigger, part, kind, locale })))),
)

/**
 * Of these two for each trigger, so that each part and kind is lost in several ways. The answer to each loss is tested by
 * tests/unit/freshness/keep-fresh.test.ts, and all ways by the long tier.
 */
export const SOME: readonly Failure[] = NAMES.flatMap((trigger, row) =>
  [row, row + 2].flatMap((column, index) => {
    const [part, kind] = [PARTS[column % PARTS.length], KINDS[(row + index) % KINDS.length]]
    return part && kind ? [{ trigger, part, kind, locale: LOCALES[column % 2] ?? 'zh' }] : []
  }),
)

type Failure = { trigger: string; part: Part; kind: Kind; locale: Locale }

/** Defines a test for each of these failures. */
export function testFailures(failures: readonly Failure[]): void {
  test.beforeEach(({ page }) => onSlowConnection(page))

  for (const { trigger, part, kind, locale } of failures) {
    test(`${trigger}, ${part} ${kind} (${locale})`, async ({ page, complaints }) => {
      if (kind === 'silent' || trigger !== 'first load') await page.clock.install()
      const addresses = await addressesOf(page.request, locale)
      await TRIGGERS[trigger]?.({ page, part, address: addresses[part], kind, locale })
      // Chromium itself reports failed requests.
      complaints.allow(FAILED_REQUEST)
    })
  }

  for (const kind of ['reset', 'silent'] as const) {
    test(`the site's own error page is shown, not the browser's, when the whole site fails: ${kind}`, async ({
      page,
      complaints,
    }) => {
      if (kind === 'silent') await page.clock.install()
      const error = word('zh', 'common', 'error.server.name')
      const { script } = await addressesOf(page.request, 'zh')
      const ways: [come: () => Promise<void>, go: () => Promise<void>][] = [
        [() => openPage(page, HERE), () => linkTo(page, THERE).click()],
        [() => goOnFromThere(page, 'zh'), () => page.evaluate(() => history.back())],
      ]
      for (const [come, go] of ways) {
        await come()
        // Its payload is cached: the code is missing, and the document that would be loaded instead.
        const broken = await breakParts(page, new RegExp(`${script.source}|${THERE}$`), kind)
        await go()
        await expect.poll(broken.failed).toBeGreaterThan(0)
        await passTime(page, kind)
        await expect(heading(page)).toContainText(error)
        await expect(page).toHaveURL(THERE)
        expect(broken.documents).toEqual([])
        await broken.heal()
        await page.getByRole('button', { name: word('zh', 'common', 'error.retry') }).click()
        await expect(heading(page)).toHaveText(word('zh', SCREEN, 'title'))
      }
      complaints.allow(FAILED_REQUEST)
    })
  }
}
