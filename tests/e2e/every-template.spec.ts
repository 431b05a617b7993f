import {
  expectComplete,
  expectNoCrashingCells,
  expectNoShifts,
  expectNoSidewaysScroll,
  expectNoViolations,
  expectPictureOfSections,
  expectSameHeight,
  expectWholeTerms,
  openDisclosures,
  recordShifts,
  withoutCache,
} from './surveys.ts'
import { CHOSEN_TEMPLATES } from './template-list.ts'
import { NARROW, openTemplate, waitForFrames, WIDE } from './templates.ts'
import { expect, LOCALES, test } from './test.ts'
import { findMarks } from './title-lines.ts'

const MIDDLE = { width: 768, height: 1024 }
const SMALLEST = { width: 320, height: 640 }
/** The window for text of twice the size. */
const ENLARGED = { width: 640, height: 900 }

for (const locale of LOCALES) {
  for (const template of CHOSEN_TEMPLATES) {
    test(`${template.name}: still, whole, accessible, nothing parted or too wide, at every width (${locale})`, async ({
      page,
      complaints,
    }) => {
      await withoutCache(page)
      await page.addInitScript(recordShifts)

      // Moving parts during a load move in both languages: English lines, which differ more, at two widths.
      for (const size of locale === 'zh' ? [NARROW, MIDDLE, WIDE] : [NARROW, WIDE]) {
        const where = `${template.path} at ${size.width} px`
        await page.setViewportSize(size)
        await page.emulateMedia({ reducedMotion: 'no-preference' })
        await openTemplate(page, template, locale, complaints)
        await waitForFrames(page)
        await expectComplete(page, where)
        if (size === NARROW && locale === 'zh') await expectPictureOfSections(page, where)
        await expectNoShifts(page, where)
        await expectSameHeight(page, where)
        await expectWholeTerms(page, where)
        await expectNoCrashingCells(page, where)
        // An element that is still fading in has a lower contrast than its final one.
        await page.emulateMedia({ reducedMotion: 'reduce' })
        // The same elements and colours in both languages: of one with all opened on a phone, of the other as it is.
        if (size === WIDE && locale === 'en') await expectNoViolations(page, where)
        if (size !== NARROW) continue

        expect.soft(await findMarks(page), `marks of title lines in ${where}`).toEqual([])
        await page.setViewportSize(SMALLEST)
        await expectNoSidewaysScroll(page, `${template.path} at 320 px`)
        await expectWholeTerms(page, `${template.path} at 320 px`)
        if (locale !== 'zh') continue
        await page.setViewportSize(NARROW)
        await openDisclosures(page.locator('main'))
        await expectNoViolations(page, `${where}, all opened`)
      }

      if (locale === 'en') {
        await page.setViewportSize(MIDDLE)
        await expectWholeTerms(page, `${template.path} at ${MIDDLE.width} px`)
        await expectNoCrashingCells(page, template.path)
      }

      await page.setViewportSize(ENLARGED)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await expectNoSidewaysScroll(page, `${template.path} at 640 px with text of 200 %`)
    })
  }
}
