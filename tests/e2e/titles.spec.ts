import { findParted, findScattered } from './parted.ts'
import { layOutAll, openTemplate, TEMPLATES } from './templates.ts'
import { expect, LOCALES, savingData, test } from './test.ts'
import { findFaults, findMarks, readTitles } from './title-lines.ts'

const WIDTHS = [320, 390, 768, 1440]

for (const locale of LOCALES) {
  test(`no title breaks a term, a model or a number with its unit, or ends with an orphan; no text parts a number and its unit (${locale})`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(120_000)
    await savingData(page)
    let measured = 0
    for (const template of TEMPLATES) {
      await page.setViewportSize({ width: WIDTHS[0] ?? 320, height: 900 })
      await openTemplate(page, template, locale, complaints)
      expect.soft(await findMarks(page), `marks shown by ${template.name} (${template.path})`).toEqual([])
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        await layOutAll(page)
        const titles = await readTitles(page)
        measured += titles.length
        const faults = titles.flatMap((lines) => findFaults(lines).map((fault) => `${lines.join(' / ')} ${fault}`))
        expect.soft([...new Set(faults)], `${template.name} (${template.path}) at ${width} px`).toEqual([])
        const parted = `parted in ${template.name} (${template.path}) at ${width} px`
        expect.soft(await findParted(page), parted).toEqual([])
        const scattered = `scattered in ${template.name} (${template.path}) at ${width} px`
        expect.soft(await findScattered(page), scattered).toEqual([])
      }
    }
    expect(measured, 'titles of more than one line').toBeGreaterThan(100)
  })
}

test('what a title may not do is found', () => {
  expect(findFaults(['15.6吋管', '理中心主機'])).toEqual(['breaks 管理中心主機'])
  expect(findFaults(['VI-D1020F-', 'P：給大門口的'])).toEqual(['breaks VI-D1020F-P'])
  expect(findFaults(['VI-', 'D1020F-P: a station'])).toEqual(['breaks VI-D1020F-P'])
  expect(findFaults(['四月的安控展，我們帶一道真的', '門去'])).toEqual(['ends with an orphan'])
  expect(findFaults(['How do I get in and ', 'out'])).toEqual(['ends with an orphan'])
  expect(findFaults(['斷網時，', '門還開得了嗎？'])).toEqual([])
  expect(findFaults(['無線門位開關', '（磁簧）'])).toEqual([])
})
