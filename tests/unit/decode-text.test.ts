import { expect, test } from 'vitest'
import { decodeText } from '../../src/base/decode-text.ts'

/* Bytes that Node and browsers decode differently are in tests/e2e/door-schedule-import.spec.ts. */

const bytesOf = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)))

test('the mark decides, and a broken byte spoils one character only', () => {
  expect(decodeText(bytesOf([0xef, 0xbb, 0xbf], 'Lobby ', [0xe5, 0x81], ',大廳大廳'))).toBe('Lobby \uFFFD,大廳大廳')
})

test('a broken byte does not make another encoding of UTF-8', () => {
  expect(decodeText(bytesOf('門號,樓層\nD01,1F,大廳\nD02,', [0xe5, 0x81], ',大門'))).toBe(
    '門號,樓層\nD01,1F,大廳\nD02,\uFFFD,大門',
  )
})

test.each([
  ['a sign between digits and letters', [0x34, 0x20, 0xb0, 0x43], '4 °C'],
  ['a letter in a word that is valid Big5', [0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72], 'Müller'],
  ['two letters in a row', [0x63, 0x72, 0xe9, 0xe9, 0x65], 'créée'],
])('%s of western Windows is not taken for Chinese', (_, bytes, text) => {
  expect(decodeText(Uint8Array.from(bytes))).toBe(text)
})

test('text in Big5 and in GB 18030 is told apart without known words', () => {
  // 大廳側門, in both.
  expect(decodeText(bytesOf('D01,1F,', [0xa4, 0x6a, 0xc6, 0x55, 0xb0, 0xbc, 0xaa, 0xf9]))).toBe('D01,1F,大廳側門')
  expect(decodeText(bytesOf('D01,1F,', [0xb4, 0xf3, 0xcc, 0xfc, 0xb2, 0xe0, 0xc3, 0xc5]))).toBe('D01,1F,大厅侧门')
})

test('a file with control characters, or mostly of undecodable ones, is no text', () => {
  expect(decodeText(bytesOf('%PDF-1.7\n', [1, 2, 3]))).toBeUndefined()
  expect(decodeText(bytesOf([0xef, 0xbb, 0xbf], [0xff, 0xff, 0xff], 'a'))).toBeUndefined()
})
