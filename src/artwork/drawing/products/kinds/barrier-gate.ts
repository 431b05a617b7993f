import { BRAND, write } from '../../kit/lettering.ts'
import {
  around,
  box,
  decimal,
  disc,
  fine,
  framed,
  line,
  placed,
  pole,
  rimmed,
  ROUND_LINE,
  shape,
  times,
  whole,
} from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { gleam, groove, housing } from '../parts/housing.ts'
import { carBefore, carBehind } from '../parts/cars.ts'
import { footShadow, outdoors } from '../parts/surroundings.ts'
import { inUse } from '../parts/settings.ts'
import { sheetOf, type Sheet, straightOn, type View } from '../view.ts'
import { LAMP, TINT } from '../../kit/palette.ts'

const BARRIER = { width: 340, height: 1000, depth: 300 }

/** Height of a boom, in millimetres. */
const BOOM = 100
/** The red of its stripes, the last of which ends where the boom does. */
const STRIPE = '#c23a20'

/** A barrier: its cabinet and its boom, its boom down across the lane, its boom up, its cabinet seen along the boom, its drive. */
export function barrierGate(facts: Facts): View[] {
  const body = facts.body(BARRIER)
  const sheet = sheetOf(body)
  const side = sheetOf({ width: body.depth, height: body.height })
  // A tenth of the boom: cards stay nearly square, and in a row of them a longer boom is longer.
  const shown = facts.number('boom-length', 4) * 100
  const front = sheetOf({ width: body.width / 2 + shown, height: body.height })
  return [
    straightOn('front', 'barrierFront', front, () => cabinet(facts, sheet) + cutBoom(facts, sheet, front.width)),
    acrossLane(facts, sheet, 'down', 'barrierDown', false),
    acrossLane(facts, sheet, 'up', 'barrierUp', true),
    straightOn('side', 'barrierSide', side, () => cabinet(facts, side) + hub(facts, side)),
    straightOn('open', 'barrierOpen', sheet, () => drive(facts, sheet)),
  ]
}

/** A colour for each size of cabinet: grey, orange-red, dark. */
function coat(facts: Facts): 'painted' | 'red' | 'graphite' {
  const length = facts.number('boom-length', 4)
  return length > 7 ? 'graphite' : length > 5 ? 'red' : 'painted'
}

function cabinet(facts: Facts, { width, height }: Sheet): string {
  const top = height * 0.09
  const finish = coat(facts)
  return [
    box(-10, height - 16, width + 20, 16, 3, '#45433f'),
    placed(housing(width, height - top - 12, 10, finish), 0, top),
    shape(
      whole`M0 ${top + 8}L10 8Q12 0 22 0H${width - 22}Q${width - 12} 0 ${width - 10} 8L${width} ${top + 8}z`,
      'url(#graphite)',
    ),
    box(0, top, width, 10, 0, '#1b1a19'),
    box(width * 0.16, top * 0.36, width * 0.68, 7, 3.5, 'url(#bar-red)'),
    groove(width * 0.1, height * 0.34, width * 0.8, height * 0.56, 6, finish),
    disc(width * 0.82, height * 0.6, 9, 'url(#metal-key)'),
    write(BRAND, width / 2, height * 0.44, width * 0.12, {
      colour: finish === 'painted' ? TINT.lettering : '#f4efe4',
      anchor: 'middle',
      spacing: 3,
    }),
    write(facts.model, width / 2, height * 0.48, width * 0.065, {
      colour: finish === 'painted' ? TINT.faintLettering : '#f4efe4',
      anchor: 'middle',
      opacity: 0.8,
    }),
    warning(width / 2, height * 0.6, width * 0.13),
    facts.has('collision-protection', 'radar')
      ? box(width * 0.36, height * 0.7, width * 0.28, height * 0.06, 4, '#0a0a0a') +
        gleam(width * 0.36, height * 0.7, width * 0.28, height * 0.06, 4)
      : '',
    facts.has('collision-protection', 'infrared')
      ? rimmed(width / 2, height * 0.81, width * 0.055, '#3a1d18', '#8f887c', 2)
      : '',
    times(4, (index) =>
      box(width * 0.26, height * 0.85 + index * 9, width * 0.48, 3.6, 1.8, '#1b1a19', 'opacity=".5"'),
    ),
  ].join('')
}

/** How far below the top of a cabinet its boom turns, as a share of its height. */
const PIVOT = 0.2

/** Where the boom is clamped: looking along it, its end is a small square. */
function hub(facts: Facts, { width, height }: Sheet): string {
  const [x, y, radius] = [width / 2, height * PIVOT, width * 0.3]
  return [
    flange(x, y, radius),
    framed(x - radius * 0.34, y - radius * 0.5, radius * 0.68, radius, 4, TINT.paper, TINT.red, 4),
    isFence(facts) ? line(fine`M${x} ${y + radius * 0.5}v${radius * 1.6}`, '#cfc9be', 7) : '',
  ].join('')
}

/** The disc that turns with the boom. */
function flange(x: number, y: number, radius: number): string {
  return [
    disc(x + 4, y + 4, radius, TINT.shadow, 'opacity=".3"'),
    rimmed(x, y, radius, 'url(#metal-key)', '#6f695e', 2),
    around(6, [x, y], radius * 0.78, (left, top) => disc(left, top, radius * 0.08, TINT.faintLettering)),
  ].join('')
}

/** The boom in front of its cabinet, broken off before the edge of the picture. */
function cutBoom(facts: Facts, { width, height, scale }: Sheet, edge: number): string {
  const [x, y] = [width / 2, height * PIVOT]
  const high = BOOM * scale
  const tooth = high / 3
  const length = edge - x - tooth
  return [
    flange(x, y, width * 0.3),
    placed(
      beam(facts, length, high, width / 2) +
        shape(fine`M${length} ${high / -2}h${tooth}l${-tooth} ${tooth}l${tooth} ${tooth}l${-tooth} ${tooth}z`, STRIPE),
      x,
      y,
    ),
  ].join('')
}

function warning(x: number, y: number, size: number): string {
  return (
    shape(
      fine`M${x} ${y - size}l${size} ${size * 1.7}h-${size * 2}z`,
      LAMP.amber,
      `stroke="${TINT.black}" stroke-width="3" stroke-linejoin="round"`,
    ) +
    box(x - 2.5, y - size * 0.5, 5, size * 0.7, 2, TINT.black) +
    disc(x, y + size * 0.42, 3.4, TINT.black)
  )
}

/** The whole boom at one scale with its cabinet and a car. */
function acrossLane(facts: Facts, sheet: Sheet, view: string, caption: View['caption'], isUp: boolean): View {
  return inUse(view, caption, () => {
    const length = facts.number('boom-length', 4) * 1000
    // The lane is as wide as the boom is long, and fills the picture.
    const scale = 560 / (length + 900)
    const tall = sheet.height / sheet.scale
    const [x, foot] = [90, 470]
    const pivot = { x: x + (sheet.width / sheet.scale / 2) * scale, y: foot - tall * 0.8 * scale }
    const small = scale / sheet.scale
    return [
      outdoors(400),
      shape(`M0 540L${x + 40} 400H690L720 430V540z`, '#77716a'),
      line('M120 516H700', '#f4efe4', 3, 'stroke-dasharray="40 26" opacity=".7"'),
      (isUp ? carBehind : carBefore)(pivot.x + length * scale * 0.52, 462, scale),
      box(pivot.x + length * scale - 8, foot - 820 * scale, 16, 820 * scale, 2, 'url(#tube-dark)'),
      footShadow(x + (sheet.width * small) / 2, foot, sheet.width * small * 1.7, 9),
      boom(facts, pivot.x, pivot.y, length * scale, isUp),
      placed(cabinet(facts, sheet), x, foot - sheet.height * small, small),
      write(`${facts.number('boom-length', 4)} m`, 690, 60, 26, { colour: TINT.lettering, anchor: 'end' }),
    ].join('')
  })
}

/** A boom at the place and the angle that it has across a lane. */
function boom(facts: Facts, x: number, y: number, length: number, isUp: boolean): string {
  const high = Math.max(7, length * 0.02)
  const turned = `translate(${decimal(x)} ${decimal(y)}) rotate(${isUp ? -84 : 0})`
  // Up, the bars of a fence lie along it.
  return `<g transform="${turned}">${beam(facts, length, high, isUp ? length : 0)}</g>`
}

/** Red and white from its pivot, clamped, with a skirt of bars behind `from` where it is a fence. */
function beam(facts: Facts, length: number, high: number, from: number): string {
  const stripes = Math.round(length / (high * 3.4))
  const [first, drop] = [from + high * 2, high * 5]
  return [
    isFence(facts) && first < length
      ? times(Math.floor((length - first) / (high * 1.5)) + 1, (index) =>
          line(whole`M${first + index * high * 1.5} 0v${drop}`, '#cfc9be', high * 0.2),
        ) + line(whole`M${first} ${drop}H${length}`, '#cfc9be', high * 0.3)
      : '',
    framed(0, -high / 2, length, high, 2, TINT.paper, '#a8a196', high * 0.1),
    times(stripes, (index) =>
      box(((index + 0.5) * length) / stripes, -high / 2, length / stripes / 2, high, 0, STRIPE),
    ),
    box(0, -high / 2, length, high * 0.3, 2, '#fff', 'opacity=".25"'),
    box(high * -1.1, high * -0.65, high * 2.1, high * 1.3, 3, 'url(#graphite)'),
  ].join('')
}

/** Of the booms that fit, the one named first is supplied: the others are parts of their own. */
function isFence(facts: Facts): boolean {
  return facts.option('boom-type') === 'fence'
}

/** The door off: motor, spring, control board and terminals. */
function drive(facts: Facts, { width, height }: Sheet): string {
  const top = height * 0.09
  const isServo = facts.option('motor-type') === 'servo'
  return [
    box(-10, height - 16, width + 20, 16, 3, '#45433f'),
    placed(housing(width, height - top - 12, 10, coat(facts)), 0, top),
    shape(
      whole`M0 ${top + 8}L10 8Q12 0 22 0H${width - 22}Q${width - 12} 0 ${width - 10} 8L${width} ${top + 8}z`,
      'url(#graphite)',
    ),
    box(12, top + 14, width - 24, height - top - 46, 4, '#45423c'),
    box(16, top + 18, width - 32, height - top - 54, 2, 'url(#galvanised)'),
    disc(width / 2, height * 0.2, width * 0.22, 'url(#metal-key)'),
    line(
      fine`M${width / 2} ${height * 0.2}L${width * 0.28} ${height * 0.3}V${height * 0.44}`,
      '#56544f',
      16,
      ROUND_LINE,
    ),
    times(9, (index) =>
      line(fine`M${width * 0.2} ${height * (0.42 + index * 0.022)}h${width * 0.16}`, '#2b2a28', 6, ROUND_LINE),
    ),
    box(width * 0.46, height * 0.32, width * 0.38, height * 0.13, isServo ? 6 : 20, 'url(#tube-dark)'),
    times(isServo ? 6 : 3, (index) =>
      line(fine`M${width * (0.5 + index * 0.05)} ${height * 0.325}v${height * 0.12}`, '#77746d', 2),
    ),
    box(width * 0.14, height * 0.66, width * 0.72, height * 0.17, 4, '#1f4a3a'),
    box(width * 0.2, height * 0.68, width * 0.16, height * 0.05, 2, '#141413'),
    times(facts.number('relays', 2), (index) =>
      box(width * (0.42 + index * 0.1), height * 0.68, width * 0.08, height * 0.045, 2, '#274a86'),
    ),
    times(9, (index) => pole(width * 0.17 + index * width * 0.075, height * 0.77, (width * 0.07) / 30)),
    box(width * 0.14, height * 0.86, width * 0.3, height * 0.06, 3, '#bdb6aa'),
    box(width * 0.52, height * 0.86, width * 0.34, height * 0.06, 3, TINT.paper),
    write(facts.model, width * 0.69, height * 0.897, width * 0.06, { colour: '#2b2a28', anchor: 'middle' }),
  ].join('')
}
