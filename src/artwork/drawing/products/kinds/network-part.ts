import { BRAND, write } from '../../kit/lettering.ts'
import { LAMP, TINT } from '../../kit/palette.ts'
import { box, disc, line, placed, rimmed, ROUND_ENDS, shape, times, whole } from '../../kit/solid.ts'
import { housing } from '../parts/housing.ts'
import { drawPort, port, terminals } from '../parts/ports.ts'
import type { PartDrawing } from './part-drawing.ts'

/** A brick with a socket in, a socket out, and a lamp for each. */
export const injector: PartDrawing = {
  front: ({ width, height, scale }) =>
    [
      housing(width, height, 8, 'graphite'),
      drawPort(port('rj45'), width * 0.08, height * 0.3, scale),
      drawPort(port('rj45'), width * 0.26, height * 0.3, scale),
      disc(width * 0.46, height * 0.36, 9, LAMP.green),
      disc(width * 0.46, height * 0.66, 9, LAMP.amber),
      write(BRAND, width * 0.93, height * 0.46, height * 0.2, { colour: '#d9d4c8', anchor: 'end', spacing: 3 }),
      write('PoE 30 W', width * 0.93, height * 0.74, height * 0.17, { colour: '#b9b2a6', anchor: 'end' }),
    ].join(''),
  side: ({ width, height, scale }) =>
    [
      housing(width, height, 8, 'graphite'),
      drawPort(port('inlet'), width / 2 - 15 * scale, height / 2 - 12 * scale, scale),
    ].join(''),
}

/** The latch and the two bores of a pluggable module, each with its ferrule; its cage behind. */
export const sfpModule: PartDrawing = {
  front: ({ width, height }) =>
    [
      housing(width, height, 10, 'steel', 6),
      box(width * 0.05, height * 0.26, width * 0.9, height * 0.66, 8, '#2b2a28'),
      times(2, (index) => bore(width * (0.29 + index * 0.42), height * 0.59, height * 0.26)),
      box(width * 0.03, height * 0.06, width * 0.94, height * 0.15, 8, TINT.blue),
      box(width * 0.03, height * 0.06, width * 0.94, height * 0.05, 8, '#5f83c4'),
    ].join(''),
  side: ({ width, height }) =>
    [
      box(width * 0.22, 0, width * 0.78, height, 6, 'url(#cage)'),
      box(0, height * 0.1, width * 0.24, height * 0.84, 8, TINT.blue),
      box(0, 0, width * 0.3, height * 0.12, 6, '#5f83c4'),
      box(width * 0.36, height * 0.2, width * 0.4, height * 0.56, 4, TINT.paper),
      box(width * 0.8, height * 0.66, width * 0.2, height * 0.14, 0, 'url(#gold)'),
    ].join(''),
}

/** A square hole with a notch for the latch of the plug, its ferrule in the middle. */
function bore(x: number, y: number, half: number): string {
  return [
    box(x - half * 0.35, y - half * 1.2, half * 0.7, half * 0.4, 4, '#0a0a0a'),
    box(x - half, y - half, half * 2, half * 2, 8, '#0a0a0a'),
    rimmed(x, y, half * 0.5, 'url(#white-key)', '#8f887c', 3),
    disc(x, y, half * 0.1, '#2b2a28'),
  ].join('')
}

/** Two small boxes, with two wires between them. */
export const converter: PartDrawing = {
  front: ({ width, height, scale }) => {
    const one = (ports: string) => housing(width * 0.46, height, 8, 'white', 5) + ports
    const socket = drawPort(port('rj45'), width * 0.05, height * 0.3, scale * 0.9)
    const screws = drawPort(terminals('', 2), width * 0.27, height * 0.4, scale * 1.4)
    return [
      line(
        whole`M${width * 0.36} ${height * 0.7}C${width * 0.4} ${height * 1.05} ${width * 0.7} ${height * 1.05} ${width * 0.86} ${height * 0.7}`,
        '#8f5a2c',
        5,
        ROUND_ENDS,
      ),
      line(
        whole`M${width * 0.33} ${height * 0.7}C${width * 0.4} ${height * 1.15} ${width * 0.7} ${height * 1.15} ${width * 0.83} ${height * 0.7}`,
        '#274a86',
        5,
        ROUND_ENDS,
      ),
      one(socket + screws + disc(width * 0.05, height * 0.14, 6, LAMP.green)),
      placed(one(socket + screws + disc(width * 0.05, height * 0.14, 6, LAMP.amber)), width * 0.54, 0),
    ].join('')
  },
  side: ({ width, height }) =>
    [
      housing(width, height, 8, 'white', 5),
      times(6, (index) =>
        box(width * (0.14 + index * 0.06), height * 0.26, width * 0.025, height * 0.48, 3, '#8f887c'),
      ),
      shape(whole`M${width * 0.62} ${height * 0.7}V${height * 0.3}H${width * 0.86}V${height * 0.7}z`, '#d9d4c9'),
    ].join(''),
}
