import { BRAND, write } from '../../kit/lettering.ts'
import { TINT } from '../../kit/palette.ts'
import { box, disc, line, outline, placed, rimmed, screw, shape, times, whole } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { housing } from '../parts/housing.ts'
import { inUse, wallGround } from '../parts/settings.ts'
import { sheetOf, type Sheet, straightOn, type View } from '../view.ts'

/** Diameter of the plate on the leaf, and how far plate and ball stand out from it, in mm. */
const PLATE = { across: 65, deep: 30 }

/** A magnet on the wall and the plate on a fire door that it keeps open: from the front, from the side, and in use. */
export function doorHolder(facts: Facts): View[] {
  const body = facts.body({ width: 90, height: 120, depth: 44 })
  const front = sheetOf(body)
  const side = sheetOf({ width: body.depth + PLATE.deep, height: body.height })
  return [
    straightOn('front', 'holderFront', front, () => holder(front)),
    straightOn('side', 'holderSide', side, () => holderAndPlate(side, body.depth)),
    inUse('door', 'holderOnWall', () => behindDoor(side, body.depth)),
  ]
}

function holder({ width, height, scale }: Sheet): string {
  const [x, y] = [width / 2, height * 0.42]
  const radius = 26 * scale
  return [
    housing(width, height, 22, 'steel'),
    ...[0.13, 0.87].flatMap((across) => [0.1, 0.9].map((down) => screw(width * across, height * down, 1.4))),
    disc(x + 5, y + 6, radius + 12, '#000', 'opacity=".25"'),
    disc(x, y, radius + 10, 'url(#zinc-edge)'),
    disc(x, y, radius, 'url(#metal-key)'),
    disc(x, y, radius * 0.66, 'none', outline('#6f695e', 9)),
    disc(x, y, radius * 0.3, 'none', outline('#a39c90', 3)),
    disc(x, y, radius * 0.1, '#3b372f'),
    rimmed(x, height * 0.8, 7.5 * scale, 'url(#red-key)', '#6b1a0b', 6),
    write(BRAND, x, height * 0.96, height * 0.04, { colour: '#6f695e', anchor: 'middle', spacing: 4 }),
  ].join('')
}

/** The wall at the right: the magnet before it, and the plate that meets the magnet's face. */
function holderAndPlate(sheet: Sheet, depth: number): string {
  const { width, scale } = sheet
  return plateAside(sheet) + placed(holderAside(sheet, depth), width - depth * scale, 0)
}

function holderAside({ height, scale }: Sheet, depth: number): string {
  const [magnet, box0] = [12 * scale, (depth - 12) * scale]
  const y = height * 0.42
  return [
    box(magnet, 0, box0 - 3 * scale, height, 10, 'url(#barrel)'),
    box(magnet + box0 - 4 * scale, 0, 4 * scale, height, 3, 'url(#galvanised)'),
    box(0, y - 26 * scale, magnet + 4, 52 * scale, 5, 'url(#zinc)'),
    box(0, y - 24 * scale, 5, 48 * scale, 2, '#efece6'),
    box(magnet - 4 * scale, height * 0.8 - 6 * scale, 4 * scale, 12 * scale, 4, 'url(#side-red)'),
  ].join('')
}

/** Foot on the leaf, ball, plate. */
function plateAside({ height, scale }: Sheet): string {
  const y = height * 0.42
  const half = (PLATE.across / 2) * scale
  return [
    box(0, y - 20 * scale, 5 * scale, 40 * scale, 4, 'url(#galvanised)'),
    box(5 * scale, y - 7 * scale, 12 * scale, 14 * scale, 3, 'url(#tube)'),
    disc(19 * scale, y, 8 * scale, 'url(#metal-key)'),
    shape(
      whole`M${20 * scale} ${y - half * 0.5}L${24 * scale} ${y - half}H${29 * scale}V${y + half}H${24 * scale}L${20 * scale} ${y + half * 0.5}z`,
      'url(#zinc)',
    ),
    box(28 * scale, y - half, 2 * scale, half * 2, 2, '#c9c3b7'),
  ].join('')
}

/** From above the free edge of the leaf, cut with the wall: the leaf stands open, held by its plate. */
function behindDoor(sheet: Sheet, depth: number): string {
  const scale = 300 / sheet.height
  const millimetre = sheet.scale * scale
  const wall = 500
  const face = wall - (depth + PLATE.deep) * millimetre
  const leaf = 50 * millimetre
  const y = 120
  return [
    wallGround('plaster'),
    box(wall, 0, 220, 540, 0, 'url(#concrete)'),
    times(14, (index) =>
      line(whole`M${wall} ${index * 44 - 30}L720 ${index * 44 - 190}`, '#857e72', 2, 'opacity=".4"'),
    ),
    line(whole`M${wall} 0V540`, '#5d584f', 3),
    // A conduit brings the wires through the wall.
    line(whole`M${wall} ${y + 120}H620V540`, '#5d584f', 22),
    line(whole`M${wall} ${y + 120}H620V540`, '#c9c3b7', 15),
    box(face - leaf - 10, 0, leaf + 6, 540, 0, TINT.shadow, 'opacity=".2"'),
    box(face - leaf, 0, leaf, 540, 0, '#8c2411'),
    box(face - leaf, 0, 10, 540, 0, '#c2492f'),
    box(face - 10, 0, 10, 540, 0, '#6b1a0b'),
    // The strip in its edge that swells in a fire.
    box(face - leaf * 0.62, 0, leaf * 0.24, 540, 0, '#2b2a28'),
    line(whole`M${face - leaf} ${y + 126}H${face - 4}`, '#a39c90', 12),
    rimmed(face - leaf, y + 126, 13, 'url(#metal-key)', '#857e72', 3),
    placed(plateAside(sheet) + placed(holderAside(sheet, depth), PLATE.deep * sheet.scale, 0), face, y, scale),
  ].join('')
}
