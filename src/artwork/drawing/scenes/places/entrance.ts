import { each } from '../../kit/solid.ts'
import { area, circle, line, shape } from '../../kit/pen.ts'
import { BEAM, beam, door, FLOOR, ground, lintel, pane, rect, ruled, shade, wall } from '../parts/building.ts'
import { cabinet, pottedPlant } from '../parts/furniture.ts'
import { looking } from '../../kit/people.ts'
import type { Scene } from '../scene.ts'

const DOOR = { x: 338, top: 84, width: 160 }

/** The front door of a block of flats; a visitor rings. */
export const entrance: Scene = {
  scale: 0.16,
  paint: (device) => [
    wall('sheet'),
    fluting(0, 228),
    fluting(590, 720),
    beam(),
    hallway(),
    lintel(228, 60, 362, 13, 30),
    door(DOOR.x, DOOR.top, DOOR.width, { colour: 'indigo' }),
    boards(),
    device('robust-dome-camera', { x: 306, y: 73, at: 'head' }),
    cabinet(610, 238, 84, 96, 2, 3),
    slots(),
    shade(rect(267, 176, 34, 46), 0.16),
    device('door-station', { x: 280, y: 194, at: 'middle' }),
    ground(),
    area(rect(228, FLOOR - 8, 362, 8)),
    pottedPlant(78, FLOOR, 150),
    looking(206, FLOOR, 266, { hand: [266, 210], hasLongHair: true }),
  ],
}

/** A wall of narrow ribs. */
function fluting(from: number, to: number): string {
  return (
    area(rect(from, BEAM, to - from, FLOOR - BEAM), 'plinth') +
    ruled([from, to, 9.5], { width: 0.5, colour: 'edge' }, (x) => `M${x} ${BEAM}V${FLOOR}`)
  )
}

/** The visible part of the hall behind the pane beside the door. */
function hallway(): string {
  const inside = rect(516, 84, 58, FLOOR - 84)
  const lamp = line('M545 84v46', 0.8) + circle(545, 138, 8, 0.8, 'sheet')
  const stair = line(
    `M516 ${FLOOR - 36}h18v-22h16v-22h24M534 ${FLOOR - 58}v-58M550 ${FLOOR - 80}v-58M516 ${FLOOR - 98}l58-62`,
    0.9,
  )
  return (
    area(inside, 'light') + lamp + stair + `<g opacity=".4">${pane(516, 84, 58, FLOOR - 84)}</g>` + line(inside, 2.4)
  )
}

/** The boards of the leaf, and its slot for letters. */
function boards(): string {
  const { x, top, width } = DOOR
  return (
    ruled([x + 20, x + width - 20, 20], { width: 0.6, colour: 'ink' }, (at) => `M${at} ${top + 6}V${FLOOR - 8}`) +
    shape(rect(x + 50, 284, 46, 9), 'plinth-2', 0.8)
  )
}

function slots(): string {
  return each([246, 278, 310], (y) => line(`M618 ${y}h26M660 ${y}h26`, 2, { colour: 'ink-2' }))
}
