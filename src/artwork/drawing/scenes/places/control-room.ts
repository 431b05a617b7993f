import { area, line, shape } from '../../kit/pen.ts'
import { BEAM, beam, FLOOR, rect, ruled, shade, storey, wall } from '../parts/building.ts'
import { seatedFromBehind } from '../../kit/people.ts'
import type { Scene } from '../scene.ts'

const SCREEN = { width: 150, height: 84 }
const DESK = FLOOR - 96

/** A wall of pictures, two people in front of it, the recorders beside them. */
export const controlRoom: Scene = {
  scale: 0.13,
  paint: (device) => [
    wall('plinth'),
    area(rect(26, BEAM, 500, FLOOR - BEAM), 'plinth-2'),
    beam(),
    shade(rect(48, 64, 458, 176), 0.16),
    ...PICTURES.map((picture, index) =>
      monitor(44 + (index % 3) * 154, 58 + Math.floor(index / 3) * 88, picture, index === 4),
    ),
    desk(),
    device('console', { x: 276, y: DESK + 2 }),
    operator(150),
    operator(400),
    rackBack(),
    ...[0, 1, 2, 3].map((unit) => device('recorder', { x: 627, y: 392 - unit * 11.6 })),
    ...[0, 1].map((unit) => device('recorder', { x: 627, y: 322 - unit * 11.6 })),
    rackFrame(),
    storey(),
  ],
}

/** The views of the cameras, in lines: a corridor, a lane, a hall, a gate, a stair, a yard. Laid out for 150 by 84. */
const PICTURES = [
  'M0 84L54 40V26L0 0M150 84L96 40V26L150 0M54 40H96M54 26H96M20 68V18M130 68V18',
  'M0 62L150 40M0 84L150 60M40 50l10-14h26l12 10M26 58v-8l14-4h48l8 6v4M96 34V8M90 8h18',
  'M0 66H150M20 66V20M60 66V20M100 66V20M140 66V20M10 20H146M34 66V44h12v22M112 66V36h14v30',
  'M0 70H150M34 70V24h82v46M28 24h94M58 70V34h34v36M75 34v36M10 70V46M20 70V46M6 50h18',
  'M10 84v-14h22v-14h22v-14h22v-14h22V14h52M66 84V70M92 84V52M118 84V36',
  'M0 58H150M18 58V34h40v24M26 58V44h10v14M70 58l14-22h34l16 22M0 20q40-16 80 0t70-4',
]

function monitor(x: number, y: number, picture: string, isChosen: boolean): string {
  const { width, height } = SCREEN
  const frame = isChosen ? line(rect(x + 3, y + 3, width - 6, height - 6), 3, { colour: 'pine' }) : ''
  return [
    area(rect(x, y, width, height)),
    area(rect(x + 3, y + 3, width - 6, height - 6), 'ink-2'),
    `<g transform="translate(${x + 7.5} ${y + 4.2}) scale(.9)">${line(picture, 1, { colour: 'plinth-2' })}</g>`,
    area(`M${x + 3} ${y + 3}h64l-40 ${height - 6}H${x + 3}z`, 'sheet', 0.06),
    frame,
  ].join('')
}

function desk(): string {
  return [
    shade(rect(40, DESK + 6, 476, FLOOR - DESK - 6), 0.14),
    shape(rect(30, DESK, 486, 8), 'sheet', 1.1),
    line(`M44 ${DESK + 8}V${FLOOR}M502 ${DESK + 8}V${FLOOR}M273 ${DESK + 8}V${FLOOR}`, 1.4),
    shape(rect(454, DESK + 8, 42, FLOOR - DESK - 14), 'sheet', 0.9),
    line(`M454 ${DESK + 38}h42M454 ${DESK + 66}h42M470 ${DESK + 22}h10M470 ${DESK + 52}h10M470 ${DESK + 80}h10`, 0.7),
    shape(`M90 ${DESK}l4-22h26l4 22z`, 'ink-2', 0.8),
    line(`M440 ${DESK}v-34l-18-8`, 1.4),
    area(`M408 ${DESK - 46}l18 2-4 10-16-4z`),
  ].join('')
}

/** On a chair with a high back. */
function operator(x: number): string {
  return [
    line(`M${x} ${FLOOR - 40}V${FLOOR - 12}M${x - 22} ${FLOOR - 4}L${x} ${FLOOR - 14}L${x + 22} ${FLOOR - 4}`, 2),
    seatedFromBehind(x, FLOOR, 222),
    shape(`M${x - 26} ${FLOOR - 42}v-50q0-12 12-12h28q12 0 12 12v50q0 6-6 6h-40q-6 0-6-6z`, 'ink-2', 1),
  ].join('')
}

function rackBack(): string {
  return area(rect(586, 150, 82, FLOOR - 150), 'ink-2') + area(rect(592, 158, 70, FLOOR - 170))
}

function rackFrame(): string {
  return [
    ruled([172, 400, 6], { width: 0.6, colour: 'edge' }, (y) => `M594 ${y}h3M657 ${y}h3`),
    line(rect(586, 150, 82, FLOOR - 150), 1.2),
    area(`M592 158h34l-26 ${FLOOR - 170}h-8z`, 'sheet', 0.05),
    line('M627 20V150', 3, { colour: 'pine' }),
  ].join('')
}
