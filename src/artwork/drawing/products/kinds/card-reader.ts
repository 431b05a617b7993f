import { keyGrid, keyLegend } from '../../kit/keypad.ts'
import { box, framed, line, ROUND_ENDS, shape, times, waves, whole } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { backView } from '../parts/back.ts'
import { type Finish, groove, housing, printOn } from '../parts/housing.ts'
import { card, finger } from '../parts/in-hand.ts'
import { onWall } from '../parts/settings.ts'
import { type Mark, sheetOf, type Sheet, straightOn, type View } from '../view.ts'
import { type Lamp, lampBar } from '../parts/lamp-bar.ts'
import { LAMP } from '../../kit/palette.ts'

/** The size of a reader whose content does not say it. */
export const READER = { width: 74, height: 150, depth: 24 }

/** A card reader, with keys or a fingerprint sensor where it has them. */
export function cardReader(facts: Facts): View[] {
  const sheet = sheetOf(facts.body(READER))
  const isFinger = facts.has('unlock-methods', 'fingerprint')
  const isKeys = facts.has('unlock-methods', 'pin')
  const finish: Finish = isKeys ? 'graphite' : isFinger ? 'aluminium' : 'white'
  const front = (lamp: Lamp) => () => readerFace(facts, sheet, finish, lamp)
  return [
    straightOn(
      'front',
      isKeys ? 'readerKeys' : isFinger ? 'readerFinger' : 'readerCard',
      sheet,
      front('red'),
      marks(sheet, isKeys, isFinger),
    ),
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

function marks({ width, height }: Sheet, isKeys: boolean, isFinger: boolean): Mark[] {
  return [
    { part: 'lamps', x: width / 2, y: height * 0.075 },
    { part: 'cardArea', x: width / 2, y: height * (isKeys || isFinger ? 0.2 : 0.48) },
    ...(isKeys ? [{ part: 'keys', x: width * 0.23, y: height * 0.61 } as const] : []),
    ...(isFinger ? [{ part: 'fingerprint', x: width / 2, y: height * 0.62 } as const] : []),
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
          whole`M4 60V38A34 34 0 0 1 38 4h${width * 0.5}L30 ${height - 8}A30 30 0 0 1 4 ${height - 40}z`,
          'url(#sheen)',
          'opacity=".4"',
        )
      : '',
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
  const [w, h] = [column * 0.84, row * 0.76]
  const plate = (x: number, y: number) =>
    box(x - w / 2, y - h / 2, w, h, 11, '#191918') +
    box(x - w / 2 + 1.5, y - h / 2 + 1.5, w - 3, h - 3, 10, 'url(#key)')
  return keyGrid({ middle: width / 2, top, column, row }, (key, x, y) => plate(x, y) + keyLegend(key, x, y, 30, 11))
}

/** The glass that a finger is laid on. */
function sensor(x: number, y: number, radius: number): string {
  const ridges = times(5, (index) => {
    const r = radius * (0.18 + index * 0.13)
    return line(
      whole`M${x - r} ${y + r * 0.5}v-${r * 0.4}a${r} ${r * 1.1} 0 0 1 ${r * 2} 0v${r * 0.6}`,
      LAMP.green,
      2.6,
      `${ROUND_ENDS} opacity=".75"`,
    )
  })
  return [
    framed(x - radius, y - radius * 1.16, radius * 2, radius * 2.32, radius * 0.5, '#1b1a19', '#857e72', 2),
    box(x - radius * 0.86, y - radius, radius * 1.72, radius * 2, radius * 0.4, 'url(#glass)'),
    ridges,
  ].join('')
}
