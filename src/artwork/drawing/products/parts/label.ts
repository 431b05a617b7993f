import { BRAND, lettering, write } from '../../kit/lettering.ts'
import { framed } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { barCode } from './screen.ts'
import { TINT } from '../../kit/palette.ts'

/** The type label: brand, model, supply, origin and a serial number. */
export function label(facts: Facts, x: number, y: number, width: number, height: number): string {
  const size = Math.min(height * 0.2, width * 0.085)
  const left = x + width * 0.06
  const ink = { x: left, colour: '#2b2a28', weight: 600 } as const
  return [
    framed(x, y, width, height, 3, TINT.paper, '#bdb6aa'),
    lettering(BRAND, { ...ink, y: y + height * 0.27, size: size * 1.15, weight: 600, spacing: 1.5 }),
    lettering(facts.model, { ...ink, y: y + height * 0.52, size }),
    lettering(supply(facts), { ...ink, y: y + height * 0.84, size: size * 0.85 }),
    barCode(facts.model, x + width * 0.52, y + height * 0.18, width * 0.42, height * 0.4),
    write(facts.words.labels.madeIn, x + width * 0.94, y + height * 0.84, size * 0.62, {
      colour: TINT.lettering,
      anchor: 'end',
    }),
  ].join('')
}

function supply(facts: Facts): string {
  const watts = facts.number('power-consumption', 0)
  if (watts === 0) return facts.option('battery-type').toUpperCase()
  return `${facts.has('power-supply', 'poe') ? 'PoE ' : ''}${watts} W`
}
