import { BRAND, write } from '../../kit/lettering.ts'
import { box, disc, fine, line, outline, pole, ROUND_ENDS, shape, times, whole } from '../../kit/solid.ts'
import { fill, type DeviceLabels } from '../../drawing-words.ts'
import type { Facts } from '../facts.ts'
import { label } from '../parts/label.ts'
import { groove, housing } from '../parts/housing.ts'
import { screen } from '../parts/screen.ts'
import { type Mark, sheetOf, type Sheet, straightOn, type View } from '../view.ts'
import { LAMP, TINT } from '../../kit/palette.ts'

const PANEL = { width: 400, height: 520, depth: 120 }

/** A fire alarm panel: a lamp for each zone, a display where it has one. */
export function firePanel(facts: Facts): View[] {
  const sheet = sheetOf(facts.body(PANEL))
  const hasLcd = facts.has('panel-display', 'text-lcd')
  return [
    straightOn(
      'front',
      hasLcd ? 'fireLcd' : 'fireLamps',
      sheet,
      () => panel(facts, sheet, false),
      outside(facts, sheet),
    ),
    straightOn('alarm', 'fireAlarm', sheet, () => panel(facts, sheet, true)),
    straightOn('open', 'fireOpen', sheet, () => openPanel(facts, sheet), inside(sheet)),
  ]
}

function outside(facts: Facts, { width, height }: Sheet): Mark[] {
  const top = height * 0.14 + 48
  const foot: Mark[] = [
    { part: 'sounder', x: width * 0.2, y: height * 0.8 },
    { part: 'lock', x: width * 0.82, y: height * 0.8 },
  ]
  if (isLoop(facts)) {
    return [
      { part: 'display', x: 44, y: top + height * 0.1 },
      { part: 'keys', x: 36, y: top + height * 0.29 },
      { part: 'zoneLamps', x: width * 0.93, y: top + height * 0.22 },
      ...foot,
    ]
  }
  const hasLcd = facts.has('panel-display', 'text-lcd')
  return [
    ...(hasLcd ? [{ part: 'display', x: 44, y: top + height * 0.085 } as const] : []),
    { part: 'keys', x: width * (hasLcd ? 0.93 : 0.92), y: top + height * (hasLcd ? 0.085 : 0.14) },
    { part: 'zoneLamps', x: 44, y: top + height * (hasLcd ? 0.32 : 0.2) },
    ...foot,
  ]
}

function inside({ width, height }: Sheet): Mark[] {
  return [
    { part: 'boards', x: 42, y: height * 0.26 },
    { part: 'supply', x: width * 0.92, y: 42 + height * 0.2 },
    { part: 'batteries', x: 42, y: height * 0.69 },
    { part: 'typeLabel', x: 42 + width * 0.5, y: height * 0.895 },
  ]
}

function isLoop(facts: Facts): boolean {
  return facts.option('panel-type') === 'r-type'
}

function panel(facts: Facts, sheet: Sheet, isAlarm: boolean): string {
  const { width, height } = sheet
  const band = height * 0.14
  return [
    housing(width, height, 12, 'white'),
    groove(18, 18, width - 36, height - 36, 6, 'white'),
    box(22, 22, width - 44, band, 5, 'url(#red)'),
    box(22, 22, width - 44, 2, 1, '#f0a08e', 'opacity=".7"'),
    write(facts.words.labels.fire, 44, 22 + band * 0.66, band * 0.42, { spacing: 5 }),
    isAlarm ? disc(width - 64, 22 + band / 2, band * 0.9, 'url(#glow-red)') : '',
    disc(width - 64, 22 + band / 2, band * 0.24, '#5c160a'),
    disc(width - 64, 22 + band / 2, band * 0.19, isAlarm ? 'url(#dome-red)' : '#8c4a3c'),
    ...faceOf(facts, sheet, band + 48, isAlarm),
    lowerPart(facts, width, height),
  ].join('')
}

/** Display, keys and lamps below the band: by loops, by zones with a display, or by lamps alone. */
function faceOf(facts: Facts, { width, height }: Sheet, top: number, isAlarm: boolean): string[] {
  const { words } = facts
  const zoneCount = facts.number('fire-zones', 24)
  if (isLoop(facts)) {
    const left = { x: 44, width: width * 0.53 }
    return [
      display(facts, left.x, top, left.width, height * 0.2, isAlarm),
      keys(words, { ...left, x: left.x - 8, y: top + height * 0.235, height: height * 0.11 }, isAlarm, 2),
      arrowKeys(left.x - 8, top + height * 0.365, left.width, height * 0.065),
      zones(GROUPS, 2, { x: width * 0.67, y: top - 12, width: width * 0.26, height: height * 0.46 }, isAlarm ? 9 : -1),
    ]
  }
  if (facts.has('panel-display', 'text-lcd')) {
    const area = { x: 44, y: top + 22 + height * 0.18, width: width * 0.86, height: height * 0.2 }
    return [
      display(facts, 44, top, width * 0.52, height * 0.17, isAlarm),
      keys(words, { x: width * 0.68, y: top, width: width * 0.25, height: height * 0.17 }, isAlarm),
      zones(zoneCount, zoneCount <= 20 ? 5 : 8, area, isAlarm ? 6 : -1),
    ]
  }
  const area = { x: 44, y: top + 6, width: width * 0.46, height: height * 0.28 }
  return [
    keys(words, { x: width * 0.56, y: top, width: width * 0.36, height: height * 0.28 }, isAlarm),
    zones(zoneCount, zoneCount <= 5 ? 1 : 5, area, isAlarm ? 3 : -1),
  ]
}

/** Lamps of a loop panel: floors and uses that its addresses are put together in. */
const GROUPS = 32

/** Keys by which one leafs through what has happened, one dashed line; their arrows are one path. */
function arrowKeys(x: number, y: number, width: number, height: number): string {
  const across = width / 4
  const row = (under: number) => fine`M${x} ${y + height / 2 + under}h${width - 8}`
  const dashes = fine`stroke-dasharray="${across - 8} 8"`
  const arrows = ['m-4 0l8-6v12z', 'm-6 4l6-8 6 8z', 'm-6-4l6 8 6-8z', 'm4 0l-8-6v12z'].map(
    (arrow, index) => fine`M${x + (index + 0.5) * across - 4} ${y + height / 2}` + arrow,
  )
  return [
    line(row(2), '#bdb6aa', height - 8, dashes),
    line(row(0), '#efebe3', height - 8, dashes),
    shape(arrows.join(''), '#4b483f'),
  ].join('')
}

function display(facts: Facts, x: number, y: number, width: number, height: number, isAlarm: boolean): string {
  const words = facts.words.firePanel
  const lines = isAlarm
    ? [words.alarm, isLoop(facts) ? words.loopAlarm : words.zoneAlarm, '16:06:12']
    : [
        words.normal,
        isLoop(facts)
          ? fill(words.loops, { loops: facts.number('signal-loops', 2), points: facts.number('addresses', 254) })
          : fill(words.zones, { zones: facts.number('fire-zones', 20) }),
        '2025-11-18  14:05',
      ]
  return [
    box(x - 8, y - 8, width + 16, height + 16, 6, '#2b2a28'),
    screen(x, y, width, height, (across, down) =>
      [
        box(0, 0, across, down, 0, isAlarm ? '#e8b9a4' : 'url(#lcd)'),
        ...lines.map((text, index) =>
          write(text, 18, 62 + index * 56, index === 0 ? 40 : 32, { colour: isAlarm ? '#5c160a' : '#26301c' }),
        ),
        shape(whole`M0 0h${across * 0.4}L${across * 0.18} ${down}H0z`, '#fff', 'opacity=".16"'),
      ].join(''),
    ),
  ].join('')
}

type Area = { x: number; y: number; width: number; height: number }

/** Silence, reset and test, in one column or two; the red one confirms. */
function keys({ labels }: DeviceLabels, area: Area, isAlarm: boolean, columns = 1): string {
  const words = [labels.confirm, labels.silence, labels.reset, labels.test]
  const row = area.height / (words.length / columns)
  const across = area.width / columns
  const width = columns > 1 ? across - 8 : across
  return times(words.length, (index) => {
    const x = area.x + (index % columns) * across
    const top = area.y + Math.floor(index / columns) * row
    const isRed = index === 0
    return [
      box(x, top + 2, width, row - 8, 5, isRed ? '#8c2411' : '#bdb6aa'),
      box(x, top, width, row - 8, 5, isRed ? 'url(#red-key)' : 'url(#white-key)'),
      write(words[index] ?? '', x + width / 2, top + row / 2 + 1, Math.min(13, width * 0.12), {
        colour: isRed ? '#fff' : '#4b483f',
        anchor: 'middle',
        spacing: 0.5,
      }),
      isAlarm && index === 1 ? box(x, top, width, row - 8, 5, 'none', outline(LAMP.red, 2.5)) : '',
    ].join('')
  })
}

/** A lamp and a name strip for each zone, or for each group of addresses; `lit` is the one in alarm. */
function zones(count: number, columns: number, { x, y, width, height }: Area, lit: number): string {
  const rows = Math.ceil(count / columns)
  const [across, down] = [width / columns, height / rows]
  const [radius, strip] = [Math.min(7.5, down * 0.34), Math.min(14, down * 0.66)]
  const name = columns === 1 ? width - 50 : across - 34
  const at = (index: number) => ({
    left: x + (index % columns) * across + 10,
    top: y + Math.floor(index / columns) * down + down / 2,
  })
  // The lights of a column are one dashed line, of which lamps are the round ends.
  const column = (from: number, lead: number) =>
    times(columns, (index) => fine`M${at(index).left + from} ${at(index).top - lead / 2}v${down * rows - 1}`)
  const dashed = (dash: number) => fine`stroke-dasharray="${dash} ${down - dash}"`
  const lamps = (size: number, colour: string) => line(column(0, 0), colour, size * 2, `${ROUND_ENDS} ${dashed(0)}`)
  const alarm = at(lit)
  return [
    lit < 0 ? '' : disc(alarm.left, alarm.top, 20, 'url(#glow-red)'),
    lamps(radius, '#8f887c'),
    lamps(radius * 0.8, '#5c2a20'),
    lit < 0 ? '' : disc(alarm.left, alarm.top, radius * 0.8, '#ff6a4a'),
    line(column(14 + name / 2, strip), '#fffefb', name, dashed(strip)),
    line(column(18 + name * 0.3, 4), '#a39c90', name * 0.6, dashed(4)),
  ].join('')
}

/** Sounder, a strip of instructions, the lock and the name. */
function lowerPart(facts: Facts, width: number, height: number): string {
  const y = height * 0.8
  return [
    line(whole`M22 ${height * 0.68}H${width - 22}`, '#cfc9be', 2),
    disc(width * 0.2, y, height * 0.072, '#aaa397'),
    disc(width * 0.2, y, height * 0.068, 'url(#aluminium)'),
    disc(width * 0.2, y, height * 0.052, '#2b2a28'),
    disc(width * 0.2, y, height * 0.05, 'url(#fine-holes)'),
    box(width * 0.36, y - height * 0.055, width * 0.3, height * 0.11, 6, '#e9e5dc'),
    times(6, (index) => {
      const length = width * (0.24 - (index % 3) * 0.03)
      return box(width * 0.39, y - height * 0.04 + index * height * 0.016, length, 3.5, 1.5, '#b7b0a4')
    }),
    disc(width * 0.82, y, height * 0.046, '#aaa397'),
    disc(width * 0.82, y, height * 0.042, 'url(#metal-key)'),
    box(width * 0.82 - 3.5, y - height * 0.022, 7, height * 0.044, 3.5, '#191817'),
    write(`${BRAND}  ${facts.model}`, 44, height - 38, 15, { colour: '#8f887c', spacing: 2 }),
  ].join('')
}

/** The cabinet with its door open: boards for zones or loops, supply and batteries. */
function openPanel(facts: Facts, { width, height }: Sheet): string {
  const boards = isLoop(facts) ? facts.number('signal-loops', 2) : Math.ceil(facts.number('fire-zones', 5) / 10)
  const down = (height * 0.44) / boards - 14
  return [
    housing(width, height, 12, 'white'),
    box(18, 18, width - 36, height - 36, 4, '#6f695e'),
    box(24, 24, width - 48, height - 48, 2, 'url(#galvanised)'),
    times(boards, (board) => {
      const y = 42 + board * (down + 14)
      return [
        box(42, y, width * 0.6, down, 3, '#1f4a3a'),
        box(60, y + down * 0.2, down * 0.34, down * 0.34, 2, '#141413'),
        times(8, (index) =>
          box(80 + down * 0.34 + index * width * 0.045, y + down * 0.16, width * 0.035, down * 0.34, 2, '#274a86'),
        ),
        times(12, (index) => pole(54 + index * width * 0.046, y + down - 34, 0.7)),
      ].join('')
    }),
    box(width * 0.72, 42, width * 0.2, height * 0.4, 3, '#bdb6aa'),
    times(9, (index) => box(width * 0.74, 56 + index * height * 0.042, width * 0.16, 9, 3, '#6f695e')),
    ...[0, 1].map(
      (index) =>
        box(42 + index * width * 0.3, height * 0.58, width * 0.27, height * 0.22, 5, 'url(#graphite)') +
        write('12 V', 42 + index * width * 0.3 + width * 0.135, height * 0.71, 22, {
          colour: '#d9d4c8',
          anchor: 'middle',
        }),
    ),
    line(whole`M${width * 0.2} ${height * 0.58}c0-40 300 0 ${width * 0.58}-80`, TINT.red, 5),
    label(facts, 42, height * 0.85, width * 0.5, height * 0.09),
  ].join('')
}
