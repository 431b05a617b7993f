import { lens, smallLens } from '../../kit/lens.ts'
import { BRAND, write } from '../../kit/lettering.ts'
import {
  box,
  decimal,
  disc,
  framed,
  inPercent,
  line,
  oval,
  placed,
  rimmed,
  shape,
  times,
  whole,
} from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { backView } from '../parts/back.ts'
import { gleam, housing, pane } from '../parts/housing.ts'
import { screen } from '../parts/screen.ts'
import { warmthScreen } from '../parts/screens-of-work.ts'
import { figure, footShadow, inUse, onWall, room } from '../parts/settings.ts'
import { sheetOf, type Sheet, straightOn, type View } from '../view.ts'
import { screenSize } from './door-station.ts'

const BODY = { width: 134, height: 286, depth: 34 }

/** A screener: on a wall with a screen, as a camera with its blackbody, or in the hand. */
export function temperatureMonitor(facts: Facts): View[] {
  if (facts.has('mounting', 'hand-held')) return handHeld(facts)
  return facts.option('blackbody') === 'external' ? withBlackbody(facts) : onTheWall(facts)
}

function onTheWall(facts: Facts): View[] {
  const sheet = sheetOf(facts.body(BODY))
  const front = (isRaised: boolean) => () => wallFace(facts, sheet, isRaised)
  return [
    straightOn('front', 'warmthFront', sheet, front(false)),
    straightOn('raised', 'warmthRaised', sheet, front(true)),
    onWall('entrance', 'warmthAtDoor', sheet, front(false), { wall: 'plaster', beside: 'glass-door' }),
    backView(facts, sheet, 24, 'white'),
  ]
}

function wallFace(facts: Facts, { width, height, scale }: Sheet, isRaised: boolean): string {
  const size = screenSize(facts.number('screen-size', 8))
  const [across, down] = [Math.min(size.short * scale, width - 26), Math.min(size.long * scale, height * 0.66)]
  const head = height * 0.17
  const lamp = isRaised ? 'red' : 'green'
  return [
    housing(width, height, 34, 'white'),
    pane(8, 8, width - 16, height - 52, 28),
    box(width * 0.16, head * 0.24, width * 0.68, head * 0.52, head * 0.26, '#050505'),
    thermalLens(width * 0.32, head * 0.5, head * 0.19),
    smallLens(width * 0.68, head * 0.5, head * 0.16),
    screen(
      (width - across) / 2,
      head,
      across,
      down,
      warmthScreen(facts.words, isRaised ? '37.9 °C' : '36.4 °C', isRaised),
    ),
    gleam(9, 9, width - 18, height - 54, 27, 0.5),
    oval(width / 2, height - 24, width * 0.4, 18, `url(#glow-${lamp})`),
    box(width * 0.2, height - 28, width * 0.6, 7, 3.5, `url(#bar-${lamp})`),
    write(BRAND, width / 2, height - 62, 12, { colour: '#8b8a86', anchor: 'middle', spacing: 3 }),
  ].join('')
}

/** Germanium looks like dull gold. */
function thermalLens(x: number, y: number, radius: number): string {
  return [
    disc(x, y, radius * 1.2, 'url(#ring)'),
    disc(x, y, radius, '#141413'),
    disc(x, y, radius * 0.8, '#4a3a24'),
    disc(x, y, radius * 0.8, 'url(#coating)'),
    oval(x - radius * 0.25, y - radius * 0.3, radius * 0.3, radius * 0.2, '#f6e3c4', 'opacity=".6"'),
  ].join('')
}

function withBlackbody(facts: Facts): View[] {
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
        figure(430, 490, 342, '#6f695e'),
        box(520, 330, 150, 96, 4, '#1b1a19'),
        screen(526, 336, 138, 84, warmthScreen(facts.words, '36.4 °C', false, true)),
        box(585, 426, 20, 46, 0, '#45423c'),
        box(540, 470, 110, 8, 2, '#45423c'),
      ].join('')
    }),
    straightOn('blackbody', 'warmthBlackbody', { ...front, width: 560, height: 560 }, () => blackbody(280, 280, 540)),
  ]
}

function twoLenses(facts: Facts, { width, height }: Sheet): string {
  return [
    shape(
      whole`M-2 ${height * 0.16}Q0 0 ${width * 0.14} 0H${width * 0.86}Q${width} 0 ${width + 2} ${height * 0.16}z`,
      'url(#shield)',
    ),
    placed(housing(width, height * 0.9, 44, 'white'), 0, height * 0.08),
    box(26, height * 0.16, width - 52, height * 0.72, 34, '#1b1a19'),
    box(30, height * 0.16 + 4, width - 60, height * 0.72 - 8, 30, '#0c0d0e'),
    thermalLens(width * 0.3, height * 0.46, width * 0.13),
    lens(width * 0.68, height * 0.46, width * 0.15),
    ...[0.44, 0.5, 0.56].map((share) => disc(width * share, height * 0.74, 7, share === 0.5 ? '#4fd0a0' : '#3a1d18')),
    write(facts.option('thermal-resolution').replace('x', ' × '), width * 0.3, height * 0.76, 19, {
      colour: '#77746d',
      anchor: 'middle',
    }),
    write(BRAND, width / 2, height * 0.95, 19, { colour: '#8f887c', anchor: 'middle', spacing: 4 }),
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
    write('35.0 °C', x, y + half * 0.86, half * 0.13, { colour: '#f0b84a', anchor: 'middle' }),
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

function handHeld(facts: Facts): View[] {
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

/** What its user sees: the screen above the grip. */
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
    screen(
      (width - across) / 2,
      height * 0.045,
      across,
      down,
      warmthScreen(facts.words, isRaised ? '37.9 °C' : '36.4 °C', isRaised),
    ),
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
