import { area, cable, line, shape } from '../../kit/pen.ts'
import { beam, door, FLOOR, ground, openDoor, rect, ruled, shade, skirting, wall } from '../parts/building.ts'
import { clock } from '../parts/furniture.ts'
import { walking } from '../../kit/people.ts'
import type { Scene } from '../scene.ts'

const CEILING = 88
const HEAD = 152

/** Two doors of a corridor, and above its ceiling what opens them. */
export const staffDoor: Scene = {
  scale: 0.13,
  paint: (device) => [
    wall('plinth'),
    wall('sheet', CEILING),
    beam(10),
    tray(),
    device('four-door-controller', { x: 372, y: 76 }),
    area(rect(0, CEILING - 5, 720, 5)),
    shade(rect(0, CEILING, 720, 12)),
    skirting(0, 720),
    openDoor(212, HEAD, 130, 'vermilion'),
    door(506, HEAD, 122, { window: true, hinge: 'right' }),
    device('magnetic-lock', { x: 567, y: HEAD, at: 'head' }),
    shade(rect(164, 230, 15, 29), 0.16),
    device('face-terminal', { x: 170, y: 242, at: 'middle', view: 'idle' }),
    shade(rect(467, 268, 12, 18), 0.16),
    device('exit-button', { x: 472, y: 276, at: 'middle' }),
    shade(rect(657, 270, 8, 18), 0.16),
    device('card-reader', { x: 660, y: 276, at: 'middle' }),
    clock(424, 178, 15),
    device('dome-camera', { x: 60, y: CEILING, at: 'head' }),
    runs(),
    ground(),
    area(`M212 ${FLOOR}h130l44 20H150z`, 'light', 0.55),
    bench(),
    walking(104, FLOOR, 222, { coat: 'grey' }),
  ],
}

/** The tray of cables above the ceiling. */
export function tray(): string {
  return (
    line('M0 42H720M0 50H720', 0.9) +
    ruled([10, 710, 20], 0.5, (x) => `M${x} 42v8`) +
    ruled([90, 690, 150], 0.7, (x) => `M${x} 20V42`)
  )
}

/** From the controller to the lock, the readers and the button. */
function runs(): string {
  return cable('M354 66H170V224M390 60H567V150M567 100H472V264M567 60H660V262', 'vermilion')
}

export function bench(): string {
  return (
    shape(rect(378, FLOOR - 56, 92, 7), 'plinth-2', 1) +
    line(`M390 ${FLOOR - 49}V${FLOOR}M458 ${FLOOR - 49}V${FLOOR}`, 1.4)
  )
}
