import { write } from './lettering.ts'
import { line, ROUND_ENDS } from './solid.ts'

/** The keys of a keypad, row by row. */
export const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'] as const

type Grid = { middle: number; top: number; column: number; row: number }

/** Sets twelve keys out around a middle; each is drawn around its own. */
export function keyGrid(
  { middle, top, column, row }: Grid,
  draw: (key: string, x: number, y: number) => string,
): string {
  const keys = KEYS.map((key, index) =>
    draw(key, middle + ((index % 3) - 1) * column, top + row * (Math.floor(index / 3) + 0.5)),
  )
  return keys.join('')
}

/** The legend of a key, around its middle. The star is drawn: a typeface sets it too high. */
export function keyLegend(key: string, x: number, y: number, size: number, baseline: number): string {
  const ink = '#f0ede6'
  if (key === '*') return line(`M${x} ${y - 8}v16M${x - 7} ${y - 4}l14 8M${x + 7} ${y - 4}l-14 8`, ink, 2, ROUND_ENDS)
  return write(key, x, y + baseline, size, { colour: ink, weight: 500, anchor: 'middle' })
}
