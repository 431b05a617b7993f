import { BRAND, write } from '../../kit/lettering.ts'
import { box, disc, line, ROUND_ENDS, shape, waves, whole } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { backView } from '../parts/back.ts'
import { gleam, housing, pane } from '../parts/housing.ts'
import { phoneCode } from '../screens/pass-screen.ts'
import { onWall } from '../parts/settings.ts'
import { phone } from '../parts/in-hand.ts'
import { sheetOf, type Sheet, straightOn, type View } from '../view.ts'
import { type Lamp, lampBar } from '../parts/lamp-bar.ts'
import { READER } from './card-reader.ts'

/** A reader of codes on phones; it also reads cards. */
export function qrReader(facts: Facts): View[] {
  const sheet = sheetOf(facts.body(READER))
  const isBuiltIn = facts.has('mounting', 'panel-cutout')
  const front = (lamp: Lamp) => () => (isBuiltIn ? builtIn(sheet, lamp) : codeFace(facts, sheet, lamp))
  return [
    straightOn('front', isBuiltIn ? 'qrBuiltIn' : 'qrFront', sheet, front('blue')),
    onWall('phone', isBuiltIn ? 'qrInGate' : 'qrAtDoor', sheet, front('green'), {
      wall: isBuiltIn ? 'concrete' : 'plaster',
      beside: isBuiltIn ? 'none' : 'glass-door',
      share: isBuiltIn ? 0.44 : 0.62,
      extra: ({ x, y, width, height, scale }) =>
        phone(x + width * 0.66, y + height * 0.42, scale * 0.92, phoneCode(facts.words, facts.model)),
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
    write(BRAND, width / 2, height - 26, isGlass ? 20 : 17, { colour: '#a9a59b', anchor: 'middle', spacing: 4 }),
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
    shape(whole`M44 60L${width - 44} 60L${width - 66} ${height - 96}H66z`, 'url(#glass)'),
    scanWindow(width * 0.3, height * 0.22, width * 0.4, height * 0.4),
    box(44, height - 90, width - 88, 44, 10, '#0f0f0e'),
    lampBar(width / 2, height - 80, width * 0.5, lamp),
    waves(width * 0.5 - 8, height - 58, 18, '#cdc8bc', 2.6),
    gleam(28, 28, width - 56, height - 56, 27),
  ].join('')
}
