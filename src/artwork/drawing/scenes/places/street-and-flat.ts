import { area, cable, circle, line, shape } from '../../kit/pen.ts'
import {
  BEAM,
  beam,
  courses,
  cutWall,
  door,
  FLOOR,
  ground,
  lintel,
  pane,
  rect,
  ruled,
  shade,
  skirting,
  wall,
} from '../parts/building.ts'
import { hungPicture, pottedPlant } from '../parts/furniture.ts'
import { looking } from '../../kit/people.ts'
import type { Scene } from '../scene.ts'

const WALL = 376

/** A call: a visitor at the street door, and a resident who answers in the flat. */
export const streetAndFlat: Scene = {
  scale: 0.15,
  paint: (device) => [
    wall('plinth'),
    bricks(),
    area(rect(WALL, BEAM, 720 - WALL, FLOOR - BEAM), 'sheet'),
    beam(),
    door(228, 108, 126, { colour: 'indigo', window: true }),
    lintel(150, 78, 214, 12, 24),
    shade(rect(168, 180, 22, 50), 0.2),
    device('keypad-station', { x: 176, y: 202, at: 'middle' }),
    looking(112, FLOOR, 252, { hand: [168, 218], coat: 'grey' }),
    cutWall(WALL - 8, BEAM, 16),
    skirting(WALL + 8, 720),
    pane(624, 64, 76, 200),
    area(rect(614, 264, 96, 6)),
    hungPicture(536, 150, 64, 84),
    monitor(),
    console(),
    looking(512, FLOOR, 246, { facesLeft: true, hand: [464, 208], hasLongHair: true }),
    ground(),
    cable(`M176 230V${FLOOR + 28}H450V218`, 'indigo'),
    pottedPlant(34, FLOOR, 128),
  ],
}

/** The monitor by the door of the flat, with who stands in the street. */
function monitor(): string {
  return [
    shade(rect(438, 198, 28, 19), 0.2),
    shape(rect(436, 196, 28, 19), 'ink', 0.8),
    area(rect(438.5, 198.5, 17, 14), 'plinth-2'),
    area('M442 212.5q0-6 5-6t5 6z', 'ink-3') + circle(447, 203.6, 2.2, 0, 'ink-3'),
    area(rect(457.5, 198.5, 4.5, 6), 'indigo') + area(rect(457.5, 206.5, 4.5, 6), 'edge'),
  ].join('')
}

export function bricks(): string {
  return (
    ruled([34, FLOOR, 14], { width: 0.4, colour: 'edge' }, (y) => `M0 ${y}H${WALL}`) +
    courses(34, FLOOR - 14, 28, (y) =>
      ruled([14, WALL - 12, 46], { width: 0.4, colour: 'edge' }, (x) => `M${x} ${y}v14M${x + 23} ${y + 14}v14`),
    )
  )
}

/** A narrow table under the picture. */
export function console(): string {
  const top = FLOOR - 128
  return (
    shape(rect(552, top, 128, 6), 'plinth', 1) +
    line(`M560 ${top + 6}V${FLOOR}M672 ${top + 6}V${FLOOR}M560 ${top + 22}H672`, 1.3) +
    shape(`M640 ${top}l-7-34h20l-6 34z`, 'plinth-2', 0.9) +
    line(`M643 ${top - 34}q-10-26-2-40m2 40q10-22 8-46`, 0.9) +
    shape(rect(572, top - 10, 34, 10), 'plinth-2', 0.9)
  )
}
