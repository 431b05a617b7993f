import { write } from './lettering.ts'
import { line, ROUND_ENDS } from './solid.ts'

/** The keys of a keypad, row by row. */
export const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'] as const

/** What is printed on a key, around its middle. The star is drawn: a typeface sets it too high. */
export function keyLegend(key: string, x: number, y: number, size: number, baseline: number): string {
  const ink = '#f0ede6'
  if (key === '*') return line(`M${x} ${y - 8}v16M${x - 7} ${y - 4}l14 8M${x + 7} ${y - 4}l-14 8`, ink, 2, ROUND_ENDS)
  return write(key, x, y + baseline, size, { colour: ink, weight: 500, anchor: 'middle' })
}
