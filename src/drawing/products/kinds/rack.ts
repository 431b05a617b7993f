import { BRAND } from '../../devices/brand.ts'
import { lettering } from '../../devices/lettering.ts'
import { box, disc, line, outline, ROUND_ENDS, shape } from '../../devices/pen.ts'
import type { Body, Facts } from '../facts.ts'
import { label } from '../parts/back.ts'
import { drawPort, type Port, port, portsOf } from '../parts/ports.ts'
import { SCENE, wallGround } from '../parts/settings.ts'
import { placed, type Sheet, sheetOf, straightOn, times, type View } from '../view.ts'

/** How much of its depth is seen as the lid, from a little above. */
const LID = 0.2

type Box = { sheet: Sheet; lid: number; width: number; height: number }

/** A flat box: its front below, its lid above. */
function flatBox(body: Body): Box {
  const lid = body.depth * LID
  const sheet = sheetOf({ width: body.width, height: body.height + lid }, 900)
  return { sheet, lid: lid * sheet.scale, width: sheet.width, height: body.height * sheet.scale }
}

/** Lid and front of a flat box, dark or light, with its feet or its ears. */
function shell({ lid, width, height }: Box, isDark: boolean, hasEars: boolean): string {
  const r = Math.round
  const inset = Math.min(70, lid * 1.1)
  const d = `M${r(inset)} 0H${r(width - inset)}L${r(width)} ${r(lid)}H0z`
  return [
    shape(d, isDark ? 'url(#graphite)' : 'url(#aluminium)'),
    shape(d, 'url(#brushed)'),
    shape(
      `M${r(width * 0.2)} ${r(lid * 0.3)}h${r(width * 0.2)}l-8 ${r(lid * 0.4)}H${r(width * 0.19)}zM${r(width * 0.6)} ${r(lid * 0.3)}h${r(width * 0.2)}l10 ${r(lid * 0.4)}H${r(width * 0.6)}z`,
      'url(#vents)',
      `opacity="${isDark ? 0.8 : 0.25}"`,
    ),
    box(0, lid, width, height, 5, isDark ? '#0e0e0d' : '#a9a296'),
    box(0, lid, width, height - 2, 5, isDark ? 'url(#graphite)' : 'url(#aluminium)'),
    box(1, lid, width - 2, 2.5, 1, isDark ? '#8b8882' : '#fff', 'opacity=".8"'),
    hasEars
      ? [6, width - 22]
          .map((x) =>
            [0.24, 0.76]
              .map((share) => box(x, lid + height * share - 5, 16, 10, 5, isDark ? '#060606' : '#6f695e'))
              .join(''),
          )
          .join('')
      : [width * 0.08, width * 0.85].map((x) => box(x, lid + height - 1, width * 0.07, 9, 3, '#2b2a28')).join(''),
  ].join('')
}

const NVR = { width: 440, height: 88, depth: 430 }

/** A recorder: bays at the front where they are changed from there, sockets at the back. */
export function recorder(facts: Facts): View[] {
  const body = facts.body(NVR)
  const plan = flatBox(body)
  const hasBays = facts.number('drive-bays', 1) > 2
  return [
    straightOn('front', hasBays ? 'nvrBays' : 'nvrFront', plan.sheet, () => recorderFront(facts, plan, false)),
    ...(hasBays ? [straightOn('open', 'nvrOpen', plan.sheet, () => recorderFront(facts, plan, true))] : []),
    straightOn('back', facts.number('poe-ports', 0) > 0 ? 'nvrBackPoe' : 'nvrBack', plan.sheet, () =>
      boxBack(facts, plan, true, recorderPorts(facts)),
    ),
    inRack(facts, plan, 'nvrInRack', () => recorderFront(facts, plan, false)),
  ]
}

function recorderFront(facts: Facts, plan: Box, isOpen: boolean): string {
  const { lid, width, height } = plan
  const bays = facts.number('drive-bays', 1)
  const isOld = facts.option('poe-class') === '' && !facts.has('protocols', 'https')
  return [
    shell(plan, true, facts.has('mounting', 'rack-19')),
    nameplate(facts, 30, lid + height * 0.14, Math.min(120, width * 0.13), height * 0.72),
    bays > 2 ? driveBays(facts, plan, isOpen) : plainFront(facts, plan),
    powerAndUsb(width - 128, lid, height, isOld),
  ].join('')
}

function nameplate(facts: Facts, x: number, y: number, width: number, height: number): string {
  return [
    box(x, y, width, height, 4, 'url(#aluminium)'),
    lettering(BRAND, {
      x: x + width / 2,
      y: y + height * 0.5,
      size: Math.min(21, height * 0.3),
      colour: '#2b2a28',
      weight: 600,
      spacing: 2,
      anchor: 'middle',
    }),
    lettering(facts.model, {
      x: x + width / 2,
      y: y + height * 0.5 + Math.min(22, height * 0.3),
      size: Math.min(13, height * 0.2),
      colour: '#4b483f',
      weight: 600,
      anchor: 'middle',
    }),
  ].join('')
}

/** Bays in one row, in two where there are more than four. One is drawn out when it is open. */
function driveBays(facts: Facts, { lid, width, height }: Box, isOpen: boolean): string {
  const bays = facts.number('drive-bays', 4)
  const rows = bays > 4 ? 2 : 1
  const columns = Math.ceil(bays / rows)
  const [left, room] = [170, width - 330]
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
      disc(x + across - 25.5, y + down - 22, 3, index === bays - 1 ? '#f0b84a' : '#4fd0a0'),
    ].join('')
  })
}

/** A bay without its drive, the drive before it, larger because it is nearer. */
function drawnOut(x: number, y: number, width: number, height: number): string {
  const [dx, dy] = [width * 0.08, height * 0.12]
  return [
    box(x, y, width, height, 4, '#020202'),
    shape(
      `M${Math.round(x)} ${Math.round(y)}l-${Math.round(dx)} ${Math.round(dy)}v${Math.round(height)}l${Math.round(dx)}-${Math.round(dy)}z`,
      '#4a4844',
    ),
    shape(
      `M${Math.round(x)} ${Math.round(y)}h${Math.round(width)}l-${Math.round(dx)} ${Math.round(dy)}h-${Math.round(width)}z`,
      'url(#galvanised)',
    ),
    box(x - dx, y + dy, width, height, 4, '#1b1a19'),
    box(x - dx + 8, y + dy + 7, width - 40, height - 15, 0, 'url(#slots)'),
    box(x - dx + width - 24, y + dy + 7, 12, height - 15, 3, '#b0361e'),
  ].join('')
}

/** Lamps and words where drives are inside. */
function plainFront(facts: Facts, { lid, width, height }: Box): string {
  const words = ['POWER', 'DISK', 'NET', 'ALARM']
  return [
    box(200, lid + height * 0.2, width - 420, height * 0.6, 6, '#141413'),
    box(200, lid + height * 0.2, width - 420, height * 0.6, 6, 'url(#reflection)', 'opacity=".5"'),
    ...words.map((word, index) => {
      const x = 232 + index * 62
      return (
        disc(x, lid + height * 0.44, 5, index === 3 ? '#4a4844' : '#4fd0a0') +
        lettering(word, { x, y: lid + height * 0.44 + 22, size: 10, colour: '#a9a59b', weight: 600, anchor: 'middle' })
      )
    }),
    lettering(`${facts.number('channels', 8)} CH`, {
      x: width - 244,
      y: lid + height * 0.58,
      size: Math.min(26, height * 0.28),
      colour: '#77746d',
      weight: 600,
      anchor: 'end',
    }),
    times(facts.number('drive-bays', 1), (index) =>
      box(500 + index * 18, lid + height * 0.4, 12, height * 0.2, 2, '#55534e'),
    ),
  ].join('')
}

function powerAndUsb(x: number, lid: number, height: number, isOld: boolean): string {
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
    ...(isOld ? [0] : [0, 1]).map((index) =>
      drawPort(port('usb'), x + 46, y - height * 0.22 + index * height * 0.26, Math.min(2.6, height / 34)),
    ),
  ].join('')
}

/** A recorder's sockets: PoE for cameras, then network, pictures, sound and alarms. */
function recorderPorts(facts: Facts): Port[] {
  const poe = facts.number('poe-ports', 0)
  const lan = Math.max(1, Math.min(4, facts.number('ethernet-ports', 1) - poe))
  const outputs = facts
    .options('video-outputs')
    .flatMap((id) => (id === 'vga' ? [port('vga')] : id === 'dual-hdmi' ? [port('hdmi')] : [port('hdmi')]))
  const others = portsOf(facts).filter(({ name }) => !['LAN', 'HDMI', 'AC IN', ''].includes(name))
  return [...Array.from({ length: lan }, () => port('rj45')), ...outputs, ...others]
}

/** The back of a flat box: ports in two rows of PoE, the others, a fan and the mains. */
function boxBack(facts: Facts, plan: Box, isDark: boolean, others: readonly Port[]): string {
  const { lid, width, height, sheet } = plan
  const poe = facts.number('poe-ports', 0) > 0 && isDark ? facts.number('poe-ports', 0) : 0
  const columns = Math.ceil(poe / 2)
  const scale = Math.min(sheet.scale, (height * 0.4) / 14)
  const start = width * 0.17
  const free = start + columns * 17.2 * scale + 14
  return [
    shell(plan, isDark, facts.has('mounting', 'rack-19')),
    drawPort(port('inlet'), width * 0.03, lid + height * 0.5 - 12 * scale, scale),
    drawPort(port('switch'), width * 0.03 + 34 * scale, lid + height * 0.5 - 7 * scale, scale),
    times(poe, (index) =>
      drawPort(
        port('rj45'),
        start + Math.floor(index / 2) * 17.2 * scale,
        lid + height * 0.08 + (index % 2) * 15.4 * scale,
        scale,
      ),
    ),
    poe ? lettering('PoE', { x: start, y: lid + height - 5, size: 10, colour: '#d9d4c8', weight: 600 }) : '',
    spread(others, free, lid + height * 0.1, width * (height > 100 ? 0.78 : 0.98) - free, height * 0.84, scale),
    height > 100 ? fan(width * 0.9, lid + height / 2, height * 0.36) : '',
    label(facts, width * 0.36, lid * 0.24, 150, Math.min(52, lid * 0.55)),
  ].join('')
}

/** Ports in two rows, as large as the room allows. */
function spread(ports: readonly Port[], x: number, y: number, width: number, height: number, most: number): string {
  const half = Math.ceil(ports.length / 2)
  const rows = [ports.slice(0, half), ports.slice(half)]
  const longest = Math.max(...rows.map((row) => row.reduce((sum, each) => sum + each.width + 5, 0)), 1)
  const scale = Math.min(most, width / longest, height / 34)
  return rows
    .map((row, index) => {
      let at = x
      return row
        .map((each) => {
          const left = at
          at += (each.width + 5) * scale
          const top = y + index * height * 0.5
          return (
            drawPort(each, left, top, scale) +
            (each.name
              ? lettering(each.name, {
                  x: left,
                  y: top + each.height * scale + 9,
                  size: 8,
                  colour: '#a9a59b',
                  weight: 600,
                })
              : '')
          )
        })
        .join('')
    })
    .join('')
}

function fan(x: number, y: number, radius: number): string {
  return (
    disc(x, y, radius, '#0a0a0a') +
    times(4, (index) => disc(x, y, radius * (1 - index * 0.24), 'none', outline('#55524c', 3))) +
    disc(x, y, radius * 0.22, '#2b2a28')
  )
}

const SWITCH = { width: 440, height: 44, depth: 230 }

/** A switch: as many ports as it has, power and link lamps at each. */
export function networkSwitch(facts: Facts): View[] {
  const plan = flatBox(facts.body(SWITCH))
  const isDesktop = !facts.has('mounting', 'rack-19')
  return [
    straightOn('front', 'switchFront', plan.sheet, () => switchFront(facts, plan, false)),
    straightOn('wired', 'switchWired', plan.sheet, () => switchFront(facts, plan, true)),
    straightOn('back', 'switchBack', plan.sheet, () => boxBack(facts, plan, false, [])),
    ...(isDesktop ? [] : [inRack(facts, plan, 'switchInRack', () => switchFront(facts, plan, true))]),
  ]
}

function switchFront(facts: Facts, plan: Box, isWired: boolean): string {
  const { lid, width, height } = plan
  const poe = facts.number('poe-ports', 8)
  const uplinks = Math.max(0, facts.number('ethernet-ports', poe + 2) - poe)
  const isSfp = facts.has('interfaces', 'sfp')
  const rows = poe > 8 ? 2 : 1
  const columns = poe / rows
  const high = (height * 0.84) / rows
  const each = Math.min(high * 1.14, (width * (isSfp ? 0.6 : 0.58)) / columns)
  const start = width * 0.15
  const end = start + columns * each + (columns / 4) * 6
  const y = lid + (height - (each / 1.17) * rows) / 2
  return [
    shell(plan, false, facts.has('mounting', 'rack-19')),
    lettering(BRAND, {
      x: 30,
      y: lid + height * 0.44,
      size: Math.min(23, height * 0.24),
      colour: '#2b2a28',
      weight: 600,
      spacing: 2,
    }),
    lettering(facts.model, {
      x: 30,
      y: lid + height * 0.44 + Math.min(24, height * 0.22),
      size: Math.min(14, height * 0.15),
      colour: '#6f695e',
      weight: 600,
    }),
    ...['#2f9d74', isWired ? '#d9a23a' : '#c6bfb3'].map((colour, index) =>
      disc(36 + index * 16, lid + height * 0.84, 4, colour),
    ),
    times(poe, (index) => {
      const column = Math.floor(index / rows)
      const x = start + column * each + Math.floor(column / 4) * 6
      return socket(x, y + (index % rows) * (each / 1.17), each, isWired && index % 7 !== 3, index)
    }),
    times(uplinks, (index) => {
      const x = end + 16 + (isSfp ? Math.floor(index / 2) : index) * each * 1.15
      const top = y + (isSfp ? (index % 2) * (each / 1.17) : 0)
      return isSfp
        ? drawPort(port('sfp'), x, top + 3, each / 17)
        : socket(x, top, each, isWired && index === 0, 9 + index)
    }),
    facts.has('interfaces', 'console')
      ? drawPort(port('rj45'), width - 62, y + 6, each / 20) +
        lettering('CONSOLE', { x: width - 62, y: lid + height - 8, size: 8, colour: '#6f695e', weight: 600 })
      : '',
    line(`M${Math.round(end + 8)} ${Math.round(lid + height * 0.16)}v${Math.round(height * 0.66)}`, '#a39c90', 1.5),
  ].join('')
}

/** A socket with its two lamps, and the plug in it. */
function socket(x: number, y: number, size: number, isUsed: boolean, index: number): string {
  const scale = (size * 0.92) / 54
  const plug = isUsed
    ? box(x + size * 0.16, y + size * 0.2, size * 0.6, size * 0.52, 3, '#d9d4c8') +
      box(x + size * 0.32, y + size * 0.5, size * 0.28, size * 0.3, 2, index % 3 ? '#274a86' : '#7d5500')
    : ''
  return [
    placed('<use href="#rj45"/>', x, y + size * 0.06, scale),
    plug,
    box(x + size * 0.06, y, size * 0.18, size * 0.06, 1, isUsed ? '#2f9d74' : '#b7b0a4'),
    box(x + size * 0.66, y, size * 0.18, size * 0.06, 1, isUsed ? '#d9a23a' : '#b7b0a4'),
  ].join('')
}

/** Between its neighbours in a rack, or on the shelf of a cupboard. */
function inRack(facts: Facts, plan: Box, caption: View['caption'], device: () => string): View {
  const isRack = facts.has('mounting', 'rack-19')
  return {
    view: 'rack',
    caption,
    ...SCENE,
    paint: () => {
      const scale = 520 / plan.width
      const high = plan.height * scale
      const [x, y] = [100, 270 - high / 2]
      const blanks = times(9, (index) => {
        const top = 40 + index * 54
        return Math.abs(top + 22 - 270) < high / 2 + 30
          ? ''
          : box(x, top, 520, 44, 3, index % 3 ? '#3d3b38' : '#55534e') +
              box(x + 24, top + 12, 300 - (index % 4) * 50, 20, 2, 'url(#slots)') +
              disc(x + 490, top + 22, 4, '#4fd0a0')
      })
      return [
        wallGround('concrete'),
        box(60, 0, 600, 540, 0, '#2b2a28'),
        box(88, 0, 544, 540, 0, '#141413'),
        isRack ? blanks : box(88, y + high, 544, 14, 0, 'url(#galvanised)'),
        box(60, 0, 34, 540, 0, 'url(#tube-dark)'),
        box(626, 0, 34, 540, 0, 'url(#tube-dark)'),
        times(
          18,
          (index) => box(72, 12 + index * 30, 10, 10, 1, '#060606') + box(638, 12 + index * 30, 10, 10, 1, '#060606'),
        ),
        placed(device(), x, y - plan.lid * scale, scale),
      ].join('')
    },
  }
}
