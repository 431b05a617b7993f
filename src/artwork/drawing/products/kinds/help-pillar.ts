import { BRAND, write } from '../../kit/lettering.ts'
import { looking } from '../../kit/people.ts'
import { box, disc, line, oval, placed, shape, whole } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { footShadow, outdoors } from '../parts/surroundings.ts'
import { inUse } from '../parts/settings.ts'
import { type Sheet, straightOn, type View } from '../view.ts'
import { camera, roundButton } from './help-button.ts'
import { TINT } from '../../kit/palette.ts'

/** Distance from the top of the column to the centre of the button. */
const BUTTON = 164

/** A pillar on its foot: a strobe on top, camera, two buttons. The body is narrower than its foot. */
export function pillar(facts: Facts, sheet: Sheet): View[] {
  const front = (isCalling: boolean) => () => column(facts, sheet, isCalling)
  return [
    straightOn('front', 'helpPillar', sheet, front(false)),
    inUse('calling', 'helpPillarCalling', () => {
      const scale = 400 / sheet.height
      const top = 76
      return [
        outdoors(400),
        footShadow(330, 478, 190),
        placed(column(facts, sheet, true), 330 - (sheet.width * scale) / 2, top, scale),
        looking(452, 478, 404, {
          coat: 'ochre',
          facesLeft: true,
          hand: [336, top + (sheet.height * 0.1 + BUTTON) * scale],
        }),
      ].join('')
    }),
  ]
}

function column(facts: Facts, { width, height }: Sheet, isCalling: boolean): string {
  const x = width * 0.24
  const across = width * 0.52
  const top = height * 0.1
  const middle = width / 2
  const strobe = isCalling ? 'url(#dome-blue)' : '#4a6f9f'
  return [
    isCalling ? oval(middle, top * 0.55, width * 0.62, height * 0.13, 'url(#glow-blue)') : '',
    box(middle - across * 0.3, height * 0.03, across * 0.6, top, across * 0.18, strobe),
    ...[0.3, 0.5, 0.7].map((share) =>
      line(
        whole`M${middle - across * 0.3} ${height * 0.03 + top * share}h${across * 0.6}`,
        '#fff',
        1.5,
        'opacity=".35"',
      ),
    ),
    shape(
      whole`M${x - width * 0.2} ${height}l${width * 0.08}-16h${across + width * 0.24}l${width * 0.08} 16z`,
      '#45433f',
    ),
    box(x + 7, top + 3, across, height - top - 18, 10, 'url(#side-red)'),
    box(x, top, across, height - top - 15, 10, 'url(#red)'),
    box(x, top, across, height - top - 15, 10, 'url(#brushed)'),
    box(x, top, across * 0.12, height - top - 15, 6, '#fff', 'opacity=".14"'),
    box(x + across * 0.12, top + 26, across * 0.76, height * 0.4, 8, 'url(#steel)'),
    camera(middle, top + 56, across * 0.14),
    box(x + across * 0.26, top + 88, across * 0.48, 34, 0, 'url(#fine-holes)'),
    roundButton(middle, top + BUTTON, across * 0.13, isCalling),
    write('SOS', middle, top + 206, 17, { colour: TINT.red, weight: 700, anchor: 'middle', spacing: 2 }),
    facts.number('call-buttons', 1) > 1 ? infoButton(middle, top + 240, across * 0.1) : '',
    ...[0.81, 0.845].map((share) => box(x, height * share, across, height * 0.018, 0, TINT.paper)),
    write(facts.words.labels.help, middle, height * 0.74, across * 0.28, { weight: 700, anchor: 'middle', spacing: 3 }),
    write(BRAND, middle, height * 0.93, 13, { colour: '#ffe9e3', anchor: 'middle', spacing: 3 }),
  ].join('')
}

function infoButton(x: number, y: number, radius: number): string {
  return [
    disc(x, y, radius * 1.25, 'url(#metal-key)'),
    disc(x, y, radius, '#274a86'),
    write('i', x, y + radius * 0.42, radius * 1.2, { weight: 700, anchor: 'middle' }),
  ].join('')
}
