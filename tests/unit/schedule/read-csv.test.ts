import { expect, test } from 'vitest'
import { readTable } from '../../../src/web/features/door-schedule/read-csv.ts'

const TEXT = '編號,樓層,位置\r\nD01,1F,大廳\r\n'
const TABLE = [
  ['編號', '樓層', '位置'],
  ['D01', '1F', '大廳'],
]
/** As Excel in Taiwan writes it. */
const BIG5 = 'bd 73 b8 b9 2c bc d3 bc 68 2c a6 ec b8 6d 0d 0a 44 30 31 2c 31 46 2c a4 6a c6 55 0d 0a'

const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'))
const swapped = (bytes: Uint8Array) => new Uint8Array(Buffer.from(bytes).swap16())

test.each<[string, Uint8Array]>([
  ['UTF-8', utf8(TEXT)],
  ['UTF-8 with a mark', utf8(`\uFEFF${TEXT}`)],
  ['UTF-16 LE', utf16(`\uFEFF${TEXT}`)],
  ['UTF-16 BE', swapped(utf16(`\uFEFF${TEXT}`))],
  ['UTF-16 LE without a mark', utf16(TEXT)],
  ['UTF-16 BE without a mark', swapped(utf16(TEXT))],
  ['Big5', new Uint8Array(Buffer.from(BIG5.replaceAll(' ', ''), 'hex'))],
])('a file in %s is read', (_, bytes) => {
  expect(readTable(bytes)).toEqual({ table: TABLE, literalRows: [] })
})

test('a file in the encoding of western Windows is read', () => {
  const bytes = Uint8Array.from('Door,Room\nD01,Café\n', (letter) => letter.charCodeAt(0))
  expect(readTable(bytes)).toEqual({
    table: [
      ['Door', 'Room'],
      ['D01', 'Café'],
    ],
    literalRows: [],
  })
})

test.each([
  ['semicolons', 'Mark;Level;Room\nD01;1;a, b\nD02;2;c, d\n'],
  ['tabs', 'Mark\tLevel\tRoom\nD01\t1\ta, b\nD02\t2\tc, d\n'],
  ['commas', 'Mark,Level,Room\nD01,1,"a, b"\nD02,2,"c, d"'],
  ['a line for Excel', 'sep=;\r\nMark;Level;Room\r\nD01;1;a, b\r\nD02;2;c, d\r\n'],
  ['old line ends', 'Mark,Level,Room\rD01,1,"a, b"\rD02,2,"c, d"\r'],
])('a file with %s is read', (_, text) => {
  const table = [
    ['Mark', 'Level', 'Room'],
    ['D01', '1', 'a, b'],
    ['D02', '2', 'c, d'],
  ]
  expect(readTable(utf8(text))).toEqual({ table, literalRows: [] })
})

test('headers tell the separator where a title stands above and one row has more of another', () => {
  const read = readTable(utf8('Door schedule;;\n;;\nMark;Level;Room\nD01;1;a, b, c, d, e, f\n'))
  expect(read).toMatchObject({ table: { 2: ['Mark', 'Level', 'Room'], 3: ['D01', '1', 'a, b, c, d, e, f'] } })
})

test('empty lines count as rows, so that faults name the rows that a spreadsheet shows', () => {
  expect(readTable(utf8('Mark,Level\n\nD01,1\n\n'))).toMatchObject({ table: { length: 4, 2: ['D01', '1'] } })
})

test.each<[string, Uint8Array, string]>([
  ['an empty file', new Uint8Array(), 'empty'],
  ['a file of blanks', utf8('\uFEFF \n,,\n'), 'empty'],
  ['a workbook', Uint8Array.of(0x50, 0x4b, 3, 4, 0x14, 0, 6, 0, 8, 0, 0, 0, 0x21, 0), 'not-text'],
  ['half a character of UTF-16', Uint8Array.of(0xff, 0xfe, 0x41), 'not-text'],
  ['a very large file', new Uint8Array(9 * 2 ** 20), 'too-large'],
  ['10,001 rows', utf8('D01,1F\n'.repeat(10_001)), 'too-many-rows'],
])('%s is refused with a reason', (_, bytes, fault) => {
  expect(readTable(bytes)).toEqual({ fault })
})

test('thousands of empty columns, as a spreadsheet writes them, are left out, and so is what stands beyond them', () => {
  const wide = (row: string) => `${row}${','.repeat(16_384)}x\r\n`
  const rows = ['Door,Room', 'D01,Gate', ''].map(wide).join('')
  expect(readTable(utf8(rows))).toEqual({ table: [['Door', 'Room'], ['D01', 'Gate'], []], literalRows: [] })
})

test.each([
  ['text behind a closed quote', 'Door No.,Floor,Room\nD01,1F,"A" door\nD02,2F,B\n', '"A" door'],
  ['a quote that never closes', 'Door No.,Floor,Room\nD01,1F,"A door\nD02,2F,B\n', '"A door'],
  ['a quote that the next line opens', 'Door No.,Floor,Room\nD01,1F,"A door\nD02,2F,"B"\n', '"A door'],
])('%s does not swallow the rows below, and its row is named', (_, text, place) => {
  const read = readTable(utf8(text))
  expect(read).toEqual({
    table: [
      ['Door No.', 'Floor', 'Room'],
      ['D01', '1F', place],
      ['D02', '2F', 'B'],
    ],
    literalRows: [2],
  })
})

test('quotes around separators and line breaks hold beside a row whose quotes do not match', () => {
  const read = readTable(utf8('Door No.,Room\nD01,"A" door\nD02,"Hall, 36"" wide\nand glass"\n'))
  expect(read).toMatchObject({ table: { 2: ['D02', 'Hall, 36" wide\nand glass'] }, literalRows: [2] })
})

test('a separator that leaves the headers whole is not taken for it', () => {
  const read = readTable(utf8('Nr.;Raum;Modell;Menge\nD01;Foyer;AC-1;2,0\n'))
  expect(read).toMatchObject({ table: { 1: ['D01', 'Foyer', 'AC-1', '2,0'] } })
})
