import { area, cable, circle, glass, hatched, line, shape } from '../../kit/pen.ts'
import { BEAM, beam, courses, FLOOR, ground, rect, ruled, shade, wall } from '../parts/building.ts'
import { cabinet, pottedPlant } from '../parts/furniture.ts'
import { looking, walking } from '../../kit/people.ts'
import { EARTH, type Scene } from '../scene.ts'

/** The floor of the hall; below it are the pumps. */
const HALL = 252

/** A hall with parcels, notices and a room to book, above the plant that reports automatically. */
export const sharedFloors: Scene = {
  scale: 0.088,
  paint: (device) => [
    wall('sheet', BEAM, HALL),
    wall('plinth', HALL),
    exercise(),
    beam(12),
    cabinet(34, 118, 132, HALL - 118, 6, 5),
    locks(),
    shade(rect(226, 82, 60, 46), 0.16),
    device('indoor-display', { x: 252, y: 78, at: 'head' }),
    looking(196, HALL, 150, { hasLongHair: true }),
    pottedPlant(318, HALL, 84),
    partition(),
    device('qr-reader', { x: 452, y: HALL - 98, at: 'middle' }),
    looking(420, HALL, 148, { hand: [446, HALL - 96], coat: 'grey' }),
    slab(),
    pumps(),
    tank(),
    device('two-door-controller', { x: 356, y: 322, at: 'middle' }),
    walking(660, FLOOR, 148, { facesLeft: true, coat: 'grey' }),
    cable('M356 316V268H178V330M356 268H252V126M356 268H452V160M356 300H560V340', 'plum'),
    ground(),
  ],
}

function locks(): string {
  const all = courses(52, 160, 22, (x) => courses(130, 246, 26.8, (y) => `M${x} ${y}v5`))
  return line(all, 1.4, { colour: 'ink-2' }) + area(rect(78, 145, 22, 26.6), 'plum')
}

/** A machine to run on, behind the glass. */
function exercise(): string {
  return (
    area(rect(500, 66, 190, HALL - 66), 'light') +
    line(`M552 ${HALL - 8}h76l10-82h-14M560 ${HALL - 14}h70`, 2.6) +
    walking(590, HALL - 14, 144) +
    line('M500 200h190', 0.6)
  )
}

function partition(): string {
  return [
    `<g opacity=".4">${glass(rect(476, 62, 224, HALL - 62))}</g>`,
    line(`M476 62V${HALL}M700 62V${HALL}M540 62V${HALL}M620 62V${HALL}`, 1.6),
    area('M548 66h24l-40 120v-72zM640 66h14l-60 184h-14z', 'sheet', 0.45),
    line(`M484 ${HALL - 104}v44`, 2.6),
    area(rect(470, 55, 236, 8)),
  ].join('')
}

function slab(): string {
  return area(rect(0, HALL, 720, 12)) + shade(rect(0, HALL + 12, 720, 10))
}

/** Two pumps on one base, their pipes and gauges. */
function pumps(): string {
  const pump = (x: number) =>
    [
      shape(rect(x, FLOOR - 52, 40, 30), 'plinth-2', 1.1),
      ruled([x + 6, x + 36, 6], 0.6, (at) => `M${at} ${FLOOR - 52}v30`),
      circle(x + 54, FLOOR - 36, 17, 1.1, 'sheet'),
      circle(x + 54, FLOOR - 36, 6, 0.9),
      line(`M${x + 54} ${FLOOR - 53}V310`, 8) + line(`M${x + 54} ${FLOOR - 53}V310`, 5.6, { colour: 'sheet' }),
      line(`M${x + 6} ${FLOOR - 22}v10M${x + 34} ${FLOOR - 22}v10`, 2),
    ].join('')
  return [
    line('M60 310H300', 8) + line('M60 310H300', 5.6, { colour: 'sheet' }),
    pump(96),
    pump(204),
    area(rect(84, FLOOR - 12, 210, 12)),
    circle(178, 330, 9, 1, 'sheet') + line('M178 330l4-5', 1.2),
    line('M178 310v11', 1.6),
  ].join('')
}

/** The tank, cut, with its water. */
function tank(): string {
  return [
    area(rect(470, 318, 140, FLOOR - 318), 'sheet'),
    hatched(rect(470, 346, 140, FLOOR - 346), EARTH),
    area(rect(470, 346, 140, FLOOR - 346), 'pine', 0.16),
    line(`M470 310V${FLOOR}M610 310V${FLOOR}`, 4),
    line('M470 346h140', 1),
    circle(560, 346, 7, 1.2, 'sheet'),
    line(`M440 ${FLOOR - 30}h30`, 8) + line(`M440 ${FLOOR - 30}h30`, 5.6, { colour: 'sheet' }),
  ].join('')
}
