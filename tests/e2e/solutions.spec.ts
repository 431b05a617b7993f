import { NODES as VISITS } from '../../src/artwork/plans/visitor-drawing.ts'
import { catalogue } from './catalogue.ts'
import { expect, type Locale, LOCALES, openPage, pathIn, test, word } from './test.ts'

const SOLUTIONS = catalogue.snapshot.solution

const pathOf = (locale: Locale, slug: string) => pathIn(locale, `/solutions/${slug}`)

for (const locale of LOCALES) {
  test(`the numbers of a drawing link to the parts below it (${locale})`, async ({ page }) => {
    await openPage(page, pathOf(locale, 'fire-alarm-system'))
    const drawing = page.getByRole('region', { name: word(locale, 'common', 'solution.drawing') })
    const numbers = drawing.getByRole('link')
    await expect(numbers.last()).toHaveText(String(await numbers.count()))
    for (const link of await numbers.all())
      await expect(page.locator((await link.getAttribute('href')) ?? '')).toBeVisible()
    await numbers.last().click()
    await expect(page).toHaveURL(new RegExp('#point-exit-locks$'))
    await expect(page.locator('#point-exit-locks')).toBeInViewport()
  })

  test(`smart home: of four scenes the chosen one is drawn (${locale})`, async ({ page }) => {
    const own = (key: string) => word(locale, 'smart-home-integration', key)
    await openPage(page, pathOf(locale, 'smart-home-integration'))
    const scenes = page.getByRole('group', { name: own('scenes.legend') })
    const arrive = scenes.getByRole('radio', { name: own('scenes.arrive.name') })
    await expect(scenes.getByRole('radio')).toHaveCount(4)
    await expect(arrive).toBeChecked()
    await arrive.focus()
    for (const [index, scene] of ['arrive', 'leave', 'film', 'night'].entries()) {
      if (index > 0) await page.keyboard.press('ArrowDown')
      await expect(scenes.getByRole('radio', { name: own(`scenes.${scene}.says`) })).toBeChecked()
      const drawn = () =>
        page.locator('svg [data-scene]').evaluateAll((all) =>
          all
            .filter((element) => {
              const { display, visibility, opacity } = getComputedStyle(element)
              return display !== 'none' && visibility === 'visible' && opacity === '1'
            })
            .map((element) => element.getAttribute('data-scene')),
        )
      await expect.poll(drawn).toEqual([scene])
    }
  })
}

test('English titles take at most 2 lines, on a phone 3', async ({ page }) => {
  await openPage(page, pathOf('en', 'community-security'))
  const heading = page.getByRole('heading', { level: 1 })
  for (const [width, most] of [
    [1440, 2],
    [768, 2],
    [390, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    for (const { title } of SOLUTIONS) {
      const lines = await heading.evaluate((element, text) => {
        element.textContent = text
        const { height } = element.getBoundingClientRect()
        const { paddingTop, paddingBottom, lineHeight } = getComputedStyle(element)
        return (
          (height - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)) / Number.parseFloat(lineHeight)
        )
      }, title.en)
      expect.soft(Math.round(lines), `${title.en} at ${width} px`).toBeLessThanOrEqual(most)
    }
  }
})

test('of the seven scenes of a visit each number stands in its scene, at every width', async ({ page }) => {
  await openPage(page, pathOf('zh', 'visitor-management-system'))
  const region = page.getByRole('region', { name: word('zh', 'common', 'solution.drawing') })
  for (const { width, rows } of [
    { width: 320, rows: [3, 4] },
    { width: 390, rows: [3, 4] },
    { width: 768, rows: [7] },
    { width: 1440, rows: [7] },
  ]) {
    await page.setViewportSize({ width, height: 844 })
    const found = await region.evaluate((element, all) => {
      const svg = element.querySelector('svg')
      const second = svg?.querySelector<SVGGElement>('[data-row]')
      const pins = [...element.querySelectorAll('a')].map((pin) => pin.getBoundingClientRect())
      return all.map(({ x, y }, index) => {
        const drawn = new DOMPoint(x, y).matrixTransform((index > 2 ? second : svg)?.getScreenCTM() ?? undefined)
        const pin = pins[index] ?? new DOMRect()
        return {
          off: Math.hypot(pin.x + pin.width / 2 - drawn.x, pin.y + pin.height / 2 - drawn.y),
          left: pin.left,
          right: pin.right,
          y: pin.y,
        }
      })
    }, Object.values(VISITS))
    for (const { off } of found) expect(off).toBeLessThan(1)
    // A row begins where a number is left of the one before.
    const starts = found.flatMap(({ left }, index) => (left > (found[index - 1]?.left ?? 0) ? [] : [index]))
    expect([...starts, found.length].map((end, index) => end - (starts[index - 1] ?? 0))).toEqual(rows)
    for (const { left, right } of found) {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(width)
    }
    for (const start of starts) expect(found[start]?.y).toBeGreaterThan(found[start - 1]?.y ?? 0)
  }
})
