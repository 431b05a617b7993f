import type { Page } from '@playwright/test'
import { layOutAll, openTemplate, TEMPLATES } from './templates.ts'
import { expect, LOCALES, openPage, test } from './test.ts'

const SMALLEST = { width: 320, height: 640 }
/** The window for text of twice the size. */
const ENLARGED = { width: 640, height: 900 }

for (const locale of LOCALES) {
  test(`no page scrolls sideways at 320 px, nor at 640 px with text of 200 % (${locale})`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(120_000)
    for (const template of TEMPLATES) {
      await page.setViewportSize(SMALLEST)
      await openTemplate(page, template, locale, complaints)
      await layOutAll(page)
      expect.soft(await findWide(page), `${template.name} (${template.path}) at 320 px`).toEqual([])
      await page.setViewportSize(ENLARGED)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await layOutAll(page)
      expect.soft(await findWide(page), `${template.name} (${template.path}) at 640 px and 200 %`).toEqual([])
    }
  })
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const path of ['/', '/products/ss-fr254']) {
    test(`nothing moves for longer than 1 ms on ${path}`, async ({ page }) => {
      await openPage(page, path)
      expect(await findMoving(page)).toEqual([])
    })
  }
})

/** Lists the elements that make the document wider than the window; an empty list if it does not scroll sideways. */
function findWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const isFree = (element: Element): boolean => {
      for (let above = element.parentElement; above && above !== document.body; above = above.parentElement) {
        if (getComputedStyle(above).overflowX !== 'visible') return false
      }
      return true
    }
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const { right, width } = element.getBoundingClientRect()
      return width > 0 && right > clientWidth + 0.5 && isFree(element)
    })
    const leaves = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)))
    const names = leaves.map((element) => {
      const text = element.textContent?.trim().slice(0, 40)
      return `${element.localName}.${element.getAttribute('class')} "${text}" ends at ${element.getBoundingClientRect().right}`
    })
    return [`document of ${scrollWidth} px in ${clientWidth} px`, ...names]
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
