import { expect, test } from 'vitest'
import type { TextStyle } from '../../../src/artwork/documents/set-type.ts'
import { typesetters } from './typesetters.ts'

const style: TextStyle = { weight: 'regular', size: 10, leading: 1.5 }
const { zh, en } = typesetters

test('a line contains as many words as fit, and is never wider than the column', () => {
  const text = 'For the lobby of a whole community or a site gate whose list changes daily.'
  const lines = en.lines(text, style, 100)
  expect(lines.join(' ')).toBe(text)
  expect(lines.length).toBeGreaterThan(3)
  for (const line of lines) expect(en.width(line, style), line).toBeLessThanOrEqual(100)
})

test('a Chinese line breaks anywhere except before a full stop or after an opening bracket', () => {
  const text = '機房斷線，大廳照常進出。（名單都在機內）「不靠伺服器」。'
  for (let width = 40; width < 200; width += 3) {
    const lines = zh.lines(text, style, width)
    expect(lines.join('')).toBe(text)
    for (const line of lines.slice(1)) expect(line).toMatch(/^[^，。）」]/)
    for (const line of lines.slice(0, -1)) expect(line).toMatch(/[^（「]$/)
  }
})

test('a word that is wider than the column is broken', () => {
  const lines = en.lines('www.lintel.example/en/products/vi-d1020f-p', style, 60)
  expect(lines.join('')).toBe('www.lintel.example/en/products/vi-d1020f-p')
  for (const line of lines) expect(en.width(line, style), line).toBeLessThanOrEqual(60)
})

test('a Chinese heading does not break words, and its lines are balanced', () => {
  const width = zh.width('社區大樓的影像對講', style)
  const lines = zh.lines('社區大樓的影像對講系統', style, width, true)
  expect(lines).toHaveLength(2)
  expect(lines.join('|')).not.toMatch(/系\|統|對\|講|影\|像/)
  const [first = 0, second = 0] = lines.map((line) => zh.width(line, style))
  expect(second / first).toBeGreaterThan(0.5)
})

test('each character has the font of its script, with a gap between Han and Latin', () => {
  const runs = zh.runs('支援PoE供電', style)
  expect(runs.map(({ script, text }) => [script, text])).toEqual([
    ['han', '支援'],
    ['latin', 'PoE'],
    ['han', '供電'],
  ])
  const [first, second] = runs
  expect(second?.x).toBeCloseTo((first?.width ?? 0) + 1.25)
})

test('quotation marks are Latin in English, and full width in Chinese', () => {
  expect(en.runs('visitors’', style).map(({ script }) => script)).toEqual(['latin'])
  expect(zh.runs('“門”', style).map(({ script }) => script)).toEqual(['han'])
})

test('a character that no font has is reported', () => {
  expect(() => zh.width('門\u{1f600}', style)).toThrow('No font has the character "\u{1f600}" (U+1F600)')
})
