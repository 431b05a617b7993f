import { area, line, shape } from '../../kit/pen.ts'
import { BEAM, beam, courses, FLOOR, ground, rect, ruled, shade, wall } from '../parts/building.ts'
import { car } from '../parts/outdoors.ts'
import type { Scene } from '../scene.ts'

/** Height of the island's kerb. */
const KERB = FLOOR - 13

/** The way into a car park: the plate was read, the boom is up. */
export const parkingLane: Scene = {
  scale: 0.085,
  paint: (device) => [
    wall('plinth'),
    area(rect(0, 258, 720, 12), 'vermilion'),
    area(rect(0, 270, 720, FLOOR - 270), 'plinth-2'),
    column(36),
    column(452),
    beam(22),
    ducts(),
    lamp(150),
    lamp(560),
    line('M254 20v36M318 20v36', 1.2),
    device('outdoor-display', { x: 286, y: 56, at: 'head' }),
    area(rect(0, KERB, 720, 13), 'edge') + line(`M0 ${KERB}H720`, 1.1),
    device('entry-kiosk', { x: 514, y: KERB }),
    boom(),
    device('barrier-gate', { x: 590, y: KERB, view: 'side' }),
    pole(),
    device('plate-camera', { x: 664, y: KERB - 104, at: 'head' }),
    car(40, FLOOR, 85, 'sheet'),
    ground(),
    loops(),
  ],
}

export function column(x: number): string {
  const stripes = `M${x} 330h40v24h-40zM${x} 378h40v24h-40z`
  return (
    shape(rect(x, BEAM, 40, FLOOR - BEAM), 'plinth', 1.1) +
    shade(rect(x + 26, BEAM, 14, FLOOR - BEAM)) +
    area(stripes, 'ink-2')
  )
}

/** A duct and a pipe under the beam. */
export function ducts(): string {
  return (
    shape(rect(0, 26, 720, 14), 'plinth-2', 0.9) +
    ruled([60, 700, 92], 0.6, (x) => `M${x} 26v14M${x + 4} 26v14`) +
    line('M0 48H720M0 52H720', 0.8)
  )
}

export function lamp(x: number): string {
  return line(`M${x - 30} 20v50M${x + 30} 20v50`, 0.6) + shape(rect(x - 44, 70, 88, 6), 'light', 0.9)
}

/** Seen from the side, a boom that is up is a post. */
function boom(): string {
  const stripes = courses(112, 300, 34, (y) => area(rect(586.5, y, 7, 17), 'vermilion'))
  return shape(rect(586.5, 95, 7, 250), 'sheet', 0.9) + stripes
}

export function pole(): string {
  return shape(rect(666, KERB - 90, 7, 90), 'plinth-2', 0.9) + area(rect(658, KERB - 3, 23, 3))
}

/** The loops in the road, one before the boom and one under it. */
function loops(): string {
  return line(`M380 ${FLOOR + 12}H470M560 ${FLOOR + 12}H640`, 2.4, { colour: 'vermilion', dashes: '1 6' })
}
