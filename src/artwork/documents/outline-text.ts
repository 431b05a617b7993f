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
    const { font, shape, outline } = type.faces[weight][run.script]
    const scale = size / font.unitsPerEm
    let at = x + run.x
    return shape(run.text).map(({ id, xAdvance }) => {
      const left = at
      at += xAdvance * scale + tracking * size
      const d = outline(id)
      return d && `<path transform="translate(${round(left)} ${round(y)}) scale(${scale} ${-scale})" d="${d}"/>`
    })
  })
  return `<g fill="${colour}">${paths.join('')}</g>`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
