import { lens } from '../../kit/lens.ts'
import { BRAND, write } from '../../kit/lettering.ts'
import { looking } from '../../kit/people.ts'
import { box, decimal, disc, framed, line, oval, placed, rimmed, shape, times, whole } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { housing } from '../parts/housing.ts'
import { screen } from '../parts/screen.ts'
import { warmthScreen } from '../screens/warmth-screen.ts'
import { footShadow, room } from '../parts/surroundings.ts'
import { inUse } from '../parts/settings.ts'
import { sheetOf, type Sheet, straightOn, type View } from '../view.ts'
import { LAMP } from '../../kit/palette.ts'

/** Germanium looks like dull gold. */
export function thermalLens(x: number, y: number, radius: number): string {
  return [
    disc(x, y, radius * 1.2, 'url(#ring)'),
    disc(x, y, radius, '#141413'),
    disc(x, y, radius * 0.8, '#4a3a24'),
    disc(x, y, radius * 0.8, 'url(#coating)'),
    oval(x - radius * 0.25, y - radius * 0.3, radius * 0.3, radius * 0.2, '#f6e3c4', 'opacity=".6"'),
  ].join('')
}

/** A camera of two lenses, and the blackbody that it is measured by. */
export function withBlackbody(facts: Facts): View[] {
  const body = facts.body({ width: 112, height: 104, depth: 268 })
  const front = sheetOf(body)
  const side = sheetOf({ width: body.depth, height: body.height })
  return [
    straightOn('front', 'warmthTwoLenses', front, () => twoLenses(facts, front)),
    straightOn('side', 'warmthSide', side, () => cameraSide(facts, side)),
    inUse('lobby', 'warmthLobby', () => {
      const scale = 96 / side.width
      return [
        room(420),
        framed(300, 90, 130, 330, 0, 'url(#pane)', '#6f695e', 4),
        shape('M156 196L420 130V400z', '#e0662f', 'opacity=".12"'),
        tripodLegs(110, 224, 488),
        `<g transform="translate(158 ${decimal(170)}) scale(-${decimal(scale)} ${decimal(scale)})">${cameraSide(facts, side)}</g>`,
        tripodLegs(600, 180, 488),
        blackbody(600, 150, 62),
        looking(430, 490, 342, { coat: 'grey', facesLeft: true, hasLongHair: true }),
        box(520, 330, 150, 96, 4, '#1b1a19'),
        screen(526, 336, 138, 84, warmthScreen(facts.words, false, { isLandscape: true })),
        box(585, 426, 20, 46, 0, '#45423c'),
        box(540, 470, 110, 8, 2, '#45423c'),
      ].join('')
    }),
    straightOn('blackbody', 'warmthBlackbody', { ...front, width: 560, height: 560 }, () => blackbody(280, 280, 540)),
  ]
}

/** From before: a roof over a round face in a round barrel, the thermal lens larger than the other, a foot below. */
function twoLenses(facts: Facts, { width, height, scale }: Sheet): string {
  const [x, y, radius] = [width / 2, height * 0.47, Math.min(width * 0.46, height * 0.43)]
  const words = facts.option('thermal-resolution').replace('x', ' × ')
  return [
    box(x - 13 * scale, y + radius * 0.7, 26 * scale, height - y - radius * 0.7 - 6, 4, 'url(#tube)'),
    box(x - 30 * scale, height - 6 * scale, 60 * scale, 6 * scale, 2 * scale, 'url(#graphite)'),
    disc(x + 5, y + 5, radius, '#8f887c'),
    disc(x, y, radius, 'url(#aluminium-edge)'),
    disc(x, y, radius * 0.96, 'url(#white)'),
    disc(x, y, radius * 0.86, '#1b1a19'),
    disc(x, y, radius * 0.83, '#0c0d0e'),
    thermalLens(x - radius * 0.26, y - radius * 0.04, radius * 0.38),
    lens(x + radius * 0.5, y - radius * 0.04, radius * 0.26),
    ...[-1, 0, 1].map((step) =>
      disc(x + step * radius * 0.13, y + radius * 0.54, radius * 0.035, step ? '#3a1d18' : LAMP.green),
    ),
    write(words, x, y + radius * 0.72, radius * 0.1, { colour: '#8f887c', anchor: 'middle' }),
    shape(
      whole`M${x - radius * 1.06} ${y - radius * 0.3}A${radius * 1.1} ${radius * 1.14} 0 0 1 ${x + radius * 1.06} ${y - radius * 0.3}l-${radius * 0.16} 6A${radius * 0.92} ${radius * 0.92} 0 0 0 ${x - radius * 0.9} ${y - radius * 0.3 + 6}z`,
      'url(#shield)',
    ),
    line(
      whole`M${x - radius * 0.9} ${y - radius * 0.3 + 6}A${radius * 0.92} ${radius * 0.92} 0 0 1 ${x + radius * 0.9} ${y - radius * 0.3 + 6}`,
      '#8f887c',
      2,
    ),
    write(BRAND, x, y - radius * 0.88, radius * 0.1, { colour: '#8f887c', anchor: 'middle', spacing: 4 }),
  ].join('')
}

/** Seen from the side, looking to the left. */
function cameraSide(facts: Facts, { width, height }: Sheet): string {
  return [
    box(width * 0.04, height * 0.14, width * 0.92, height * 0.74, 22, 'url(#barrel)'),
    box(0, height * 0.2, width * 0.1, height * 0.62, 14, '#1b1a19'),
    shape(whole`M-6 ${height * 0.26}Q-4 2 20 2H${width * 0.86}l10 ${height * 0.14}H30z`, 'url(#shield)'),
    times(6, (index) => line(whole`M${width * (0.72 + index * 0.03)} ${height * 0.3}v${height * 0.42}`, '#a39c90', 4)),
    box(width * 0.36, height * 0.86, width * 0.2, height * 0.14, 4, 'url(#graphite)'),
    box(width * 0.95, height * 0.42, width * 0.05, height * 0.16, 4, '#2b2a28'),
    write(BRAND, width * 0.2, height * 0.56, height * 0.13, { colour: '#8f887c', spacing: 4 }),
    write(facts.model, width * 0.2, height * 0.7, height * 0.08, { colour: '#a39c90' }),
  ].join('')
}

/** A surface of known warmth, in its box. */
function blackbody(x: number, y: number, size: number): string {
  const half = size / 2
  return [
    placed(housing(size, size, size * 0.08, 'graphite', size * 0.015), x - half, y - half),
    disc(x, y, half * 0.66, '#141413'),
    rimmed(x, y, half * 0.62, '#060606', '#55524c', Math.max(1, size * 0.006)),
    disc(x, y, half * 0.5, '#020202'),
    write('35.0 °C', x, y + half * 0.86, half * 0.13, { colour: LAMP.amber, anchor: 'middle' }),
  ].join('')
}

function tripodLegs(x: number, top: number, foot: number): string {
  return (
    footShadow(x, foot, 150, 8) +
    line(
      `M${x} ${top}V${top + 150}M${x} ${top + 120}L${x - 62} ${foot}M${x} ${top + 120}L${x + 62} ${foot}M${x} ${top + 120}L${x + 8} ${foot + 4}`,
      '#2b2a28',
      7,
      'stroke-linecap="round"',
    )
  )
}
