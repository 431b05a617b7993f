import { serveInPieces } from '../in-pieces.ts'
import { expectNoShifts, expectStillInPieces, recordShifts, withoutCache } from '../surveys.ts'
import { CHOSEN_TEMPLATES } from '../template-list.ts'
import { NARROW, openTemplate, waitForFrames, WIDE } from '../templates.ts'
import { LOCALES, test } from '../test.ts'

/** The sizes and languages of loads that every-template.spec.ts leaves out. */
const TABLET = { width: 768, height: 1024 }

for (const size of [NARROW, WIDE]) {
  test(`nothing that is seen moves while a document comes in pieces (en, ${size.width} px)`, async ({
    page,
    baseURL,
    complaints,
  }) => {
    const site = await serveInPieces(baseURL ?? '')
    await page.setViewportSize(size)
    await page.addInitScript(recordShifts)
    for (const template of CHOSEN_TEMPLATES) {
      await openTemplate(page, template, 'en', complaints, site.url)
      await expectStillInPieces(page, `${template.path} at ${size.width} px`)
    }
    site.close()
  })
}

for (const locale of LOCALES) {
  test(`nothing moves in a document that comes whole, on a phone and a tablet (${locale})`, async ({
    page,
    complaints,
  }) => {
    await withoutCache(page)
    await page.addInitScript(recordShifts)
    for (const size of [NARROW, TABLET]) {
      await page.setViewportSize(size)
      for (const template of CHOSEN_TEMPLATES) {
        await openTemplate(page, template, locale, complaints)
        await waitForFrames(page)
        await expectNoShifts(page, `${template.path} at ${size.width} px`)
      }
    }
  })
}
