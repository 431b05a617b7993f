import type { BrowserContext } from '@playwright/test'
import { expect, openPage, test } from './test.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

async function localeCookie(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === 'locale')
}

test.describe('a visitor whose browser speaks English', () => {
  test.use({ locale: 'en-GB' })

  test('is led from / to /en on the first visit, without seeing the Chinese page', async ({ page, context }) => {
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
    expect(new Set(painted)).toEqual(new Set(['en']))
    const cookie = await localeCookie(context)
    expect(cookie?.value).toBe('en')
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(YEAR_SECONDS - 3600)
  })

  test('stays on / once the choice is kept', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'locale', value: 'zh', url: baseURL ?? '' }])
    await openPage(page, '/')
    await expect(page).toHaveURL('/')
  })

  test('is left alone on every other page', async ({ page }) => {
    await openPage(page, '/products')
    await expect(page).toHaveURL('/products')
  })
})

test.describe('a bot whose browser speaks English', () => {
  test.use({ locale: 'en-GB', userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })

  test('reads / in Chinese, and loads no script', async ({ page, context }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(page).toHaveURL('/')
    expect(scripts).toEqual([])
    expect(await localeCookie(context)).toBeUndefined()
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

test('a bot at an unknown address is answered 404 without an error page', async ({ request }) => {
  const response = await request.get('/nothing-here', { headers: { 'user-agent': 'Googlebot/2.1' } })
  expect(response.status()).toBe(404)
  expect(response.headers()['content-type']).toContain('text/plain')
})

test('the switch leads to the same page in the other language and keeps the choice', async ({ page, context }) => {
  await openPage(page, '/products/vi-d720-p')
  await page.locator('header').getByRole('link', { name: 'EN', exact: true }).click()
  await expect(page).toHaveURL('/en/products/vi-d720-p')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect((await localeCookie(context))?.value).toBe('en')
})

test('the switch follows a navigation', async ({ page }) => {
  await openPage(page, '/products')
  await page.getByRole('link', { name: 'VI-D720-P' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('VI-D720-P')
  await expect(page.locator('header').getByRole('link', { name: 'EN', exact: true })).toHaveAttribute(
    'href',
    '/en/products/vi-d720-p',
  )
})
