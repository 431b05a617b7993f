import { area, glass, line, round, shape } from '../../kit/pen.ts'
import { courses, FLOOR, ground, lintel, rect, ruled, shade, wall } from '../parts/building.ts'
import { fullTree, hedge, skyline } from '../parts/outdoors.ts'
import { looking } from '../../kit/people.ts'
import type { Scene } from '../scene.ts'

/** The underside of the canopy, which reaches from the guard's house over the gate. */
const CANOPY = 24
const SILL = 296

/** The gate of a community: its house, its station, the towers behind. */
export const gatehouse: Scene = {
  scale: 0.14,
  paint: (device) => [
    wall('paper', 0),
    skyline(FLOOR, [
      [352, 70, 236],
      [560, 76, 300],
      [646, 96, 214],
    ]),
    fullTree(474, FLOOR, 176, 46),
    fullTree(676, FLOOR, 178, 54),
    fencing(552, 724),
    house(),
    console(),
    looking(94, FLOOR, 232, { coat: 'grey' }),
    houseFront(),
    gate(),
    pillars(),
    device('dome-camera', { x: 438, y: CANOPY, at: 'head' }),
    device('gate-station', { x: 312, y: 220, at: 'middle' }),
    looking(262, FLOOR, 236, { hasLongHair: true, hand: [294, 232] }),
    hedge(560, FLOOR, 190, 40),
    lintel(0, 0, 574, CANOPY, 26),
    ground(),
  ],
}

/** The guard's room, seen through its window. */
function house(): string {
  return area(rect(0, CANOPY, 226, FLOOR - CANOPY), 'sheet') + area(rect(22, 112, 182, SILL - 112), 'light')
}

function houseFront(): string {
  return [
    shape(`M0 ${SILL}H226V${FLOOR}H0z`, 'sheet', 1.1),
    `<g opacity=".3">${glass(rect(22, 112, 182, SILL - 112))}</g>`,
    line(`M22 112h182V${SILL}H22zM113 112V${SILL}`, 1.8),
    area(`M22 112h52L22 216z`, 'sheet', 0.4),
    area(rect(12, SILL - 2, 202, 7)),
    ruled([SILL + 20, 416, 14], 0.5, (y) => `M0 ${y}H226`),
    line(`M226 ${CANOPY}V${FLOOR}`, 1.2),
  ].join('')
}

/** A console on the guard's desk, seen through the pane. */
function console(): string {
  return [
    area(`M146 ${SILL}l4-14h36l4 14z`, 'ink-2'),
    shape(rect(138, SILL - 48, 60, 36), 'ink', 0.9),
    area(rect(142, SILL - 44, 36, 28), 'plinth-2'),
    area(rect(182, SILL - 44, 12, 7), 'indigo'),
    area(rect(182, SILL - 33, 12, 6) + rect(182, SILL - 23, 12, 6), 'edge'),
  ].join('')
}

/** Two leaves of bars; one of them is open. */
function gate(): string {
  const top = 104
  const bars = courses(352, 430, 9.6, (x) => `M${x} ${top}V${FLOOR - 14}`)
  const openBars = courses(504, 536, 4.6, (x) => `M${x} ${round(top + (540 - x) * 0.24)}V${FLOOR - 14}`)
  return [
    area(rect(344, top - 5, 94, 7) + rect(344, FLOOR - 16, 94, 7), 'indigo'),
    line(bars, 1.8, { colour: 'indigo' }),
    line(`M540 ${top - 3}L498 ${top + 8}V${FLOOR - 1}L540 ${FLOOR - 9}M498 ${FLOOR - 13}L540 ${FLOOR - 21}`, 3.6, {
      colour: 'indigo',
    }),
    line(openBars, 1.3, { colour: 'indigo' }),
  ].join('')
}

/** The station's pillar and the far post of the gate. */
function pillars(): string {
  const pillar = (x: number, width: number) => {
    const side = round(width * 0.3)
    return (
      shape(rect(x, CANOPY, width, FLOOR - CANOPY), 'plinth', 1.1) +
      shade(rect(x + width - side, CANOPY, side, FLOOR - CANOPY))
    )
  }
  return pillar(284, 58) + pillar(540, 24) + shade(rect(295, 200, 41, 48), 0.2)
}

function fencing(from: number, to: number): string {
  const bars = courses(from + 8, to, 11, (x) => `M${x} 268V${FLOOR}`)
  return line(`M${from} 276H${to}M${from} ${FLOOR - 14}H${to}`, 2) + line(bars)
}
