import { BRAND, write } from '../../kit/lettering.ts'
import { box, disc, outline, oval, placed, shape, times, whole } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { screen } from '../parts/screen.ts'
import { figure, footShadow, room } from '../parts/surroundings.ts'
import { inUse } from '../parts/settings.ts'
import { sheetOf, type Sheet, straightOn, type View } from '../view.ts'
import { LAMP } from '../../kit/palette.ts'

const DETECTOR = { width: 860, height: 2200, depth: 500 }

/** A walk-through metal detector: a lamp for each height at its posts, by its zones and columns. */
export function metalDetector(facts: Facts): View[] {
  const sheet = sheetOf(facts.body(DETECTOR))
  return [
    straightOn('front', facts.has('alarm-indication', 'on-screen') ? 'detectorScreen' : 'detectorFront', sheet, () =>
      arch(facts, sheet, false),
    ),
    straightOn('alarm', 'detectorAlarm', sheet, () => arch(facts, sheet, true)),
    inUse('hall', 'detectorInHall', () => {
      const scale = 420 / sheet.height
      return [
        room(420),
        box(40, 330, 150, 110, 3, 'url(#desk)'),
        box(60, 306, 60, 24, 3, '#8f887c'),
        footShadow(400, 500, sheet.width * scale * 1.4, 12),
        figure(400, 490, 326, '#6f695e'),
        placed(arch(facts, sheet, false), 400 - (sheet.width * scale) / 2, 80, scale),
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

function arch(facts: Facts, { width, height, scale }: Sheet, isAlarm: boolean): string {
  const post = (width - facts.number('passage-width', 720) * scale) / 2
  const wide = Math.max(post, width * 0.09)
  const beam = height * 0.1
  const inner = { left: wide, right: width - wide }
  return [
    shape(
      whole`M${inner.left} ${beam}l${wide * 0.5} 14V${height * 0.955}l-${wide * 0.5} 18zM${inner.right} ${beam}l-${wide * 0.5} 14V${height * 0.955}l${wide * 0.5} 18z`,
      '#a39c90',
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
  const room = height * 0.8
  const each = room / rows
  return [
    box(x - 5, height - 12, width + 10, 12, 3, '#2b2a28'),
    box(x + 4, top, width, height - top - 10, 3, 'url(#side-light)'),
    box(x, top, width, height - top - 10, 3, 'url(#tube)'),
    times(rows, (row) => {
      const y = top + 14 + row * each
      const isHit = isAlarm && row === Math.round(rows * 0.55) && (columns === 1 || side === 'right')
      const across = Math.min(9, width * 0.26)
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
  const shown = { x: width * (onScreen ? 0.34 : 0.36), width: width * (onScreen ? 0.32 : 0.28) }
  return [
    box(-4, 2, width + 10, height, 5, '#0f0f0e'),
    box(-6, 0, width + 12, height, 5, 'url(#graphite)'),
    box(-4, 1, width + 8, 2, 1, '#a19d95', 'opacity=".7"'),
    screen(shown.x, height * 0.14, shown.width, height * 0.72, (across, down) =>
      [
        box(0, 0, across, down, 0, isAlarm ? '#3a120c' : '#0f1412'),
        onScreen ? figure(46, 184, 168, '#8ff0cb') + (isAlarm ? disc(58, 96, 15, '#ff6a4a') : '') : '',
        write(isAlarm ? facts.words.labels.alarm : facts.words.labels.ready, onScreen ? 100 : 20, 80, 50, {
          colour: isAlarm ? '#ff8a6e' : '#8ff0cb',
        }),
        write(isAlarm ? '0003' : '0248', onScreen ? 100 : 20, 160, 60, { colour: isAlarm ? '#ff8a6e' : '#8ff0cb' }),
      ].join(''),
    ),
    write(BRAND, 10, height * 0.56, Math.min(17, height * 0.26), { colour: '#d9d4c8', spacing: 2 }),
    write(facts.model, 10, height * 0.82, Math.min(10, height * 0.16), { colour: '#a9a59b' }),
    times(facts.options('counters').length, (index) =>
      disc(width - 18 - index * 15, height * 0.36, 4, index === 0 && isAlarm ? LAMP.red : LAMP.green),
    ),
    facts.has('power-supply', 'battery')
      ? box(width - 46, height * 0.6, 28, height * 0.2, 2, 'none', outline(LAMP.green, 1.5)) +
        box(width - 44, height * 0.6 + 2, 18, height * 0.2 - 4, 1, LAMP.green)
      : '',
  ].join('')
}
