import { BRAND, write } from '../../kit/lettering.ts'
import { box, disc, framed, line, ROUND_LINE, whole } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { label } from '../parts/label.ts'
import { housing } from '../parts/housing.ts'
import { finger } from '../parts/in-hand.ts'
import { onWall } from '../parts/settings.ts'
import { sheetOf, type Sheet, straightOn, type View } from '../view.ts'
import { TINT } from '../../kit/palette.ts'

/** A red button on a white base. */
export function panicButton(facts: Facts): View[] {
  const sheet = sheetOf(facts.body({ width: 78, height: 78, depth: 24 }))
  return [
    straightOn('front', 'panicFront', sheet, () => panicFace(sheet, false)),
    onWall('pressed', 'panicPressed', sheet, () => panicFace(sheet, true), {
      wall: 'tiles',
      share: 0.42,
      extra: ({ x, y, width, height, scale }) =>
        line(whole`M${x + width * 0.2} ${y + height}V540`, '#b0361e', 4) +
        finger(x + width / 2, y + height * 0.46, scale),
    }),
    straightOn('back', 'panicBack', sheet, () => panicBack(facts, sheet)),
  ]
}

function panicFace({ width, height }: Sheet, isPressed: boolean): string {
  const c = width / 2
  return [
    housing(width, height, 110, 'white'),
    isPressed ? disc(c, c * 0.94, 270, 'url(#glow-red)') : '',
    disc(c, c * 0.94, 196, '#d3cdc2'),
    disc(c, c * 0.94, 186, isPressed ? '#ff8a6e' : '#8c2411'),
    disc(c, c * 0.94, 174, 'url(#red-key)'),
    line(whole`M${c - 118} ${c * 0.94 - 60}a132 132 0 0 1 150-72`, '#fff', 8, `${ROUND_LINE} opacity=".55"`),
    write('SOS', c, c * 0.94 + 34, 96, { anchor: 'middle', spacing: 6 }),
    write(BRAND, c, height - 34, 24, { colour: '#a39c90', anchor: 'middle', spacing: 5 }),
  ].join('')
}

function panicBack(facts: Facts, { width, height }: Sheet): string {
  const c = width / 2
  return [
    housing(width, height, 110, 'white'),
    framed(60, 60, width - 120, 130, 20, TINT.paper, '#cfc9be', 3),
    disc(c, c * 1.2, 110, '#cfc9be'),
    disc(c, c * 1.2, 104, 'url(#white-key)'),
    box(c - 60, c * 1.2 - 9, 120, 18, 9, '#a39c90'),
    write('CR2450', c, c * 1.2 + 56, 26, { colour: '#8f887c', anchor: 'middle' }),
    label(facts, 90, 76, width - 180, 98),
  ].join('')
}
