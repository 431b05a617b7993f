import { box, disc, framed, line, outline, rimmed, ROUND_ENDS, screw, shape, times, whole } from '../../kit/solid.ts'
import { TINT } from '../../kit/palette.ts'
import { housing } from '../parts/housing.ts'
import type { Facts } from '../facts.ts'
import type { Sheet } from '../view.ts'
import type { PartDrawing } from './part-drawing.ts'

const INSIDE = '#3a3733'

/** A roof with two cheeks, open below: through it one sees the wall that the station hangs on. */
export const rainHood: PartDrawing = {
  front: ({ width, height }) =>
    [
      housing(width, height, 10, 'graphite'),
      box(width * 0.11, height * 0.17, width * 0.78, height * 0.83, 4, 'url(#plaster)'),
      box(width * 0.11, height * 0.17, width * 0.78, height * 0.13, 0, 'url(#shade-up)'),
      shape(whole`M0 ${height * 0.17}L${width * 0.05} 6H${width * 0.95}L${width} ${height * 0.17}z`, 'url(#tube-dark)'),
      ...[0.3, 0.85].flatMap((y) => [0.055, 0.945].map((x) => screw(width * x, height * y, 0.9))),
    ].join(''),
  side: ({ width, height }) =>
    [
      shape(whole`M0 0L${width} ${height * 0.06}V${height * 0.2}L${width * 0.3} ${height}H0z`, 'url(#graphite)'),
      shape(whole`M0 0L${width} ${height * 0.06}V${height * 0.09}L0 ${height * 0.04}z`, '#66645e'),
      line(whole`M4 4V${height - 4}`, '#8d8a84', 6),
      disc(width * 0.92, height * 0.24, width * 0.05, '#8fb4d8'),
      disc(width * 0.92, height * 0.31, width * 0.035, '#8fb4d8'),
    ].join(''),
}

/** A box to be walled in, open towards the room, with knock-outs in its back. */
export const flushBox: PartDrawing = {
  front: ({ width, height, scale }) =>
    [
      housing(width, height, 4, 'zinc'),
      framed(width * 0.05, height * 0.035, width * 0.9, height * 0.93, 3, INSIDE, '#1b1a19', 3),
      box(width * 0.1, height * 0.07, width * 0.8, height * 0.86, 2, 'url(#galvanised)'),
      box(width * 0.1, height * 0.07, width * 0.8, height * 0.08, 0, 'url(#shade-up)'),
      ...knockOuts(width, height, scale),
      ...[0.045, 0.955].flatMap((y) => [0.3, 0.7].map((x) => screw(width * x, height * y, 0.9))),
    ].join(''),
  side: ({ width, height }) =>
    [
      box(0, 0, width, height, 4, 'url(#galvanised)'),
      box(0, 0, width * 0.1, height, 2, 'url(#zinc)'),
      times(3, (index) => rimmed(width * 0.55, height * (0.22 + index * 0.28), width * 0.17, '#b7b3ab', '#837d71', 3)),
      line(whole`M${width * 0.1} 2V${height - 2}`, '#68635b', 3),
    ].join(''),
}

function knockOuts(width: number, height: number, scale: number): string[] {
  const radius = Math.min(width * 0.12, 10.5 * scale)
  const rows = Math.max(2, Math.round(height / width) + 1)
  return Array.from({ length: rows }, (_, row) =>
    [0.3, 0.7]
      .map((x) => rimmed(width * x, height * (0.2 + (0.6 * row) / (rows - 1)), radius, '#aba79e', '#837d71', 2.5))
      .join(''),
  )
}

/** A flat ring that hides the rim of an old opening. */
export const coverPlate: PartDrawing = {
  front: ({ width, height }) =>
    [
      housing(width, height, 10, 'graphite', 4),
      box(width * 0.13, height * 0.11, width * 0.74, height * 0.78, 6, 'url(#plaster)'),
      box(width * 0.13, height * 0.11, width * 0.74, height * 0.78, 6, 'none', outline('#1b1a19', 4)),
      ...[0.055, 0.945].flatMap((y) => [0.07, 0.93].map((x) => screw(width * x, height * y))),
    ].join(''),
  side: ({ width, height }) =>
    box(width * 0.35, 0, width * 0.3, height, 3, 'url(#tube-dark)') +
    box(width * 0.65, height * 0.03, width * 0.2, height * 0.94, 8, '#55534f'),
}

/** A column on its foot, with what it carries at the top. */
export const post: PartDrawing = {
  front: (sheet) =>
    column(sheet, box(sheet.width * 0.2, 0, sheet.width * 0.6, sheet.height * 0.11, 8, 'url(#graphite)')),
  side: (sheet) =>
    column(
      sheet,
      shape(
        whole`M${sheet.width * 0.2} ${sheet.height * 0.04}L${sheet.width * 0.85} 0V${sheet.height * 0.1}L${sheet.width * 0.2} ${sheet.height * 0.13}z`,
        'url(#graphite)',
      ) + box(sheet.width * 0.42, sheet.height * 0.8, sheet.width * 0.16, sheet.height * 0.09, 3, '#8f887c'),
    ),
}

function column({ width, height }: Sheet, head: string): string {
  const foot = Math.min(height * 0.05, 26)
  return [
    box(width * 0.33, height * 0.1, width * 0.34, height * 0.88, 3, 'url(#tube)'),
    head,
    box(0, height - foot, width, foot, 3, 'url(#painted)'),
    box(0, height - foot, width, 4, 2, '#fff', 'opacity=".6"'),
    ...[0.12, 0.88].map((x) => box(width * x - 6, height - foot - 10, 12, 12, 2, '#8f887c')),
  ].join('')
}

/** A column with a fork in which the tip of a boom rests. */
export const endPost: PartDrawing = {
  front: ({ width, height }) =>
    [
      shape(
        whole`M${width * 0.1} 0H${width * 0.27}V${height * 0.09}H${width * 0.73}V0H${width * 0.9}V${height * 0.14}H${width * 0.1}z`,
        'url(#graphite)',
      ),
      box(width * 0.3, height * 0.13, width * 0.4, height * 0.83, 4, 'url(#painted)'),
      times(3, (index) => box(width * 0.3, height * (0.22 + index * 0.2), width * 0.4, height * 0.1, 0, TINT.red)),
      box(0, height * 0.95, width, height * 0.05, 3, 'url(#zinc)'),
    ].join(''),
  side: ({ width, height }) =>
    [
      box(width * 0.42, 0, width * 0.16, height * 0.14, 4, 'url(#graphite)'),
      box(0, height * 0.05, width, height * 0.05, 8, 'url(#aluminium)'),
      box(width * 0.36, height * 0.13, width * 0.28, height * 0.83, 4, 'url(#painted)'),
      box(width * 0.08, height * 0.95, width * 0.84, height * 0.05, 3, 'url(#zinc)'),
    ].join(''),
}

/** A plate with two steel bands around a pole. */
export const poleClamp: PartDrawing = {
  front: ({ width, height }) =>
    [
      box(width * 0.24, 0, width * 0.52, height, 0, 'url(#tube)'),
      times(2, (index) =>
        framed(0, height * (0.16 + index * 0.56), width, height * 0.1, 6, 'url(#steel)', '#857e72', 2),
      ),
      framed(width * 0.14, height * 0.1, width * 0.72, height * 0.8, 8, 'url(#steel)', '#857e72', 3),
      disc(width / 2, height / 2, width * 0.1, '#141413'),
      ...[0.2, 0.8].flatMap((y) => [0.26, 0.74].map((x) => screw(width * x, height * y, 1.2))),
    ].join(''),
  side: ({ width, height }) =>
    [
      box(width * 0.45, 0, width * 0.55, height, 0, 'url(#tube)'),
      times(2, (index) =>
        box(width * 0.18, height * (0.16 + index * 0.56), width * 0.82, height * 0.1, 4, 'url(#zinc)'),
      ),
      box(width * 0.1, height * 0.1, width * 0.2, height * 0.8, 4, 'url(#steel)'),
    ].join(''),
}

/** Two angles: one for the frame, one for the leaf. */
export const doorBracket: PartDrawing = {
  front: ({ width, height }) =>
    [
      housing(width, height * 0.46, 4, 'aluminium', 5),
      ...[0.1, 0.3, 0.7, 0.9].map((x) => box(width * x - 16, height * 0.18, 32, 12, 6, '#5d584f')),
      box(0, height * 0.56, width * 0.46, height * 0.44, 4, 'url(#aluminium)', outline('#857e72', 2)),
      box(width * 0.54, height * 0.56, width * 0.46, height * 0.44, 4, 'url(#aluminium)', outline('#857e72', 2)),
      ...[0.12, 0.34, 0.66, 0.88].map((x) => screw(width * x, height * 0.78, 1.1)),
    ].join(''),
  side: ({ width, height }) =>
    [
      line(whole`M8 8H${width * 0.5}V${height * 0.5}`, '#b9b3a8', 14, ROUND_ENDS),
      line(
        whole`M${width * 0.62} ${height * 0.2}H${width * 0.78}V${height * 0.86}H${width - 8}`,
        '#8f887c',
        14,
        ROUND_ENDS,
      ),
      box(width * 0.1, height * 0.12, width * 0.32, height * 0.36, 4, 'url(#steel)'),
    ].join(''),
}

/** A box, an arm or a hinged plate for the wall, by how far it stands out. */
export const wallBracket: PartDrawing = {
  front: ({ width, height }, facts) => {
    const isArm = facts.body({ width: 1, height: 1, depth: 1 }).depth > 200
    const isTilting = facts.number('load-limit', 6) < 5
    const face = isArm
      ? disc(width / 2, height * 0.62, width * 0.36, 'url(#white-key)') +
        disc(width / 2, height * 0.62, width * 0.2, '#2b2a28')
      : isTilting
        ? box(width * 0.28, height * 0.2, width * 0.44, height * 0.6, 8, 'url(#graphite)') +
          times(7, (index) =>
            line(whole`M${width * 0.75} ${height * (0.3 + index * 0.066)}h${width * 0.08}`, '#55524c', 3),
          )
        : disc(width / 2, height / 2, width * 0.4, 'url(#white-key)') +
          disc(width / 2, height / 2, width * 0.07, '#141413') +
          times(3, (index) =>
            screw(width * (0.5 + [0, 0.26, -0.26][index]!), height * (0.5 + [-0.28, 0.16, 0.16][index]!), 1.2),
          )
    return [
      housing(width, height, 14, 'white'),
      face,
      ...[0.07, 0.93].flatMap((y) => [0.09, 0.91].map((x) => screw(width * x, height * y, 0.9))),
    ].join('')
  },
  side: ({ width, height }, facts) => {
    const isArm = facts.body({ width: 1, height: 1, depth: 1 }).depth > 200
    const reach = isArm
      ? shape(
          whole`M${width * 0.08} ${height * 0.2}C${width * 0.5} ${height * 0.1} ${width * 0.95} ${height * 0.2} ${width} ${height * 0.6}V${height * 0.75}H${width * 0.76}C${width * 0.74} ${height * 0.5} ${width * 0.4} ${height * 0.5} ${width * 0.08} ${height * 0.75}z`,
          'url(#barrel)',
        )
      : box(width * 0.14, height * 0.1, width * 0.7, height * 0.8, 6, 'url(#barrel)') +
        box(width * 0.84, height * 0.2, width * 0.16, height * 0.6, 4, 'url(#graphite)')
    return reach + box(0, 0, width * 0.14, height, 4, 'url(#white-edge)')
  },
}

/** The end at which a boom turns, broken off beyond it: straight with a hinge in it, or with a fence below. */
export const boom: PartDrawing = {
  shown: ({ width, height }) => ({ width: Math.min(width, hasFence(height) ? 900 : 600), height }),
  front: ({ width, height, scale }, facts) => {
    const isFence = hasFence(bodyHeight(facts))
    const thick = isFence ? height * 0.16 : height
    const stripe = 120 * scale
    const tooth = thick / 3
    const end = width - tooth
    return [
      isFence
        ? times(Math.floor(end / stripe), (index) =>
            box((index + 0.75) * stripe, thick, 16 * scale, height * 0.8, 0, 'url(#tube)'),
          ) + box(stripe / 2, height * 0.92, end - stripe / 2, height * 0.08, 3, 'url(#aluminium)')
        : '',
      shape(whole`M0 0H${end}l${tooth} 0l${-tooth} ${tooth}l${tooth} ${tooth}l${-tooth} ${tooth}H0z`, 'url(#barrel)'),
      times(Math.floor(end / stripe / 2), (index) => box((index * 2 + 1) * stripe, 0, stripe, thick, 0, TINT.red)),
      box(0, 0, width - tooth, thick * 0.3, 0, '#fff', 'opacity=".25"'),
      box(0, -2, stripe * 0.8, thick + 4, 3, 'url(#graphite)'),
      isFence ? '' : rimmed(width * 0.6, thick / 2, thick * 0.42, 'url(#metal-key)', '#857e72', 2),
    ].join('')
  },
  side: ({ width, height }, facts) => {
    const isFence = hasFence(bodyHeight(facts))
    return [
      framed(0, 0, width, isFence ? height * 0.16 : height, 10, 'url(#aluminium)', '#857e72', 4),
      box(
        width * 0.2,
        isFence ? height * 0.03 : height * 0.18,
        width * 0.6,
        isFence ? height * 0.1 : height * 0.64,
        6,
        INSIDE,
      ),
      isFence
        ? box(width * 0.38, height * 0.16, width * 0.24, height * 0.78, 3, 'url(#tube)') +
          box(width * 0.2, height * 0.92, width * 0.6, height * 0.08, 4, 'url(#aluminium)')
        : box(width * 0.08, height * 0.94, width * 0.84, height * 0.06, 4, '#141413'),
    ].join('')
  },
}

/** Tells whether a boom is as high as only one with a fence is, in mm. */
function hasFence(height: number): boolean {
  return height > 200
}

function bodyHeight(facts: Facts): number {
  return facts.body({ width: 1, height: 1, depth: 1 }).height
}
