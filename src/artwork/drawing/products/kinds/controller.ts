import { BRAND, write } from '../../kit/lettering.ts'
import { box, disc, each, fine, framed, line, placed, pole, screw, times, waves, whole } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { housing } from '../parts/housing.ts'
import { drawPort, port } from '../parts/ports.ts'
import { castShadow, inUse, SCENE, wallGround } from '../parts/settings.ts'
import { type Mark, sheetOf, type Sheet, straightOn, type View } from '../view.ts'
import { liftModule } from './lift-module.ts'
import { LAMP, TINT } from '../../kit/palette.ts'

const BODY = { width: 196, height: 130, depth: 46 }

/** A controller: terminals by its doors, or the relay boards of a lift. */
export function doorController(facts: Facts): View[] {
  const sheet = sheetOf(facts.body(BODY))
  if (facts.number('floors', 0) > 0) return liftModule(facts, sheet)
  return [
    straightOn('front', 'controllerFront', sheet, () => face(facts, sheet, true), outside(sheet)),
    straightOn('open', 'controllerOpen', sheet, () => face(facts, sheet, false), inside(facts, sheet)),
    inCabinet(facts, sheet),
  ]
}

function doors(facts: Facts): number {
  return facts.number('door-count', 1)
}

function face(facts: Facts, sheet: Sheet, hasLid: boolean): string {
  const { width, height } = sheet
  const corners = [
    [20, 20],
    [width - 20, 20],
    [20, height - 20],
    [width - 20, height - 20],
  ] as const
  const lid = lidOf(sheet)
  const high = rowHeight(sheet)
  return [
    housing(width, height, 12, 'white'),
    ...corners.map(([x, y]) => screw(x, y)),
    row(countPoles(above(facts)), 44, 22, width - 88, high),
    row(countPoles(below(facts)), 44, height - high - 22, width - 88, high),
    ...(hasLid
      ? [
          cover(facts, lid),
          legend(above(facts), sheet, lid.y + 24, lid.y + 10),
          legend(below(facts), sheet, lid.y + lid.height - 16, lid.y + lid.height - 10),
        ]
      : [board(facts, lid)]),
  ].join('')
}

function rowHeight({ height }: Sheet): number {
  return Math.min(46, height * 0.15)
}

/** Between the two rows of terminals: the lid, and the board below it. */
function lidOf(sheet: Sheet): Area {
  const high = rowHeight(sheet)
  return { x: 30, y: high + 34, width: sheet.width - 60, height: sheet.height - 2 * high - 68 }
}

function outside(sheet: Sheet): Mark[] {
  const lid = lidOf(sheet)
  const half = rowHeight(sheet) / 2
  return [
    { part: 'readerTerminals', x: 44, y: 22 + half },
    { part: 'lid', x: lid.x + lid.width / 2, y: lid.y },
    { part: 'lamps', x: lid.x + lid.width - 46, y: lid.y + lid.height * 0.22 },
    { part: 'doorTerminals', x: 44, y: sheet.height - 22 - half },
  ]
}

function inside(facts: Facts, sheet: Sheet): Mark[] {
  const { x, y, width, height } = lidOf(sheet)
  const isHigh = facts.number('relays', 2) > 4
  return [
    { part: 'processor', x: x + width * 0.17, y: y + height * 0.16 + width * 0.07 },
    { part: 'relays', x: x + width * 0.69, y: y + height * (isHigh ? 0.3 : 0.37) },
    { part: 'network', x: x + width * 0.1 + 8, y: y + height * 0.64 + 8 },
  ]
}

/** Terminals that belong together, and the words printed beside them. */
type Group = readonly [name: string, poles: number]

/** A group for each of a few; of many, one for all. */
function numbered(name: string, count: number, poles: number): Group[] {
  if (count > 4) return [[`${name}1-${count}`, count * poles]]
  return Array.from({ length: count }, (_, index) => [`${name}${index + 1}`, poles])
}

function above(facts: Facts): Group[] {
  return numbered('R', facts.number('reader-ports', 2), 4)
}

function below(facts: Facts): Group[] {
  return [...numbered('D', doors(facts), 3), ['IN', facts.number('inputs', 4)], ['DC', 2]]
}

function countPoles(groups: readonly Group[]): number {
  return groups.reduce((sum, [, poles]) => sum + poles, 0)
}

/** Where a row of terminals begins, and how large they are. */
function rowOf(count: number, x: number, width: number, height: number): { start: number; scale: number } {
  const scale = Math.min(height / 44, width / (count * 30))
  return { start: x + (width - count * 30 * scale) / 2, scale }
}

/** The names of groups of terminals on the lid's edge, each under or over a line as long as its group. */
function legend(groups: readonly Group[], sheet: Sheet, words: number, rule: number): string {
  const { start, scale } = rowOf(countPoles(groups), 44, sheet.width - 88, rowHeight(sheet))
  const ends = groups.map((_, index) => start + countPoles(groups.slice(0, index + 1)) * 30 * scale)
  const spans = groups.map(([, poles], index) => ({ to: ends[index] ?? 0, across: poles * 30 * scale }))
  return (
    line(
      each(spans, ({ to, across }) => whole`M${to - across + 4} ${rule}H${to - 4}`),
      '#77746d',
      1.5,
    ) +
    each(groups, ([name], index) => {
      const { to, across } = spans[index] ?? { to: 0, across: 0 }
      return write(name, to - across / 2, words, 11, { colour: '#a9a59b', anchor: 'middle', spacing: 1 })
    })
  )
}

/** Terminals side by side. */
function row(count: number, x: number, y: number, width: number, height: number): string {
  const { start, scale } = rowOf(count, x, width, height)
  return times(count, (index) => pole(start + index * 30 * scale, y + (height - 44 * scale) / 2, scale))
}

type Area = { x: number; y: number; width: number; height: number }

function cover(facts: Facts, { x, y, width, height }: Area): string {
  const count = doors(facts)
  // A lid with room beside its doors has the lamps of its readers too.
  const blocks = count > 2 ? count : count + 1
  const across = (width - 48 - (blocks - 1) * 14) / blocks
  const ready = [x + width - 34, x + width - 58]
  return [
    box(x, y + 2, width, height, 8, '#151514'),
    box(x, y, width, height, 8, 'url(#graphite)'),
    line(whole`M${x + 4} ${y + 10}a8 8 0 0 1 8-8.5h${width * 0.8}`, '#fff', 1.6, 'stroke-opacity=".25"'),
    write(BRAND, x + 26, y + height * 0.28, Math.min(32, height * 0.15), { colour: '#efece5', spacing: 4 }),
    write(facts.model, x + 26, y + height * 0.28 + Math.min(28, height * 0.12), Math.min(18, height * 0.085), {
      colour: '#a9a59b',
      spacing: 1,
    }),
    ...ready.map((left) => disc(left, y + height * 0.22, 6, LAMP.green)),
    write('LAN', x + width - 76, y + height * 0.22 + 5, 13, { colour: '#a9a59b', anchor: 'end', spacing: 1 }),
    times(count, (index) => doorLamps(index, x + 24 + index * (across + 14), y + height * 0.48, across, height * 0.34)),
    blocks > count
      ? readerLamps(facts.number('reader-ports', 2), {
          x: x + 24 + count * (across + 14),
          y: y + height * 0.48,
          width: across,
          height: height * 0.34,
        })
      : '',
  ].join('')
}

/** The lamps of a door: power, an open door, an alarm. */
function doorLamps(index: number, x: number, y: number, width: number, height: number): string {
  return [
    framed(x, y, width, height, 5, '#191918', '#4a4844'),
    write(`D${index + 1}`, x + 14, y + height * 0.42, Math.min(22, height * 0.28), { colour: '#efece5' }),
    width > 150 ? leafMark(x + width - 44, y + height * 0.14, height * 0.34) : '',
    ...[LAMP.green, index === 1 ? LAMP.amber : '#4a4844', '#4a4844'].map((colour, lamp) =>
      disc(x + width * (0.2 + lamp * 0.3), y + height * 0.74, Math.min(7, width * 0.06), colour),
    ),
  ].join('')
}

/** A door in its frame, as a mark. */
function leafMark(x: number, y: number, height: number): string {
  return line(
    fine`M${x} ${y + height}V${y}h${height * 0.66}v${height}M${x + height * 0.12} ${y + height}V${y + height * 0.12}l${height * 0.36} ${height * 0.1}v${height * 0.78}z`,
    '#a9a59b',
    2,
  )
}

/** The lamps of the readers on both sides of a door. */
function readerLamps(count: number, { x, y, width, height }: Area): string {
  return [
    framed(x, y, width, height, 5, '#191918', '#4a4844'),
    times(Math.min(count, 4), (index) => {
      const left = x + width * ((index + 0.5) / Math.min(count, 4))
      return (
        waves(left - 8, y + height * 0.36, height * 0.12, '#a9a59b', 2) +
        write(`R${index + 1}`, left, y + height * 0.72, Math.min(16, height * 0.2), {
          colour: '#efece5',
          anchor: 'middle',
        }) +
        disc(left, y + height * 0.86, 4.5, LAMP.green)
      )
    }),
  ].join('')
}

/** The content below the lid: the board with processor, relays and sockets. */
function board(facts: Facts, { x, y, width, height }: Area): string {
  const relays = Math.min(facts.number('relays', 2), 8)
  const columns = relays > 4 ? 4 : relays
  const across = (width * 0.5) / columns
  return [
    box(x, y, width, height, 4, '#1f4a3a'),
    times(9, (index) =>
      line(
        whole`M${x + 20 + index * width * 0.05} ${y + height * 0.55}v${height * 0.2}h${width * 0.3}`,
        '#2c6a53',
        1.4,
      ),
    ),
    box(x + width * 0.1, y + height * 0.16, width * 0.14, width * 0.14, 3, '#141413'),
    write('ARM', x + width * 0.17, y + height * 0.16 + width * 0.08, 12, { colour: '#77746d', anchor: 'middle' }),
    box(x + width * 0.28, y + height * 0.18, width * 0.09, width * 0.07, 2, '#141413'),
    times(relays, (index) => {
      const left = x + width * 0.44 + (index % columns) * across
      const top = y + height * (relays > 4 ? 0.12 + Math.floor(index / columns) * 0.42 : 0.2)
      return (
        box(left + 3, top, across - 8, height * 0.34, 3, '#274a86') +
        box(left + 3, top, across - 8, 4, 2, '#5f7fb8') +
        disc(left + across * 0.3, top + height * 0.38, 3.4, index === 0 ? LAMP.green : '#5c2a20')
      )
    }),
    drawPort(port('rj45'), x + width * 0.1, y + height * 0.64, Math.min(3, height / 60)),
    facts.has('interfaces', 'dual-rj45')
      ? drawPort(port('rj45'), x + width * 0.2, y + height * 0.64, Math.min(3, height / 60))
      : '',
    disc(x + width * 0.34, y + height * 0.78, height * 0.1, 'url(#metal-key)'),
    write(facts.model, x + width * 0.97, y + height - 10, 11, { colour: '#b9d6c8', anchor: 'end' }),
  ].join('')
}

/** In a low-voltage box on a rail, its cables led to it. */
function inCabinet(facts: Facts, sheet: Sheet): View {
  return inUse('cabinet', 'controllerInBox', () => {
    const scale = Math.min(360 / sheet.width, 230 / sheet.height)
    const [width, height] = [sheet.width * scale, sheet.height * scale]
    const [x, y] = [SCENE.width / 2 - width / 2, 170]
    const colours = ['#274a86', TINT.lettering, '#8c2411', '#1e6650']
    return [
      wallGround('concrete'),
      castShadow(110, 30, 500, 480),
      box(110, 30, 500, 480, 6, 'url(#painted-edge)'),
      box(122, 42, 476, 456, 3, '#55524c'),
      box(128, 48, 464, 444, 2, 'url(#galvanised)'),
      box(140, 60, 440, 34, 2, '#8f887c'),
      times(30, (index) => box(146 + index * 14.5, 64, 8, 26, 1, '#55524c')),
      box(140, y + height / 2 - 16, 440, 32, 0, '#a39f96'),
      times(doors(facts) * 2 + 2, (index) => {
        const left = x + 30 + index * ((width - 60) / (doors(facts) * 2 + 1))
        return line(
          whole`M${left} ${y + 12}C${left} 120 ${170 + index * 26} 130 ${170 + index * 26} 92`,
          colours[index % 4] ?? '#000',
          5,
        )
      }),
      times(doors(facts) + 1, (index) =>
        line(
          whole`M${x + 60 + index * 60} ${y + height - 8}c0 30 ${20 - index * 8} 20 ${20 - index * 8} 100`,
          colours[(index + 1) % 4] ?? '#000',
          5,
        ),
      ),
      placed(face(facts, sheet, true), x, y, scale),
    ].join('')
  })
}
