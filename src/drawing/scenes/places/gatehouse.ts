import { area, glass, line, round, shape } from '../../pen.ts'
import { courses, FLOOR, ground, lintel, rect, shade, wall } from '../parts/building.ts'
import { fullTree, hedge, skyline } from '../parts/outdoors.ts'
import { looking } from '../parts/people.ts'
import type { Scene } from '../scene.ts'

/** The gate of a community: its house, its station, the towers behind. */
export const gatehouse: Scene = {
  scale: 0.12,
  paint: (device) => [
    wall('paper', 0),
    skyline(FLOOR, [
      [36, 92, 396],
      [132, 60, 352],
      [476, 84, 372],
      [580, 104, 300],
    ]),
    fullTree(664, FLOOR, 190, 58),
    fullTree(360, FLOOR, 150, 44),
    fencing(520, 724),
    house(),
    console(),
    looking(92, FLOOR, 196, { coat: 'grey' }),
    houseFront(),
    gate(),
    device('sm-d203-p', { x: 456, y: 130, at: 'head' }),
    pillar(),
    device('vi-d1020f-p', { x: 318, y: 254, at: 'middle' }),
    looking(266, FLOOR, 202, { hasLongHair: true }),
    hedge(538, FLOOR, 228, 40),
    lintel(0, 104, 540, 26, 30),
    ground(),
  ],
}

/** The guard's room, seen through its window. */
function house(): string {
  return area(rect(24, 130, 206, FLOOR - 130), 'sheet') + area(rect(44, 176, 166, 140), 'light')
}

function houseFront(): string {
  return [
    shape(`M24 316H230V${FLOOR}H24z`, 'sheet', 1.1),
    `<g opacity=".3">${glass(rect(44, 176, 166, 140))}</g>`,
    line('M44 176h166v140H44zM127 176V316', 1.6),
    area('M44 176h46L44 264z', 'sheet', 0.4),
    area(rect(36, 314, 182, 6)),
    line(
      courses(334, 414, 12, (y) => `M24 ${y}H230`),
      0.5,
    ),
    line(`M24 130V${FLOOR}M230 130V${FLOOR}`, 1.2),
  ].join('')
}

/** A console on the guard's desk, seen through the pane. */
function console(): string {
  return (
    area('M148 316l4-12h30l4 12z', 'ink-2') +
    shape(rect(142, 276, 50, 30), 'ink', 0.9) +
    area(rect(145, 279, 30, 24), 'plinth-2') +
    area(rect(178, 279, 11, 6), 'indigo') +
    area(rect(178, 288, 11, 6), 'edge') +
    area(rect(178, 297, 11, 6), 'edge')
  )
}

/** Two leaves of bars under the lintel, one of them open. */
function gate(): string {
  const top = 176
  const bars = line(
    courses(356, 424, 8.5, (x) => `M${x} ${top}V${FLOOR - 8}`),
    1.6,
    { colour: 'indigo' },
  )
  return [
    area(rect(350, top - 4, 80, 6), 'indigo') + area(rect(350, FLOOR - 14, 80, 6), 'indigo') + bars,
    line(`M509 ${top - 3}L466 ${top + 7}V${FLOOR - 1}L509 ${FLOOR - 9}M466 ${FLOOR - 13}L509 ${FLOOR - 21}`, 3.4, {
      colour: 'indigo',
    }),
    line(
      courses(471, 506, 4.6, (x) => `M${x} ${round(top + (509 - x) * 0.23)}V${FLOOR - 8}`),
      1.3,
      { colour: 'indigo' },
    ),
    area(`M430 ${FLOOR}h80l30 12H408z`, 'light', 0.6),
  ].join('')
}

function pillar(): string {
  const posts = [296, 510].map(
    (x) =>
      shape(rect(x, 130, x === 296 ? 46 : 26, FLOOR - 130), 'plinth', 1.1) +
      shade(rect(x + (x === 296 ? 32 : 16), 130, x === 296 ? 14 : 10, FLOOR - 130)),
  )
  return posts.join('') + shade(rect(304, 236, 34, 42), 0.2)
}

function fencing(from: number, to: number): string {
  return (
    line(`M${from} 276H${to}M${from} ${FLOOR - 14}H${to}`, 2) +
    line(
      courses(from + 8, to, 11, (x) => `M${x} 268V${FLOOR}`),
      1,
    )
  )
}
