import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import Papa from 'papaparse'
import { productOf, recordOf } from './catalogue.ts'
import { expect, LOCALES, type Locale, openPage, pathIn, test, word } from './test.ts'
import { phrase } from './words.ts'

/** The Linkou community: 412 homes, three towers, four car lanes. */
const CASE = 2
/** A visitor does it in fewer: a click, a choice or a filled cell is one. */
const MOST_INTERACTIONS = 60

/** The case's quantity of each model. */
const USED = new Map(
  recordOf('case', CASE).productsUsed.flatMap(({ link, quantity = 1 }) => {
    const code = /^\/products\/(\w+-[\w-]+)$/.exec(link)?.[1]
    return code === undefined ? [] : [[productOf(code).model, quantity] as const]
  }),
)

/** A visitor of the schedule, whose interactions are counted. */
function createVisitor(page: Page, locale: Locale) {
  const say = (key: string) => word(locale, 'door-schedule', key)
  const cell = (column: string, door: string) =>
    page.getByLabel(phrase(locale, 'door-schedule', 'doors.cell', { column: say(`columns.${column}`), door }), {
      exact: true,
    })
  let count = 0
  const visitor = {
    say,
    count: () => count,
    click: async (target: Locator) => {
      count += 1
      await target.click()
    },
    fill: async (column: string, door: string, text: string) => {
      count += 1
      await cell(column, door).fill(text)
      await cell(column, door).press('Enter')
    },
    kind: async (door: string, kind: string) => {
      count += 1
      await cell('kind', door).selectOption({ label: say(`kinds.${kind}`) })
    },
    /** Puts a collected device somewhere. */
    place: async (model: string, at: string) => {
      count += 1
      const control = page.getByLabel(phrase(locale, 'door-schedule', 'loose.place', { model }), { exact: true })
      await control.selectOption({ label: at })
    },
    act: (action: string, door: string) =>
      visitor.click(
        page.getByRole('button', {
          name: phrase(locale, 'door-schedule', 'actions.of', { action: say(`actions.${action}`), door }),
        }),
      ),
    addDoor: () => visitor.click(page.getByRole('button', { name: say('doors.add') })),
  }
  return visitor
}

for (const locale of LOCALES) {
  test(`a new user makes the schedule of case ${CASE} in fewer than ${MOST_INTERACTIONS} interactions, with the case's quantities (${locale})`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    const visitor = createVisitor(page, locale)
    const { say } = visitor
    await openPage(page, pathIn(locale, `/success-stories?case=${CASE}`))
    await page.waitForLoadState('networkidle')
    const take = page.locator(`#case-${CASE}`).getByRole('link', { name: word(locale, 'common', 'schedule.takeSet') })
    await visitor.click(take)
    await visitor.click(page.getByRole('link', { name: say('collected.open') }))

    // The gate at the street.
    await visitor.place('VI-D1020F-P', say('loose.newDoor'))
    await visitor.fill('place', 'D01', 'Main gate')
    // A lobby in each of three towers: one is made, and copied twice.
    await visitor.place('VI-D720-P', say('loose.newDoor'))
    await visitor.kind('D02', 'lift-lobby')
    await visitor.fill('place', 'D02', 'Tower A')
    const lobby = phrase(locale, 'door-schedule', 'items.quantity', { model: 'VI-D720-P', where: 'D02' })
    await visitor.click(page.getByLabel(lobby))
    await page.keyboard.type('1')
    await page.keyboard.press('Enter')
    await visitor.act('copy', 'D02')
    await visitor.fill('place', 'D03', 'Tower B')
    await visitor.act('copy', 'D03')
    await visitor.fill('place', 'D04', 'Tower C')
    // 412 homes alike, and four lanes alike.
    await visitor.addDoor()
    await visitor.fill('place', 'D05', 'Homes')
    await visitor.kind('D05', 'home')
    await visitor.fill('alike', 'D05', '412')
    await visitor.place('VI-M101-P', 'D05 Homes')
    await visitor.addDoor()
    await visitor.fill('place', 'D06', 'Car lanes')
    await visitor.kind('D06', 'car-lane')
    await visitor.fill('alike', 'D06', '4')
    for (const model of ['AC-L412-P', 'AC-G304']) await visitor.place(model, 'D06 Car lanes')
    const rest = [...USED.keys()].filter((model) => !/^(?:VI-D|VI-M|AC-)/.test(model))
    for (const model of rest) await visitor.place(model, say('room.heading'))

    await expect(page.getByRole('region', { name: say('loose.heading') })).toBeHidden()
    expect(visitor.count()).toBeLessThan(MOST_INTERACTIONS)
    const bill = page.getByRole('region', { name: say('bill.heading') })
    const lines = async () =>
      (await bill.getByRole('row').allInnerTexts()).flatMap((row) => {
        const [model = '', , quantity] = row.split('\t')
        return quantity === undefined || !/\d/.test(quantity) ? [] : [[model.trim(), Number(quantity)] as const]
      })
    await expect.poll(lines).toEqual(expect.arrayContaining([...USED]))
    expect(await lines()).toHaveLength(USED.size)

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: say('tools.csv') }).click()
    const csv = readFileSync(await (await download).path(), 'utf8')
    expect(totalsOf(csv, say)).toEqual(USED)
    const pdf = await page.pdf({ preferCSSPageSize: true, path: test.info().outputPath('schedule.pdf') })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(0)
  })
}

/** Adds up a table by model. */
function totalsOf(csv: string, say: (key: string) => string): Map<string, number> {
  const { data } = Papa.parse<Record<string, string>>(csv.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
  })
  const totals = new Map<string, number>()
  for (const row of data) {
    const model = row[say('columns.model')]
    if (model) totals.set(model, (totals.get(model) ?? 0) + Number(row[say('columns.total')]))
  }
  return totals
}
