import { BRAND } from '../../devices/brand.ts'
import { lens } from '../../devices/lens.ts'
import { lettering } from '../../devices/lettering.ts'
import { box, disc, line, outline, oval, ROUND_LINE, shape } from '../../devices/pen.ts'
import type { Facts } from '../facts.ts'
import { footShadow, outdoors, room, SCENE } from '../parts/settings.ts'
import { placed, sheetOf, type Sheet, straightOn, times, type View } from '../view.ts'

/** A camera by its build: the sub-category says which, and plate cameras are bullets. */
export function camera(facts: Facts): View[] {
  const build = BUILDS.find(([name]) => facts.shelf.some((id) => id.includes(name)))
  return (build?.[1] ?? bullet)(facts)
}

const BUILDS: readonly (readonly [string, (facts: Facts) => View[]])[] = [
  ['dome', dome],
  ['turret', turret],
  ['ptz', panTilt],
  ['bullet', bullet],
]

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

function bulletSide(facts: Facts, { width, height }: Sheet): string {
  const high = height / (1 + STAND)
  const isMotorised = facts.option('lens-type') === 'motorised'
  const [rx, ry] = [high * 0.26, high * 0.45]
  const y = high * 0.54
  const end = width - high * 0.16
  const r = Math.round
  return [
    stand(width * 0.7, high * 0.92, height, high),
    shape(
      `M${r(rx)} ${r(y - ry)}H${r(end)}q${r(high * 0.16)} ${r(ry * 0.2)} ${r(high * 0.16)} ${r(ry)}t-${r(high * 0.16)} ${r(ry)}H${r(rx)}z`,
      'url(#barrel)',
    ),
    ...[0.3, isMotorised ? 0.62 : 0.84].map((share) =>
      line(`M${r(width * share)} ${r(y - ry)}q${r(rx * 0.7)} ${r(ry)} 0 ${r(ry * 2)}`, '#8f897d', 2, 'opacity=".5"'),
    ),
    sunShield(width, y, ry, rx, high),
    glassAtAngle(facts, rx, y, ry),
    lettering(BRAND, {
      x: width * 0.36,
      y: y + ry * 0.3,
      size: high * 0.13,
      colour: '#8f887c',
      weight: 600,
      spacing: 3,
    }),
    reads(facts)
      ? lettering('LPR', {
          x: width * 0.36,
          y: y + ry * 0.66,
          size: high * 0.09,
          colour: '#8c2411',
          weight: 600,
          spacing: 2,
        })
      : '',
    facts.number('camera-resolution', 2) > 4
      ? lettering('4K', { x: width * 0.36, y: y + ry * 0.66, size: high * 0.09, colour: '#68635a', weight: 600 })
      : '',
  ].join('')
}

/** The roof over the barrel, further out before the glass. */
function sunShield(width: number, y: number, ry: number, rx: number, high: number): string {
  const r = Math.round
  const [start, end] = [-high * 0.03, width * 0.9]
  const [top, rim] = [y - ry - high * 0.06, y - ry * 0.42]
  const edge = `M${r(start)} ${r(rim + ry * 0.16)}L${r(rx * 0.9)} ${r(rim)}H${r(end)}q8-2 8-10`
  const d = `M${r(start)} ${r(rim + ry * 0.16)}C${r(start)} ${r(top + ry * 0.3)} ${r(rx * 0.5)} ${r(top)} ${r(rx * 1.1)} ${r(top)}H${r(end - high * 0.14)}q${r(high * 0.18)} 0 ${r(high * 0.18)} ${r(ry * 0.4)}V${r(rim - 10)}q0 10-8 10H${r(rx * 0.9)}z`
  return [
    box(rx * 0.9, rim, end - rx * 0.9, ry * 0.2, 0, 'url(#shade-up)', 'opacity=".6"'),
    shape(d, 'url(#shield)'),
    line(edge, '#8c8578', 2.2),
    line(
      `M${r(rx * 0.5)} ${r(top + ry * 0.1)}Q${r(rx * 0.8)} ${r(top + 2)} ${r(rx * 1.2)} ${r(top + 2)}H${r(end - high * 0.14)}`,
      '#fff',
      2.4,
    ),
    disc(end - 18, rim - ry * 0.2, 4, '#a39c90'),
    disc(width * 0.4, rim - ry * 0.2, 4, '#a39c90'),
  ].join('')
}

/** The front glass with lens and infrared lamps, turned away. */
function glassAtAngle(facts: Facts, rx: number, y: number, ry: number): string {
  const count = lamps(facts)
  const ring = times(count, (index) => {
    const angle = (index / count) * Math.PI * 2 + 0.2
    return (
      disc(Math.cos(angle) * 78, Math.sin(angle) * 78, 8, '#1d1412') +
      disc(Math.cos(angle) * 78 - 2, Math.sin(angle) * 78 - 2, 2.6, '#6b4038')
    )
  })
  const size = lensSize(facts) * 100
  return [
    oval(rx, y, rx, ry, 'url(#aluminium-edge)'),
    oval(rx - 3, y, rx * 0.93, ry * 0.93, '#1b1a19'),
    oval(rx - 4, y, rx * 0.86, ry * 0.86, '#0c0d0e'),
    `<g transform="translate(${Math.round(rx - 4)} ${Math.round(y)}) scale(${Math.round(rx * 0.86) / 100} ${Math.round(ry * 0.86) / 100})">${ring}${lens(0, 0, size)}</g>`,
    oval(rx - rx * 0.4, y - ry * 0.3, rx * 0.16, ry * 0.42, '#fff', 'opacity=".08"'),
  ].join('')
}

/** How many infrared lamps reach as far as it says. */
function lamps(facts: Facts): number {
  return Math.max(4, Math.min(18, Math.round(facts.number('ir-range', 30) / 4)))
}

/** The share of the glass that the lens takes: large sensors and zooms want large lenses. */
function lensSize(facts: Facts): number {
  if (facts.option('image-sensor') === '1-1-2in') return 0.66
  return facts.option('lens-type') === 'motorised' ? 0.58 : 0.48
}

function stand(x: number, top: number, bottom: number, high: number): string {
  const r = Math.round
  const [wide, foot] = [high * 0.17, high * 0.42]
  return [
    oval(x, bottom - high * 0.06, foot, high * 0.06, '#8f887c'),
    shape(
      `M${r(x - foot)} ${r(bottom - high * 0.12)}a${r(foot)} ${r(high * 0.06)} 0 0 1 ${r(foot * 2)} 0v${r(high * 0.06)}a${r(foot)} ${r(high * 0.06)} 0 0 1-${r(foot * 2)} 0z`,
      'url(#tube)',
    ),
    oval(x, bottom - high * 0.12, foot, high * 0.06, '#efece5'),
    shape(
      `M${r(x - wide)} ${r(top)}h${r(wide * 2)}l${r(wide * 0.3)} ${r(bottom - high * 0.12 - top)}h-${r(wide * 2.6)}z`,
      'url(#tube)',
    ),
    disc(x, top + wide * 0.5, wide * 1.25, 'url(#metal-key)'),
    disc(x, top + wide * 0.5, wide * 1.25, 'none', `${outline('#8f897d')} stroke-opacity=".6"`),
    placed('<use href="#cross-screw"/>', x, top + wide * 0.5),
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
  const ring = times(count, (index) => {
    const angle = (index / count) * Math.PI * 2
    return lamp(x + Math.cos(angle) * radius * 0.72, y + Math.sin(angle) * radius * 0.72, radius * 0.075)
  })
  return [
    shape(
      `M${Math.round(x - radius * 1.12)} ${Math.round(y - radius * 0.2)}a${Math.round(radius * 1.12)} ${Math.round(radius * 1.16)} 0 0 1 ${Math.round(radius * 2.24)} 0z`,
      'url(#shield)',
    ),
    disc(x + 5, y + 5, radius * 1.02, '#8f887c'),
    disc(x, y, radius * 1.02, 'url(#aluminium-edge)'),
    disc(x, y, radius * 0.95, '#1b1a19'),
    disc(x, y, radius * 0.91, '#0c0d0e'),
    reads(facts) ? panels.join('') : ring,
    lens(x, y, radius * lensSize(facts) * 0.9),
    disc(x, y + radius * 0.84, radius * 0.03, '#4fd0a0'),
    shape(
      `M${Math.round(x - radius * 0.8)} ${Math.round(y - radius * 0.3)}a${Math.round(radius * 0.86)} ${Math.round(radius * 0.86)} 0 0 1 ${Math.round(radius * 0.9)}-${Math.round(radius * 0.55)}L${Math.round(x - radius * 0.5)} ${Math.round(y + radius * 0.5)}z`,
      '#fff',
      'opacity=".06"',
    ),
  ].join('')
}

function lamp(x: number, y: number, radius: number): string {
  return (
    disc(x, y, radius, '#1d1412') +
    disc(x, y, radius * 0.72, '#3a1d18') +
    disc(x - radius * 0.25, y - radius * 0.25, radius * 0.3, '#7a4a40')
  )
}

/** On an arm of a pole; a plate camera looks at a lane and a car. */
function atItsPlace(facts: Facts, sheet: Sheet): View {
  const isPlate = reads(facts)
  return {
    view: 'pole',
    caption: isPlate ? 'plateInUse' : 'bulletInUse',
    ...SCENE,
    paint: () => {
      const scale = 330 / sheet.width
      const y = 90
      const foot = y + sheet.height * scale
      return [
        outdoors(430),
        isPlate ? carFront(190, 492) : shape('M0 430V330h40v-40h90v40h60v100z', '#b1aca1', 'opacity=".7"'),
        isPlate ? shape('M250 250L80 470H300z', '#e8573a', 'opacity=".12"') : '',
        box(590, 0, 34, 540, 0, 'url(#tube-dark)'),
        box(470, foot - 4, 130, 16, 3, 'url(#graphite)'),
        box(584, foot - 20, 46, 50, 4, 'url(#graphite)'),
        line(`M520 ${Math.round(foot)}c20 20 60 26 74 4`, '#2b2a28', 5, ROUND_LINE),
        placed(bulletSide(facts, sheet), 290, y, scale),
      ].join('')
    },
  }
}

/** A car from before, its plate read. */
function carFront(x: number, foot: number): string {
  return placed(
    [
      footShadow(0, 0, 250, 12),
      shape('M-96-62l14-52q4-16 22-16H60q18 0 22 16l14 52z', '#3b4750'),
      shape('M-80-66l11-40q3-10 14-10H55q11 0 14 10l11 40z', '#aebfc4'),
      shape('M-112-58q0-12 14-12H98q14 0 14 12v44q0 10-10 10H-102q-10 0-10-10z', '#56646e'),
      box(-100, -50, 40, 18, 8, '#f4efe4'),
      box(60, -50, 40, 18, 8, '#f4efe4'),
      box(-44, -54, 88, 10, 3, '#2b3238'),
      box(-36, -36, 72, 24, 3, '#fbf9f5'),
      lettering('ABC-1234', { x: 0, y: -18, size: 14, colour: '#1b1a17', weight: 600, anchor: 'middle' }),
      box(-40, -40, 80, 32, 4, 'none', outline('#4fd0a0', 2.5)),
      box(-100, -8, 34, 12, 4, '#1b1a19'),
      box(66, -8, 34, 12, 4, '#1b1a19'),
    ].join(''),
    x,
    foot,
  )
}

const DOME = { width: 122, height: 88, depth: 122 }

/** A dome: a base on the ceiling and a bubble; a metal base is screwed and darker below. */
function dome(facts: Facts): View[] {
  const body = facts.body(DOME)
  const side = sheetOf(body)
  const below = sheetOf({ width: body.width, height: body.depth })
  return [
    straightOn('front', 'domeSide', side, () => domeSide(facts, side)),
    straightOn('below', 'domeBelow', below, () => domeBelow(facts, below)),
    underCeiling('domeInUse', () => domeSide(facts, side), side, 250),
  ]
}

function isTough(facts: Facts): boolean {
  return facts.option('impact-rating') === 'ik10'
}

function domeSide(facts: Facts, { width, height }: Sheet): string {
  const r = Math.round
  const base = height * 0.42
  const hood = `M${r(width * 0.01)} ${r(base * 0.12)}Q${r(width * 0.01)} 0 ${r(width * 0.06)} 0H${r(width * 0.94)}Q${r(width * 0.99)} 0 ${r(width * 0.99)} ${r(base * 0.12)}L${r(width * 0.93)} ${r(base * 0.86)}Q${r(width * 0.92)} ${r(base)} ${r(width * 0.86)} ${r(base)}H${r(width * 0.14)}Q${r(width * 0.08)} ${r(base)} ${r(width * 0.07)} ${r(base * 0.86)}z`
  const bubble = `M${r(width * 0.17)} ${r(base * 0.9)}H${r(width * 0.83)}C${r(width * 0.83)} ${r(height * 0.84)} ${r(width * 0.68)} ${r(height)} ${r(width * 0.5)} ${r(height)}S${r(width * 0.17)} ${r(height * 0.84)} ${r(width * 0.17)} ${r(base * 0.9)}z`
  const clip = `clip-${facts.model.toLowerCase()}`
  const eye = Math.min(width, height) * (facts.option('lens-type') === 'motorised' ? 0.17 : 0.14)
  return [
    shape(hood, isTough(facts) ? 'url(#tube)' : 'url(#shield)'),
    shape(hood, 'url(#shade)', 'opacity=".25"'),
    line(`M${r(width * 0.02)} ${r(base * 0.3)}H${r(width * 0.98)}`, '#a39c90', 2),
    `<clipPath id="${clip}"><path d="${bubble}"/></clipPath>`,
    shape(bubble, isTough(facts) ? '#1b1c1e' : '#3a3d41'),
    `<g clip-path="url(#${clip})">${[
      box(width * 0.34, base * 0.8, width * 0.32, height * 0.6, width * 0.15, '#0b0b0c'),
      lens(width / 2, height * 0.64, eye),
      times(lamps(facts) > 8 ? 4 : 2, (index) =>
        lamp(width / 2 + (index % 2 ? 1 : -1) * eye * 1.16, height * (0.56 + Math.floor(index / 2) * 0.16), eye * 0.17),
      ),
      shape(
        `M${r(width * 0.17)} ${r(base * 0.9)}H${r(width * 0.83)}v${r(height * 0.12)}H${r(width * 0.17)}z`,
        '#000',
        'opacity=".35"',
      ),
    ].join('')}</g>`,
    shape(
      `M${r(width * 0.22)} ${r(height * 0.52)}C${r(width * 0.23)} ${r(height * 0.74)} ${r(width * 0.3)} ${r(height * 0.88)} ${r(width * 0.38)} ${r(height * 0.94)}C${r(width * 0.32)} ${r(height * 0.8)} ${r(width * 0.31)} ${r(height * 0.64)} ${r(width * 0.32)} ${r(height * 0.52)}z`,
      '#fff',
      'opacity=".3"',
    ),
    box(width * 0.14, base * 0.86, width * 0.72, base * 0.14, base * 0.07, 'url(#tube)'),
    lettering(BRAND, {
      x: width / 2,
      y: base * 0.68,
      size: 19,
      colour: '#8f887c',
      weight: 600,
      spacing: 4,
      anchor: 'middle',
    }),
    isTough(facts)
      ? [0.12, 0.88].map((share) => placed('<use href="#cross-screw"/>', width * share, base * 0.6, 0.8)).join('')
      : '',
  ].join('')
}

function domeBelow(facts: Facts, { width }: Sheet): string {
  const c = width / 2
  const screws = isTough(facts) ? 3 : 0
  const eye = c * (facts.option('lens-type') === 'motorised' ? 0.3 : 0.25)
  return [
    disc(c + 6, c + 4, c - 1, 'url(#side-light)'),
    disc(c, c, c - 1, 'url(#aluminium-edge)'),
    disc(c, c, c - 4, isTough(facts) ? 'url(#aluminium)' : 'url(#white)'),
    times(screws, (index) =>
      placed(
        '<use href="#cross-screw"/>',
        c + Math.cos((index * 2 * Math.PI) / 3 - 1.57) * c * 0.84,
        c + Math.sin((index * 2 * Math.PI) / 3 - 1.57) * c * 0.84,
      ),
    ),
    disc(c, c, c * 0.7, '#8f887c'),
    disc(c, c, c * 0.68, isTough(facts) ? '#1b1c1e' : '#3a3d41'),
    box(c - c * 0.32, c - c * 0.64, c * 0.64, c * 1.28, c * 0.3, '#0b0b0c'),
    times(lamps(facts), (index) => {
      const angle = (index / lamps(facts)) * Math.PI * 2
      return lamp(c + Math.cos(angle) * eye * 1.4, c + Math.sin(angle) * eye * 1.4, eye * 0.13)
    }),
    lens(c, c, eye),
    shape(
      `M${Math.round(c * 0.5)} ${Math.round(c * 0.62)}a${Math.round(c * 0.64)} ${Math.round(c * 0.64)} 0 0 1 ${Math.round(c * 0.6)}-${Math.round(c * 0.22)}L${Math.round(c * 0.66)} ${Math.round(c * 1.3)}z`,
      '#fff',
      'opacity=".13"',
    ),
    lettering(BRAND, { x: c, y: c * 1.87, size: 19, colour: '#8f887c', weight: 600, spacing: 4, anchor: 'middle' }),
  ].join('')
}

const TURRET = { width: 118, height: 98, depth: 118 }

/** A turret: a ball in a ring, nothing before its lens. */
function turret(facts: Facts): View[] {
  const sheet = sheetOf(facts.body(TURRET))
  return [
    straightOn('front', 'turretFront', sheet, () => turretFace(facts, sheet, 0)),
    straightOn('aside', 'turretAside', sheet, () => turretFace(facts, sheet, -0.14)),
    underCeiling('turretInUse', () => turretFace(facts, sheet, -0.1), sheet, 250),
  ]
}

function turretFace(facts: Facts, { width, height }: Sheet, turn: number): string {
  const r = Math.round
  const [x, y, ball] = [width / 2, height * 0.6, height * 0.4]
  const eye = x + turn * width
  const squeeze = 1 - Math.abs(turn) * 1.6
  return [
    shape(
      `M${r(width * 0.02)} ${r(height * 0.06)}Q${r(width * 0.02)} 0 ${r(width * 0.08)} 0H${r(width * 0.92)}Q${r(width * 0.98)} 0 ${r(width * 0.98)} ${r(height * 0.06)}L${r(width * 0.88)} ${r(height * 0.34)}H${r(width * 0.12)}z`,
      'url(#tube)',
    ),
    line(`M${r(width * 0.05)} ${r(height * 0.12)}H${r(width * 0.95)}`, '#a39c90', 2),
    oval(x, height * 0.36, width * 0.38, height * 0.1, '#8f887c'),
    disc(x, y, ball, '#8f887c'),
    disc(x - 2, y - 2, ball - 2, 'url(#metal-key)'),
    `<g transform="translate(${r(eye)} ${r(y + ball * 0.06)}) scale(${squeeze.toFixed(2)} 1)">${[
      disc(0, 0, ball * 0.72, '#2b2a28'),
      disc(0, 0, ball * 0.68, '#0c0d0e'),
      lens(-ball * 0.2, 0, ball * 0.36),
      lamp(ball * 0.36, 0, ball * 0.17),
      disc(ball * 0.36, -ball * 0.3, ball * 0.04, '#1c1c1d'),
      disc(0, -ball * 0.5, ball * 0.03, '#4fd0a0'),
    ].join('')}</g>`,
    lettering(BRAND, { x, y: height * 0.24, size: 18, colour: '#8f887c', weight: 600, spacing: 4, anchor: 'middle' }),
    facts.number('ir-range', 30) > 30 ? lamp(eye + ball * 0.4, y + ball * 0.36, ball * 0.1) : '',
  ].join('')
}

const PTZ = { width: 166, height: 292, depth: 166 }

/** A camera that turns: a neck, a drum and a head with its zoom. */
function panTilt(facts: Facts): View[] {
  const sheet = sheetOf(facts.body(PTZ))
  return [
    straightOn('front', 'ptzFront', sheet, () => panTiltFace(facts, sheet, 0)),
    straightOn('turned', 'ptzTurned', sheet, () => panTiltFace(facts, sheet, 0.2)),
    {
      view: 'mast',
      caption: 'ptzInUse',
      ...SCENE,
      paint: () => {
        const scale = 330 / sheet.height
        return [
          outdoors(440),
          shape('M40 440V250h70v190zM130 440V300h110v140zM470 440l60-240 12 240z', '#b1aca1', 'opacity=".7"'),
          line('M500 320l-150-20v-30l190-60M350 300v60', '#8f887c', 3, 'opacity=".8"'),
          box(560, 0, 60, 540, 0, 'url(#tube)'),
          shape('M562 60H390q-26 0-26 24h30q0-4 8-4h160z', 'url(#shield)'),
          box(352, 80, 54, 14, 4, 'url(#tube)'),
          placed(panTiltFace(facts, sheet, -0.16), 379 - (sheet.width * scale) / 2, 92, scale),
        ].join('')
      },
    },
  ]
}

function panTiltFace(facts: Facts, { width, height }: Sheet, turn: number): string {
  const r = Math.round
  const x = width / 2
  const head = { y: height * 0.72, radius: Math.min(width * 0.46, height * 0.26) }
  const zoom = facts.number('optical-zoom', 25)
  const eye = x + turn * width
  const squeeze = 1 - Math.abs(turn) * 1.2
  const lights = Math.round(facts.number('ir-range', 70) / 12)
  return [
    box(width * 0.26, 0, width * 0.48, height * 0.1, 8, 'url(#tube)'),
    shape(
      `M${r(width * 0.3)} ${r(height * 0.09)}H${r(width * 0.7)}C${r(width * 0.72)} ${r(height * 0.2)} ${r(width * 0.98)} ${r(height * 0.22)} ${r(width * 0.98)} ${r(height * 0.36)}V${r(height * 0.6)}H${r(width * 0.02)}V${r(height * 0.36)}C${r(width * 0.02)} ${r(height * 0.22)} ${r(width * 0.28)} ${r(height * 0.2)} ${r(width * 0.3)} ${r(height * 0.09)}z`,
      'url(#tube)',
    ),
    line(`M${r(width * 0.02)} ${r(height * 0.42)}H${r(width * 0.98)}`, '#8f887c', 3, 'opacity=".7"'),
    lettering(BRAND, { x, y: height * 0.36, size: 24, colour: '#8f887c', weight: 600, spacing: 5, anchor: 'middle' }),
    ...[-1, 1].map((side) =>
      box(
        x + side * width * 0.49 - (side > 0 ? width * 0.13 : 0),
        height * 0.5,
        width * 0.13,
        height * 0.3,
        width * 0.06,
        'url(#tube)',
      ),
    ),
    disc(x, head.y, head.radius, '#2b2a28'),
    disc(x, head.y, head.radius - 3, 'url(#tube)'),
    `<g transform="translate(${r(eye)} ${r(head.y)}) scale(${squeeze.toFixed(2)} 1)">${[
      disc(0, 0, head.radius * 0.84, '#1b1a19'),
      disc(0, 0, head.radius * 0.8, '#0c0d0e'),
      lens(0, -head.radius * 0.12, head.radius * (zoom > 30 ? 0.5 : 0.44)),
      times(lights, (index) => {
        const angle = Math.PI * (0.1 + (0.8 * (index + 0.5)) / lights)
        return lamp(Math.cos(angle) * head.radius * 0.62, Math.sin(angle) * head.radius * 0.62, head.radius * 0.09)
      }),
    ].join('')}</g>`,
    shape(
      `M${r(x - head.radius)} ${r(head.y - head.radius * 0.42)}a${r(head.radius)} ${r(head.radius * 0.86)} 0 0 1 ${r(head.radius * 2)} 0l-${r(head.radius * 0.2)} 6q-${r(head.radius * 0.8)}-${r(head.radius * 0.5)}-${r(head.radius * 1.6)} 0z`,
      'url(#shield)',
    ),
    lettering(`${zoom}x`, {
      x: width * 0.84,
      y: height * 0.5,
      size: 20,
      colour: '#8f887c',
      weight: 600,
      anchor: 'end',
    }),
  ].join('')
}

/** Under the ceiling of a corridor. */
function underCeiling(caption: View['caption'], device: () => string, sheet: Sheet, wide: number): View {
  return {
    view: 'ceiling',
    caption,
    ...SCENE,
    paint: () =>
      [
        room(460),
        shape('M0 0H720V40L560 96H160L0 40z', 'url(#ceiling)'),
        shape('M160 96L0 40V540L160 420zM560 96L720 40V540L560 420z', '#d3cdc0'),
        box(160, 96, 400, 324, 0, 'url(#plaster)'),
        shape('M160 420H560L720 540H0z', 'url(#room-floor)'),
        box(306, 210, 108, 210, 0, 'url(#pane)'),
        box(306, 210, 108, 210, 0, 'none', outline('#6f695e', 5)),
        line('M360 210V420', '#6f695e', 4),
        oval(360, 66, wide * 0.7, 16, 'url(#cast)'),
        placed(device(), 360 - wide / 2, 56, wide / sheet.width),
      ].join(''),
  }
}
