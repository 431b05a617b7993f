import { lettering, write } from '../../kit/lettering.ts'
import { box, disc, each, framed, line, times } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { type Mark, straightOn, type Sheet, type View } from '../view.ts'
import { type Finish, housing, isDark } from './housing.ts'
import { drawPort, namesOf, pigtail, type Port, portsOf } from './ports.ts'
import { label } from './label.ts'

/** Below this width a body has no room for sockets: a cable is cast into it. */
const NARROWEST_WITH_SOCKETS = 60

/** The back of a device that hangs on a wall: plate, label and connectors. */
export function backView(
  facts: Facts,
  sheet: Sheet,
  radius: number,
  finish: Finish,
  caption: View['caption'] = 'wallBack',
): View {
  const ports = portsOf(facts)
  const isNarrow = sheet.width / sheet.scale < NARROWEST_WITH_SOCKETS
  const labelTop = isNarrow ? 0.44 : 0.36
  const paint = () =>
    [
      housing(sheet.width, sheet.height, radius, finish),
      wallPlate(sheet, radius),
      label(facts, sheet.width * 0.18, sheet.height * labelTop, sheet.width * 0.64, sheet.height * 0.16),
      isNarrow
        ? potted(facts, sheet)
        : ports.length > 0
          ? bay(ports, sheet, isDark(finish))
          : batteryCover(facts, sheet),
    ].join('')
  const at = (part: Mark['part'], x: number, y: number) => ({ part, x: sheet.width * x, y: sheet.height * y })
  return straightOn('back', caption, sheet, paint, [
    at('wallPlate', 0.5, 0.18),
    at('typeLabel', 0.18, labelTop + 0.08),
    isNarrow
      ? at('cable', 0.5, 0.71)
      : ports.length > 0
        ? { ...at('connectors', 0.08, 0.6), names: namesOf(ports) }
        : at('batteryCover', 0.5, 0.75),
  ])
}

/** The steel plate that hangs on the wall, with its keyholes. */
function wallPlate({ width, height }: Sheet, radius: number): string {
  const [x, y, across, down] = [width * 0.12, height * 0.07, width * 0.76, height * 0.22]
  const hole = (left: number) =>
    disc(left, y + down * 0.62, down * 0.15, '#2b2a28') +
    box(left - down * 0.07, y + down * 0.22, down * 0.14, down * 0.42, down * 0.07, '#2b2a28')
  return [
    framed(x, y, across, down, Math.min(radius, 10), 'url(#galvanised)', '#837d71', 1.5),
    hole(x + across * 0.2),
    hole(x + across * 0.8),
    disc(x + across / 2, y + down / 2, down * 0.17, '#2b2a28'),
  ].join('')
}

/** The door of a battery compartment. */
function batteryCover(facts: Facts, { width, height }: Sheet): string {
  const [x, y, across, down] = [width * 0.2, height * 0.62, width * 0.6, height * 0.26]
  return [
    box(x, y, across, down, 14, '#d9d3c8'),
    box(x + 4, y + 4, across - 8, down - 8, 11, 'url(#white)'),
    times(4, (index) => box(width / 2 - 34, y + 18 + index * 9, 68, 4, 2, '#cfc9be')),
    write(facts.option('battery-type').toUpperCase(), width / 2, y + down * 0.72, 18, {
      colour: '#8f887c',
      anchor: 'middle',
    }),
  ].join('')
}

const GAP = 5

/** Connectors stand a little larger than they are, to be told apart. */
const ENLARGED = 1.5

/** A name stands below its connector. */
const NAME = 5

/** Connectors in rows, in a recess at the foot of the back. */
function bay(ports: readonly Port[], sheet: Sheet, isOnDark: boolean): string {
  const [x, y] = [sheet.width * 0.08, sheet.height * 0.58]
  const [across, most] = [sheet.width * 0.84, sheet.height * 0.36]
  const rows = fillRows(ports, (across / sheet.scale / ENLARGED) * 0.9)
  const needed = rows.reduce((sum, row) => sum + Math.max(...row.map(({ height }) => height)) + NAME + GAP, GAP)
  const scale = Math.min(sheet.scale * ENLARGED, most / needed)
  const down = needed * scale
  let top = y + GAP * scale
  const drawn = rows.map((row) => {
    const high = Math.max(...row.map(({ height }) => height))
    const line = drawRow(row, x + across / 2, top, high, scale)
    top += (high + NAME + GAP) * scale
    return line
  })
  const ground = isOnDark ? '#1b1a19' : '#45423c'
  return [framed(x, y, across, down, 8, ground, isOnDark ? '#4a4844' : '#837d71', 1.5), ...drawn].join('')
}

function fillRows(ports: readonly Port[], room: number): Port[][] {
  const rows: Port[][] = [[]]
  let used = 0
  for (const port of ports) {
    if (used > 0 && used + port.width > room) {
      rows.push([])
      used = 0
    }
    rows.at(-1)?.push(port)
    used += port.width + GAP
  }
  return rows.filter(({ length }) => length > 0)
}

function drawRow(row: readonly Port[], middle: number, top: number, high: number, scale: number): string {
  const width = row.reduce((sum, port) => sum + port.width + GAP, -GAP) * scale
  const shrink = Math.min(1, (middle * 2 * 0.8) / width)
  let x = middle - (width * shrink) / 2
  return each(row, (port) => {
    const at = x
    x += (port.width + GAP) * scale * shrink
    const name = {
      x: at + (port.width * scale * shrink) / 2,
      y: top + (high + NAME * 0.9) * scale,
      size: Math.max(9, 3.4 * scale * shrink),
      colour: '#d9d4c8',
      weight: 600,
      anchor: 'middle',
    } as const
    return (
      drawPort(port, at, top + (high - port.height) * scale, scale * shrink) +
      (port.name ? lettering(port.name, name) : '')
    )
  })
}

/** A back cast in resin, with its cable. */
function potted(facts: Facts, { width, height, scale }: Sheet): string {
  const wires = 2 + facts.options('reader-interface').length * 2
  return [
    box(width * 0.14, height * 0.64, width * 0.72, height * 0.14, 6, '#1b1a19'),
    times(5, (index) => line(`M${width * 0.2} ${height * 0.66 + index * height * 0.022}h${width * 0.6}`, '#33322f', 2)),
    pigtail(width / 2, height * 0.71, height * 0.26, Math.min(wires, 8), scale),
  ].join('')
}
