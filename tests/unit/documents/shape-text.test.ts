import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadFaces } from '../../../src/artwork/documents/faces.ts'
import type { Shaper } from '../../../src/artwork/documents/shape-text.ts'

const { regular } = await loadFaces(join(import.meta.dirname, '../../..'))

const textOf = ({ shape }: Shaper, text: string) =>
  String.fromCodePoint(...shape(text).flatMap((glyph) => glyph.codePoints))

test('the glyphs of a text stand for its own characters, whichever text with the same glyphs was set before', () => {
  // Of each pair, the font has one glyph for both.
  for (const text of ['a b', 'a\u00a0b', 'x-y', 'x\u2011y', 'A・B', 'A•B', '…', '⋯', '／', '∕'])
    expect(textOf(regular.han, text)).toBe(text)
})

test('a ligature stands for all of its letters', () => {
  expect(regular.latin.shape('office')).toHaveLength(4)
  expect(textOf(regular.latin, 'office')).toBe('office')
})

test('Han characters are as wide alone as the font sets them in a line', () => {
  const text = '門禁管理，機房斷線時「名單」都在機內。'
  const { font, shape } = regular.han
  const line = font.layout(text)
  expect(shape(text).map(({ id, xAdvance }) => [id, xAdvance])).toEqual(
    line.glyphs.map(({ id }, index) => [id, line.positions[index]?.xAdvance]),
  )
})
