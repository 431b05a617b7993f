import type { BrowserContext, Page } from '@playwright/test'
import { expect, type Locale, openInAnotherTab, openPage, test, waitUntilLive, word } from './test.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

async function localeCookie(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === 'locale')
}

/** The header's link to the page in a language. */
function switchTo(page: Page, locale: Locale) {
  return page.getByRole('banner').getByRole('link', { name: word('zh', 'common', `languages.${locale}`), exact: true })
}

test.describe('a visitor whose browser speaks English', () => {
  test.use({ locale: 'en-GB' })

  test('is redirected from / to /en on the first visit, without seeing the Chinese page', async ({ page, context }) => {
    const painted: string[] = []
    await page.exposeFunction('notePaint', (lang: string) => painted.push(lang))
    await page.addInitScript(() => {
      new PerformanceObserver(() => {
        ;(window as unknown as { notePaint: (lang: string) => void }).notePaint(document.documentElement.lang)
      }).observe({ type: 'paint', buffered: true })
    })
    await page.goto('/')
    await expect(page).toHaveURL('/en')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => painted.length).toBeGreaterThan(0)
    expect(new Set(painted)).toEqual(new Set(['en-US']))
    const cookie = await localeCookie(context)
    expect(cookie?.value).toBe('en')
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(YEAR_SECONDS - 3600)
  })

  test('stays on / once the choice is stored', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'locale', value: 'zh', url: baseURL ?? '' }])
    await openPage(page, '/')
    await expect(page).toHaveURL('/')
  })

  test('stays on / with an unsupported language stored, which is reported and kept', async ({
    page,
    context,
    baseURL,
    complaints,
  }) => {
    await context.addCookies([{ name: 'locale', value: 'fr', url: baseURL ?? '' }])
    await openPage(page, '/')
    await expect(page).toHaveURL('/')
    expect((await localeCookie(context))?.value).toBe('fr')
    expect(complaints.join()).toContain('The language "fr" is not supported')
    complaints.allow(/The language "fr" is not supported/)
  })

  test('is not redirected on any other page', async ({ page }) => {
    await openPage(page, '/products')
    await expect(page).toHaveURL('/products')
  })
})

test.describe('a bot whose browser speaks English', () => {
  test.use({ locale: 'en-GB', userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })

  test('reads / in Chinese, whatever language is stored, in a working page', async ({ page, context, baseURL }) => {
    await openPage(page, '/')
    await expect(page).toHaveURL('/')
    expect(await localeCookie(context)).toBeUndefined()
    await context.addCookies([{ name: 'locale', value: 'en', url: baseURL ?? '' }])
    await openPage(page, '/')
    await expect(page).toHaveURL('/')
  })
})

test.describe('a phone whose name ends like the name of a bot', () => {
  test.use({
    locale: 'en-GB',
    userAgent:
      'Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
  })

  test('is redirected to its language, and forms work', async ({ page, request }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/en')
    await openPage(page, '/en/contact')
    await expect(page.locator('form[data-step=details]')).toBeVisible()
    const userAgent = await page.evaluate(() => navigator.userAgent)
    const missing = await request.get('/nothing-here', { headers: { 'user-agent': userAgent } })
    expect(missing.headers()['content-type']).toContain('text/html')
  })
})

test.describe('a visitor who has chosen English', () => {
  test.beforeEach(({ context, baseURL }) =>
    context.addCookies([{ name: 'locale', value: 'en', url: baseURL ?? '' }]).then(() => {}),
  )

  test('is redirected from the bare domain to /en, with search parameters and fragment', async ({ page }) => {
    await page.goto('/?from=card#main')
    await expect(page).toHaveURL('/en?from=card#main')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  })

  test('reads every other page in the language of its address, and / by a link, a reload or Back', async ({
    page,
    context,
  }) => {
    await page.goto('/products')
    await expect(page).toHaveURL('/products')
    // Before hydration, a link loads a document.
    await page
      .locator('header a[href="/"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => {
        location.assign(link.href)
      })
    await expect(page).toHaveURL('/')
    await waitUntilLive(page)
    await page.reload()
    await waitUntilLive(page)
    await expect(page).toHaveURL('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW')
    await page.goto('/en/news')
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW')
    expect((await localeCookie(context))?.value).toBe('en')
  })

  test('reaches / in Chinese by the language switch, and stays there', async ({ page, context }) => {
    await openPage(page, '/en')
    await switchTo(page, 'zh').click()
    await expect(page).toHaveURL('/')
    await waitUntilLive(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW')
    expect((await localeCookie(context))?.value).toBe('zh')
    await page.goto('about:blank')
    await page.goto('/')
    await waitUntilLive(page)
    await expect(page).toHaveURL('/')
  })

  test('opens / in Chinese in another tab by the language switch', async ({ page }) => {
    await openPage(page, '/en')
    const tab = await openInAnotherTab(switchTo(page, 'zh'))
    await waitUntilLive(tab)
    await expect(tab).toHaveURL('/')
    await expect(tab.locator('html')).toHaveAttribute('lang', 'zh-TW')
  })
})

test.describe('a visitor whose browser speaks neither language', () => {
  test.use({ locale: 'fi-FI' })

  test('reads / in Chinese, the default', async ({ page }) => {
    await openPage(page, '/')
    await expect(page).toHaveURL('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW')
  })
})

test('the language switch leads to the same page in the other language and stores the choice', async ({
  page,
  context,
}) => {
  // It follows a navigation.
  await openPage(page, '/products')
  await page.getByRole('link', { name: 'VI-D720-P' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('VI-D720-P')
  await page.locator('header').getByRole('link', { name: 'EN', exact: true }).click()
  await expect(page).toHaveURL('/en/products/vi-d720-p')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  expect((await localeCookie(context))?.value).toBe('en')
})

test('the language switch keeps the current search parameters and fragment', async ({ page }) => {
  const english = switchTo(page, 'en')
  await openPage(page, '/news?category=brand&sort=oldest')
  await expect(english).toHaveAttribute('href', '/en/news?category=brand&sort=oldest')
  await page.getByRole('combobox', { name: word('zh', 'news', 'sort.label') }).selectOption({ index: 0 })
  await expect(english).toHaveAttribute('href', '/en/news?category=brand')
  await page.goBack()
  await expect(english).toHaveAttribute('href', '/en/news?category=brand&sort=oldest')
  await english.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/news?category=brand&sort=oldest')
  await waitUntilLive(page)
  await expect(page.getByRole('combobox', { name: word('en', 'news', 'sort.label') })).toHaveValue('oldest')
  await expect(switchTo(page, 'zh')).toHaveAttribute('href', '/news?category=brand&sort=oldest')
})

test('the language switch keeps a fragment that the browser has navigated to natively', async ({ page }) => {
  await openPage(page, '/products/ss-fr254')
  await page.locator('a[href="#attributes"]').first().click()
  await expect(switchTo(page, 'en')).toHaveAttribute('href', '/en/products/ss-fr254#attributes')
})
