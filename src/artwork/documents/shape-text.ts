import type { Font } from 'fontkit'

/** A glyph of a text, with the characters that it stands for. Lengths are in the font's units. */
export type ShapedGlyph = {
  id: number
  codePoints: readonly number[]
  /** Its own width, and the way to the next glyph: they differ where pairs are kerned. */
  advanceWidth: number
  xAdvance: number
  xOffset: number
  yOffset: number
}

/** A font, read once in a thread, that remembers how it set each word. */
export type Shaper = {
  font: Font
  shape: (text: string) => ShapedGlyph[]
  /** Returns the outline of a glyph as SVG path data, in the font's units; '' for a space. */
  outline: (glyph: number) => string
}

/** The pieces that are shaped separately: a Han character, which is never kerned, or a word with the space after it. */
const PIECES = /\p{Script=Han}\p{M}*|[^\s\p{Script=Han}]*\s+|[^\s\p{Script=Han}]+/gu

/** Wraps a font; `open` opens it again. The result for a text depends on this text alone. */
export function createShaper(font: Font, open: () => Font): Shaper {
  const shaped = new Map<string, ShapedGlyph[]>()
  const outlines = new Map<number, string>()
  const shapePiece = remember(shaped, (piece) => {
    const single = glyphOf(font, piece)
    if (single) return [single]
    const glyphs = layOut(font, piece)
    // The font names a glyph after the first text that needed it. Where that was another one, an unused font is asked.
    return standsFor(glyphs, piece) ? glyphs : layOut(open(), piece)
  })
  return {
    font,
    shape: (text) => (text.match(PIECES) ?? []).flatMap(shapePiece),
    outline: remember(outlines, (glyph) => font.getGlyph(glyph).path.toSVG()),
  }
}

const HAN = /^\p{Script=Han}$/u

/** Returns the glyph of a Han character that stands alone: no rule of a font changes it. */
function glyphOf(font: Font, piece: string): ShapedGlyph | undefined {
  const codePoint = HAN.test(piece) ? piece.codePointAt(0) : undefined
  if (codePoint === undefined || !font.hasGlyphForCodePoint(codePoint)) return undefined
  const { id, advanceWidth } = font.glyphForCodePoint(codePoint)
  return { id, codePoints: [codePoint], advanceWidth, xAdvance: advanceWidth, xOffset: 0, yOffset: 0 }
}

function layOut(font: Font, text: string): ShapedGlyph[] {
  const { glyphs, positions } = font.layout(text)
  return glyphs.map(({ id, codePoints, advanceWidth }, index) => {
    const { xAdvance = advanceWidth, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    return { id, codePoints, advanceWidth, xAdvance, xOffset, yOffset }
  })
}

function standsFor(glyphs: readonly ShapedGlyph[], text: string): boolean {
  return String.fromCodePoint(...glyphs.flatMap(({ codePoints }) => codePoints)) === text
}

function remember<Key, Value>(known: Map<Key, Value>, find: (key: Key) => Value): (key: Key) => Value {
  return (key) => {
    const found = known.get(key) ?? find(key)
    known.set(key, found)
    return found
  }
}
