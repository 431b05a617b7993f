import type { Locator, Page } from '@playwright/test'
import { type Complaints, expect, FAILED_REQUEST, openPage, waitUntilLive } from './test.ts'

type LateDialog = {
  path: string
  /** Addresses of its code. */
  code: RegExp
  /** The button that opens it. */
  tool: Locator
  dialog: Locator
}

/** Expects that a dialog's code is loaded when it is asked for, and that the page is reloaded where it is missing. */
export async function expectLoadedLate(
  page: Page,
  complaints: Complaints,
  { path, code, tool, dialog }: LateDialog,
): Promise<void> {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (code.test(pathname) || request.resourceType() === 'document') asked.push(pathname)
  })
  await openPage(page, path)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([path])
  await page.route(code, (route) => route.abort('connectionreset'))
  await tool.click()
  await expect.poll(() => asked.filter((each) => each === path)).toHaveLength(2)
  await page.unroute(code)
  await waitUntilLive(page)
  await tool.click()
  await expect(dialog).toBeVisible()
  complaints.allow(FAILED_REQUEST)
}
