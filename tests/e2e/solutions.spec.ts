import { EFFECTS, LINKAGE } from '../../pages/fire-alarm-system/linkage.ts'
import type { Locator, Page } from '@playwright/test'
import { NODES as VISITS } from '../../pages/visitor-management-system/visitor-drawing.ts'
import { SCENE_OF_SOLUTION } from '../../src/drawing/scenes/whose-scene.ts'
import { sectionOfSolution } from '../../src/drawing/sections/whose-section.ts'
import { capitalise } from '../../src/i18n/capitalise.ts'
import { numberInWords } from '../../src/i18n/number-in-words.ts'
import { catalogue, productOf } from './catalogue.ts'
import { expect, type Locale, LOCALES, openPage, pathIn, test, word } from './test.ts'
import { phrase } from './words.ts'

const SOLUTIONS = catalogue.snapshot.solution
const CLAIMS = catalogue.snapshot.home.claims

/** The solutions with a screen of their own, by the name of its drawing; all others show a building in section. */
const DRAWINGS: Readonly<Record<string, string>> = {
  'fire-alarm-system': 'fire',
  'smart-home-integration': 'home',
  'parking-management-system': 'parking',
  'visitor-management-system': 'visitor',
  'meeting-reservation-system': 'meeting',
}

const titleOf = (locale: Locale, slug: string) =>
  word(locale, 'drawing', DRAWINGS[slug] ? `${DRAWINGS[slug]}.title` : `sections.${sectionOfSolution(slug)}`)
const pathOf = (locale: Locale, slug: string) => pathIn(locale, `/solutions/${slug}`)
const hrefsOf = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))

/** Returns the section of a page with a heading. */
const sectionOf = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) })

/** Expects one link to each product of the system: at its parts, and after them for those that are at none. */
async function expectProducts(
  page: Page,
  locale: Locale,
  { slug, system, products }: Pick<(typeof SOLUTIONS)[number], 'slug' | 'system' | 'products'>,
): Promise<void> {
  const atParts = system.nodes.flatMap(({ product }) => product ?? [])
  const codes = [...atParts, ...products.filter((code) => !atParts.includes(code))]
  const links = sectionOf(page, word(locale, 'common', 'solution.system'))
    .getByRole('listitem')
    .getByRole('link')
  const shown = await links.evaluateAll((all) =>
    all.map((link) => [link.getAttribute('href'), link.querySelector('small')?.textContent].join(' ')),
  )
  const expected = codes.map((code) => `${pathIn(locale, `/products/${code}`)} ${productOf(code).model}`)
  expect(shown.toSorted(), slug).toEqual(expected.toSorted())
}

for (const locale of LOCALES) {
  const common = (key: string) => word(locale, 'common', key)

  test(`all solutions have title, named drawing, parts, products and changes (${locale})`, async ({ page }) => {
    for (const { slug, title, summary, image, system, problem, day, changes, video, products } of SOLUTIONS) {
      await page.goto(pathOf(locale, slug))
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title[locale])
      await expect(main).toContainText(summary[locale])
      await expect(
        main
          .getByRole('region', { name: common('solution.drawing') })
          .getByRole('img', { name: titleOf(locale, slug) }),
      ).toBeVisible()
      for (const { label, detail } of system.nodes) {
        const part = sectionOf(page, common('solution.system')).getByRole('listitem')
        await expect(part.filter({ hasText: detail[locale] }), slug).toContainText(label[locale])
      }
      for (const paragraph of problem) {
        await expect(sectionOf(page, common('solution.problem')).getByText(paragraph[locale])).toBeVisible()
      }
      const scene = SCENE_OF_SOLUTION[slug]
      const alt = image?.alt[locale] ?? (scene && word(locale, 'drawing', `scenes.${scene}`))
      if (alt) await expect(sectionOf(page, common('solution.problem')).getByRole('img', { name: alt })).toBeVisible()
      await expect(sectionOf(page, common('solution.day')).getByRole('time')).toHaveText(day.map(({ time }) => time))
      await expect(sectionOf(page, common('solution.changes.heading')).getByRole('rowheader')).toHaveText(
        changes.map(({ subject }) => subject[locale]),
      )
      expect(await hrefsOf(main.locator('figure > a')), slug).toEqual(video ? [`/films/${video}.mp4`] : [])
      await expectProducts(page, locale, { slug, system, products })
      const number = capitalise(numberInWords(SOLUTIONS.length, locale))
      const others = page.getByRole('navigation', { name: phrase(locale, 'common', 'solution.others', { number }) })
      expect(await hrefsOf(others.getByRole('link'))).toEqual(SOLUTIONS.map((other) => pathOf(locale, other.slug)))
      await expect(others.locator('[aria-current=page]')).toContainText(title[locale])
    }
  })

  test(`the claims of the vendor stand where it makes them (${locale})`, async ({ page }) => {
    const claiming: string[] = []
    for (const { slug } of SOLUTIONS) {
      await page.goto(pathOf(locale, slug))
      const changes = sectionOf(page, common('solution.changes.heading'))
      const claims = changes.getByRole('definition')
      if ((await claims.count()) === 0) continue
      claiming.push(slug)
      await expect(changes.getByRole('term')).toHaveText(CLAIMS.map(({ label }) => label[locale]))
      await expect(claims).toHaveText(CLAIMS.flatMap(({ percent, condition }) => [`${percent}%`, condition[locale]]))
    }
    // They were estimated for 300 homes.
    expect(claiming.toSorted()).toEqual(['aiot-property-management', 'community-security', 'video-intercom-system'])

    await page.goto(pathOf(locale, 'community-security'))
    const rows = sectionOf(page, common('solution.changes.heading')).getByRole('row')
    const told = SOLUTIONS.find(({ slug }) => slug === 'community-security')?.changes ?? []
    for (const [index, { percent }] of CLAIMS.entries()) {
      const { subject, after } = told[index] ?? {}
      await expect(rows.filter({ hasText: subject?.[locale] ?? '?' })).toContainText(after?.[locale] ?? '?')
      expect(after?.[locale]).toContain(`${percent}%`)
    }
  })

  test(`the numbers of a drawing link to the parts below it (${locale})`, async ({ page }) => {
    await openPage(page, pathOf(locale, 'fire-alarm-system'))
    const drawing = page.getByRole('region', { name: common('solution.drawing') })
    const numbers = drawing.getByRole('link')
    await expect(numbers).toHaveText(['1', '2', '3', '4', '5', '6', '7', '8'])
    for (const href of await hrefsOf(numbers)) await expect(page.locator(href ?? '')).toBeVisible()
    await numbers.last().click()
    await expect(page).toHaveURL(new RegExp('#point-exit-locks$'))
    await expect(page.locator('#point-exit-locks')).toBeInViewport()
  })

  test(`fire alarm: a table lists causes and effects (${locale})`, async ({ page }) => {
    const own = (key: string) => word(locale, 'fire-alarm-system', `linkage.${key}`)
    await openPage(page, pathOf(locale, 'fire-alarm-system'))
    const table = page.getByRole('group', { name: own('cause') }).getByRole('table')
    await expect(table.getByRole('columnheader')).toHaveText(
      ['cause', ...EFFECTS.map((id) => `effects.${id}`)].map(own),
    )
    for (const { cause, effects, isFirst = false } of LINKAGE) {
      const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: own(`causes.${cause}`) }) })
      const cells = EFFECTS.map((effect) =>
        own(!effects.includes(effect) ? 'rests' : isFirst && effect === 'bells' ? 'near' : 'acts'),
      )
      await expect(row.getByRole('cell'), cause).toHaveText(cells, { useInnerText: true })
    }
    await expect(page.getByText(own('note'))).toBeVisible()
  })

  test(`smart home: four scenes, of which one is drawn, and eight devices (${locale})`, async ({ page }) => {
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
    const ids = ['lock', 'monitor', 'light', 'curtain', 'smoke-gas', 'camera', 'panic', 'climate']
    for (const [index, id] of ids.entries()) {
      const node = catalogue.solution('smart-home-integration')?.system.nodes.find((each) => each.id === id)
      await expect(page.locator(`#point-${id}`)).toContainText(`${index + 1}${node?.label[locale]}`)
    }
  })

  test(`parking: four kinds of cars get their messages (${locale})`, async ({ page }) => {
    const own = (key: string) => word(locale, 'parking-management-system', key)
    await openPage(page, pathOf(locale, 'parking-management-system'))
    const plates = sectionOf(page, own('plates.heading'))
    await expect(plates.getByRole('img', { name: own('plates.plate') })).toBeVisible()
    await expect(plates.getByRole('listitem')).toHaveCount(4)
    for (const car of ['resident', 'visitor', 'hourly', 'unknown']) {
      const told = plates
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3, name: own(`cars.${car}.name`), exact: true }) })
      for (const key of ['sign', 'gate', 'how']) await expect(told).toContainText(own(`cars.${car}.${key}`))
    }
  })

  test(`visitors: a visit in seven scenes, and the desk's list of the day (${locale})`, async ({ page }) => {
    const own = (key: string) => word(locale, 'visitor-management-system', key)
    await openPage(page, pathOf(locale, 'visitor-management-system'))
    const scenes = ['invite', 'arrive', 'checkIn', 'pass', 'lift', 'meet', 'checkOut']
    const told = page.getByRole('region', { name: common('solution.drawing') }).getByRole('listitem')
    await expect(told.getByRole('heading', { level: 2 })).toHaveText(
      scenes.map((id) => word(locale, 'drawing', `visitor.nodes.${id}`)),
    )
    await expect(told).toContainText(scenes.map((id) => own(`scenes.${id}`)))
    const desk = page.getByRole('region', { name: own('desk.heading') }).getByRole('row')
    await expect(desk).toHaveCount(6)
    await expect(desk.first().getByRole('columnheader')).toHaveText(
      ['hours', 'who', 'host', 'floor', 'state'].map((id) => own(`desk.columns.${id}`)),
    )
    for (const [visit, hours, floor, state] of [
      ['candidate', '09:30–10:30', '5F', 'left'],
      ['auditor', '10:30–16:00', '7F', 'here'],
      ['courier', '12:15–12:25', '1F', 'left'],
      ['technician', '14:00–16:00', 'B1, RF', 'here'],
      ['group', '15:30–17:00', '2F', 'invited'],
    ] as const) {
      const row = desk.filter({ hasText: hours })
      await expect(row.getByRole('cell')).toHaveText([
        own(`desk.visits.${visit}.who`),
        own(`desk.visits.${visit}.host`),
        floor,
        own(`desk.states.${state}`),
      ])
    }
  })

  test(`meeting rooms: the day of eight rooms, four of them in use at 14:20 (${locale})`, async ({ page }) => {
    const own = (key: string) => word(locale, 'meeting-reservation-system', `days.${key}`)
    const seats = { hall: 24, summit: 10, creek: 4, pines: 4, coast: 12, beacon: 2, harbour: 2, plain: 8 }
    await openPage(page, pathOf(locale, 'meeting-reservation-system'))
    const days = page.getByRole('group', { name: own('label') })
    await expect(days.getByRole('heading', { level: 3 })).toHaveText(
      Object.entries(seats).map(
        ([room, count]) =>
          `${word(locale, 'drawing', `meeting.rooms.${room}`)} ${phrase(locale, 'meeting-reservation-system', 'days.seats_other', { count })}`,
      ),
    )
    const inUse = days.getByRole('listitem').filter({ hasText: own('inUse') })
    await expect(inUse).toContainText(
      ['13:00–15:30', '13:30–15:00', '14:00–15:00', '13:00–14:45'].map((hours) => `${hours} ${own('inUse')}`),
    )
    await expect(days.getByText('14:20')).toBeVisible()
  })
}

for (const { width, most } of [
  { width: 1440, most: 2 },
  { width: 768, most: 2 },
  { width: 390, most: 3 },
]) {
  test(`English titles take at most ${most} lines at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const { slug } of SOLUTIONS) {
      await page.goto(pathOf('en', slug))
      const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const { height } = heading.getBoundingClientRect()
        const { paddingTop, paddingBottom, lineHeight } = getComputedStyle(heading)
        return (
          (height - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)) / Number.parseFloat(lineHeight)
        )
      })
      expect.soft(Math.round(lines), slug).toBeLessThanOrEqual(most)
    }
  })
}

test.describe('the seven scenes of a visit', () => {
  for (const { width, rows } of [
    { width: 320, rows: [3, 4] },
    { width: 390, rows: [3, 4] },
    { width: 768, rows: [7] },
    { width: 1440, rows: [7] },
  ]) {
    test(`each number stands in its scene, in ${rows.length} rows at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await openPage(page, pathOf('zh', 'visitor-management-system'))
      const region = page.getByRole('region', { name: word('zh', 'common', 'solution.drawing') })
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
    })
  }
})
