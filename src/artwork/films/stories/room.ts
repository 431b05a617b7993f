import { area, line } from '../../drawing/kit/pen.ts'
import { beam, FLOOR, rect, shade, skirting, storey, wall } from '../../drawing/scenes/parts/building.ts'
import { pottedPlant } from '../../drawing/scenes/parts/furniture.ts'
import { furniture, glassFront, ROOM } from '../../drawing/scenes/places/meeting-room.ts'
import { type Film, WIDE } from '../film.ts'
import { ramp, shown } from '../motion.ts'
import { lamp, rings, tick, walker } from '../parts.ts'

const PANEL = [562, 236] as const
/** The second at which the room is taken. */
const TAKEN = 4.9

/** A free room is taken at its panel; the lamp of the panel shows the state to all who come later. */
export const room: Film = {
  seconds: 15.5,
  scale: 0.14,
  poster: 6.2,
  shots: [
    [0, WIDE],
    [2.2, WIDE],
    [3.6, { x: 572, y: 240, width: 172 }],
    [6.4, { x: 572, y: 240, width: 172 }],
    [7.8, WIDE],
  ],
  paint: (second, device) => {
    const isTaken = second > TAKEN
    const open = ramp(second, 7.6, 8.3) * (1 - ramp(second, 11.6, 12.3))
    const host = walker(second, {
      height: 240,
      coat: 'ochre',
      hasLongHair: true,
      facesLeft: true,
      way: [
        [0, 780],
        [2.6, 628],
        [7.4, 628],
        [10.4, 300],
      ],
      hand: [PANEL[0] + 20, PANEL[1] + 8],
      reach: ramp(second, 3.7, 4.6) * (1 - ramp(second, 5.6, 6.4)),
    })
    const colleague = walker(second, {
      height: 250,
      coat: 'grey',
      facesLeft: true,
      way: [
        [7, 790],
        [11.4, 410],
      ],
    })
    // Both go in behind the panes.
    const [hostIsIn, colleagueIsIn] = [second > 8.7, second > 9.9]
    return [
      wall('sheet'),
      area(rect(ROOM.x, ROOM.top, ROOM.width, FLOOR - ROOM.top), 'plinth'),
      area(rect(ROOM.x, ROOM.top, ROOM.width, FLOOR - ROOM.top), 'light', 0.3 * ramp(second, 8, 8.8)),
      furniture(),
      hostIsIn ? host : '',
      colleagueIsIn ? colleague : '',
      glassFront(open),
      beam(),
      area(rect(ROOM.x - 6, ROOM.top - 9, ROOM.width + 12, 9)),
      shade(rect(ROOM.x, ROOM.top, ROOM.width, 10), 0.14),
      skirting(0, ROOM.x - 6),
      skirting(ROOM.x + ROOM.width + 6, 720),
      shade(rect(546, 226, 40, 28), 0.18),
      device('room-panel', { x: PANEL[0], y: PANEL[1], at: 'middle', view: isTaken ? 'busy' : 'front' }),
      light(isTaken, second),
      rings(PANEL[0] + 8, PANEL[1] + 4, second, shown(second, 4.6, 5.2), 9, 'pine'),
      tick(PANEL[0] - 24, PANEL[1] - 22, 6, ramp(second, 5, 5.3) * (1 - ramp(second, 6.4, 6.8))),
      storey(),
      pottedPlant(694, FLOOR, 120),
      hostIsIn ? '' : host,
      colleagueIsIn ? '' : colleague,
      walker(second, {
        height: 244,
        hasCap: true,
        coat: 'white',
        facesLeft: true,
        way: [
          [11.4, 790],
          [13, 672],
          [15.5, 664],
        ],
      }),
    ]
  },
}

/** The bar of light at the panel's edge, seen from along the corridor. */
function light(isTaken: boolean, second: number): string {
  const change = shown(second, TAKEN, TAKEN + 0.8)
  const [x, y] = [PANEL[0] + 25, PANEL[1]]
  return (
    line(`M${x} ${y - 11}v22`, 2.4 + change, { colour: isTaken ? 'danger' : 'pine' }) +
    lamp(x, y, 2, isTaken ? 'red' : 'green', 0.5 + 0.5 * change)
  )
}
