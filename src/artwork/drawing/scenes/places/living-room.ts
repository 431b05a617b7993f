import { area, line, shape } from '../../kit/pen.ts'
import { beam, door, FLOOR, rect, ruled, shade, skirting, storey, wall } from '../parts/building.ts'
import { hungPicture, pottedPlant, sofa } from '../parts/furniture.ts'
import { skyline } from '../parts/outdoors.ts'
import { looking } from '../../kit/people.ts'
import type { Scene } from '../scene.ts'

/** A flat in the evening: one panel by the door for all of it. */
export const livingRoom: Scene = {
  scale: 0.14,
  paint: (device) => [
    wall('sheet'),
    window(),
    beam(),
    skirting(226, 610),
    airConditioner(),
    hungPicture(276, 176, 52, 66),
    hungPicture(340, 176, 74, 66),
    sofa(252, FLOOR, 192),
    floorLamp(),
    device('motion-detector', { x: 592, y: 56, at: 'head' }),
    door(616, 122, 92, { colour: 'indigo', hinge: 'right' }),
    device('door-contact', { x: 636, y: 124, at: 'head' }),
    shade(rect(550, 218, 38, 25), 0.18),
    device('indoor-monitor', { x: 566, y: 228, at: 'middle' }),
    looking(522, FLOOR, 238, { hand: [562, 236], hasLongHair: true }),
    storey(),
    pottedPlant(248, FLOOR, 112),
  ],
}

/** The town at dusk, and a curtain half drawn. */
function window(): string {
  const folds = ruled([170, 224, 9], 0.6, (x) => `M${x} 52V${FLOOR - 8}`)
  return [
    area(rect(24, 56, 190, FLOOR - 64), 'light'),
    skyline(FLOOR - 64, [
      [30, 38, 120],
      [74, 52, 176],
      [132, 30, 96],
      [166, 44, 142],
    ]),
    line(`M24 ${FLOOR - 64}h190m-190-7h190`, 1.4) + ruled([34, 208, 12], 0.6, (x) => `M${x} ${FLOOR - 64}v54`),
    area(`M40 56h36L24 ${FLOOR - 140}V150z`, 'sheet', 0.4),
    line(`M119 56V${FLOOR - 8}M24 56h190v${FLOOR - 64}H24z`, 1.8),
    shape(`M166 52h60v${FLOOR - 60}h-60z`, 'plinth', 1),
    folds,
    area(rect(14, 46, 222, 6)),
  ].join('')
}

function airConditioner(): string {
  return (
    shade(rect(294, 78, 116, 34), 0.12) +
    shape('M290 72h116v30q0 4-4 4H294q-4 0-4-4z', 'sheet', 1) +
    line('M296 98h104M296 101h104M380 84h14', 0.7)
  )
}

function floorLamp(): string {
  return (
    area(`M450 214h44l18 ${FLOOR - 214}h-80z`, 'light', 0.3) +
    line(`M472 214V${FLOOR}M458 ${FLOOR}h28`, 1.4) +
    shape('M456 190h32l8 28h-48z', 'light', 1)
  )
}
