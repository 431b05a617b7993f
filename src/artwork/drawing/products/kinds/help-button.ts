import { smallLens } from '../../kit/lens.ts'
import { box, disc, line, ROUND_LINE, whole } from '../../kit/solid.ts'

/** A wide lens between two lamps. */
export function camera(x: number, y: number, radius: number): string {
  return [
    box(x - radius * 1.5, y - radius, radius * 3, radius * 2, radius, '#0a0a0a'),
    box(x - radius * 1.5 + 1.5, y - radius + 1.5, radius * 3 - 3, radius * 2 - 3, radius, 'url(#glass)'),
    smallLens(x, y, radius * 0.8),
    ...[-1.18, 1.18].map((side) => disc(x + radius * side, y, radius * 0.1, '#e9e5dd', 'opacity=".7"')),
  ].join('')
}

/** A red button in a collar; lit all around while it calls. */
export function roundButton(x: number, y: number, radius: number, isCalling: boolean): string {
  return [
    isCalling ? disc(x, y, radius * 2, 'url(#glow-red)') : '',
    disc(x, y + 3, radius * 1.26, '#6f695e'),
    disc(x, y, radius * 1.26, 'url(#metal-key)'),
    disc(x, y, radius * 1.08, isCalling ? '#ff8a6e' : '#4f1409'),
    disc(x, y, radius, 'url(#red-key)'),
    line(
      whole`M${x - radius * 0.66} ${y - radius * 0.3}a${radius * 0.74} ${radius * 0.74} 0 0 1 ${radius * 0.8}-${radius * 0.4}`,
      '#fff',
      4,
      'stroke-linecap="round" opacity=".55"',
    ),
    line(
      'M0-16v18M0 13v1',
      '#fff',
      7,
      `${ROUND_LINE} transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${Math.round(radius * 1.6) / 100})"`,
    ),
  ].join('')
}
