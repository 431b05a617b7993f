import { area, cable } from '../../drawing/kit/pen.ts'
import {
  BEAM,
  beam,
  cutWall,
  FLOOR,
  ground,
  lintel,
  pane,
  rect,
  shade,
  skirting,
  wall,
} from '../../drawing/scenes/parts/building.ts'
import { hungPicture, pottedPlant } from '../../drawing/scenes/parts/furniture.ts'
import { bricks, console } from '../../drawing/scenes/places/street-and-flat.ts'
import { type Film, WIDE } from '../film.ts'
import { isWithin, ramp, shown } from '../motion.ts'
import { lamp, leaf, lightOnFloor, opening, pathOf, rings, signal, walker, within } from '../parts.ts'

const WALL = 376
const DOOR = { x: 228, top: 108, width: 126 } as const
const STATION = [176, 202] as const
const MONITOR = [450, 206] as const
const CABLE = [
  [176, 230],
  [176, FLOOR + 28],
  [450, FLOOR + 28],
  [450, 220],
] as const
/** The key of the monitor that opens the door. */
const KEY = [465, 203] as const

/** A call from the street door to a flat, until the door is open. */
export const call: Film = {
  seconds: 14.5,
  scale: 0.15,
  poster: 6.9,
  shots: [
    [0, WIDE],
    [5, WIDE],
    [6.6, { x: 474, y: 218, width: 168 }],
    [8.3, { x: 474, y: 218, width: 168 }],
    [9.6, WIDE],
  ],
  paint: (second, device) => {
    const isRinging = isWithin(second, 5, 8)
    const open = ramp(second, 9.8, 10.8) * (1 - ramp(second, 12.9, 13.9))
    const courier = walker(second, {
      height: 252,
      coat: 'red',
      hasCap: true,
      way: [
        [0, -50],
        [2.6, 116],
        [10.4, 116],
        [13, 400],
      ],
      hand: [172, 214],
      reach: ramp(second, 2.7, 3.3) * (1 - ramp(second, 3.9, 4.6)),
    })
    const isInside = second > 11.7
    return [
      wall('plinth'),
      bricks(),
      area(rect(WALL, BEAM, 720 - WALL, FLOOR - BEAM), 'sheet'),
      beam(),
      opening(DOOR.x, DOOR.top, DOOR.width),
      leaf(open, { ...DOOR, colour: 'indigo', hasPane: true }),
      shade(`M${DOOR.x} ${DOOR.top}h${DOOR.width}v6h-${DOOR.width}z`, 0.2),
      lintel(150, 78, 214, 12, 24),
      shade(rect(168, 180, 22, 50), 0.2),
      device('keypad-station', { x: STATION[0], y: STATION[1], at: 'middle' }),
      lamp(176, 172, 2.4, 'green', shown(second, 9.4, 12.6)),
      rings(STATION[0], 196, second, shown(second, 3.6, 4.6), 20, 'indigo'),
      cutWall(WALL - 8, BEAM, 16),
      skirting(WALL + 8, 720),
      pane(624, 64, 76, 200),
      area(rect(614, 264, 96, 6)),
      hungPicture(536, 150, 64, 84),
      console(),
      shade(rect(434, 196, 40, 26), 0.2),
      device('indoor-monitor', {
        x: MONITOR[0],
        y: MONITOR[1],
        at: 'middle',
        view: isWithin(second, 5, 11) ? 'call' : 'front',
      }),
      isRinging ? rings(MONITOR[0], MONITOR[1], second, shown(second, 5, 6.2), 34, 'indigo') : '',
      rings(KEY[0], KEY[1], second, shown(second, 8.05, 8.35, 0.15), 5, 'light'),
      ground(),
      lightOnFloor(DOOR.x, DOOR.width, open),
      cable(pathOf(CABLE), 'indigo'),
      signal(CABLE, ramp(second, 3.7, 5.1), 'indigo'),
      signal(CABLE.toReversed(), ramp(second, 8.4, 9.7), 'pine'),
      isInside ? within('door', rect(DOOR.x, DOOR.top, DOOR.width, FLOOR - DOOR.top), courier) : courier,
      walker(second, {
        height: 246,
        facesLeft: true,
        hasLongHair: true,
        way: [
          [4.9, 604],
          [6.5, 512],
          [11.2, 512],
          [13, 604],
        ],
        hand: [KEY[0] + 2, KEY[1] + 2],
        reach: ramp(second, 7.1, 7.9) * (1 - ramp(second, 8.5, 9.1)),
      }),
      pottedPlant(34, FLOOR, 128),
    ]
  },
}
