import { lens } from '../../kit/lens.ts'
import { BRAND, write } from '../../kit/lettering.ts'
import {
  around,
  box,
  disc,
  fine,
  line,
  outline,
  oval,
  placed,
  ROUND_LINE,
  screw,
  shape,
  times,
  whole,
} from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { lamp, lamps } from '../parts/infrared.ts'
import { carBefore, PLATE } from '../parts/cars.ts'
import { outdoors } from '../parts/surroundings.ts'
import { inUse } from '../parts/settings.ts'
import { sheetOf, type Sheet, straightOn, type View } from '../view.ts'
import { LAMP, TINT } from '../../kit/palette.ts'

const BULLET = { width: 92, height: 96, depth: 262 }
/** How far below the barrel its base stands, in heights of the barrel. */
const STAND = 0.55

/** A bullet camera looking to the left, from the side, then from before it, then at its place. */
export function bullet(facts: Facts): View[] {
  const body = facts.body(BULLET)
  const side = sheetOf({ width: body.depth, height: body.height * (1 + STAND) })
  const front = sheetOf({ width: body.width, height: body.height })
  return [
    straightOn('front', reads(facts) ? 'plateSide' : 'bulletSide', side, () => bulletSide(facts, side)),
    straightOn('lens', reads(facts) ? 'plateLens' : 'bulletLens', front, () => bulletLens(facts, front)),
    atItsPlace(facts, side),
  ]
}

/** Tells whether it is a plate camera. */
function reads(facts: Facts): boolean {
  return facts.number('plate-capacity', 0) > 0
}

function bulletSide(facts: Facts, { width, height, scale }: Sheet): string {
  const high = height / (1 + STAND)
  const isMotorised = facts.option('lens-type') === 'motorised'
  const [rx, ry] = [high * 0.26, high * 0.45]
  const y = high * 0.54
  const end = width - high * 0.16
  return [
    stand(width * 0.7, high * 0.92, height, Math.min(high, 98 * scale)),
    shape(
      whole`M${rx} ${y - ry}H${end}q${high * 0.16} ${ry * 0.2} ${high * 0.16} ${ry}t-${high * 0.16} ${ry}H${rx}z`,
      'url(#barrel)',
    ),
    isMotorised ? focusRing(width * 0.27, y, ry, scale) : '',
    ...(isMotorised ? [0.66, 0.84] : [0.84]).map((share) =>
      line(whole`M${width * share} ${y - ry}q${rx * 0.7} ${ry} 0 ${ry * 2}`, '#8f897d', 2, 'opacity=".5"'),
    ),
    sunShield(width, y, ry, rx, high),
    glassAtAngle(facts, rx, y, ry),
    isFar(facts) ? floodlight(width * 0.3, y + ry * 0.8, 64 * scale, 26 * scale) : '',
    write(BRAND, width * 0.4, y + 4 * scale, 12 * scale, { colour: '#8f887c', spacing: 1.4 * scale }),
    reads(facts) ? write('LPR', width * 0.4, y + 17 * scale, 9 * scale, { colour: TINT.red, spacing: scale }) : '',
    facts.number('camera-resolution', 2) > 4
      ? write('4K', width * 0.4, y + 17 * scale, 9 * scale, { colour: TINT.faintLettering })
      : '',
  ].join('')
}

/** Lights a plate further away than the lamps behind its glass do. */
function isFar(facts: Facts): boolean {
  return reads(facts) && facts.number('ir-range', 0) > 30
}

/** A second light in a housing of its own, under the barrel, from the side. */
function floodlight(x: number, y: number, width: number, height: number): string {
  return [
    box(x, y + 3, width, height, height * 0.3, '#8f887c'),
    box(x, y, width, height, height * 0.3, 'url(#barrel)'),
    box(x - height * 0.12, y + height * 0.06, height * 0.5, height * 0.88, height * 0.22, '#1b1a19'),
    ...[0.3, 0.7].map((share) => lamp(x + height * 0.1, y + height * share, height * 0.12)),
  ].join('')
}

/** The grooves by which a lens that zooms is told from one that does not. */
function focusRing(x: number, y: number, ry: number, scale: number): string {
  const bend = ry * 0.42
  return times(4, (index) =>
    line(
      whole`M${x + index * 4.4 * scale} ${y - ry}q${bend} ${ry} 0 ${ry * 2}`,
      '#8f897d',
      1.6 * scale,
      'opacity=".6"',
    ),
  )
}

/** The roof over the barrel, further out before the glass. */
function sunShield(width: number, y: number, ry: number, rx: number, high: number): string {
  const [start, end] = [-high * 0.03, width * 0.9]
  const [top, rim] = [y - ry - high * 0.06, y - ry * 0.42]
  const edge = whole`M${start} ${rim + ry * 0.16}L${rx * 0.9} ${rim}H${end}q8-2 8-10`
  const d = whole`M${start} ${rim + ry * 0.16}C${start} ${top + ry * 0.3} ${rx * 0.5} ${top} ${rx * 1.1} ${top}H${end - high * 0.14}q${high * 0.18} 0 ${high * 0.18} ${ry * 0.4}V${rim - 10}q0 10-8 10H${rx * 0.9}z`
  return [
    box(rx * 0.9, rim, end - rx * 0.9, ry * 0.2, 0, 'url(#shade-up)', 'opacity=".6"'),
    shape(d, 'url(#shield)'),
    line(edge, '#8c8578', 2.2),
    line(
      whole`M${rx * 0.5} ${top + ry * 0.1}Q${rx * 0.8} ${top + 2} ${rx * 1.2} ${top + 2}H${end - high * 0.14}`,
      '#fff',
      2.4,
    ),
    disc(end - 18, rim - ry * 0.2, 4, '#a39c90'),
    disc(width * 0.4, rim - ry * 0.2, 4, '#a39c90'),
  ].join('')
}

/** The front glass with lens and infrared lamps, turned away. */
function glassAtAngle(facts: Facts, rx: number, y: number, ry: number): string {
  const glow = (x: number, y: number) => disc(x, y, 8, '#1d1412') + disc(x - 2, y - 2, 2.6, '#6b4038')
  const ring = around(lamps(facts), [0, 0], 78, glow, 0.2)
  const size = lensSize(facts) * 100
  return [
    oval(rx, y, rx, ry, 'url(#aluminium-edge)'),
    oval(rx - 3, y, rx * 0.93, ry * 0.93, '#1b1a19'),
    oval(rx - 4, y, rx * 0.86, ry * 0.86, '#0c0d0e'),
    `<g transform="translate(${Math.round(rx - 4)} ${Math.round(y)}) scale(${Math.round(rx * 0.86) / 100} ${Math.round(ry * 0.86) / 100})">${ring}${lens(0, 0, size)}</g>`,
    oval(rx - rx * 0.4, y - ry * 0.3, rx * 0.16, ry * 0.42, '#fff', 'opacity=".08"'),
  ].join('')
}

/** The share of the glass that the lens takes: large sensors and zooms want large lenses. */
function lensSize(facts: Facts): number {
  if (facts.option('image-sensor') === '1-1-2in') return 0.66
  return facts.option('lens-type') === 'motorised' ? 0.58 : 0.48
}

function stand(x: number, top: number, bottom: number, high: number): string {
  const [wide, foot] = [high * 0.17, high * 0.42]
  return [
    oval(x, bottom - high * 0.06, foot, high * 0.06, '#8f887c'),
    shape(
      whole`M${x - foot} ${bottom - high * 0.12}a${foot} ${high * 0.06} 0 0 1 ${foot * 2} 0v${high * 0.06}a${foot} ${high * 0.06} 0 0 1-${foot * 2} 0z`,
      'url(#tube)',
    ),
    oval(x, bottom - high * 0.12, foot, high * 0.06, '#efece5'),
    shape(
      whole`M${x - wide} ${top}h${wide * 2}l${wide * 0.3} ${bottom - high * 0.12 - top}h-${wide * 2.6}z`,
      'url(#tube)',
    ),
    disc(x, top + wide * 0.5, wide * 1.25, 'url(#metal-key)'),
    disc(x, top + wide * 0.5, wide * 1.25, 'none', `${outline('#8f897d')} stroke-opacity=".6"`),
    screw(x, top + wide * 0.5),
  ].join('')
}

/** The second light straight on. */
function farLight(x: number, y: number, radius: number): string {
  const [across, down] = [radius * 1.16, radius * 0.36]
  return [
    box(x - across / 2, y, across, down, down * 0.4, '#8f887c'),
    box(x - across / 2 + 3, y + 2, across - 6, down - 5, down * 0.34, '#0c0d0e'),
    times(4, (index) => lamp(x + (index - 1.5) * across * 0.23, y + down * 0.48, radius * 0.11)),
  ].join('')
}

/** Straight into the lens: round, or with lamps in two panels for plates. */
function bulletLens(facts: Facts, { width, height }: Sheet): string {
  const [x, y, radius] = [width / 2, height * 0.53, Math.min(width, height) * 0.42]
  const count = lamps(facts)
  const rows = Math.ceil(count / 6)
  const panels = [-1, 1].map((side) =>
    times(rows * 3, (index) => {
      const [column, row] = [index % rows, Math.floor(index / rows)]
      return lamp(x + side * radius * (0.66 + column * 0.16), y + (row - 1) * radius * 0.3, radius * 0.075)
    }),
  )
  const ring = around(count, [x, y], radius * 0.72, (left, top) => lamp(left, top, radius * 0.075))
  return [
    shape(
      whole`M${x - radius * 1.12} ${y - radius * 0.2}a${radius * 1.12} ${radius * 1.16} 0 0 1 ${radius * 2.24} 0z`,
      'url(#shield)',
    ),
    disc(x + 5, y + 5, radius * 1.02, '#8f887c'),
    disc(x, y, radius * 1.02, 'url(#aluminium-edge)'),
    disc(x, y, radius * 0.95, '#1b1a19'),
    disc(x, y, radius * 0.91, '#0c0d0e'),
    reads(facts) ? panels.join('') : ring,
    isFar(facts) ? farLight(x, y + radius * 0.74, radius) : '',
    lens(x, y, radius * lensSize(facts) * 0.9),
    disc(x, y + radius * 0.84, radius * 0.03, LAMP.green),
    shape(
      whole`M${x - radius * 0.8} ${y - radius * 0.3}a${radius * 0.86} ${radius * 0.86} 0 0 1 ${radius * 0.9}-${radius * 0.55}L${x - radius * 0.5} ${y + radius * 0.5}z`,
      '#fff',
      'opacity=".06"',
    ),
  ].join('')
}

/** Pixels of a millimetre at a pole, the same for all of them. */
const AT_POLE = 0.89

/** On an arm of a pole; a plate camera looks at a lane and a car. */
function atItsPlace(facts: Facts, sheet: Sheet): View {
  const isPlate = reads(facts)
  return inUse('pole', isPlate ? 'plateInUse' : 'bulletInUse', () => {
    const scale = AT_POLE / sheet.scale
    const [pole, foot] = [590, 256]
    const [x, y] = [pole - 6 - sheet.width * scale, foot - sheet.height * scale]
    return [
      outdoors(430),
      isPlate ? carBefore(170, 500, 0.12, true) : shape('M0 430V330h40v-40h90v40h60v100z', '#cfc8b8'),
      box(pole, 0, 34, 540, 0, 'url(#tube-dark)'),
      box(x + sheet.width * scale * 0.56, foot - 4, pole - x - sheet.width * scale * 0.56, 14, 3, 'url(#graphite)'),
      box(pole - 6, foot - 20, 46, 50, 4, 'url(#graphite)'),
      line(whole`M${x + sheet.width * scale * 0.8} ${foot + 8}c10 20 40 22 60 4`, '#2b2a28', 5, ROUND_LINE),
      placed(bulletSide(facts, sheet), x, y, scale),
      isPlate ? sight(lensAt(sheet, x, y, scale), 170, 500, 0.12) : '',
    ].join('')
  })
}

/** Where the lens of a camera from the side is, once that is placed. */
function lensAt({ height }: Sheet, x: number, y: number, scale: number): readonly [x: number, y: number] {
  const high = height / (1 + STAND)
  return [x + high * 0.2 * scale, y + high * 0.54 * scale]
}

/** The view of a camera: from its lens to the plate of a car, in front of both. */
function sight([x, y]: readonly [x: number, y: number], car: number, foot: number, millimetre: number): string {
  const unit = millimetre * 10
  const [left, right] = [car - PLATE.half * unit, car + PLATE.half * unit]
  const [top, bottom] = [foot + PLATE.top * unit, foot + PLATE.bottom * unit]
  const rays = fine`M${x} ${y}L${left} ${top}M${x} ${y}L${right} ${bottom}`
  return (
    shape(fine`M${x} ${y}L${left} ${top}V${bottom}H${right}z`, LAMP.red, 'opacity=".16"') +
    line(rays, LAMP.red, 1.2, 'opacity=".5"')
  )
}
