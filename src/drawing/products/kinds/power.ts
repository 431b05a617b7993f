import { BRAND, write } from '../../kit/lettering.ts'
import { box, disc, line, outline, ROUND_ENDS, shape, times, whole } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import type { PrintedWords } from '../../drawing-words.ts'
import { label } from '../parts/back.ts'
import { gleam, housing } from '../parts/housing.ts'
import { drawPort, port, portsOf, terminals } from '../parts/ports.ts'
import { type Content, screen } from '../parts/screen.ts'
import { sheetOf, type Sheet, straightOn, type View } from '../view.ts'

const BODY = { width: 260, height: 300, depth: 90 }

/** A supply in its wall box, or an uninterruptible one: upright, or for a rack. */
export function powerSupply(facts: Facts): View[] {
  const body = facts.body(BODY)
  const sheet = sheetOf(body)
  if (facts.option('peripheral-type') !== 'ups') return wallBox(facts, sheet)
  const isRack = body.width > body.height * 2
  const paint = (onBattery: boolean) => () =>
    isRack ? rackFace(facts, sheet, onBattery) : towerFace(facts, sheet, onBattery)
  return [
    straightOn('front', isRack ? 'upsRack' : 'upsTower', sheet, paint(false)),
    straightOn('battery', 'upsOnBattery', sheet, paint(true)),
    straightOn('back', 'upsBack', sheet, () => upsBack(facts, sheet, isRack)),
  ]
}

function wallBox(facts: Facts, sheet: Sheet): View[] {
  return [
    straightOn('front', 'supplyFront', sheet, () => shut(facts, sheet)),
    straightOn('open', 'supplyOpen', sheet, () => opened(facts, sheet)),
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
      colour: '#68635a',
    }),
    ...[labels.mains, labels.charge, labels.fault].map(
      (word, index) =>
        disc(62 + index * 90, height * 0.72, 8, ['#4fd0a0', '#f0b84a', '#5c2a20'][index] ?? '#000') +
        write(word, 62 + index * 90, height * 0.72 + 30, 12, { colour: '#4f4b43', anchor: 'middle' }),
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
    disc(width * 0.62, 150, 5, '#4fd0a0'),
    disc(width * 0.66, 150, 5, '#f0b84a'),
    battery(width * 0.18, height * 0.56, width * 0.64, height * 0.34),
    line(whole`M${width * 0.26} ${height * 0.56}c0-50 200 0 ${width * 0.34}-60`, '#a3210f', 5, ROUND_ENDS),
    line(whole`M${width * 0.74} ${height * 0.56}c0-30 20-20 0-60`, '#1b1a19', 5, ROUND_ENDS),
    label(facts, 40, height * 0.455, width * 0.4, height * 0.085),
  ].join('')
}

function battery(x: number, y: number, width: number, height: number): string {
  return [
    box(x + width * 0.1, y - 14, 34, 18, 3, '#a3210f'),
    box(x + width * 0.9 - 34, y - 14, 34, 18, 3, '#1b1a19'),
    box(x, y, width, height, 5, 'url(#graphite)'),
    box(x, y, width, 16, 4, '#56544f'),
    box(x + width * 0.1, y + height * 0.28, width * 0.8, height * 0.5, 3, '#fbf9f5'),
    write('12 V  7 Ah', x + width / 2, y + height * 0.6, height * 0.2, { colour: '#2b2a28', anchor: 'middle' }),
  ].join('')
}

/** Mains, load and battery on the display of an uninterruptible supply. */
function state({ supply }: PrintedWords, onBattery: boolean): Content {
  return (width, height) =>
    [
      box(0, 0, width, height, 0, onBattery ? '#3a2a10' : '#10241c'),
      write(onBattery ? supply.onBattery : supply.onLine, 16, 50, 30, { colour: onBattery ? '#f0b84a' : '#8ff0cb' }),
      write(onBattery ? supply.remaining : '110 V  60 Hz', 16, 88, 24, { colour: '#d9d4c8' }),
      write(supply.load, 16, 132, 22, { colour: '#d9d4c8' }),
      times(10, (index) =>
        box(
          16 + index * 18,
          150,
          13,
          26,
          2,
          index < (onBattery ? 7 : 10) ? (onBattery ? '#f0b84a' : '#4fd0a0') : '#33322f',
        ),
      ),
    ].join('')
}

function towerFace(facts: Facts, { width, height }: Sheet, onBattery: boolean): string {
  return [
    housing(width, height, 20, 'graphite'),
    box(18, 18, width - 36, height * 0.46, 12, '#0a0a0a'),
    screen(34, 34, width - 68, height * 0.24, state(facts.words, onBattery)),
    powerKey(width / 2, height * 0.39, 34, onBattery),
    gleam(19, 19, width - 38, height * 0.46 - 2, 11),
    times(11, (index) => box(40, height * 0.54 + index * 22, width - 80, 9, 4.5, '#141413')),
    write(BRAND, width / 2, height - 46, 24, { colour: '#d9d4c8', anchor: 'middle', spacing: 5 }),
    write(facts.model, width / 2, height - 22, 14, { colour: '#a9a59b', anchor: 'middle' }),
  ].join('')
}

function powerKey(x: number, y: number, radius: number, onBattery: boolean): string {
  return [
    disc(x, y, radius * 1.5, `url(#glow-${onBattery ? 'amber' : 'green'})`),
    disc(x, y, radius, 'url(#key-ring)'),
    disc(x, y, radius - 3, 'url(#key)'),
    line(
      'M0-16v12M-11-10a14 14 0 1 0 22 0',
      onBattery ? '#f0b84a' : '#8ff0cb',
      4,
      `${ROUND_ENDS} transform="translate(${Math.round(x)} ${Math.round(y)})"`,
    ),
  ].join('')
}

function rackFace(facts: Facts, { width, height }: Sheet, onBattery: boolean): string {
  return [
    ears(width, height),
    housing(width, height, 4, 'graphite', 5),
    box(width * 0.06, height * 0.16, width * 0.4, height * 0.68, 4, 'url(#slots)'),
    box(width * 0.54, height * 0.12, width * 0.26, height * 0.76, 6, '#0a0a0a'),
    screen(width * 0.55, height * 0.18, width * 0.19, height * 0.64, state(facts.words, onBattery)),
    powerKey(width * 0.772, height * 0.5, height * 0.16, onBattery),
    write(BRAND, width * 0.94, height * 0.48, 19, { colour: '#d9d4c8', anchor: 'end', spacing: 3 }),
    write(facts.model, width * 0.94, height * 0.68, 13, { colour: '#a9a59b', anchor: 'end' }),
  ].join('')
}

/** The brackets of a device for a rack. */
export function ears(width: number, height: number): string {
  return [0, width - 18]
    .map((x) => [0.2, 0.8].map((share) => box(x + 4, height * share - 4, 12, 8, 4, '#060606')).join(''))
    .join('')
}

function upsBack(facts: Facts, { width, height, scale }: Sheet, isRack: boolean): string {
  const outlets = isRack ? 6 : 4
  const size = isRack ? height * 0.3 : width * 0.26
  return [
    housing(width, height, isRack ? 4 : 16, 'graphite', 5),
    disc(
      isRack ? width * 0.12 : width * 0.5,
      isRack ? height * 0.5 : height * 0.18,
      isRack ? height * 0.38 : width * 0.24,
      '#0a0a0a',
    ),
    times(5, (index) =>
      disc(
        isRack ? width * 0.12 : width * 0.5,
        isRack ? height * 0.5 : height * 0.18,
        (isRack ? height * 0.38 : width * 0.24) * (1 - index * 0.19),
        'none',
        outline('#45423c', 3),
      ),
    ),
    times(outlets, (index) => {
      const x = isRack ? width * 0.26 + (index % 3) * size * 1.25 : width * 0.5 - size * 1.1 + (index % 2) * size * 1.2
      const y =
        (isRack ? height * 0.14 : height * 0.35) + Math.floor(index / (isRack ? 3 : 2)) * size * (isRack ? 1.25 : 1.12)
      return (
        box(x, y, size, size, 4, '#0a0a0a') +
        box(x + size * 0.28, y + size * 0.26, size * 0.1, size * 0.34, 1, '#8f887c') +
        box(x + size * 0.6, y + size * 0.26, size * 0.1, size * 0.34, 1, '#8f887c') +
        disc(x + size / 2, y + size * 0.78, size * 0.08, '#8f887c')
      )
    }),
    ...portsOf(facts)
      .filter(({ name }) => name !== 'AC IN')
      .slice(0, isRack ? 5 : 2)
      .map((socket, index) =>
        drawPort(
          socket,
          isRack ? width * 0.52 + (index % 3) * 42 * scale * 0.62 : width * 0.18,
          isRack ? height * (0.16 + 0.4 * Math.floor(index / 3)) : height * (0.74 + index * 0.05),
          scale * (isRack ? 1.1 : 1),
        ),
      ),
    drawPort(
      port('inlet'),
      isRack ? width * 0.86 : width * 0.5,
      isRack ? height * 0.3 : height * 0.74,
      scale * (isRack ? 1.2 : 1.3),
    ),
    label(
      facts,
      isRack ? width * 0.5 : width * 0.12,
      isRack ? height * 0.6 : height * 0.86,
      isRack ? width * 0.22 : width * 0.76,
      isRack ? height * 0.32 : height * 0.12,
    ),
  ].join('')
}
