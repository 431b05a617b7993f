import { area, cable } from '../../drawing/kit/pen.ts'
import { beam, door, FLOOR, ground, rect, shade, skirting, wall } from '../../drawing/scenes/parts/building.ts'
import { bench, tray } from '../../drawing/scenes/places/staff-door.ts'
import { SCENE_SIZE } from '../../drawing/scenes/scene.ts'
import { type Film, WIDE } from '../film.ts'
import { isWithin, ramp, shown } from '../motion.ts'
import { lamp, leaf, lightOnFloor, opening, pathOf, signal, walker, within } from '../parts.ts'

const CEILING = 88
const DOOR = { x: 232, top: 152, width: 130 } as const
const SUPPLY = [452, 232] as const
const TO_CONTROLLER = [
  [170, 226],
  [170, 66],
  [354, 66],
] as const
const TO_LOCK = [
  [372, 78],
  [372, 110],
  [297, 110],
  [297, 150],
] as const
const FROM_SUPPLY = [
  [452, 212],
  [452, 66],
  [390, 66],
] as const

/** The mains fail; the battery of the power supply keeps the door shut, and lets it be opened as before. */
export const blackout: Film = {
  seconds: 15,
  scale: 0.13,
  poster: 4.6,
  shots: [
    [0, WIDE],
    [2.2, WIDE],
    [3.8, { x: 440, y: 222, width: 170 }],
    [5.4, { x: 440, y: 222, width: 170 }],
    [6.8, WIDE],
  ],
  paint: (second, device) => {
    const dark = ramp(second, 2, 2.3) * (1 - ramp(second, 14, 14.3))
    const open = ramp(second, 10.3, 11.3) * (1 - ramp(second, 13, 13.8))
    const isFree = isWithin(second, 10.1, 13.8)
    const staff = walker(second, {
      height: 222,
      coat: 'grey',
      way: [
        [5.6, -46],
        [8, 122],
        [10.8, 122],
        [13, 402],
      ],
    })
    return [
      wall('plinth'),
      wall('sheet', CEILING),
      beam(10),
      tray(),
      device('four-door-controller', { x: 372, y: 76 }),
      area(rect(0, CEILING - 5, 720, 5)),
      shade(rect(0, CEILING, 720, 12)),
      luminaire(84, dark),
      luminaire(540, dark),
      skirting(0, 720),
      opening(DOOR.x, DOOR.top, DOOR.width),
      leaf(open, { ...DOOR, colour: 'vermilion' }),
      shade(rect(DOOR.x, DOOR.top, DOOR.width, 6), 0.2),
      device('magnetic-lock', { x: 297, y: DOOR.top, at: 'head' }),
      door(560, DOOR.top, 122, { window: true, hinge: 'right' }),
      shade(rect(164, 230, 15, 29), 0.16),
      device('face-terminal', { x: 170, y: 242, at: 'middle', view: isWithin(second, 8.2, 10.8) ? 'front' : 'idle' }),
      shade(rect(438, 216, 36, 41), 0.16),
      device('power-supply', { x: SUPPLY[0], y: SUPPLY[1], at: 'middle' }),
      cable(`${pathOf(TO_CONTROLLER)}${pathOf(TO_LOCK)}${pathOf(FROM_SUPPLY)}`, 'vermilion'),
      ground(),
      bench(),
      lightOnFloor(DOOR.x, DOOR.width, open),
      second > 11.8 ? within('door', rect(DOOR.x, DOOR.top, DOOR.width, FLOOR - DOOR.top), staff) : staff,
      area(rect(0, 0, SCENE_SIZE.width, SCENE_SIZE.height), 'ink', 0.56 * dark),
      // Parts with power from the battery are lit.
      lamp(312, DOOR.top + 5.5, 1.6, 'red', isFree ? 0 : 1),
      lamp(439, 240.6, 0.9, 'green', 1 - dark),
      lamp(444.4, 240.6, 0.9, 'amber', dark * (0.55 + 0.45 * shown(second % 1, 0.2, 0.6, 0.15))),
      signal(FROM_SUPPLY, ramp(second, 4.4, 5.8), 'ochre'),
      signal(TO_CONTROLLER, ramp(second, 8.9, 9.6), 'pine'),
      signal(TO_LOCK, ramp(second, 9.5, 10.2), 'pine'),
    ]
  },
}

/** A light in the ceiling, and the area that it lights. */
function luminaire(x: number, dark: number): string {
  const cone = `M${x} ${CEILING + 5}h96l70 ${FLOOR - CEILING - 5}h-236z`
  return area(cone, 'light', 0.26 * (1 - dark)) + area(rect(x, CEILING, 96, 5), dark > 0.5 ? 'ink-2' : 'light')
}
