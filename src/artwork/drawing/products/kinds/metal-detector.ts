import { BRAND, write } from '../../kit/lettering.ts'
import { walking } from '../../kit/people.ts'
import { box, disc, framed, outline, oval, placed, shape, times, whole } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { type Finish, printOn } from '../parts/housing.ts'
import { screen } from '../parts/screen.ts'
import { footShadow, room } from '../parts/surroundings.ts'
import { inUse } from '../parts/settings.ts'
import { sheetOf, type Sheet, straightOn, type View } from '../view.ts'
import { LAMP } from '../../kit/palette.ts'

const DETECTOR = { width: 860, height: 2200, depth: 500 }

/** Pixels of a millimetre in a hall, the same for all of them. */
const IN_HALL = 0.191

/** A walk-through metal detector: a lamp for each height at its posts, by its zones and columns. */
export function metalDetector(facts: Facts): View[] {
  const sheet = sheetOf(facts.body(DETECTOR))
  return [
    straightOn('front', facts.has('alarm-indication', 'on-screen') ? 'detectorScreen' : 'detectorFront', sheet, () =>
      arch(facts, sheet, false),
    ),
    straightOn('alarm', 'detectorAlarm', sheet, () => arch(facts, sheet, true)),
    inUse('hall', 'detectorInHall', () => {
      const scale = IN_HALL / sheet.scale
      const foot = 500
      return [
        room(420),
        framed(560, 96, 130, 312, 0, 'url(#pane)', '#6f695e', 5),
        box(40, 322, 150, 118, 3, '#bdb6aa'),
        box(34, 314, 162, 10, 2, '#6f695e'),
        box(66, 284, 54, 30, 3, '#33312c'),
        footShadow(400, foot + 4, sheet.width * scale * 1.4, 12),
        walking(396, foot - 12, 1700 * IN_HALL, { coat: 'grey' }),
        placed(arch(facts, sheet, false), 400 - (sheet.width * scale) / 2, foot - sheet.height * scale, scale),
      ].join('')
    }),
  ]
}

/** Heights at which it measures: its zones in columns of one or three. */
function heights(facts: Facts): { rows: number; columns: number } {
  const zones = facts.number('detection-zones', 6)
  const columns = zones >= 18 ? 3 : 1
  return { rows: Math.round(zones / columns), columns }
}

/** The material of its posts and its crossbeam: plastic, aluminium, or both. */
function makeOf(facts: Facts): { post: string; side: string; beam: Finish } {
  if (facts.has('housing', 'pc-abs')) return { post: 'url(#tube-dark)', side: 'url(#side-dark)', beam: 'graphite' }
  if (facts.has('housing', 'abs')) return { post: 'url(#white)', side: 'url(#side-light)', beam: 'white' }
  return { post: 'url(#tube)', side: 'url(#side-light)', beam: 'graphite' }
}

function arch(facts: Facts, { width, height, scale }: Sheet, isAlarm: boolean): string {
  const post = (width - facts.number('passage-width', 720) * scale) / 2
  const wide = Math.max(post, width * 0.09)
  const beam =
    height * (facts.has('alarm-indication', 'on-screen') ? 0.13 : facts.number('relays', 1) > 1 ? 0.1 : 0.075)
  const inner = { left: wide, right: width - wide }
  return [
    shape(
      whole`M${inner.left} ${beam}l${wide * 0.5} 14V${height * 0.955}l-${wide * 0.5} 18zM${inner.right} ${beam}l-${wide * 0.5} 14V${height * 0.955}l${wide * 0.5} 18z`,
      makeOf(facts).beam === 'white' ? '#cfc9be' : '#a39c90',
    ),
    shape(whole`M${inner.left} ${beam}H${inner.right}l-${wide * 0.5} 14H${inner.left + wide * 0.5}z`, '#1b1a19'),
    postPanel(facts, 0, wide, beam, height, isAlarm, 'left'),
    postPanel(facts, width - wide, wide, beam, height, isAlarm, 'right'),
    crossbeam(facts, width, beam, isAlarm),
  ].join('')
}

function postPanel(
  facts: Facts,
  x: number,
  width: number,
  top: number,
  height: number,
  isAlarm: boolean,
  side: 'left' | 'right',
): string {
  const { rows, columns } = heights(facts)
  const make = makeOf(facts)
  const each = (height * 0.86 - top) / rows
  // A gate that is moved about stands on feet; the others are bolted down.
  const foot = facts.has('mounting', 'free-standing') ? { out: 16, high: 9 } : { out: 5, high: 14 }
  return [
    box(x - foot.out, height - foot.high, width + foot.out * 2, foot.high, 3, '#2b2a28'),
    box(x + 4, top, width, height - top - foot.high + 2, 3, make.side),
    box(x, top, width, height - top - foot.high + 2, 3, make.post),
    times(rows, (row) => {
      const y = top + 14 + row * each
      const isHit = isAlarm && row === Math.round(rows * 0.55) && (columns === 1 || side === 'right')
      const across = Math.min(columns === 1 ? 7 : 9, width * 0.26)
      return [
        isHit ? oval(x + width / 2, y + each * 0.4, width * 1.3, each * 0.8, 'url(#glow-red)') : '',
        box(x + width / 2 - across / 2 - 2, y, across + 4, each * 0.74, 4, '#2b2a28'),
        box(x + width / 2 - across / 2, y + 2, across, each * 0.74 - 4, 3, isHit ? '#ff6a4a' : 'url(#bar-green)'),
      ].join('')
    }),
  ].join('')
}

function crossbeam(facts: Facts, width: number, height: number, isAlarm: boolean): string {
  const onScreen = facts.has('alarm-indication', 'on-screen')
  const { beam } = makeOf(facts)
  const shown = onScreen ? { x: width * 0.36, width: width * 0.4 } : { x: width * 0.38, width: width * 0.26 }
  const ink = isAlarm ? '#ff8a6e' : '#8ff0cb'
  const left = onScreen ? 124 : 20
  return [
    box(-4, 2, width + 10, height, 5, beam === 'white' ? '#a39c90' : '#0f0f0e'),
    box(-6, 0, width + 12, height, 5, `url(#${beam})`),
    box(-4, 1, width + 8, 2, 1, '#fff', 'opacity=".6"'),
    screen(shown.x, height * 0.12, shown.width, height * 0.76, (across, down) =>
      [
        box(0, 0, across, down, 0, isAlarm ? '#3a120c' : '#0f1412'),
        onScreen ? `${bodyOnScreen(62, 190, 180)}${isAlarm ? disc(76, 104, 17, '#ff6a4a') : ''}` : '',
        write(isAlarm ? facts.words.labels.alarm : facts.words.labels.ready, left, 80, onScreen ? 56 : 50, {
          colour: ink,
        }),
        write(isAlarm ? '0003' : '0248', left, 160, 60, { colour: ink }),
      ].join(''),
    ),
    write(BRAND, 10, height * 0.56, Math.min(17, height * 0.26), { colour: printOn(beam), spacing: 2 }),
    write(facts.model, 10, height * 0.82, Math.min(10, height * 0.18), { colour: printOn(beam), opacity: 0.8 }),
    times(facts.options('counters').length, (index) =>
      disc(width - 18 - index * 15, height * 0.36, 4, index === 0 && isAlarm ? LAMP.red : LAMP.green),
    ),
    facts.has('power-supply', 'battery')
      ? box(width - 46, height * 0.6, 28, height * 0.2, 2, 'none', outline(LAMP.green, 1.5)) +
        box(width - 44, height * 0.6 + 2, 18, height * 0.2 - 4, 1, LAMP.green)
      : '',
  ].join('')
}

/** The outline of a body on which a screen marks the place of an alarm. */
function bodyOnScreen(x: number, foot: number, height: number): string {
  const d =
    'M0-174a11 12 0 0 1 11 12c0 7-3 12-6 15v6c10 3 18 6 20 16l5 42c1 5-5 6-6 2l-7-31-1 36 4 72c0 5-11 5-12 0l-7-62h-2l-7 62c-1 5-12 5-12 0l4-72-1-36-7 31c-1 4-7 3-6-2l5-42c2-10 10-13 20-16v-6c-3-3-6-8-6-15a11 12 0 0 1 11-12z'
  return placed(shape(d, '#8ff0cb'), x, foot, height / 174)
}
