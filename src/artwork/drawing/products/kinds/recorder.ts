import { BRAND, write } from '../../kit/lettering.ts'
import { box, disc, line, ROUND_ENDS, shape, times, whole } from '../../kit/solid.ts'
import { fill } from '../../drawing-words.ts'
import type { Facts } from '../facts.ts'
import { type Box, flatBox, shell, boxBack, inRack } from '../parts/flat-box.ts'
import { drawPort, namesOf, type Port, port, portsOf } from '../parts/ports.ts'
import { type Mark, straightOn, type View } from '../view.ts'
import { LAMP } from '../../kit/palette.ts'

const NVR = { width: 440, height: 88, depth: 430 }

/** A recorder: bays at the front where they are changed from there, sockets at the back. */
export function recorder(facts: Facts): View[] {
  const body = facts.body(NVR)
  const plan = flatBox(body)
  const hasBays = facts.number('drive-bays', 1) > 2
  return [
    straightOn(
      'front',
      hasBays ? 'nvrBays' : 'nvrFront',
      plan.sheet,
      () => recorderFront(facts, plan, false),
      outside(plan, hasBays),
    ),
    ...(hasBays
      ? [straightOn('open', 'nvrOpen', plan.sheet, () => recorderFront(facts, plan, true), inside(facts, plan))]
      : []),
    straightOn(
      'back',
      facts.number('poe-ports', 0) > 0 ? 'nvrBackPoe' : 'nvrBack',
      plan.sheet,
      () => boxBack(facts, plan, true, recorderPorts(facts)),
      behind(facts, plan),
    ),
    inRack(facts, plan, 'nvrInRack', () => recorderFront(facts, plan, false)),
  ]
}

function outside({ lid, width, height }: Box, hasBays: boolean): Mark[] {
  const y = lid + height / 2
  return [
    hasBays ? { part: 'driveBays', x: 170, y } : { part: 'lamps', x: 232, y: lid + height * 0.44 },
    { part: 'powerKey', x: width - 128, y },
    { part: 'usb', x: width - 60, y },
  ]
}

/** A low box has its drives flat above each other, a high one side by side; more than four are in two rows. */
function bayRows(facts: Facts): number {
  return facts.number('drive-bays', 4) > 4 || isLow(facts) ? 2 : 1
}

function isLow(facts: Facts): boolean {
  return facts.body(NVR).height < 80
}

/** Where the bays begin and end: a low box has its lamps at their right. */
function baysIn(facts: Facts, { width }: Pick<Box, 'width'>): { left: number; room: number } {
  return { left: 170, room: isLow(facts) ? width * 0.42 : width - 330 }
}

/** The bay that is open is the last of the first row. */
function inside(facts: Facts, { lid, width, height }: Box): Mark[] {
  const { left, room } = baysIn(facts, { width })
  return [{ part: 'drive', x: left + room - 40, y: lid + height * (0.11 + 0.5 / bayRows(facts)) }]
}

function behind(facts: Facts, plan: Box): Mark[] {
  const { lid, width, height } = plan
  const y = lid + height / 2
  const names = namesOf([
    ...(facts.number('poe-ports', 0) > 0 ? [{ ...port('rj45'), name: 'PoE' }] : []),
    ...recorderPorts(facts),
  ])
  return [
    { part: 'mains', x: width * 0.03, y },
    { part: 'connectors', x: width * 0.17, y, names },
    ...(height > 100 ? [{ part: 'fan', x: width * 0.9, y } as const] : []),
  ]
}

function recorderFront(facts: Facts, plan: Box, isOpen: boolean): string {
  const { lid, width, height } = plan
  const bays = facts.number('drive-bays', 1)
  return [
    shell(plan, true, facts.has('mounting', 'rack-19')),
    nameplate(facts, 30, lid + height * 0.14, Math.min(120, width * 0.13), height * 0.72),
    bays > 2 ? driveBays(facts, plan, isOpen) : plainFront(facts, plan),
    bays > 2 && isLow(facts) ? lampsBeside(facts, plan) : '',
    powerAndUsb(width - 128, lid, height),
  ].join('')
}

function nameplate(facts: Facts, x: number, y: number, width: number, height: number): string {
  return [
    box(x, y, width, height, 4, 'url(#aluminium)'),
    write(BRAND, x + width / 2, y + height * 0.5, Math.min(21, height * 0.3), {
      colour: '#2b2a28',
      anchor: 'middle',
      spacing: 2,
    }),
    write(facts.model, x + width / 2, y + height * 0.5 + Math.min(22, height * 0.3), Math.min(13, height * 0.2), {
      colour: '#4b483f',
      anchor: 'middle',
    }),
  ].join('')
}

/** Bays in one row, in two where there are more than four. One is drawn out when it is open. */
function driveBays(facts: Facts, { lid, width, height }: Box, isOpen: boolean): string {
  const bays = facts.number('drive-bays', 4)
  const rows = bayRows(facts)
  const columns = Math.ceil(bays / rows)
  const { left, room } = baysIn(facts, { width })
  const [across, down] = [room / columns, (height * 0.78) / rows]
  return times(bays, (index) => {
    const x = left + (index % columns) * across
    const y = lid + height * 0.11 + Math.floor(index / columns) * down
    if (isOpen && index === columns - 1) return drawnOut(x, y, across - 9, down - 7)
    return [
      box(x, y, across - 9, down - 7, 4, '#0a0a0a'),
      box(x + 1.5, y + 1.5, across - 12, down - 10, 3, '#242321'),
      box(x + 9, y + 8, across - 46, down - 23, 0, 'url(#slots)'),
      box(x + across - 31, y + 8, 11, down - 23, 3, '#55534e'),
      disc(x + across - 25.5, y + down - 22, 3, index === bays - 1 ? LAMP.amber : LAMP.green),
    ].join('')
  })
}

/** A bay without its drive, the drive before it, larger because it is nearer. */
function drawnOut(x: number, y: number, width: number, height: number): string {
  const [dx, dy] = [width * 0.08, height * 0.12]
  return [
    box(x, y, width, height, 4, '#020202'),
    shape(whole`M${x} ${y}l-${dx} ${dy}v${height}l${dx}-${dy}z`, '#4a4844'),
    shape(whole`M${x} ${y}h${width}l-${dx} ${dy}h-${width}z`, 'url(#galvanised)'),
    box(x - dx, y + dy, width, height, 4, '#1b1a19'),
    box(x - dx + 8, y + dy + 7, width - 40, height - 15, 0, 'url(#slots)'),
    box(x - dx + width - 24, y + dy + 7, 12, height - 15, 3, '#b0361e'),
  ].join('')
}

/** The lamp of every channel, in rows of eight, beside the bays of a low box. */
function lampsBeside(facts: Facts, { lid, width, height }: Box): string {
  const channels = facts.number('channels', 16)
  const [x, y, across] = [170 + width * 0.42 + 12, lid + height * 0.16, width * 0.58 - 354]
  const [rows, step] = [Math.ceil(channels / 8), (across - 24) / 8]
  return [
    box(x, y, across, height * 0.68, 6, '#141413'),
    times(rows * 8, (index) =>
      disc(
        x + 12 + ((index % 8) + 0.5) * step,
        y + (height * 0.68 * (Math.floor(index / 8) + 0.5)) / rows,
        4,
        index === 10 ? '#4a4844' : LAMP.green,
      ),
    ),
    box(x, y, across, height * 0.68, 6, 'url(#reflection)', 'opacity=".5"'),
  ].join('')
}

/** Lamps and words where drives are inside. */
function plainFront(facts: Facts, { lid, width, height }: Box): string {
  const { labels } = facts.words
  const channels = fill(labels.channels, { count: facts.number('channels', 8) })
  const words = [labels.power, labels.disk, labels.network, labels.alarm]
  return [
    box(200, lid + height * 0.2, width - 420, height * 0.6, 6, '#141413'),
    box(200, lid + height * 0.2, width - 420, height * 0.6, 6, 'url(#reflection)', 'opacity=".5"'),
    ...words.map((word, index) => {
      const x = 232 + index * 62
      return (
        disc(x, lid + height * 0.44, 5, index === 3 ? '#4a4844' : LAMP.green) +
        write(word, x, lid + height * 0.44 + 22, 10, { colour: '#a9a59b', anchor: 'middle' })
      )
    }),
    write(channels, width - 244, lid + height * 0.58, Math.min(26, height * 0.28), {
      colour: '#77746d',
      anchor: 'end',
    }),
    times(facts.number('drive-bays', 1), (index) =>
      box(500 + index * 18, lid + height * 0.4, 12, height * 0.2, 2, '#55534e'),
    ),
  ].join('')
}

function powerAndUsb(x: number, lid: number, height: number): string {
  const radius = Math.min(30, height * 0.26)
  const y = lid + height / 2
  return [
    disc(x, y, radius + 3, '#0b0b0a'),
    disc(x, y, radius, 'url(#key)'),
    line(
      'M0-10v9M-8-7a10 10 0 1 0 16 0',
      '#efece5',
      2.6,
      `${ROUND_ENDS} transform="translate(${Math.round(x)} ${Math.round(y)})"`,
    ),
    ...[0, 1].map((index) =>
      drawPort(port('usb'), x + 46, y - height * 0.22 + index * height * 0.26, Math.min(2.6, height / 34)),
    ),
  ].join('')
}

/** A recorder's sockets: PoE for cameras, then network, pictures, sound and alarms. */
function recorderPorts(facts: Facts): Port[] {
  const poe = facts.number('poe-ports', 0)
  const lan = Math.max(1, Math.min(4, facts.number('ethernet-ports', 1) - poe))
  const outputs = facts.options('video-outputs').map((id) => port(id === 'vga' ? 'vga' : 'hdmi'))
  const others = portsOf(facts).filter(({ name }) => !['LAN', 'HDMI', 'AC IN', ''].includes(name))
  return [...Array.from({ length: lan }, () => port('rj45')), ...outputs, ...others]
}
