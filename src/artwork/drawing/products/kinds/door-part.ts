import { BRAND, write } from '../../kit/lettering.ts'
import { LAMP, TINT } from '../../kit/palette.ts'
import { box, disc, framed, line, outline, rimmed, ROUND_ENDS, shape, times, waves, whole } from '../../kit/solid.ts'
import type { Sheet } from '../view.ts'
import type { PartDrawing } from './part-drawing.ts'

/** Reed and magnet as they face each other across the gap of a door: the reed in the frame with its wire, the magnet in the leaf. */
export const wiredContact: PartDrawing = {
  front: plugs,
  // Frame and leaf cut: the remaining gap is visible.
  side: (sheet) => {
    const { width, height } = sheet
    return [
      box(0, 0, width, height * GAP[0], 0, 'url(#aluminium)'),
      box(0, height * GAP[1], width, height * (1 - GAP[1]), 0, 'url(#leaf)'),
      box(0, height * GAP[0] - 5, width, 5, 0, '#8f887c'),
      plugs(sheet),
    ].join('')
  },
}

/** Where the gap between frame and leaf begins and ends, as shares of the height. */
const GAP = [0.54, 0.62] as const

/** The two ribbed plugs, their flanges towards each other. */
function plugs({ width, height }: Sheet): string {
  const [foot, head] = [height * GAP[0], height * GAP[1]]
  const flange = height * 0.06
  const wires = [-1, 1].map((side) => {
    const x = width / 2 + side * width * 0.05
    return line(
      whole`M${x} ${height * 0.14}C${x} ${height * 0.05} ${x + side * 30} ${height * 0.06} ${x + side * 34} 0`,
      side < 0 ? '#2b2a28' : TINT.red,
      11,
      ROUND_ENDS,
    )
  })
  return [
    ...wires,
    box(width * 0.34, height * 0.12, width * 0.32, height * 0.06, 6, '#bdb6aa'),
    plug(width, height * 0.16, foot - flange),
    ring(0, foot - flange, width, flange, 8),
    ring(0, head, width, flange, 8),
    plug(width, head + flange, height),
  ].join('')
}

/** The part of a plug that is pressed into its hole, from its upper to its lower end. */
function plug(width: number, from: number, to: number): string {
  return [
    box(width * 0.18, from, width * 0.64, to - from, 10, 'url(#white-tube)'),
    times(3, (index) => ring(width * 0.15, from + ((to - from) * (index + 0.7)) / 3.8, width * 0.7, 9, 4.5)),
  ].join('')
}

/** The ring around a plug of white plastic, and its edge in the shade below. */
function ring(x: number, y: number, width: number, height: number, radius: number): string {
  return box(x, y, width, height, radius, '#aaa498') + box(x, y, width, height - 3, radius, 'url(#white-tube)')
}

/** A green call point with a pane to press. */
export const breakGlass: PartDrawing = {
  front: ({ width, height }) =>
    [
      box(9, 5, width, height, 26, '#123f31'),
      box(0, 0, width, height, 26, '#1e6650'),
      box(4, 4, width - 8, height * 0.5, 24, '#2f8a6c', 'opacity=".6"'),
      framed(width * 0.18, height * 0.22, width * 0.64, height * 0.52, 8, '#f5f2ec', '#0f3527', 5),
      disc(width / 2, height * 0.48, width * 0.13, TINT.black),
      shape(
        whole`M${width * 0.26} ${height * 0.42}l${width * 0.1} ${height * 0.06}l-${width * 0.1} ${height * 0.06}z`,
        TINT.black,
      ),
      shape(
        whole`M${width * 0.74} ${height * 0.42}l-${width * 0.1} ${height * 0.06}l${width * 0.1} ${height * 0.06}z`,
        TINT.black,
      ),
      disc(width / 2, height * 0.86, width * 0.05, 'url(#metal-key)'),
      disc(width * 0.8, height * 0.12, width * 0.03, LAMP.green),
    ].join(''),
  side: ({ width, height }) =>
    [
      box(width * 0.4, height * 0.03, width * 0.6, height * 0.94, 8, '#0f3527'),
      box(0, 0, width * 0.48, height, 14, '#1e6650'),
      box(0, height * 0.22, width * 0.1, height * 0.52, 3, '#f5f2ec'),
      line(whole`M${width * 0.48} 6V${height - 6}`, '#0b281d', 4),
    ].join(''),
}

/** A card with its mark of contactless reading. */
export const card: PartDrawing = {
  front: ({ width, height }) =>
    [
      box(7, 5, width, height, 26, '#8f897d'),
      box(0, 0, width, height, 26, 'url(#white)'),
      box(0, height * 0.7, width, height * 0.16, 0, 'url(#graphite)'),
      write(BRAND, width * 0.08, height * 0.26, height * 0.11, { colour: '#3b372f', spacing: 6 }),
      waves(width * 0.76, height * 0.42, height * 0.22, TINT.faintLettering, 9),
      write('DESFire EV3', width * 0.08, height * 0.62, height * 0.06, { colour: TINT.faintLettering }),
    ].join(''),
  side: ({ width, height }) =>
    times(9, (index) => box(0, (height * index) / 9, width, height / 9 - 4, 3, index % 2 ? 'url(#white)' : '#d9d4c9')),
}

/** A drop with a ring. */
export const fob: PartDrawing = {
  front: ({ width, height }) =>
    [
      disc(width / 2, height * 0.14, width * 0.14, 'none', outline('#8f887c', 16)),
      shape(
        whole`M${width * 0.38} ${height * 0.2}H${width * 0.62}C${width} ${height * 0.3} ${width} ${height} ${width / 2} ${height}S0 ${height * 0.3} ${width * 0.38} ${height * 0.2}z`,
        '#274a86',
      ),
      disc(width / 2, height * 0.62, width * 0.28, '#34599a'),
      waves(width * 0.42, height * 0.7, width * 0.2, '#efece5', 10),
    ].join(''),
  side: ({ width, height }) =>
    box(width * 0.2, 0, width * 0.6, height * 0.28, 16, 'none', outline('#8f887c', 10)) +
    box(0, height * 0.2, width, height * 0.8, width * 0.45, '#274a86') +
    box(width * 0.2, height * 0.26, width * 0.16, height * 0.66, 8, '#4a6fb0'),
}

/** A stack of paper that is folded at every ticket. */
export const ticketPaper: PartDrawing = {
  front: ({ width, height }) =>
    [
      box(6, 5, width, height, 3, '#8f897d'),
      times(22, (index) =>
        box(0, (height * (index + 0.5)) / 23, width, height / 23, 1, index % 2 ? TINT.paper : '#dcd7cd'),
      ),
      box(0, 0, width, height * 0.06, 2, '#fffefb'),
      times(22, (index) => box(width * 0.92, (height * (index + 0.62)) / 23, width * 0.06, height / 60, 0, TINT.black)),
    ].join(''),
  side: ({ width, height }) =>
    [
      times(22, (index) =>
        line(
          index % 2
            ? whole`M2 ${(height * (index + 1)) / 23}H${width - 2}`
            : whole`M2 ${(height * (index + 1)) / 23}L${width - 2} ${(height * (index + 1.8)) / 23}`,
          '#bdb6aa',
          10,
        ),
      ),
      rimmed(width / 2, height / 2, width * 0.06, TINT.paper, '#bdb6aa', 3),
    ].join(''),
}
