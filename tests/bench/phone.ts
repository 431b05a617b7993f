import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

/** Lighthouse's phone, and its slow 4G in a browser's settings. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 }
const CPU_SLOWDOWN = 4

/** Opens a phone with empty caches, in the language of an address; `isStill` if its owner wants no motion. */
export async function openPhone(on: Browser, url: string, isStill = false): Promise<BrowserContext> {
  const locale = url.includes('/en') ? 'en' : 'zh-TW'
  const context = await on.newContext({ ...PHONE, locale, reducedMotion: isStill ? 'reduce' : 'no-preference' })
  // Functions that run in the page call it, because tsx has compiled them.
  await context.addInitScript('globalThis.__name = (value) => value')
  return context
}

/** Makes a page as slow as on a phone with a slow connection. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return session
}

/** Returns the value below which this share of values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
