import type { Page } from '@playwright/test'
import { expect, openPage, test } from './test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of ['/', '/products/ss-fr254']) {
  test(`nothing moves for longer than 1 ms on ${path}`, async ({ page }) => {
    await openPage(page, path)
    expect(await findMoving(page)).toEqual([])
  })
}

/** Lists elements and pseudo-elements with transitions or animations. */
function findMoving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toMs = (time: string) => Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000)
    const longest = (times: string) => Math.max(...times.split(', ').map(toMs))
    const moving: string[] = []
    for (const element of document.querySelectorAll('*')) {
      for (const pseudo of [undefined, '::before', '::after', '::backdrop']) {
        const { transitionDuration, transitionDelay, animationName, animationDuration } = getComputedStyle(
          element,
          pseudo,
        )
        const animation = animationName === 'none' ? 0 : longest(animationDuration)
        if (Math.max(longest(transitionDuration), longest(transitionDelay), animation) <= 1) continue
        moving.push(`${element.localName}.${element.getAttribute('class')}${pseudo ?? ''}: ${transitionDuration}`)
      }
    }
    return moving
  })
}
