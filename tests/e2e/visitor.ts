import { randomInt } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { layOutAll } from './templates.ts'

/** Gives a test's visitor a client address of their own: the API counts requests and failed logins by address. */
export function comeFromOwnAddress(context: BrowserContext): Promise<void> {
  const address = Array.from({ length: 3 }, () => randomInt(256))
  return context.setExtraHTTPHeaders({ 'x-forwarded-for': ['10', ...address].join('.') })
}

/** Expects no accessibility violations in the current state of a screen. */
export async function expectNoAxeFaults(page: Page): Promise<void> {
  await layOutAll(page)
  const { violations } = await new AxeBuilder({ page }).include('main').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

/** Collects requests to other sites from now on, by address. */
export function watchOutside(page: Page, baseURL: string | undefined): string[] {
  const outside: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol !== 'data:' && origin !== baseURL) outside.push(request.url())
  })
  return outside
}

/**
 * Watches for a text from the next document on, in every frame. The function that it returns expects that it was never
 * painted.
 */
export async function watchFor(page: Page, text: string): Promise<() => Promise<void>> {
  await page.addInitScript((watched) => {
    const look = () => {
      const texts = document.evaluate(
        `//*[text()="${watched}"]`,
        document,
        null,
        XPathResult.ORDERED_NODE_SNAPSHOT_TYPE,
      )
      for (let at = 0; at < texts.snapshotLength; at += 1)
        if ((texts.snapshotItem(at) as Element).checkVisibility({ visibilityProperty: true }))
          document.documentElement.dataset.saw = watched
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, text)
  return async () => expect(page.locator('html')).not.toHaveAttribute('data-saw')
}
