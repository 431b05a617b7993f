import { area, line, shape } from '../../kit/pen.ts'
import { beam, FLOOR, ground, pendant, rect, ruled, shade, skirting, wall } from '../parts/building.ts'
import { pottedPlant } from '../parts/furniture.ts'
import { looking, standing } from '../../kit/people.ts'
import type { Scene } from '../scene.ts'

/** A visitor's way through an office lobby: desk, kiosk, gates, lift. */
export const lobby: Scene = {
  scale: 0.12,
  paint: (device) => [
    wall('sheet'),
    panelling(),
    lift(438),
    lift(568),
    beam(),
    skirting(0, 420),
    looking(112, FLOOR, 200, { coat: 'grey', hasLongHair: true }),
    pendant(74, 66, 17),
    pendant(130, 66, 17),
    pendant(186, 66, 17),
    desk(),
    device('robust-dome-camera', { x: 330, y: 20, at: 'head' }),
    pottedPlant(26, FLOOR, 136),
    device('visitor-kiosk', { x: 306, y: FLOOR }),
    looking(248, FLOOR, 202, { hand: [278, 310] }),
    standing(470, FLOOR, 204, { coat: 'grey' }),
    device('speed-gate', { x: 470, y: FLOOR }),
    device('wide-speed-gate', { x: 612, y: FLOOR }),
    ground(),
  ],
}

/** Stone slabs behind the desk. */
function panelling(): string {
  return (
    area(rect(0, 20, 232, FLOOR - 20), 'plinth') +
    ruled([58, 232, 58], { width: 0.5, colour: 'edge' }, (x) => `M${x} 20V${FLOOR}`) +
    ruled([90, 370, 84], { width: 0.5, colour: 'edge' }, (y) => `M0 ${y}H232`) +
    line(`M232 20V${FLOOR}`, 1) +
    shade(rect(232, 20, 12, FLOOR - 20), 0.06)
  )
}

function lift(x: number): string {
  const top = FLOOR - 268
  return [
    shape(rect(x - 8, top - 8, 116, FLOOR - top + 8), 'ink', 1),
    area(rect(x, top, 100, FLOOR - top), 'plinth-2'),
    line(`M${x + 50} ${top}V${FLOOR}`, 1.4),
    ruled([x + 10, x + 92, 10], 0.3, (at) => `M${at} ${top}V${FLOOR}`),
    shade(rect(x, top, 100, 7), 0.2),
    area(`M${x + 44} ${top - 18}l6-8 6 8z`, 'vermilion'),
    line(`M${x + 116} ${FLOOR - 148}v16`, 4, { colour: 'ink-2' }),
  ].join('')
}

function desk(): string {
  const top = FLOOR - 132
  return [
    shade(rect(52, top + 4, 172, 128), 0.1),
    shape(rect(46, top, 172, 132), 'sheet', 1.2),
    area(rect(40, top - 6, 184, 7)),
    area(rect(46, top + 1, 172, 5), 'vermilion'),
    ruled([58, 214, 8], 0.4, (x) => `M${x} ${top + 12}V${FLOOR - 10}`),
    line(`M46 ${FLOOR - 10}h172`, 0.8),
    area(`M166 ${top - 6}v-5h-8v-22h30v22h-14v5z`, 'ink-2'),
  ].join('')
}
