import { area, line } from '../../drawing/kit/pen.ts'
import { BEAM, beam, cutWall, FLOOR, rect, shade, storey, wall } from '../../drawing/scenes/parts/building.ts'
import { hungPicture } from '../../drawing/scenes/parts/furniture.ts'
import { seated } from '../../drawing/kit/people.ts'
import { bed, rail, window } from '../../drawing/scenes/places/care-room.ts'
import { type Film, WIDE } from '../film.ts'
import { ramp, shown } from '../motion.ts'
import { lamp, rings, walker } from '../parts.ts'

const WALL = 500
const BUTTON = [286, 316] as const
const HUB = [610, 196] as const

/** A call for help by radio, from a button beside a bed to a carer. */
export const care: Film = {
  seconds: 15,
  scale: 0.14,
  poster: 12.6,
  shots: [
    [0, WIDE],
    [1.2, WIDE],
    [2.6, { x: 284, y: 312, width: 190 }],
    [5.2, { x: 284, y: 312, width: 190 }],
    [6.6, WIDE],
  ],
  paint: (second, device) => {
    const isCalling = second > 5.4 && second < 12.4
    const blink = isCalling ? 0.4 + 0.6 * shown(second % 1, 0.2, 0.6, 0.15) : 0
    return [
      wall('sheet'),
      area(rect(WALL, BEAM, 720 - WALL, FLOOR - BEAM), 'plinth'),
      window(),
      beam(),
      hungPicture(392, 124, 84, 60),
      bed(),
      device('smoke-detector', { x: 250, y: BEAM, at: 'head' }),
      shade(rect(BUTTON[0] - 4, BUTTON[1] - 3.5, 12, 12), 0.2),
      device('panic-button', { x: BUTTON[0], y: BUTTON[1], at: 'middle' }),
      seated(246, FLOOR, 240, { coat: 'grey', hasLongHair: true }),
      rings(BUTTON[0], BUTTON[1], second, shown(second, 2.2, 5), 13, 'ochre'),
      cutWall(WALL - 10, BEAM, 10, 128),
      line(`M${WALL - 10} 128h10V${FLOOR}h-10z`, 1.1),
      area(rect(WALL - 7, 130, 4, FLOOR - 130), 'ochre'),
      rail(WALL + 16, 720),
      radio(second),
      shade(rect(HUB[0] - 11, HUB[1] - 7, 27, 20), 0.16),
      device('alarm-hub', { x: HUB[0], y: HUB[1], at: 'middle' }),
      lamp(HUB[0], HUB[1] - 22, 3.2, isCalling ? 'red' : 'green', isCalling ? blink : shown(second, 12.4, 14.4)),
      rings(HUB[0], HUB[1], second, shown(second, 6.2, 8.4), 30, 'danger'),
      device('dome-camera', { x: 670, y: BEAM, at: 'head' }),
      walker(second, {
        height: 236,
        facesLeft: true,
        coat: 'white',
        hasLongHair: true,
        way: [
          [7, 760],
          [11.2, 330],
        ],
        hand: [BUTTON[0] + 6, BUTTON[1]],
        reach: ramp(second, 11.4, 12.1) * (1 - ramp(second, 12.8, 13.5)),
      }),
      storey(),
    ]
  },
}

/** Waves that leave the button for the hub. */
function radio(second: number): string {
  const share = ramp(second, 5.1, 6.3)
  if (share <= 0 || share >= 1) return ''
  const [x, y] = [BUTTON[0] + (HUB[0] - BUTTON[0]) * share, BUTTON[1] + (HUB[1] - BUTTON[1]) * share]
  const arcs = [7, 12, 17].map(
    (radius) => `M${x - radius * 0.34} ${y - radius}A${radius} ${radius} 0 0 1 ${x + radius} ${y + radius * 0.34}`,
  )
  return line(arcs.join(''), 2.2, { colour: 'danger' })
}
