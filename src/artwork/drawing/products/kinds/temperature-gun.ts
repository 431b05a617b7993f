import { BRAND, write } from '../../kit/lettering.ts'
import { box, inPercent, line, shape, times, whole } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { gleam, housing, pane } from '../parts/housing.ts'
import { screen } from '../parts/screen.ts'
import { warmthScreen } from '../screens/warmth-screen.ts'
import { onWall } from '../parts/settings.ts'
import { sheetOf, type Sheet, straightOn, type View } from '../view.ts'
import { screenSize } from '../parts/screen-size.ts'

/** A screener for the hand: screen above its grip, lens in front. */
export function handHeld(facts: Facts): View[] {
  const sheet = sheetOf(facts.body({ width: 96, height: 232, depth: 74 }))
  const side = sheetOf({
    width: facts.body({ width: 96, height: 232, depth: 74 }).depth * 1.5,
    height: sheet.height / sheet.scale,
  })
  return [
    straightOn('front', 'warmthHandBack', sheet, () => handBack(facts, sheet, false)),
    straightOn('raised', 'warmthRaised', sheet, () => handBack(facts, sheet, true)),
    straightOn('side', 'warmthHandSide', side, () => handSide(facts, side)),
    onWall('desk', 'warmthHandDesk', sheet, () => handBack(facts, sheet, false), { wall: 'tiles', share: 0.7 }),
  ]
}

/** The view of its user: the screen above the grip. */
function handBack(facts: Facts, { width, height, scale }: Sheet, isRaised: boolean): string {
  const size = screenSize(facts.number('screen-size', 3.5))
  const [across, down] = [Math.min(size.short * scale, width - 44), Math.min(size.long * scale, height * 0.42)]
  const grip = inPercent(width, height, 'M22 50H78L72 97Q50 101 28 97z')
  return [
    shape(grip, '#0f0f0e', 'transform="translate(7 4)"'),
    shape(grip, 'url(#graphite)'),
    times(7, (index) =>
      line(
        whole`M${width * 0.3} ${height * (0.72 + index * 0.032)}h${width * 0.4}`,
        '#1b1a19',
        5,
        'stroke-linecap="round"',
      ),
    ),
    housing(width, height * 0.58, 40, 'graphite'),
    pane(14, 14, width - 28, height * 0.58 - 28, 28),
    screen((width - across) / 2, height * 0.045, across, down, warmthScreen(facts.words, isRaised)),
    gleam(15, 15, width - 30, height * 0.58 - 30, 27, 0.6),
    ...[-1, 0, 1].map((side) =>
      box(width / 2 + side * 54 - 20, height * 0.515, 40, 18, 9, side ? 'url(#key)' : 'url(#red-key)'),
    ),
    write(BRAND, width / 2, height * 0.66, 18, { colour: '#a9a59b', anchor: 'middle', spacing: 4 }),
    write(facts.model, width / 2, height * 0.695, 12, { colour: '#77746d', anchor: 'middle' }),
  ].join('')
}

/** From the side: the head looks to the left, the trigger in front of the grip. */
function handSide(facts: Facts, { width, height }: Sheet): string {
  return [
    shape(inPercent(width, height, 'M42 30H86L90 96Q72 102 54 96z'), 'url(#graphite)'),
    shape(inPercent(width, height, 'M10 10Q14 2 30 2H84Q96 4 96 14V42Q96 50 84 50H40Q30 40 10 36z'), 'url(#zinc)'),
    box(width * 0.02, height * 0.08, width * 0.12, height * 0.3, 12, '#141413'),
    box(0, height * 0.12, width * 0.05, height * 0.1, 6, '#4a3a24'),
    box(width * 0.92, height * 0.08, width * 0.05, height * 0.36, 4, '#0a0a0a'),
    shape(
      whole`M${width * 0.46} ${height * 0.5}q-${width * 0.1} ${height * 0.06}-${width * 0.04} ${height * 0.14}l${width * 0.1}-4z`,
      '#b0361e',
    ),
    write(BRAND, width * 0.3, height * 0.22, width * 0.1, { spacing: 3 }),
    write(facts.option('thermal-resolution').replace('x', ' × '), width * 0.3, height * 0.28, width * 0.06, {
      colour: '#d9d4c8',
    }),
  ].join('')
}
