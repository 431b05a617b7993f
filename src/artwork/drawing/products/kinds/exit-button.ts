import { write } from '../../kit/lettering.ts'
import { disc, line, ROUND_ENDS, screw, whole } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { backView } from '../parts/back.ts'
import { housing } from '../parts/housing.ts'
import { finger } from '../parts/in-hand.ts'
import { onWall } from '../parts/settings.ts'
import { sheetOf, type Sheet, straightOn, type View } from '../view.ts'
import { LAMP } from '../../kit/palette.ts'

const PLATE = { width: 76, height: 115, depth: 38 }

/** A round button on a steel plate. */
export function exitButton(facts: Facts): View[] {
  const sheet = sheetOf(facts.body(PLATE))
  return [
    straightOn('front', 'exitFront', sheet, () => plate(facts, sheet, false)),
    onWall('pressed', 'exitPressed', sheet, () => plate(facts, sheet, true), {
      wall: 'plaster',
      beside: 'door',
      share: 0.6,
      extra: ({ x, y, width, height, scale }) => finger(x + width / 2, y + height * 0.48, scale),
    }),
    backView(facts, sheet, 10, 'steel'),
  ]
}

function plate({ words }: Facts, { width, height }: Sheet, isPressed: boolean): string {
  const y = height * 0.44
  const radius = width * 0.27
  const colour = isPressed ? LAMP.green : '#2f9d74'
  return [
    housing(width, height, 16, 'steel'),
    ...[0.085, 0.915].map((share) => screw(width / 2, height * share, 1.3)),
    disc(width / 2, y, radius * 1.7, 'url(#glow-green)', `opacity="${isPressed ? 1 : 0.6}"`),
    disc(width / 2, y, radius * 1.16, 'url(#key-ring)'),
    disc(width / 2, y, radius * 1.08, '#6f695e'),
    disc(width / 2, y, radius * 1.04, colour),
    disc(width / 2, y, radius * 0.94, '#857e72'),
    disc(width / 2, y, radius * 0.92, 'url(#metal-key)'),
    line(
      whole`M${width / 2 - radius * 0.62} ${y - radius * 0.24}a${radius * 0.7} ${radius * 0.7} 0 0 1 ${radius * 0.8}-${radius * 0.4}`,
      '#fff',
      5,
      `${ROUND_ENDS} opacity=".9"`,
    ),
    write(words.labels.exit, width / 2, height * 0.78, width * 0.11, {
      colour: '#4b483f',
      anchor: 'middle',
      spacing: 6,
    }),
  ].join('')
}
