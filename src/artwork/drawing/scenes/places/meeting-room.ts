import { area, glass, line, shape } from '../../kit/pen.ts'
import { BEAM, beam, FLOOR, pendant, rect, ruled, shade, skirting, storey, wall } from '../parts/building.ts'
import { pottedPlant } from '../parts/furniture.ts'
import { looking, seated } from '../../kit/people.ts'
import type { Scene } from '../scene.ts'

/** The room between its posts. */
export const ROOM = { x: 64, width: 456, top: 92 }

/** A room behind glass, taken until half past; the panel beside its door says so. */
export const meetingRoom: Scene = {
  scale: 0.14,
  paint: (device) => [
    wall('sheet'),
    area(rect(ROOM.x, ROOM.top, ROOM.width, FLOOR - ROOM.top), 'plinth'),
    inside(),
    glassFront(),
    beam(),
    area(rect(ROOM.x - 6, ROOM.top - 9, ROOM.width + 12, 9)),
    shade(rect(ROOM.x, ROOM.top, ROOM.width, 10), 0.14),
    skirting(0, ROOM.x - 6),
    skirting(ROOM.x + ROOM.width + 6, 720),
    shade(rect(546, 226, 40, 28), 0.18),
    device('room-panel', { x: 562, y: 236, at: 'middle', view: 'busy' }),
    shade(rect(560, 276, 8, 17), 0.18),
    device('card-reader', { x: 562, y: 284, at: 'middle' }),
    storey(),
    pottedPlant(694, FLOOR, 120),
    looking(632, FLOOR, 236, { facesLeft: true, hand: [582, 244], coat: 'grey' }),
  ],
}

/** Table, people, a picture on the wall. */
function inside(): string {
  return [
    hangings(),
    ...[112, 176].map((x) => armchair(x) + seated(x, FLOOR - 4, 226)),
    ...[398, 334].map((x) => armchair(x, true) + seated(x, FLOOR - 4, 226, { facesLeft: true })),
    meetingTable(),
  ].join('')
}

/** The same room with nobody in it. */
export function furniture(): string {
  const chairs = [112, 176, 398, 334].map((x, index) => armchair(x, index > 1))
  return [hangings(), ...chairs, meetingTable()].join('')
}

function hangings(): string {
  return [
    shade(rect(224, 138, 132, 78), 0.14),
    area(rect(220, 132, 132, 78)),
    area(rect(223, 135, 126, 72), 'sheet'),
    line('M236 190l24-24 20 12 26-28 30 20', 1.6, { colour: 'plum' }),
    line('M236 196h100M236 196V148', 0.8),
    pendant(210, 44, 18, ROOM.top),
    pendant(356, 44, 18, ROOM.top),
  ].join('')
}

function meetingTable(): string {
  const top = FLOOR - 102
  return [
    shape(rect(146, top, 222, 6), 'sheet', 1.1),
    area(`M196 ${top + 6}h10l8 ${FLOOR - top - 10}h-26zM308 ${top + 6}h10l8 ${FLOOR - top - 10}h-26z`, 'ink-2'),
    line(`M226 ${top}l6-16h24l-4 16M290 ${top}v-9h8v9`, 1),
  ].join('')
}

function armchair(x: number, facesLeft = false): string {
  const turn = facesLeft ? -1 : 1
  const at = (dx: number, dy: number) => `${x + dx * turn} ${FLOOR + dy}`
  return (
    line(`M${at(-24, -112)}L${at(-18, -56)}L${at(30, -54)}`, 5, { colour: 'plum' }) +
    line(`M${at(4, -54)}V${FLOOR - 12}M${at(-18, -2)}L${at(4, -14)}L${at(26, -2)}`, 1.6)
  )
}

/** Panes from post to post; the door's has a handle, and slides before the next pane as it opens from 0 to 1. */
export function glassFront(open = 0): string {
  const { x, width, top } = ROOM
  const door = x + width - 128
  const slid = door - 112 * open
  return [
    `<g opacity=".34">${glass(rect(x, top, width, FLOOR - top))}</g>`,
    area(
      `M${x + 30} ${top}h70L${x + 20} ${FLOOR}h-20v-90zM${door - 60} ${top}h30l-92 ${FLOOR - top}h-30z`,
      'sheet',
      0.4,
    ),
    ruled([x, door, (door - x) / 3], 1.1, (at) => `M${at} ${top}V${FLOOR}`),
    line(`M${x} ${top}V${FLOOR}M${x + width} ${top}V${FLOOR}M${door} ${top}V${FLOOR}`, 3),
    line(`M${slid + 16} ${FLOOR - 176}v84`, 3),
    open > 0 ? line(`M${slid} ${top}V${FLOOR}M${slid + 124} ${top}V${FLOOR}`, 2) : '',
    ruled([x + 4, door - 8, 7], { width: 3, colour: 'sheet' }, (at) => `M${at} ${FLOOR - 206}h4`),
    line(`M${x} ${BEAM}V${top}M${x + width} ${BEAM}V${top}`, 0.6),
  ].join('')
}
