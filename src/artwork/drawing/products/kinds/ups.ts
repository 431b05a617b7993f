import { BRAND, write } from '../../kit/lettering.ts'
import { box, disc, each, line, outline, ROUND_ENDS, times } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import type { DeviceLabels } from '../../drawing-words.ts'
import { label } from '../parts/label.ts'
import { gleam, housing } from '../parts/housing.ts'
import { drawPort, port, portsOf } from '../parts/ports.ts'
import { type Content, screen } from '../parts/screen.ts'
import { type Sheet, straightOn, type View } from '../view.ts'
import { LAMP } from '../../kit/palette.ts'

/** An uninterruptible supply, upright or for a rack. */
export function ups(facts: Facts, sheet: Sheet): View[] {
  const isRack = sheet.width > sheet.height * 2
  const paint = (onBattery: boolean) => () =>
    isRack ? rackFace(facts, sheet, onBattery) : towerFace(facts, sheet, onBattery)
  return [
    straightOn('front', isRack ? 'upsRack' : 'upsTower', sheet, paint(false)),
    straightOn('battery', 'upsOnBattery', sheet, paint(true)),
    straightOn('back', 'upsBack', sheet, () => upsBack(facts, sheet, isRack)),
  ]
}

/** Mains, load and battery on the display of an uninterruptible supply. */
function state({ supply }: DeviceLabels, onBattery: boolean): Content {
  return (width, height) =>
    [
      box(0, 0, width, height, 0, onBattery ? '#3a2a10' : '#10241c'),
      write(onBattery ? supply.onBattery : supply.onLine, 16, 50, 30, { colour: onBattery ? LAMP.amber : '#8ff0cb' }),
      write(onBattery ? supply.remaining : '110 V  60 Hz', 16, 88, 24, { colour: '#d9d4c8' }),
      write(supply.load, 16, 132, 22, { colour: '#d9d4c8' }),
      times(onBattery ? 7 : 10, (index) => box(16 + index * 18, 150, 13, 26, 2, onBattery ? LAMP.amber : LAMP.green)),
      onBattery ? times(3, (index) => box(142 + index * 18, 150, 13, 26, 2, '#33322f')) : '',
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
      onBattery ? LAMP.amber : '#8ff0cb',
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
function ears(width: number, height: number): string {
  return each([0, width - 18], (x) => each([0.2, 0.8], (share) => box(x + 4, height * share - 4, 12, 8, 4, '#060606')))
}

function upsBack(facts: Facts, { width, height, scale }: Sheet, isRack: boolean): string {
  const [fanX, fanY, fan] = isRack
    ? [width * 0.12, height * 0.5, height * 0.38]
    : [width * 0.5, height * 0.18, width * 0.24]
  const { size, left, top, columns, rows, step } = isRack
    ? { size: height * 0.3, left: width * 0.26, top: height * 0.14, columns: 3, rows: 2, step: [1.25, 1.25] as const }
    : { size: width * 0.26, left: width * 0.214, top: height * 0.35, columns: 2, rows: 2, step: [1.2, 1.12] as const }
  const sockets = portsOf(facts)
    .filter(({ name }) => name !== 'AC IN')
    .slice(0, isRack ? 5 : 2)
  return [
    housing(width, height, isRack ? 4 : 16, 'graphite', 5),
    disc(fanX, fanY, fan, '#0a0a0a'),
    times(5, (index) => disc(fanX, fanY, fan * (1 - index * 0.19), 'none', outline('#45423c', 3))),
    times(columns * rows, (index) => {
      const x = left + (index % columns) * size * step[0]
      const y = top + Math.floor(index / columns) * size * step[1]
      return (
        box(x, y, size, size, 4, '#0a0a0a') +
        box(x + size * 0.28, y + size * 0.26, size * 0.1, size * 0.34, 1, '#8f887c') +
        box(x + size * 0.6, y + size * 0.26, size * 0.1, size * 0.34, 1, '#8f887c') +
        disc(x + size / 2, y + size * 0.78, size * 0.08, '#8f887c')
      )
    }),
    ...sockets.map((socket, index) => {
      const y = isRack ? 0.16 + 0.4 * Math.floor(index / 3) : 0.74 + index * 0.05
      const x = isRack ? width * 0.52 + (index % 3) * 42 * scale * 0.62 : width * 0.18
      return drawPort(socket, x, height * y, scale * (isRack ? 1.1 : 1))
    }),
    isRack
      ? drawPort(port('inlet'), width * 0.86, height * 0.3, scale * 1.2)
      : drawPort(port('inlet'), width * 0.5, height * 0.74, scale * 1.3),
    isRack
      ? label(facts, width * 0.5, height * 0.6, width * 0.22, height * 0.32)
      : label(facts, width * 0.12, height * 0.86, width * 0.76, height * 0.12),
  ].join('')
}
