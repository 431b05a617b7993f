import type { Page } from '@playwright/test'
import { wordIn } from './door-schedule.ts'
import { expect, openPage, test, word } from './test.ts'
import { phrase } from './words.ts'

type Expected = { doors: string[]; rows?: string[]; messages?: string[] }

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))))
const hex = (text: string) => [...Buffer.from(text.replaceAll(' ', ''), 'hex')]
/** 門號,樓層,位置,型號,數量 in Big5, and in GB 18030 with simplified characters. */
const BIG5_HEADERS = hex('aaf9 b8b9 2c bcd3 bc68 2c a6ec b86d 2c abac b8b9 2c bcc6 b671 0d0a')
const GB_HEADERS = hex('c3c5 bac5 2c c2a5 b2e3 2c cebb d6c3 2c d0cd bac5 2c cafd c1bf 0d0a')
const ENGLISH_HEADERS = 'Door No.,Floor,Location,Model,Qty\r\n'
const mark = [0xef, 0xbb, 0xbf]

const row = (number: number, column: string, fault: string, value: string) =>
  phrase('en', 'schedule-import', 'row', {
    row: number,
    column: wordIn('en', `columns.${column}`),
    fault: word('en', 'schedule-import', `faultsOf.${fault}`),
    value,
  })
const leftOut = (number: number, reason: string, value: string) =>
  phrase('en', 'schedule-import', 'leftOut', {
    row: number,
    reason: word('en', 'schedule-import', `reasons.${reason}`),
    value,
  })
const quotes = (number: number) => phrase('en', 'schedule-import', 'quotes', { row: number })

const FILES: Record<string, [Buffer, Expected]> = {
  // 興 as a user-defined character, which Node maps to the private use area and browsers refuse.
  'a user-defined character of Big5': [
    bytes(
      BIG5_HEADERS,
      'D01,1F,',
      hex('a46a c655'),
      ',AC-F520-P,2\r\nD02,2F,',
      hex('8140 a676 a5c8 c3f6'),
      ',AC-F520-P,1\r\n',
    ),
    { doors: ['D01 1F 大廳', 'D02 2F \uFFFD@宅玄關'], messages: [row(3, 'place', 'undecodable', '\uFFFD@宅玄關')] },
  ],
  'a backslash as half of a character of Big5': [
    bytes(BIG5_HEADERS, 'D01,1F,', hex('b35c a55c bb5c c655'), ',AC-F520-P,2\r\n'),
    { doors: ['D01 1F 許功蓋廳'] },
  ],
  'simplified characters of GB 18030': [
    bytes(GB_HEADERS, 'D01,1F,', hex('b4f3 ccfc'), ',AC-F520-P,2\r\n'),
    { doors: ['D01 1F 大厅'] },
  ],
  'signs of western Windows': [
    bytes(ENGLISH_HEADERS, 'D01,1F,Cold room 4 ', [0xb0], 'C,AC-F520-P,2\r\nD02,1F,M', [0xfc], 'ller,AC-F520-P,1\r\n'),
    { doors: ['D01 1F Cold room 4 °C', 'D02 1F Müller'] },
  ],
  'a broken byte of UTF-8 without a mark': [
    bytes('門號,樓層,位置\r\nD01,1F,大廳\r\nD02,1F,', [0xe5, 0x81], '\r\n'),
    { doors: ['D01 1F 大廳', 'D02 1F \uFFFD'], messages: [row(3, 'place', 'undecodable', '\uFFFD')] },
  ],
  'a broken byte of UTF-8 with a mark': [
    bytes(mark, '門號,樓層,位置\r\nD01,1F,', [0xe5, 0x81], '門\r\n'),
    { doors: ['D01 1F \uFFFD門'], messages: [row(2, 'place', 'undecodable', '\uFFFD門')] },
  ],
  'a schedule of Revit with groups and totals': [
    Buffer.from(
      '\uFEFF"Door Schedule"\t""\t""\r\n"Mark"\t"Level"\t"Location"\r\n"Level 1"\t""\t""\r\n"101"\t"Level 1"\t"Hall"\r\n' +
        '"Level 1: 1"\t""\t""\r\n"Mark"\t"Level"\t"Location"\r\n"201"\t"Level 2"\t"Roof"\r\n"Grand total: 2"\t""\t""\r\n',
      'utf16le',
    ),
    {
      doors: ['101 Level 1 Hall', '201 Level 2 Roof'],
      rows: [
        leftOut(3, 'group', 'Level 1'),
        leftOut(5, 'group', 'Level 1: 1'),
        leftOut(6, 'header', 'Mark Level Location'),
        leftOut(8, 'total', 'Grand total: 2'),
      ],
    },
  ],
  'a quote that is not closed': [
    bytes(ENGLISH_HEADERS, 'D01,1F,"A" door,AC-F520-P,2\r\nD02,1F,B,AC-F520-P,1\r\n'),
    { doors: ['D01 1F "A" door', 'D02 1F B'], rows: [quotes(2)] },
  ],
}

async function importFile(page: Page, name: string, buffer: Buffer) {
  await openPage(page, '/en/door-schedule')
  await page.getByRole('button', { name: wordIn('en', 'tools.import') }).click()
  await page
    .getByLabel(word('en', 'schedule-import', 'file'))
    .setInputFiles({ name: `${name}.csv`, mimeType: 'text/csv', buffer })
}

test('tables are imported in any encoding, and unreadable cells and rows that are no door are listed', async ({
  page,
}) => {
  for (const [name, [buffer, { doors, rows = [], messages = [] }]] of Object.entries(FILES)) {
    await test.step(name, async () => {
      await importFile(page, name, buffer)
      const dialog = page.getByRole('dialog')
      const take = dialog.getByRole('button', { name: word('en', 'schedule-import', 'takeNew'), exact: true })
      await expect(take).toBeEnabled()
      await expect(dialog.getByRole('listitem')).toHaveText([...messages, ...rows])
      await take.click()
      await expect(
        page.getByRole('status').filter({ hasText: word('en', 'schedule-import', 'takenNew') }),
      ).toBeVisible()
      await expect(page.getByRole('button', { name: wordIn('en', 'tools.import') })).toBeFocused()
      await expect(page.locator('[data-column=number]')).toHaveCount(doors.length)
      const cells = (column: string) =>
        page
          .locator(`[data-column=${column}]`)
          .evaluateAll((all) => all.map((cell) => (cell as HTMLInputElement).value))
      const [numbers, floors, places] = await Promise.all(['number', 'floor', 'place'].map(cells))
      expect(numbers?.map((number, at) => [number, floors?.[at], places?.[at]].join(' '))).toEqual(doors)
    })
  }
})
