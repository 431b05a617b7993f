import { box, disc, fine, line, placed, shape, times } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { TINT } from '../../kit/palette.ts'

/** A connector as it looks from outside: its size in millimetres, and its drawing in units of a tenth of one. */
export type Port = { name: string; width: number; height: number; draw: string }

const TENTH = 10

const RJ45: Port = { name: 'LAN', width: 16.2, height: 13.8, draw: placed('<use href="#rj45"/>', 0, 0, 3) }

const PORTS = {
  rj45: RJ45,
  sfp: {
    name: 'SFP',
    width: 15.4,
    height: 12.5,
    draw:
      box(0, 0, 154, 125, 8, 'url(#cage)') +
      box(10, 14, 134, 90, 4, '#121110') +
      box(22, 24, 110, 26, 2, '#2f2d2a') +
      shape('M60 125h34l-17-16z', '#b9b2a6'),
  },
  usb: {
    name: 'USB',
    width: 14.5,
    height: 7,
    draw: box(0, 0, 145, 70, 8, 'url(#cage)') + box(9, 9, 127, 52, 3, '#060606') + box(18, 32, 109, 22, 0, '#3b6ea8'),
  },
  usbC: {
    name: 'USB-C',
    width: 10,
    height: 4.4,
    draw: box(0, 0, 100, 44, 22, 'url(#cage)') + box(8, 8, 84, 28, 14, '#060606') + box(26, 19, 48, 6, 3, '#8f887c'),
  },
  hdmi: {
    name: 'HDMI',
    width: 15,
    height: 6.5,
    draw:
      shape('M0 0h150v38l-16 27H16L0 38z', 'url(#cage)') +
      shape('M9 8h132v27l-13 22H22L9 35z', '#060606') +
      box(28, 26, 94, 10, 0, '#55524c'),
  },
  vga: {
    name: 'VGA',
    width: 31,
    height: 12.5,
    draw:
      disc(22, 62, 22, 'url(#screw)') +
      disc(288, 62, 22, 'url(#screw)') +
      shape('M56 10h198l-12 104H68z', '#274a86') +
      times(3, (row) => times(5, (pin) => disc(100 + pin * 27 + (row % 2) * 8, 36 + row * 26, 7, '#0b1424'))),
  },
  audio: {
    name: 'AUDIO',
    width: 9,
    height: 9,
    draw: disc(45, 45, 45, '#2b2a28') + disc(45, 45, 33, '#4fa37f') + disc(45, 45, 16, '#060606'),
  },
  microSd: {
    name: 'microSD',
    width: 14,
    height: 3.4,
    draw: box(0, 0, 140, 34, 6, '#8f887c') + box(8, 9, 124, 16, 2, '#060606'),
  },
  console: { ...RJ45, name: 'CONSOLE' },
  serial: {
    name: 'RS-232',
    width: 31,
    height: 12.5,
    draw:
      disc(22, 62, 22, 'url(#screw)') +
      disc(288, 62, 22, 'url(#screw)') +
      shape('M56 10h198l-12 104H68z', '#b9b2a6') +
      shape('M74 24h162l-9 76H83z', '#2b2a28') +
      times(5, (pin) => disc(107 + pin * 24, 46, 7, '#d8b46a')) +
      times(4, (pin) => disc(119 + pin * 24, 78, 7, '#d8b46a')),
  },
  dcJack: {
    name: 'DC 12V',
    width: 11,
    height: 11,
    draw: disc(55, 55, 55, '#2b2a28') + disc(55, 55, 38, '#0a0a0a') + disc(55, 55, 13, '#d8b46a'),
  },
  inlet: {
    name: 'AC IN',
    width: 30,
    height: 24,
    draw:
      box(0, 0, 300, 240, 16, '#1b1a19') +
      shape('M34 70l34-40h164l34 40v136H34z', '#0a0a0a') +
      box(84, 96, 22, 60, 3, '#b9b2a6') +
      box(139, 76, 22, 60, 3, '#b9b2a6') +
      box(194, 96, 22, 60, 3, '#b9b2a6'),
  },
  switch: {
    name: '',
    width: 20,
    height: 14,
    draw:
      box(0, 0, 200, 140, 10, '#1b1a19') +
      box(14, 14, 86, 112, 6, '#3d3c39') +
      box(100, 14, 86, 112, 6, '#242322') +
      line('M57 48v44', '#efece5', 8) +
      disc(143, 70, 16, 'none', 'stroke="#8f887c" stroke-width="7"'),
  },
} as const satisfies Record<string, Port>

/** A row of screw terminals. */
export function terminals(name: string, poles: number): Port {
  const draw = times(poles, (index) => `<use href="#pole" transform="translate(${index * 50} 0) scale(1.67)"/>`)
  return { name, width: poles * 5, height: 7.4, draw }
}

/** One connector by its name. */
export function port(name: keyof typeof PORTS): Port {
  return PORTS[name]
}

/** Attribute `interfaces` to connectors. Terminals are counted below. */
const BY_INTERFACE: Readonly<Record<string, readonly Port[]>> = {
  'rj45-100m': [PORTS.rj45],
  'rj45-1g': [PORTS.rj45],
  'dual-rj45': [PORTS.rj45],
  sfp: [PORTS.sfp],
  'usb-a': [PORTS.usb, PORTS.usb],
  'usb-c': [PORTS.usbC],
  hdmi: [PORTS.hdmi],
  'audio-io': [PORTS.audio, { ...PORTS.audio, name: '' }],
  microsd: [PORTS.microSd],
  console: [PORTS.console],
  rs232: [PORTS.serial],
}

/** The connectors that a product's interfaces, relays, inputs and supplies ask for. */
export function portsOf(facts: Facts): Port[] {
  const sockets = facts.options('interfaces').flatMap((id) => BY_INTERFACE[id] ?? [])
  const first =
    facts.has('interfaces', 'dual-rj45') && sockets.filter(({ name }) => name === 'LAN').length < 2 ? [PORTS.rj45] : []
  return [...supplyOf(facts), ...first, ...sockets, ...wiredOf(facts)]
}

/** The names printed beside connectors, each once. */
export function namesOf(ports: readonly Port[]): string[] {
  return [...new Set(ports.map(({ name }) => name).filter(Boolean))]
}

function supplyOf(facts: Facts): Port[] {
  const supplies = facts.options('power-supply')
  if (supplies.some((id) => id.startsWith('ac-'))) return [PORTS.inlet]
  if (supplies.includes('adaptor-12v')) return [PORTS.dcJack]
  return supplies.some((id) => id.startsWith('dc-')) ? [terminals('DC', 2)] : []
}

/** Terminals: three for a relay, one for an input and one for all, two for a bus, four for Wiegand. */
function wiredOf(facts: Facts): Port[] {
  const relays = Math.min(facts.number('relays', 0), 4)
  const inputs = Math.min(facts.number('inputs', 0), 8)
  const isWired = facts.has('interfaces', 'dry-contact')
  return [
    ...(isWired && relays ? [terminals('RELAY', relays * 3)] : []),
    ...(isWired && inputs ? [terminals('IN', inputs + 1)] : []),
    ...(facts.has('interfaces', 'rs485') || facts.has('reader-interface', 'osdp-v2') ? [terminals('RS-485', 2)] : []),
    ...(facts.has('interfaces', 'wiegand-in') ? [terminals('W IN', 4)] : []),
    ...(facts.has('interfaces', 'wiegand-out') ? [terminals('W OUT', 4)] : []),
  ]
}

/** Draws a connector at its true size. */
export function drawPort({ draw }: Port, x: number, y: number, scale: number): string {
  return placed(draw, x, y, scale / TENTH)
}

/** Cables with their ends bare, as readers that are cast in resin have them. */
export function pigtail(x: number, y: number, length: number, wires: number, scale: number): string {
  const colours = [TINT.red, '#1b1a19', '#2f7d54', '#efece5', '#274a86', '#d9a23a', '#8f5a2c', TINT.grey]
  const sleeve = line(fine`M${x} ${y}v${length * 0.6}`, '#2b2a28', scale * 6)
  const shine = line(fine`M${x - scale * 1.4} ${y}v${length * 0.6}`, '#66645e', scale)
  const fan = times(wires, (index) => {
    const spread = (index - (wires - 1) / 2) * scale * 3.4
    const d = fine`M${x + spread * 0.25} ${y + length * 0.58}q${spread * 0.2} ${length * 0.12} ${spread * 0.75} ${length * 0.3}v${length * 0.08}`
    return line(d, colours[index % colours.length] ?? '#000', scale * 1.5)
  })
  return fan + sleeve + shine
}
