import { BRAND } from '../../devices/brand.ts'
import { KEYS, keyLegend } from '../../devices/keypad.ts'
import { lettering } from '../../devices/lettering.ts'
import { box, disc, line, outline, oval, ROUND_ENDS, shape, waves } from '../../devices/pen.ts'
import type { Facts } from '../facts.ts'
import { backView } from '../parts/back.ts'
import { type Finish, gleam, groove, housing, pane, printOn } from '../parts/housing.ts'
import { phoneCode } from '../parts/screens-of-calls.ts'
import { card, finger, onWall, phone } from '../parts/settings.ts'
import { sheetOf, type Sheet, straightOn, times, type View } from '../view.ts'

const BODY = { width: 74, height: 150, depth: 24 }
type Lamp = 'red' | 'green' | 'blue'

/** A card reader, with keys or a fingerprint sensor where it has them. */
export function cardReader(facts: Facts): View[] {
  const sheet = sheetOf(facts.body(BODY))
  const isFinger = facts.has('unlock-methods', 'fingerprint')
  const isKeys = facts.has('unlock-methods', 'pin')
  const finish: Finish = isKeys ? 'graphite' : isFinger ? 'aluminium' : 'white'
  const front = (lamp: Lamp) => () => readerFace(facts, sheet, finish, lamp)
  return [
    straightOn('front', isKeys ? 'readerKeys' : isFinger ? 'readerFinger' : 'readerCard', sheet, front('red')),
    onWall('door', 'readerAtDoor', sheet, front('green'), {
      wall: facts.option('ingress-rating') === 'ip66' ? 'concrete' : 'plaster',
      beside: 'door',
      share: 0.66,
      extra: ({ x, y, width, height, scale }) =>
        isFinger ? finger(x + width / 2, y + height * 0.74, scale) : card(x + width * 0.3, y + height * 0.42, scale),
    }),
    backView(facts, sheet, 26, finish),
  ]
}

function readerFace(facts: Facts, sheet: Sheet, finish: Finish, lamp: Lamp): string {
  const { width, height } = sheet
  const ink = printOn(finish)
  const isKeys = facts.has('unlock-methods', 'pin')
  const isFinger = facts.has('unlock-methods', 'fingerprint')
  return [
    housing(width, height, Math.min(34, width * 0.14), finish),
    isKeys ? '' : groove(12, 12, width - 24, height - 24, Math.min(26, width * 0.1), finish),
    lampBar(width / 2, height * 0.075, width * 0.46, lamp),
    isKeys || isFinger
      ? waves(width / 2 - 10, height * 0.2, 30, ink, 3.2)
      : embossedWaves(width / 2 - 14, height * 0.48, 44),
    isKeys ? keypad(width, height * 0.29, height * 0.93) : '',
    isFinger ? sensor(width / 2, height * 0.62, width * 0.3) : '',
    isKeys ? '' : doorwayMark(width / 2, height * 0.87),
    finish === 'white'
      ? shape(
          `M4 60V38A34 34 0 0 1 38 4h${Math.round(width * 0.5)}L30 ${Math.round(height - 8)}A30 30 0 0 1 4 ${Math.round(height - 40)}z`,
          'url(#sheen)',
          'opacity=".4"',
        )
      : '',
  ].join('')
}

/** A bar of light with its glow. */
export function lampBar(x: number, y: number, width: number, lamp: Lamp): string {
  return [
    oval(x, y, width * 0.75, 24, `url(#glow-${lamp})`, 'opacity=".7"'),
    box(x - width / 2, y - 3.5, width, 7, 3.5, '#8f887c'),
    box(x - width / 2, y - 3.5, width, 7, 3.5, `url(#bar-${lamp})`),
  ].join('')
}

function embossedWaves(x: number, y: number, size: number): string {
  return `<g transform="translate(1 1.5)">${waves(x, y, size, '#fff', 6)}</g>${waves(x, y, size, '#a59e91', 5.2)}`
}

/** The maker's small doorway. */
function doorwayMark(x: number, y: number): string {
  return (
    box(x - 15, y, 30, 6, 1, '#6f695e') +
    box(x - 10, y + 6, 3.4, 19, 0, '#6f695e') +
    box(x + 6.6, y + 6, 3.4, 19, 0, '#6f695e')
  )
}

function keypad(width: number, top: number, bottom: number): string {
  const row = (bottom - top) / 4
  const column = width * 0.27
  return KEYS.map((key, index) => {
    const x = width / 2 + ((index % 3) - 1) * column
    const y = top + row * (Math.floor(index / 3) + 0.5)
    const [w, h] = [column * 0.84, row * 0.76]
    return (
      box(x - w / 2, y - h / 2, w, h, 11, '#191918') +
      box(x - w / 2 + 1.5, y - h / 2 + 1.5, w - 3, h - 3, 10, 'url(#key)') +
      keyLegend(key, x, y, 30, 11)
    )
  }).join('')
}

/** The glass that a finger is laid on. */
function sensor(x: number, y: number, radius: number): string {
  const ridges = times(5, (index) => {
    const r = radius * (0.18 + index * 0.13)
    return line(
      `M${Math.round(x - r)} ${Math.round(y + r * 0.5)}v-${Math.round(r * 0.4)}a${Math.round(r)} ${Math.round(r * 1.1)} 0 0 1 ${Math.round(r * 2)} 0v${Math.round(r * 0.6)}`,
      '#4fd0a0',
      2.6,
      `${ROUND_ENDS} opacity=".75"`,
    )
  })
  return [
    box(x - radius, y - radius * 1.16, radius * 2, radius * 2.32, radius * 0.5, '#1b1a19'),
    box(x - radius, y - radius * 1.16, radius * 2, radius * 2.32, radius * 0.5, 'none', outline('#857e72', 2)),
    box(x - radius * 0.86, y - radius, radius * 1.72, radius * 2, radius * 0.4, 'url(#glass)'),
    ridges,
  ].join('')
}

/** A reader of codes on phones; it also reads cards. */
export function qrReader(facts: Facts): View[] {
  const sheet = sheetOf(facts.body(BODY))
  const isBuiltIn = facts.has('mounting', 'panel-cutout')
  const front = (lamp: Lamp) => () => (isBuiltIn ? builtIn(sheet, lamp) : codeFace(facts, sheet, lamp))
  return [
    straightOn('front', isBuiltIn ? 'qrBuiltIn' : 'qrFront', sheet, front('blue')),
    onWall('phone', isBuiltIn ? 'qrInGate' : 'qrAtDoor', sheet, front('green'), {
      wall: isBuiltIn ? 'concrete' : 'plaster',
      beside: isBuiltIn ? 'none' : 'glass-door',
      share: isBuiltIn ? 0.44 : 0.62,
      extra: ({ x, y, width, height, scale }) =>
        phone(x + width * 0.66, y + height * 0.42, scale * 0.92, phoneCode(facts.model)),
    }),
    backView(facts, sheet, 18, 'graphite'),
  ]
}

function codeFace(facts: Facts, { width, height }: Sheet, lamp: Lamp): string {
  const isGlass = facts.has('housing', 'tempered-glass')
  const size = width * (isGlass ? 0.5 : 0.64)
  const y = height * (isGlass ? 0.14 : 0.1)
  return [
    housing(width, height, 24, 'graphite'),
    isGlass ? pane(6, 6, width - 12, height - 12, 20) : '',
    scanWindow((width - size) / 2, y, size, size),
    lampBar(width / 2, y + size + 26, size * 0.8, lamp),
    waves(width / 2 - 10, height * 0.72, 30, '#cdc8bc', 3.2),
    lettering(BRAND, {
      x: width / 2,
      y: height - 26,
      size: isGlass ? 20 : 17,
      colour: '#a9a59b',
      weight: 600,
      spacing: 4,
      anchor: 'middle',
    }),
    isGlass ? gleam(7, 7, width - 14, height - 14, 19) : '',
  ].join('')
}

/** The window that codes are read through, with its four corners and its light. */
function scanWindow(x: number, y: number, width: number, height: number): string {
  const c = width * 0.18
  const [right, bottom] = [x + width, y + height]
  const d = `M${x + 14} ${y + 14 + c}v-${c}h${c}M${right - 14 - c} ${y + 14}h${c}v${c}M${right - 14} ${bottom - 14 - c}v${c}h-${c}M${x + 14 + c} ${bottom - 14}h-${c}v-${c}`
  return [
    box(x, y, width, height, 12, '#050506'),
    box(x + 2, y + 2, width - 4, height - 4, 10, 'url(#glass)'),
    line(
      d.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number)))),
      '#d9d4c8',
      3,
      ROUND_ENDS,
    ),
    disc(x + width / 2, y + height / 2, width * 0.15, '#0b0c0e'),
    disc(x + width / 2, y + height / 2, width * 0.12, 'url(#lens)'),
    disc(x + width / 2, y + height / 2, width * 0.12, 'url(#coating)'),
    ...[-0.3, 0.3].map((share) => disc(x + width * (0.5 + share), y + height / 2, width * 0.035, '#f4f1eb')),
  ].join('')
}

/** A module with a sloping window for the lid of a gate. */
function builtIn({ width, height }: Sheet, lamp: Lamp): string {
  return [
    housing(width, height, 40, 'aluminium'),
    box(26, 26, width - 52, height - 52, 28, '#1b1a19'),
    shape(
      `M44 60L${Math.round(width - 44)} 60L${Math.round(width - 66)} ${Math.round(height - 96)}H66z`,
      'url(#glass)',
    ),
    scanWindow(width * 0.3, height * 0.22, width * 0.4, height * 0.4),
    box(44, height - 90, width - 88, 44, 10, '#0f0f0e'),
    lampBar(width / 2, height - 80, width * 0.5, lamp),
    waves(width * 0.5 - 8, height - 58, 18, '#cdc8bc', 2.6),
    gleam(28, 28, width - 56, height - 56, 27),
  ].join('')
}
