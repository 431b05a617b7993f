import { area, line, shape } from '../../kit/pen.ts'
import { BEAM, beam, cutWall, FLOOR, pane, rect, ruled, shade, storey, wall } from '../parts/building.ts'
import { hungPicture } from '../parts/furniture.ts'
import { fullTree } from '../parts/outdoors.ts'
import { seated, walking } from '../../kit/people.ts'
import type { Scene } from '../scene.ts'

const WALL = 500

/** A room without a lens, a corridor with one: the call button is within reach of the bed. */
export const careRoom: Scene = {
  scale: 0.14,
  paint: (device) => [
    wall('sheet'),
    area(rect(WALL, BEAM, 720 - WALL, FLOOR - BEAM), 'plinth'),
    window(),
    beam(),
    shade(rect(418, 208, 12, 12), 0.2),
    device('panic-button', { x: 422, y: 212, at: 'middle' }),
    line('M422 218q14 40-14 66', 1.1),
    hungPicture(262, 128, 84, 60),
    bed(),
    seated(246, FLOOR, 240, { coat: 'grey' }),
    device('smoke-detector', { x: 250, y: BEAM, at: 'head' }),
    cutWall(WALL - 10, BEAM, 10, 128),
    line(`M${WALL - 10} 128h10V${FLOOR}h-10z`, 1.1),
    area(rect(WALL - 7, 130, 4, FLOOR - 130), 'ochre'),
    device('door-contact', { x: WALL + 6, y: 130, at: 'head' }),
    rail(WALL + 16, 720),
    device('dome-camera', { x: 648, y: BEAM, at: 'head' }),
    device('video-help-point', { x: 690, y: 230, at: 'middle' }),
    walking(612, FLOOR, 236, { facesLeft: true, coat: 'white', hasLongHair: true }),
    storey(),
  ],
}

export function window(): string {
  return [
    area(rect(52, 92, 152, 186), 'paper'),
    fullTree(96, 278, 116, 40) + fullTree(162, 278, 142, 40),
    `<g opacity=".35">${pane(52, 92, 152, 186)}</g>`,
    line('M52 92h152v186H52zM128 92V278', 1.8),
    area(rect(42, 278, 172, 7)),
    shape('M30 80h30v336H30z', 'plinth', 0.9) + ruled([36, 56, 7], 0.5, (x) => `M${x} 80V414`),
    area(rect(22, 74, 200, 6)),
  ].join('')
}

/** The bed with its head raised. */
export function bed(): string {
  const top = FLOOR - 60
  return [
    shape(`M218 ${top}h150l84-46 8 12-86 50H218z`, 'sheet', 1.1),
    shape(`M218 ${top - 1}h104q8 11 1 21H218z`, 'ochre', 0.9),
    shape(`M404 ${top - 26}l40-24q12-2 14 8l-38 24z`, 'plinth', 0.9),
    shape(rect(212, top + 16, 256, 10), 'plinth-2', 1.1),
    line(
      `M236 ${top + 26}L300 ${FLOOR - 16}M300 ${top + 26}L236 ${FLOOR - 16}M376 ${top + 26}L440 ${FLOOR - 16}M440 ${top + 26}L376 ${FLOOR - 16}`,
      1.3,
    ),
    line(`M220 ${FLOOR - 14}H456`, 2),
    area(`M228 ${FLOOR - 12}h12v12h-12zM436 ${FLOOR - 12}h12v12h-12z`),
    shape(`M464 ${top - 50}h8V${FLOOR - 14}h-8z`, 'plinth-2', 1),
    line(`M330 ${top - 26}h60M330 ${top - 26}v30M390 ${top - 26}v28M350 ${top - 26}v28M370 ${top - 26}v28`, 1.4),
  ].join('')
}

/** A rail along the wall to hold on to. */
export function rail(from: number, to: number): string {
  return line(`M${from} ${FLOOR - 122}H${to}`, 5, { colour: 'ochre' }) + line(`M${from} ${FLOOR - 14}H${to}`, 0.6)
}
