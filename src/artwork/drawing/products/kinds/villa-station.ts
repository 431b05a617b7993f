import { keyGrid, keyLegend } from '../../kit/keypad.ts'
import { lens } from '../../kit/lens.ts'
import { BRAND, write } from '../../kit/lettering.ts'
import { around, box, disc, line, outline, oval, ROUND_LINE, times, waves, whole } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { backView } from '../parts/back.ts'
import { type Finish, gleam, housing, pane, printOn } from '../parts/housing.ts'
import { finger } from '../parts/in-hand.ts'
import { onWall } from '../parts/settings.ts'
import { sheetOf, type Sheet, straightOn, type View } from '../view.ts'
import { LAMP } from '../../kit/palette.ts'

const BODY = { width: 100, height: 180, depth: 32 }

/** A station for a house: a button for each home, keys where it has PINs. */
export function villaStation(facts: Facts): View[] {
  const sheet = sheetOf(facts.body(BODY))
  const finish: Finish = facts.has('housing', 'zinc')
    ? 'zinc'
    : facts.has('housing', 'aluminium')
      ? 'aluminium'
      : 'graphite'
  const front = (isRinging: boolean) => () => face(facts, sheet, finish, isRinging)
  return [
    straightOn('front', 'villaFront', sheet, front(false)),
    onWall('gate', 'villaAtGate', sheet, front(true), {
      wall: facts.number('call-buttons', 1) > 2 ? 'concrete' : 'brick',
      beside: 'door',
      extra: ({ x, y, width, height, scale }) => finger(x + width * 0.68, y + height * buttonsTop(facts) + 14, scale),
    }),
    backView(facts, sheet, 22, finish),
  ]
}

function hasKeys(facts: Facts): boolean {
  return facts.has('unlock-methods', 'pin')
}

/** Where the first button stands, as a share of the height. */
function buttonsTop(facts: Facts): number {
  return hasKeys(facts) ? 0.27 : 0.56
}

function face(facts: Facts, sheet: Sheet, finish: Finish, isRinging: boolean): string {
  const { width, height } = sheet
  const head = height * (hasKeys(facts) ? 0.23 : 0.42)
  const radius = Math.min(head * 0.36, width * 0.24)
  return [
    housing(width, height, 22, finish),
    pane(12, 12, width - 24, head, 14),
    infrared(width / 2, 12 + head * 0.5, radius * 1.28, 6 + facts.number('ir-range', 3) * 2),
    lens(width / 2, 12 + head * 0.5, radius),
    gleam(13, 13, width - 26, head - 2, 13),
    buttons(facts, sheet, isRinging),
    hasKeys(facts) ? keypad(width, height * 0.51, height * 0.86) : '',
    foot(facts, sheet, finish),
  ].join('')
}

/** Infrared lamps around a lens, the more the farther they reach. */
function infrared(x: number, y: number, radius: number, count: number): string {
  return around(count, [x, y], radius, (left, top) => disc(left, top, radius * 0.055, '#4a211a'))
}

/** A bar with a bell and a name plate for each home. */
function buttons(facts: Facts, { width, height }: Sheet, isRinging: boolean): string {
  const count = facts.number('call-buttons', 1)
  const columns = count > 2 ? 2 : 1
  const down = hasKeys(facts) ? height * 0.105 : height * (count > 1 ? 0.12 : 0.2)
  const across = (width - 36 - (columns - 1) * 12) / columns
  return times(count, (index) => {
    const x = 18 + (index % columns) * (across + 12)
    const y = height * buttonsTop(facts) + Math.floor(index / columns) * (down + 10) - down * 0.3
    return button(x, y, across, down, isRinging && index === columns - 1, count === 1)
  })
}

function button(x: number, y: number, width: number, height: number, isLit: boolean, isOnly: boolean): string {
  const ring = Math.min(height * 0.42, width * 0.2)
  const bell = 'M-10 5h20M-7 5v-5a7 7 0 0 1 14 0v5M-2 9h4'
  const middle = isOnly ? x + width / 2 : x + width - ring - 10
  const plate = isOnly
    ? ''
    : box(x + 8, y + height * 0.22, width - ring * 2 - 30, height * 0.56, 3, '#f4efe4') +
      line(whole`M${x + 16} ${y + height * 0.5}h${(width - ring * 2 - 30) * 0.5}`, '#6b6557', 3)
  return [
    isOnly ? '' : box(x, y, width, height, 8, '#1b1a19'),
    isOnly ? '' : box(x, y, width, height, 8, 'none', `${outline('#fff')} stroke-opacity=".18"`),
    plate,
    isLit ? disc(middle, y + height / 2, ring * 1.7, 'url(#glow-blue)') : '',
    disc(middle, y + height / 2, ring + 3, isLit ? LAMP.blue : '#4a4844'),
    disc(middle, y + height / 2, ring, 'url(#metal-key)'),
    line(
      bell,
      '#3b372f',
      2.2,
      `${ROUND_LINE} transform="translate(${Math.round(middle)} ${Math.round(y + height / 2)}) scale(${Math.round(ring * 6) / 100})"`,
    ),
  ].join('')
}

function keypad(width: number, top: number, bottom: number): string {
  const row = (bottom - top) / 4
  const plate = (x: number, y: number) =>
    box(x - width * 0.11, y - row * 0.38, width * 0.22, row * 0.76, 8, 'url(#key)')
  return keyGrid(
    { middle: width / 2, top, column: width * 0.26, row },
    (key, x, y) => plate(x, y) + keyLegend(key, x, y, row * 0.46, row * 0.16),
  )
}

/** Loudspeaker, card area and the maker's name. */
function foot(facts: Facts, { width, height }: Sheet, finish: Finish): string {
  const ink = printOn(finish)
  const y = height * (hasKeys(facts) ? 0.895 : 0.86)
  const isCard = facts.has('unlock-methods', 'card')
  const [left, across] = isCard ? [width * 0.56, width * 0.3] : [width * 0.3, width * 0.4]
  return [
    box(left, y, across, height * 0.05, 0, 'url(#fine-holes)'),
    isCard ? waves(width * 0.2, y + height * 0.026, 20, ink, 2.6) : oval(width / 2, height * 0.79, 5, 5, LAMP.green),
    write(BRAND, width / 2, height - 14, 15, { colour: ink, anchor: 'middle', spacing: 3 }),
  ].join('')
}
