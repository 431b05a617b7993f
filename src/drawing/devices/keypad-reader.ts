import { KEYS, keyLegend } from './keypad.ts'
import { MATERIALS } from './materials.ts'
import { ACROSS, box, type DevicePicture, frame, line, linear, radial, waves } from './pen.ts'

export type KeypadReaderLabels = { title: string }

/** Draws a graphite card reader with a keypad, its lamp green. */
export function drawKeypadReader({ title }: KeypadReaderLabels): DevicePicture {
  const light = line('M6 60V34A28 28 0 0 1 34 6h130', '#fff', 1.6, 'stroke-opacity=".28"')
  return frame({ width: 220, height: 470, title, defs: defs(), body: [housing(), keypad(), light] })
}

function defs(): string[] {
  return [
    MATERIALS.graphite,
    MATERIALS.graphiteEdge,
    linear('side', { 0: '#4a4844', 1: '#0f0f0e' }),
    radial('key', { 0: '#4d4b47', 1: '#2d2c2a' }, { cy: 0.3, r: 0.8 }),
    linear('lamp', { 0: ['#1E6650', 0.2], 0.5: '#4fd0a0', 1: ['#1E6650', 0.2] }, ACROSS),
  ]
}

function housing(): string {
  return [
    box(14, 6, 200, 462, 30, 'url(#side)'),
    box(4, 4, 202, 462, 30, 'url(#graphite-edge)'),
    box(6, 6, 198, 458, 28, 'url(#graphite)'),
    box(50, 34, 110, 6, 3, '#141413'),
    box(50, 34, 110, 6, 3, 'url(#lamp)'),
    waves(94, 92, 18, '#cdc8bc', 3),
  ].join('')
}

function keypad(): string {
  return KEYS.map((key, index) => {
    const x = 52 + (index % 3) * 53
    const y = 172 + Math.floor(index / 3) * 68
    const cap = box(x - 22, y - 26, 44, 52, 10, '#191918') + box(x - 20.5, y - 24.5, 41, 49, 9, 'url(#key)')
    return cap + keyLegend(key, x, y, 22, 8)
  }).join('')
}
