import type { TextStyle, Typesetter } from './set-type.ts'

/** Draws a line of text as SVG paths, with its baseline at `y`: the picture then needs no font. */
export function outlineText(
  type: Typesetter,
  line: string,
  style: TextStyle,
  { x, y, colour }: { x: number; y: number; colour: string },
): string {
  const { size, weight, tracking = 0 } = style
  const paths = type.runs(line, style).flatMap((run) => {
    const { font } = type.faces[weight][run.script]
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(run.text)
    let at = x + run.x
    return glyphs.map((glyph, index) => {
      const left = at
      at += (positions[index]?.xAdvance ?? 0) * scale + tracking * size
      const d = glyph.path.toSVG()
      return d && `<path transform="translate(${round(left)} ${round(y)}) scale(${scale} ${-scale})" d="${d}"/>`
    })
  })
  return `<g fill="${colour}">${paths.join('')}</g>`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
