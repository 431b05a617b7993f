import { serveInPieces } from './in-pieces.ts'
import { expectCriteria, expectNothingEndless, expectRoomForText } from './criteria.ts'
import {
  expectComplete,
  expectNoCrashingCells,
  expectNoShifts,
  expectNoSidewaysScroll,
  expectNoViolations,
  expectPictureOfSections,
  expectSameHeight,
  expectStillInPieces,
  expectWholeTerms,
  openDisclosures,
  recordShifts,
  withoutCache,
} from './surveys.ts'
import { CHOSEN_TEMPLATES } from './template-list.ts'
import { NARROW, openTemplate, waitForFrames, WIDE } from './templates.ts'
import { expect, LOCALES, test as base } from './test.ts'
import { findMarks } from './title-lines.ts'

const MIDDLE = { width: 768, height: 1024 }
const SMALLEST = { width: 320, height: 640 }
/** The window for text of twice the size. */
const ENLARGED = { width: 640, height: 900 }

/** A test with the address of the site with its documents in pieces, which is served as long as its worker runs. */
const test = base.extend<object, { inPieces: string }>({
  inPieces: [
    async ({ browserName: _any }, use, { project }) => {
      const site = await serveInPieces(project.use.baseURL ?? '')
      await use(site.url)
      site.close()
    },
    { scope: 'worker' },
  ],
})

for (const locale of LOCALES) {
  for (const [index, template] of CHOSEN_TEMPLATES.entries()) {
    test(`${template.name}: still, whole, accessible, nothing parted or too wide, at every width (${locale})`, async ({
      page,
      inPieces,
      complaints,
    }) => {
      const isChinese = locale === 'zh'
      const where = (width: number) => `${template.path} at ${width} px`
      await withoutCache(page)
      await page.addInitScript(recordShifts)
      // One language loads its documents in pieces, on a phone and a desk; the other as a whole, on a desk.
      const site = isChinese ? inPieces : undefined
      for (const size of isChinese ? [NARROW, WIDE] : [WIDE]) {
        await page.setViewportSize(size)
        await page.emulateMedia({ reducedMotion: 'no-preference' })
        await openTemplate(page, template, locale, complaints, site)
        await waitForFrames(page)
        await expectComplete(page, where(size.width))
        if (isChinese && size === NARROW) await expectPictureOfSections(page, where(size.width))
        if (site) await expectStillInPieces(page, where(size.width))
        await expectNoShifts(page, where(size.width))
        await expectSameHeight(page, where(size.width))
        await expectWholeTerms(page, where(size.width))
        await expectNoCrashingCells(page, where(size.width))
        await expectNothingEndless(page, where(size.width))
        // An element that is still fading in has a lower contrast than its final one.
        await page.emulateMedia({ reducedMotion: 'reduce' })
        if (size === WIDE) continue
        await expectNarrow()
        await page.setViewportSize(NARROW)
        await openDisclosures(page.locator('main'))
        await expectNoViolations(page, `${where(size.width)}, all opened`)
      }
      if (!isChinese) {
        // The same elements and colours in both languages: of one with all opened on a phone, of the other as it is, with
        // the header and the footer of all pages once.
        await expectNoViolations(page, where(WIDE.width), index === 0 ? undefined : 'main')
        await expectCriteria(page, where(WIDE.width), index === 0 ? 'body' : 'main')
        await expectNarrow()
      }
      await page.setViewportSize(MIDDLE)
      await expectWholeTerms(page, where(MIDDLE.width))
      await expectNoCrashingCells(page, where(MIDDLE.width))

      await page.setViewportSize(ENLARGED)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await expectNoSidewaysScroll(page, `${template.path} at 640 px with text of 200 %`)
      if (!isChinese) {
        await page.evaluate(() => document.documentElement.removeAttribute('style'))
        await expectRoomForText(page, `${template.path} at 640 px with text set apart`)
      }

      async function expectNarrow(): Promise<void> {
        await page.setViewportSize(NARROW)
        expect.soft(await findMarks(page), `marks of title lines in ${where(NARROW.width)}`).toEqual([])
        await expectWholeTerms(page, where(NARROW.width))
        await page.setViewportSize(SMALLEST)
        await expectNoSidewaysScroll(page, where(SMALLEST.width))
        await expectWholeTerms(page, where(SMALLEST.width))
      }
    })
  }
}
