import { BRAND, write } from '../../kit/lettering.ts'
import { box, disc, line, outline, ROUND_ENDS, shape, times, whole } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { label } from '../parts/label.ts'
import { housing } from '../parts/housing.ts'
import { drawPort, terminals } from '../parts/ports.ts'
import { sheetOf, type Sheet, straightOn, type View } from '../view.ts'
import { ups } from './ups.ts'
import { LAMP, TINT } from '../../kit/palette.ts'

const BODY = { width: 260, height: 300, depth: 90 }

/** A supply in its wall box, or an uninterruptible one: upright, or for a rack. */
export function powerSupply(facts: Facts): View[] {
  const sheet = sheetOf(facts.body(BODY))
  return facts.option('peripheral-type') === 'ups' ? ups(facts, sheet) : wallBox(facts, sheet)
}

function wallBox(facts: Facts, sheet: Sheet): View[] {
  const { width, height } = sheet
  return [
    straightOn('front', 'supplyFront', sheet, () => shut(facts, sheet), [
      { part: 'lamps', x: 62, y: height * 0.72 },
      { part: 'lock', x: width - 50, y: height / 2 },
    ]),
    straightOn('open', 'supplyOpen', sheet, () => opened(facts, sheet), [
      { part: 'supply', x: 36 + width * 0.21, y: 40 + height * 0.18 },
      { part: 'terminals', x: width * 0.92, y: height * 0.35 },
      { part: 'battery', x: width * 0.18, y: height * 0.73 },
      { part: 'typeLabel', x: 40, y: height * 0.4975 },
    ]),
  ]
}

function shut(facts: Facts, { width, height }: Sheet): string {
  const { labels } = facts.words
  return [
    housing(width, height, 8, 'painted'),
    box(12, 12, width - 24, height - 24, 4, 'none', outline('#a39c90', 2)),
    times(8, (index) => box(width * 0.3, 50 + index * 11, width * 0.4, 4.5, 2.2, '#8f887c')),
    write(BRAND, 46, height * 0.55, 36, { colour: '#3b372f', spacing: 5 }),
    write(`${facts.model}  DC 12 V  ${facts.number('output-current', 5)} A`, 46, height * 0.55 + 30, 18, {
      colour: TINT.faintLettering,
    }),
    ...[labels.mains, labels.charge, labels.fault].map(
      (word, index) =>
        disc(62 + index * 90, height * 0.72, 8, [LAMP.green, LAMP.amber, '#5c2a20'][index] ?? '#000') +
        write(word, 62 + index * 90, height * 0.72 + 30, 12, { colour: TINT.lettering, anchor: 'middle' }),
    ),
    disc(width - 50, height / 2, 17, 'url(#metal-key)'),
    box(width - 53, height / 2 - 10, 6, 20, 3, '#2b2a28'),
    shape(
      'M0-22l-14 26h11l-4 20 17-28H-1l6-18z',
      '#d9a23a',
      `transform="translate(${Math.round(width - 64)} ${Math.round(height * 0.74)})"`,
    ),
  ].join('')
}

/** The box with its door off: converter, terminals and battery. */
function opened(facts: Facts, { width, height }: Sheet): string {
  return [
    housing(width, height, 8, 'painted'),
    box(14, 14, width - 28, height - 28, 3, '#55524c'),
    box(18, 18, width - 36, height - 36, 2, 'url(#galvanised)'),
    box(36, 40, width * 0.42, height * 0.36, 4, '#bdb6aa'),
    times(7, (index) => box(48, 56 + index * 22, width * 0.42 - 24, 10, 3, '#6f695e')),
    box(width * 0.56, 40, width * 0.36, height * 0.36, 4, '#1f4a3a'),
    drawPort(terminals('', 8), width * 0.58, height * 0.33, (width * 0.32) / 40),
    box(width * 0.6, 58, 60, 44, 3, '#274a86'),
    disc(width * 0.84, 80, 22, '#141413'),
    disc(width * 0.84, 80, 18, 'url(#metal-key)'),
    disc(width * 0.62, 150, 5, LAMP.green),
    disc(width * 0.66, 150, 5, LAMP.amber),
    battery(width * 0.18, height * 0.56, width * 0.64, height * 0.34),
    line(whole`M${width * 0.26} ${height * 0.56}c0-50 200 0 ${width * 0.34}-60`, TINT.red, 5, ROUND_ENDS),
    line(whole`M${width * 0.74} ${height * 0.56}c0-30 20-20 0-60`, '#1b1a19', 5, ROUND_ENDS),
    label(facts, 40, height * 0.455, width * 0.4, height * 0.085),
  ].join('')
}

function battery(x: number, y: number, width: number, height: number): string {
  return [
    box(x + width * 0.1, y - 14, 34, 18, 3, TINT.red),
    box(x + width * 0.9 - 34, y - 14, 34, 18, 3, '#1b1a19'),
    box(x, y, width, height, 5, 'url(#graphite)'),
    box(x, y, width, 16, 4, '#56544f'),
    box(x + width * 0.1, y + height * 0.28, width * 0.8, height * 0.5, 3, TINT.paper),
    write('12 V  7 Ah', x + width / 2, y + height * 0.6, height * 0.2, { colour: '#2b2a28', anchor: 'middle' }),
  ].join('')
}
