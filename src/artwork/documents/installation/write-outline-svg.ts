import { escapeMarkup } from '../../../base/escape.ts'
import { COLOURS } from '../colours.ts'
import type { Outline } from './outline.ts'

/** Writes a dimension drawing as SVG, its size in mm: one unit of it is one millimetre. */
export function writeOutlineSvg(
  { width, height, text, rectangles, circles, measures }: Outline,
  title: string,
): string {
  const boxes = rectangles.map((box) => `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}"/>`)
  const rings = circles.map(({ x, y, diameter }) => `<circle cx="${x}" cy="${y}" r="${diameter / 2}"/>`)
  const end = (text * 2) / 3
  const lines = measures.map(({ from, to }) => {
    const isAcross = from.y === to.y
    const tick = ({ x, y }: { x: number; y: number }) =>
      isAcross ? `M${x} ${y - end / 2}v${end}` : `M${x - end / 2} ${y}h${end}`
    return `<path d="M${from.x} ${from.y}L${to.x} ${to.y}${tick(from)}${tick(to)}"/>`
  })
  const texts = measures.map(({ from, to, length }) => {
    const isAcross = from.y === to.y
    const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2]
    // Upright numbers are read from the right, so that they need no more room than the height of a figure.
    const place = isAcross
      ? `x="${x}" y="${y + text * 1.2}"`
      : `transform="translate(${x - text / 2} ${y}) rotate(-90)"`
    return `<text ${place}>${length}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}"><title>${escapeMarkup(title)}</title>
<g fill="none" stroke="${COLOURS.ink}" stroke-width="${text / 20}">${[...boxes, ...rings].join('')}</g>
<g fill="none" stroke="${COLOURS['ink-3']}" stroke-width="${text / 32}">${lines.join('')}</g>
<g fill="${COLOURS.ink}" font-family="sans-serif" font-size="${text}" text-anchor="middle">${texts.join('')}</g></svg>
`
}
