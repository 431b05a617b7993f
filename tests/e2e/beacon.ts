import type { Page, Request } from '@playwright/test'

/** Pages tell nothing of a browser that a program drives, such as this one. */
export async function beAPerson(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }))
}

/** Waits until the code that tells is loaded, and returns its address. */
export async function whenSettled(page: Page): Promise<string> {
  const loaded = () =>
    performance.getEntriesByType('resource').find(({ name }) => /\/report-usage-[^/]+\.js$/.test(name))?.name
  await page.waitForFunction(loaded)
  return (await page.evaluate(loaded)) ?? ''
}

/** Hides the tab, as going to another one does. */
export async function hideTab(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    Reflect.deleteProperty(document, 'visibilityState')
  })
}

/** Hides the tab, and returns the request by which the page tells what happened. */
export async function hideAndHear(page: Page): Promise<Request> {
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/insight'))
  await hideTab(page)
  return sent
}

/** Has the browser say of its visitor, who does not want to be counted; each way to say it is in tests/unit/insight. */
export async function wishNotToBeCounted(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' }))
}
