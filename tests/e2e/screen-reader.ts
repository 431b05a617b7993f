import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Expects a part of the page to be read in this order: each a piece of its accessibility tree, `heading "News" [level=1]`. What else
 * is read between them does not count.
 */
export async function expectReadInOrder(part: Locator, expected: readonly string[]): Promise<void> {
  await expect(async () => {
    const tree = await part.ariaSnapshot()
    let from = 0
    for (const piece of expected) {
      const at = tree.indexOf(piece, from)
      expect(at, `${piece} is read after what should come before it, in:\n${tree}`).toBeGreaterThanOrEqual(0)
      from = at + piece.length
    }
  }).toPass({ timeout: 20_000 })
}

/** Notes from now on what live regions say, on this page and on those that are opened after it. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const live = '[role=status], [role=alert], [aria-live=polite]'
    const observer = new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        const changed = target instanceof Element ? target : target.parentElement
        const alerts = [...addedNodes].filter((node) => node instanceof Element && node.matches('[role=alert]'))
        for (const region of [changed?.closest(live), ...alerts]) {
          if (region?.textContent) heard.push(region.textContent)
        }
      }
    })
    observer.observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/** Expects a live region to have said this. */
export async function expectHeard(page: Page, text: string): Promise<void> {
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  await expect.poll(async () => (await heard()).join('\n'), { timeout: 20_000 }).toContain(text)
}
