import { disc } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'

/** How many infrared lamps reach as far as it says. */
export function lamps(facts: Facts): number {
  return Math.max(4, Math.min(18, Math.round(facts.number('ir-range', 30) / 4)))
}

/** One infrared lamp behind its dark glass. */
export function lamp(x: number, y: number, radius: number): string {
  return (
    disc(x, y, radius, '#1d1412') +
    disc(x, y, radius * 0.72, '#3a1d18') +
    disc(x - radius * 0.25, y - radius * 0.25, radius * 0.3, '#7a4a40')
  )
}
