import type { Shaper } from './shape-text.ts'

/** The fields of a glyph that pdfkit and fontkit's subsets use; fontkit's types omit how it is decoded. */
type Glyph = { _decode: () => Parts | null }
type Parts = { numberOfContours: number; components?: unknown }

const fonts = new WeakMap<Shaper, string>()

/**
 * Returns a font of fontkit for pdfkit, which embeds of it what a document needs. It sets text as its shaper remembers
 * it, and remembers which glyphs are made of others, which fontkit finds by decoding their outlines for each document.
 * pdfkit accepts a font instead of a name or a file, which its types omit.
 */
export function pdfFont(shaper: Shaper): string {
  const known = fonts.get(shaper)
  if (known) return known
  const { font } = shaper
  const glyphs = new Map<number, Glyph>()
  const getGlyph = (id: number): Glyph => {
    const glyph = glyphs.get(id) ?? withParts(font.getGlyph(id) as unknown as Glyph)
    glyphs.set(id, glyph)
    return glyph
  }
  const layout = (text: string) => {
    const shaped = shaper.shape(text)
    // pdfkit writes into positions.
    const positions = shaped.map(({ xAdvance, xOffset, yOffset }) => ({ xAdvance, yAdvance: 0, xOffset, yOffset }))
    return { glyphs: shaped, positions, advanceWidth: shaped.reduce((sum, { xAdvance }) => sum + xAdvance, 0) }
  }
  const made = Object.assign(Object.create(font), { layout, getGlyph }) as string
  fonts.set(shaper, made)
  return made
}

/** Returns a glyph that is decoded once, and of which no outline is kept. */
function withParts(glyph: Glyph): Glyph {
  let parts: Parts | null | undefined
  const decode = () => {
    if (parts === undefined) {
      const decoded = glyph._decode()
      parts = decoded && { numberOfContours: decoded.numberOfContours, components: decoded.components }
    }
    return parts
  }
  return Object.assign(Object.create(glyph), { _decode: decode }) as Glyph
}
