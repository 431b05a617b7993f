import { BRAND, write } from '../../kit/lettering.ts'
import { LAMP, TINT } from '../../kit/palette.ts'
import { box, disc, line, screw, times, whole } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { housing } from '../parts/housing.ts'
import { sheetOf, type Sheet, straightOn, type View } from '../view.ts'

/** A strike for the edge of a frame, or a bolt for its head: the face, and the body behind it. */
export function electricLock(facts: Facts): View[] {
  const body = facts.body({ width: 30, height: 180, depth: 40 })
  const face = sheetOf(body)
  const side = sheetOf({ width: body.depth, height: body.height })
  const isBolt = facts.option('peripheral-type') === 'electric-bolt'
  return [
    straightOn('front', isBolt ? 'boltFront' : 'strikeFront', face, () => frontOf(face, isBolt)),
    straightOn('side', isBolt ? 'boltSide' : 'strikeSide', side, () => sideOf(side, isBolt)),
  ]
}

function frontOf({ width, height }: Sheet, isBolt: boolean): string {
  const middle = isBolt
    ? disc(width / 2, height * 0.5, width * 0.36, '#3b372f') +
      disc(width / 2, height * 0.5, width * 0.3, 'url(#metal-key)') +
      disc(width / 2, height * 0.7, width * 0.12, '#2b2a28')
    : box(width * 0.24, height * 0.3, width * 0.76, height * 0.4, 4, '#141413') +
      box(width * 0.6, height * 0.33, width * 0.36, height * 0.34, 6, 'url(#tube)')
  return [
    housing(width, height, 6, 'steel', 4),
    middle,
    ...[0.06, 0.94].map((share) => screw(width / 2, height * share, 1.2)),
    disc(width / 2, height * (isBolt ? 0.3 : 0.22), 6, LAMP.green),
  ].join('')
}

function sideOf({ width, height }: Sheet, isBolt: boolean): string {
  return [
    box(0, 0, width * 0.12, height, 2, 'url(#steel)'),
    isBolt
      ? box(-3, height * 0.46, width * 0.16, height * 0.08, 6, 'url(#metal-key)')
      : box(width * 0.02, height * 0.3, width * 0.3, height * 0.4, 6, 'url(#tube)'),
    box(width * 0.12, height * 0.14, width * 0.82, height * 0.72, 6, 'url(#zinc)'),
    write(BRAND, width * 0.52, height * 0.34, width * 0.14, { colour: '#efece5', anchor: 'middle', spacing: 2 }),
    times(isBolt ? 6 : 4, (index) =>
      line(
        whole`M${width * 0.8} ${height * (0.56 + index * 0.035)}C${width * 1.1} ${height * 0.6} ${width * 0.8} ${height * 0.9} ${width * (0.5 + index * 0.06)} ${height}`,
        [TINT.red, '#1b1a19', '#2f7d54', '#d9a23a', '#274a86', '#efece5'][index] ?? '#000',
        6,
      ),
    ),
  ].join('')
}
