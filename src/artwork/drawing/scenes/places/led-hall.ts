import { area, cable, circle, shape } from '../../kit/pen.ts'
import { BEAM, beam, cutWall, FLOOR, ground, rect, ruled, shade, skirting, wall } from '../parts/building.ts'
import { looking, standing } from '../../kit/people.ts'
import type { Scene } from '../scene.ts'

const WALL = 470

/** A hall with a display, and behind its wall the rack that feeds it. */
export const ledHall: Scene = {
  scale: 0.14,
  paint: (device) => [
    wall('sheet'),
    area(rect(WALL, BEAM, 720 - WALL, FLOOR - BEAM), 'plinth'),
    ruled([24, WALL - 10, 74], { width: 0.5, colour: 'edge' }, (x) => `M${x} ${BEAM}V${FLOOR}`),
    beam(),
    skirting(0, WALL),
    display(),
    standing(386, FLOOR, 236, { coat: 'grey' }),
    looking(62, FLOOR, 232, { hasLongHair: true }),
    cutWall(WALL - 12, BEAM, 12),
    rack(),
    device('network-switch', { x: 584, y: 214 }),
    device('network-switch', { x: 584, y: 236 }),
    device('large-ups', { x: 584, y: 408 }),
    device('large-ups', { x: 584, y: 394 }),
    device('power-supply', { x: 682, y: 200, at: 'middle' }),
    device('ups', { x: 680, y: FLOOR }),
    cable('M584 206V52H260V70M584 52H682V176', 'plum'),
    ground(),
  ],
}

/** Twelve cabinets and one picture over all of them: hills at dusk. */
function display(): string {
  const { x, y, width, height } = { x: 92, y: 74, width: 336, height: 189 }
  const hills = `M${x} 232l46-34 40 22 62-58 70 62 44-30 74 52v${y + height - 246}H${x}z`
  return [
    shade(rect(x + 6, y + 8, width, height), 0.18),
    area(rect(x - 3, y - 3, width + 6, height + 6)),
    area(rect(x, y, width, height), 'plum'),
    area(rect(x, y + 44, width, height - 44), 'sheet', 0.2),
    area(rect(x, y + 92, width, height - 92), 'sheet', 0.28),
    circle(312, 166, 26, 0, 'light'),
    area(hills, 'ink-2'),
    area(`M${x} 250l80-26 96 24 84-30 76 28v${y + height - 246}H${x}z`, 'ink'),
    ruled([x + 84, x + width - 84, 84], 0.7, (at) => `M${at} ${y}v${height}`),
    ruled([y + 63, y + height - 63, 63], 0.7, (at) => `M${x} ${at}h${width}`),
  ].join('')
}

function rack(): string {
  return [
    shape(rect(544, 136, 80, FLOOR - 136), 'ink-2', 1.2),
    area(rect(550, 144, 68, FLOOR - 156)),
    ruled([152, 404, 6], { width: 0.6, colour: 'edge' }, (y) => `M552 ${y}h2M614 ${y}h2`),
  ].join('')
}
