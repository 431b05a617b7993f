import { area, line, shape } from '../../kit/pen.ts'
import { looking, walking } from '../../kit/people.ts'
import { BEAM, beam, cutWall, FLOOR, rect, roundel, shade, skirting, storey, wall } from '../parts/building.ts'
import type { Scene } from '../scene.ts'

const WALL = 432
const HEAD = 166
const DESK = FLOOR - 88
/** The middle of the fire door. */
const DOOR = 634

/** The control room at night: the panel has a lamp lit. Behind the wall someone sets off with a torch, towards the fire door. */
export const fireWatch: Scene = {
  scale: 0.12,
  paint: (device) => [
    wall('sheet'),
    area(rect(WALL, BEAM, 720 - WALL, FLOOR - BEAM), 'plinth-2'),
    beam(),
    device('smoke-detector', { x: 250, y: BEAM, at: 'head' }),
    device('smoke-detector', { x: 520, y: BEAM, at: 'head' }),
    skirting(0, WALL),
    line('M70 204V100H432M70 100V20', 0.8),
    shade(rect(44, 206, 58, 72), 0.15),
    device('fire-panel', { x: 70, y: 240, at: 'middle', view: 'alarm' }),
    ...VIEWS.map((view, index) => monitor(208 + index * 106, 126, 98, 62, view)),
    desk(),
    chair(244),
    looking(136, FLOOR, 204, { coat: 'grey', facesLeft: true, hand: [104, 262] }),
    roundel(488, 190, 10, 'ochre'),
    roundel(488, 190, 4, 'sheet'),
    device('call-point', { x: 488, y: 272, at: 'middle' }),
    line('M488 200V264M444 100H488V180', 0.8),
    fireDoor(),
    device('magnetic-lock', { x: DOOR, y: HEAD, at: 'head' }),
    sign(DOOR),
    area('M560 304L692 246V366L560 309z', 'light', 0.55),
    area(rect(546, 302, 15, 8)),
    walking(524, FLOOR, 204),
    cutWall(WALL, BEAM, 12),
    storey(),
  ],
}

/** The views of the cameras: a corridor and a stair. Laid out for 98 by 62. */
const VIEWS = [
  'M0 62L36 32V20L0 0M98 62L62 32V20L98 0M36 32H62M36 20H62M14 50V10M84 50V10',
  'M6 62V52H22V42H38V32H54V22H70V12H98M54 62V44M70 62V34',
]

function monitor(x: number, y: number, width: number, height: number, view: string): string {
  return [
    shade(rect(x + 3, y + 4, width, height), 0.14),
    area(rect(x, y, width, height)),
    area(rect(x + 3, y + 3, width - 6, height - 6), 'ink-2'),
    `<g transform="translate(${x + 5} ${y + 3}) scale(.9)">${line(view, 1, { colour: 'plinth-2' })}</g>`,
    area(`M${x + 3} ${y + 3}h42l-26 ${height - 6}h-16z`, 'sheet', 0.06),
  ].join('')
}

/** With a screen, a telephone and drawers. */
function desk(): string {
  return [
    shade(rect(204, DESK + 6, 204, FLOOR - DESK - 6), 0.14),
    shape(rect(196, DESK, 220, 7), 'sheet', 1.1),
    line(`M206 ${DESK + 7}V${FLOOR}M406 ${DESK + 7}V${FLOOR}`, 1.4),
    shape(rect(364, DESK + 7, 36, FLOOR - DESK - 13), 'sheet', 0.9),
    line(`M364 ${DESK + 34}h36M364 ${DESK + 60}h36M378 ${DESK + 20}h8M378 ${DESK + 47}h8M378 ${DESK + 72}h8`, 0.7),
    line(`M322 ${DESK}v-14M310 ${DESK - 1}h24`, 2.2),
    area(rect(284, DESK - 58, 76, 46)),
    area(rect(287, DESK - 55, 70, 40), 'plinth-2'),
    area(`M380 ${DESK}l3-10h20l3 10zM379 ${DESK - 15}q14-6 28 0v4h-6l-2-3h-12l-2 3h-6z`, 'ink-2'),
  ].join('')
}

/** A chair with a high back, seen from behind. */
function chair(x: number): string {
  return [
    line(`M${x} ${FLOOR - 40}V${FLOOR - 12}M${x - 22} ${FLOOR - 4}L${x} ${FLOOR - 14}L${x + 22} ${FLOOR - 4}`, 2),
    shape(`M${x - 26} ${FLOOR - 40}v-54q0-12 12-12h28q12 0 12 12v54q0 6-6 6h-40q-6 0-6-6z`, 'ink-2', 1),
  ].join('')
}

/** Two leaves that are shut, each with a pane. */
function fireDoor(): string {
  const leaf = (x: number) =>
    area(rect(x, HEAD, 62, FLOOR - HEAD), 'ochre') + shape(rect(x + 24, HEAD + 30, 14, 86), 'light', 0.9)
  return [
    area(rect(DOOR - 67, HEAD - 5, 134, FLOOR - HEAD + 5)),
    leaf(DOOR - 62),
    leaf(DOOR),
    line(`M${DOOR} ${HEAD}V${FLOOR}`, 1.2),
    line(`M${DOOR - 56} ${HEAD + 132}h50M${DOOR + 6} ${HEAD + 132}h50`, 3, { colour: 'plinth' }),
    shade(rect(DOOR - 62, HEAD, 124, 6), 0.24),
  ].join('')
}

/** The lamp over the way out, its middle at `x`: someone who walks to a door. */
export function sign(x: number): string {
  return (
    shape(rect(x - 30, 126, 60, 24), 'light', 1.1) +
    area(`M${x + 12} 130h11v16h-11z`, 'ink-2') +
    line(`M${x - 20} 138h20m-6-6l6 6-6 6`, 1.6)
  )
}
