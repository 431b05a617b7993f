import type { Page } from '@playwright/test'
import type { Template } from './template-list.ts'
import { type Locale, openPage, pathIn } from './test.ts'

export const WIDE = { width: 1440, height: 900 }
export const NARROW = { width: 390, height: 844 }

/** Opens a template and waits until it is hydrated and complete; Chromium's report of an expected 404 is not a complaint. */
export async function openTemplate(
  page: Page,
  { path, isMissing, isLate }: Template,
  locale: Locale,
  complaints: string[],
  site = '',
): Promise<void> {
  await openPage(page, site + pathIn(locale, path))
  if (isLate) await page.waitForLoadState('networkidle')
  const index = isMissing ? complaints.findIndex((complaint) => complaint.includes('status of 404')) : -1
  if (index >= 0) complaints.splice(index, 1)
}

/** Forces the layout of the whole page, and waits until it is done. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.toggleAttribute('data-whole', true))
  await waitForFrames(page)
}

/** Waits until changes are laid out and painted, with loaded fonts. */
export function waitForFrames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await document.fonts.ready
    await new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
  })
}
