import { box, decimal, disc, fine, inset, line, outline, ROUND_LINE, whole } from '../../kit/solid.ts'
import { write } from '../../kit/lettering.ts'
import { TINT } from '../../kit/palette.ts'

/** The ground of a light display. */
export const PAPER = 'url(#paper-screen)'
/** Words on a light display. */
export const INK = '#1c1b18'
/** Words on a light display that matter less. */
export const MUTED = '#6b6557'

/** How long the shorter side of a display is in the units that its content is laid out in. */
const SHORT_SIDE = 200

/** The content of a display, laid out for its width and height; the shorter is 200. */
export type Content = (width: number, height: number) => string

/** A lit display with its content, which it cuts off at its edges. */
export function screen(x: number, y: number, width: number, height: number, content: Content): string {
  const unit = Math.min(width, height) / SHORT_SIDE
  const [across, down] = [width / unit, height / unit]
  const frame = box(x, y, width, height, 3, 'none', `${outline('#000')} stroke-opacity=".5"`)
  return inset(x, y, width, height, fine`0 0 ${across} ${down}`, content(across, down)) + frame
}

/** A key on a display: a filled box with a word in its middle. */
export function softKey(
  x: number,
  y: number,
  width: number,
  height: number,
  word: string,
  colour: string,
  ink = '#fff',
): string {
  const size = Math.min(height * 0.36, (width / Math.max(word.length, 3)) * 1.35)
  return (
    box(x, y, width, height, 5, colour) +
    write(word, x + width / 2, y + height / 2 + size * 0.36, size, { colour: ink, anchor: 'middle' })
  )
}

/** Marks that stand on keys of displays, around their middle, 24 units wide. */
const ICONS = {
  talk: 'M-10 8V2a10 10 0 0 1 20 0v6M-10 2h4v9h-4zM6 2h4v9H6z',
  lock: 'M-7 -1h14v11h-14zM-4 -1v-4a4 4 0 0 1 8-1',
  camera: 'M-10 -6h14v12h-14zM4 -1l7-4v10l-7-4z',
  bell: 'M-9 6h18M-6 6V0a6 6 0 0 1 12 0v6M-2 10h4',
  shield: 'M0-10l8 3v6c0 6-4 9-8 11-4-2-8-5-8-11v-6z',
  lamp: 'M-4 10h8M-3 6c0-3-4-4-4-9a7 7 0 0 1 14 0c0 5-4 6-4 9z',
  lift: 'M-8-10h16v20H-8zM-3-2l3-4 3 4M-3 3l3 4 3-4',
  parcel: 'M-9-6h18V9H-9zM-9-1h18M-2-6v5h4v-5',
  people: 'M-4-2a4 4 0 1 0-.1 0M-11 9a7 7 0 0 1 14 0M5-3a3 3 0 1 0-.1 0M5 1a6 6 0 0 1 6 6',
  call: 'M-9-8l4-1 3 6-3 3a14 14 0 0 0 6 6l3-3 6 3-1 4C0 11-10 2-9-8z',
  car: 'M-11 5v-5l3-6H8l3 6v5zM-7 5v3M7 5v3M-11 0h22',
  fire: 'M0-11c1 5 7 6 7 13a7 7 0 0 1-14 0c0-3 2-4 3-7 2 1 3 2 3 4 1-3 2-6 1-10z',
  check: 'M-7 0l5 5 9-10',
  door: 'M-6-10H6V10H-6zM2 0v1',
  sun: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M0-10v3M0 7v3M-10 0h3M7 0h3',
} as const
export type IconName = keyof typeof ICONS

/** One of the marks of displays. */
export function icon(name: IconName, x: number, y: number, size = 1, colour = '#fff'): string {
  return line(
    ICONS[name],
    colour,
    2.2,
    `${ROUND_LINE} transform="translate(${decimal(x)} ${decimal(y)}) scale(${decimal(size)})"`,
  )
}

/** A code of squares: three corner marks, and cells that follow from the words it stands for. */
export function matrixCode(
  words: string,
  x: number,
  y: number,
  size: number,
  ink = TINT.black,
  ground = '#fff',
): string {
  const cells = 17
  const cell = size / cells
  const random = noise(words)
  const isMark = (column: number, row: number) =>
    (column < 6 && row < 6) || (column > cells - 7 && row < 6) || (column < 6 && row > cells - 7)
  let d = ''
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      if (random() > 0.48 && !isMark(column, row)) d += `M${column} ${row}h1v1h-1z`
    }
  }
  const marks = [
    [0, 0],
    [cells - 5, 0],
    [0, cells - 5],
  ].map(([left, top]) => `M${left} ${top}h5v5h-5zm1 1v3h3v-3zm1 1h1v1h-1z`)
  const pad = cell * 1.4
  return [
    box(x - pad, y - pad, size + pad * 2, size + pad * 2, cell, ground),
    `<path d="${d}${marks.join('')}" fill="${ink}" fill-rule="evenodd" transform="translate(${decimal(x)} ${decimal(y)}) scale(${decimal(cell)})"/>`,
  ].join('')
}

/** Bars of a code, as on a label. */
export function barCode(words: string, x: number, y: number, width: number, height: number, ink = '#2b2a28'): string {
  const random = noise(words)
  let d = ''
  for (let at = 0; at < width - 4; ) {
    const bar = 1 + Math.floor(random() * 3)
    d += whole`M${at} 0h${bar}v${height}h-${bar}z`
    at += bar + 1 + Math.floor(random() * 3)
  }
  return `<path d="${d}" fill="${ink}" transform="translate(${decimal(x)} ${decimal(y)})"/>`
}

/** Numbers from 0 to 1 that look accidental and follow from a text: the same text, the same numbers. */
export function noise(text: string): () => number {
  let state = 2166136261
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507) + 0x9e3779b9
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
}

/** A lamp on a display: a dot with a halo. */
export function dot(x: number, y: number, colour: string, radius = 4): string {
  return disc(x, y, radius * 2, colour, 'opacity=".25"') + disc(x, y, radius, colour)
}
