import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Expects these lines in this order in the accessibility tree of a part of the page, such as `heading "News"
 * [level=1]`. Other lines in between are ignored.
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

/** Records the announcements of live regions, on this page and on pages opened after it. */
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

/** Expects that a live region has announced this. */
export async function expectHeard(page: Page, text: string): Promise<void> {
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  await expect.poll(async () => (await heard()).join('\n'), { timeout: 20_000 }).toContain(text)
}
