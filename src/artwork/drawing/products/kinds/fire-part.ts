import { BRAND, write } from '../../kit/lettering.ts'
import { LAMP, TINT } from '../../kit/palette.ts'
import { box, disc, framed, line, oval, outline, placed, rimmed, screw, shape, times, whole } from '../../kit/solid.ts'
import { housing } from '../parts/housing.ts'
import { drawPort, terminals } from '../parts/ports.ts'
import type { PartDrawing } from './part-drawing.ts'

/** A small box with switches for its address; one with a contact has terminals for it. */
export const interfaceUnit: PartDrawing = {
  front: ({ width, height, scale }, facts) => {
    const isOutput = facts.option('part-type') === 'interface-out'
    return [
      housing(width, height, 10, 'white'),
      ...[0.07, 0.93].map((x) => screw(width * x, height * 0.5, 1.1)),
      box(width * 0.18, height * 0.12, width * 0.64, height * 0.2, 6, 'url(#red)'),
      times(8, (index) =>
        box(width * (0.21 + index * 0.075), height * 0.15, width * 0.05, height * 0.14, 3, TINT.paper),
      ),
      times(8, (index) =>
        box(
          width * (0.215 + index * 0.075),
          height * (index % 3 ? 0.155 : 0.215),
          width * 0.04,
          height * 0.07,
          2,
          '#3b372f',
        ),
      ),
      ...(
        [
          [0.4, LAMP.green],
          [0.5, '#6b1a0b'],
          [0.6, '#8a6a1f'],
        ] as const
      ).map(([x, colour]) => disc(width * x, height * 0.44, 11, colour)),
      drawPort(terminals('', 6), width / 2 - 22 * scale, height * 0.56, scale * 1.45),
      isOutput ? drawPort(terminals('', 5), width / 2 - 18 * scale, height * 0.73, scale * 1.45) : '',
      write(BRAND, width / 2, height * 0.93, height * 0.055, { colour: '#6f695e', anchor: 'middle', spacing: 4 }),
    ].join('')
  },
  side: ({ width, height }, facts) =>
    [
      box(width * 0.5, height * 0.04, width * 0.5, height * 0.92, 6, 'url(#painted)'),
      box(0, 0, width * 0.56, height, 14, 'url(#barrel)'),
      times(facts.option('part-type') === 'interface-out' ? 3 : 2, (index) =>
        rimmed(width * 0.76, height * (0.3 + index * 0.2), width * 0.1, '#a39c90', '#837d71', 3),
      ),
    ].join(''),
}

/** A square with rounded corners, two pairs of terminals and a lamp between. */
export const isolator: PartDrawing = {
  front: ({ width, height, scale }) =>
    [
      housing(width, height, 80, 'white'),
      disc(width / 2, height / 2, width * 0.36, 'none', outline('#c9c3b7', 4)),
      line(
        whole`M${width * 0.16} ${height / 2}H${width * 0.36}L${width * 0.6} ${height * 0.38}M${width * 0.64} ${height / 2}H${width * 0.84}`,
        TINT.red,
        12,
      ),
      disc(width / 2, height * 0.68, 14, LAMP.amber),
      disc(width / 2, height * 0.68, 30, 'url(#glow-amber)'),
      drawPort(terminals('', 2), width * 0.1, height * 0.78, scale * 1.2),
      drawPort(terminals('', 2), width * 0.75, height * 0.78, scale * 1.2),
      write(BRAND, width / 2, height * 0.26, height * 0.055, { colour: '#6f695e', anchor: 'middle', spacing: 4 }),
    ].join(''),
  side: ({ width, height }) =>
    box(width * 0.6, height * 0.06, width * 0.4, height * 0.88, 8, 'url(#painted)') +
    shape(whole`M${width * 0.62} 0V${height}L${width * 0.1} ${height * 0.86}V${height * 0.14}z`, 'url(#barrel)') +
    disc(width * 0.1, height * 0.68, 12, LAMP.amber),
}

/** A red gong on its back plate. */
export const bell: PartDrawing = {
  front: ({ width }) => gong(width / 2, width / 2, width / 2),
  side: ({ width, height }) =>
    [
      shape(
        whole`M${width * 0.5} 0C${width * 0.06} ${height * 0.12} ${width * 0.06} ${height * 0.88} ${width * 0.5} ${height}z`,
        'url(#red)',
      ),
      box(width * 0.5, height * 0.02, width * 0.06, height * 0.96, 2, '#6b1a0b'),
      box(width * 0.56, height * 0.26, width * 0.36, height * 0.5, 8, 'url(#graphite)'),
      box(width * 0.92, height * 0.1, width * 0.08, height * 0.8, 3, 'url(#galvanised)'),
      disc(width * 0.06, height / 2, width * 0.07, 'url(#screw)'),
    ].join(''),
}

function gong(x: number, y: number, radius: number): string {
  return [
    disc(x + 7, y + 5, radius, 'url(#side-red)'),
    disc(x, y, radius, 'url(#red-edge)'),
    disc(x, y, radius * 0.96, 'url(#red-key)'),
    disc(x, y, radius * 0.78, 'none', outline('#8c2411', radius * 0.02)),
    disc(x, y, radius * 0.3, 'none', outline('#8c2411', radius * 0.02)),
    disc(x, y, radius * 0.11, 'url(#screw)'),
    line(
      whole`M${x - radius * 0.6} ${y - radius * 0.46}a${radius * 0.78} ${radius * 0.78} 0 0 1 ${radius * 0.7}-${radius * 0.3}`,
      '#fff',
      radius * 0.05,
      'opacity=".35"',
    ),
  ].join('')
}

/** A red dome that stands out and is always lit. */
export const positionLamp: PartDrawing = {
  front: ({ width, height }) =>
    [
      housing(width, height, 18, 'white'),
      disc(width / 2, height / 2, width * 0.46, 'url(#glow-red)'),
      disc(width / 2, height / 2, width * 0.34, '#8c2411'),
      disc(width / 2, height / 2, width * 0.31, 'url(#dome-red)'),
      times(
        8,
        (index) =>
          `<g transform="rotate(${index * 45} ${Math.round(width / 2)} ${Math.round(height / 2)})">${line(whole`M${width / 2} ${height * 0.22}V${height * 0.34}`, '#fff', 3, 'opacity=".4"')}</g>`,
      ),
      ...[0.1, 0.9].map((y) => screw(width / 2, height * y, 1.1)),
    ].join(''),
  side: ({ width, height }) =>
    [
      oval(width * 0.3, height / 2, width * 0.46, height * 0.46, 'url(#glow-red)'),
      shape(
        whole`M${width * 0.62} ${height * 0.16}C${width * 0.02} ${height * 0.14} ${width * 0.02} ${height * 0.86} ${width * 0.62} ${height * 0.84}z`,
        'url(#dome-red)',
      ),
      box(width * 0.62, 0, width * 0.38, height, 10, 'url(#barrel)'),
    ].join(''),
}

/** Lamp, bell and call point behind one door. */
export const combinedBox: PartDrawing = {
  front: ({ width, height }) =>
    [
      housing(width, height, 8, 'red'),
      box(14, 14, width - 28, height - 28, 4, 'none', outline('#8c2411', 4)),
      disc(width / 2, height * 0.14, width * 0.16, '#6b1a0b'),
      disc(width / 2, height * 0.14, width * 0.14, 'url(#dome-red)'),
      placed(gong(0, 0, width * 0.27), width / 2, height * 0.42),
      framed(width * 0.26, height * 0.62, width * 0.48, height * 0.22, 10, '#f5f2ec', '#6b1a0b', 5),
      disc(width / 2, height * 0.73, width * 0.1, 'url(#red-key)'),
      disc(width / 2, height * 0.92, width * 0.035, '#2b2a28'),
      disc(width * 0.92, height / 2, width * 0.03, 'url(#metal-key)'),
    ].join(''),
  side: ({ width, height }) =>
    [
      box(width * 0.16, 0, width * 0.84, height, 6, 'url(#side-red)'),
      box(width * 0.08, height * 0.01, width * 0.1, height * 0.98, 3, 'url(#red)'),
      disc(width * 0.08, height * 0.14, width * 0.14, 'url(#dome-red)'),
      ...[0.2, 0.8].map((y) => box(width * 0.2, height * y - 22, width * 0.07, 44, 3, '#d9d4c8')),
      rimmed(width * 0.62, height * 0.06, width * 0.12, '#6b1a0b', '#3b0d05', 3),
    ].join(''),
}

/** A black square of known temperature in its frame, on a mount. */
export const blackbody: PartDrawing = {
  front: ({ width, height }) =>
    [
      box(width * 0.4, height * 0.8, width * 0.2, height * 0.2, 4, 'url(#tube-dark)'),
      housing(width, height * 0.82, 14, 'white'),
      framed(width * 0.14, height * 0.1, width * 0.72, height * 0.56, 6, '#0a0a0a', '#55524c', 6),
      write('38.0 °C', width * 0.86, height * 0.755, height * 0.055, { colour: '#3b372f', anchor: 'end' }),
      disc(width * 0.17, height * 0.735, 10, LAMP.green),
    ].join(''),
  side: ({ width, height }) =>
    [
      box(width * 0.42, height * 0.8, width * 0.2, height * 0.2, 4, 'url(#tube-dark)'),
      box(0, height * 0.08, width * 0.12, height * 0.6, 4, '#0a0a0a'),
      box(width * 0.1, 0, width * 0.9, height * 0.82, 12, 'url(#barrel)'),
      times(7, (index) => box(width * 0.4, height * (0.16 + index * 0.07), width * 0.46, height * 0.03, 5, '#8f887c')),
    ].join(''),
}
