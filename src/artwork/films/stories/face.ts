import { area, cable, line } from '../../drawing/kit/pen.ts'
import { beam, door, FLOOR, ground, rect, shade, skirting, wall } from '../../drawing/scenes/parts/building.ts'
import { clock } from '../../drawing/scenes/parts/furniture.ts'
import { bench, tray } from '../../drawing/scenes/places/staff-door.ts'
import { type Film, WIDE } from '../film.ts'
import { along, isWithin, ramp, shown } from '../motion.ts'
import { lamp, leaf, lightOnFloor, opening, pathOf, signal, walker, within } from '../parts.ts'

const CEILING = 88
const DOOR = { x: 232, top: 152, width: 130 } as const
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
/** The display of the terminal, and its lens. */
const SCREEN = { x: 165.74, y: 231.2, width: 8.08, height: 14.4 } as const
const LENS = [170, 229.6] as const

/** Someone stands before the terminal of a staff door; it knows the face, and the lock lets go. */
export const face: Film = {
  seconds: 13.5,
  scale: 0.13,
  poster: 10.2,
  shots: [
    [0, WIDE],
    [2, WIDE],
    [3.8, { x: 148, y: 236, width: 132 }],
    [6.4, { x: 148, y: 236, width: 132 }],
    [7.8, WIDE],
  ],
  paint: (second, device) => {
    const open = ramp(second, 8.6, 9.6) * (1 - ramp(second, 11.7, 12.7))
    const isKnown = isWithin(second, 5.5, 9.4)
    const isAwake = isWithin(second, 3.7, 9.4)
    const staff = walker(second, {
      height: 222,
      coat: 'grey',
      way: [
        [0, -46],
        [2.9, 122],
        [9.2, 122],
        [11.8, 402],
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
      skirting(0, 720),
      opening(DOOR.x, DOOR.top, DOOR.width),
      leaf(open, { ...DOOR, colour: 'vermilion' }),
      shade(rect(DOOR.x, DOOR.top, DOOR.width, 6), 0.2),
      device('magnetic-lock', { x: 297, y: DOOR.top, at: 'head' }),
      lamp(312, DOOR.top + 5.5, 1.6, 'red', second > 8.4 && second < 12.7 ? 0 : 1),
      door(506, DOOR.top, 122, { window: true, hinge: 'right' }),
      device('magnetic-lock', { x: 567, y: DOOR.top, at: 'head' }),
      shade(rect(164, 230, 15, 29), 0.16),
      device('face-terminal', { x: 170, y: 242, at: 'middle', view: isAwake ? 'front' : 'idle' }),
      isAwake && !isKnown ? searching(second) : '',
      shade(rect(657, 270, 8, 18), 0.16),
      device('card-reader', { x: 660, y: 276, at: 'middle' }),
      clock(436, 196, 15),
      device('dome-camera', { x: 60, y: CEILING, at: 'head' }),
      cable(`${pathOf(TO_CONTROLLER)}${pathOf(TO_LOCK)}M390 60H567V150M567 100H660V262`, 'vermilion'),
      signal(TO_CONTROLLER, ramp(second, 6.5, 7.6), 'pine'),
      signal(TO_LOCK, ramp(second, 7.6, 8.5), 'pine'),
      ground(),
      lightOnFloor(DOOR.x, DOOR.width, open),
      bench(),
      sight(second),
      second > 10.4 ? within('door', rect(DOOR.x, DOOR.top, DOOR.width, FLOOR - DOOR.top), staff) : staff,
    ]
  },
}

/** The terminal has not answered yet: its lower edge waits, and a line goes over the picture. */
function searching(second: number): string {
  const { x, y, width, height } = SCREEN
  const strip = y + height - 2.5
  const at = along(second, [
    [3.8, y + 2],
    [4.6, strip - 1],
    [5.4, y + 2],
  ])
  const dot = (index: number) => {
    const lit = 0.35 + 0.65 * shown((second * 1.6 + 3 - index * 0.3) % 1.4, 0.3, 0.5, 0.25)
    return `<circle cx="${x + width / 2 + (index - 1) * 0.9}" cy="${strip + 1.25}" r=".26" fill="#eafff6" fill-opacity="${lit.toFixed(3)}" stroke="none"/>`
  }
  return (
    `<path d="${rect(x, strip, width, 2.5)}" fill="#1c2722" stroke="none"/>${[0, 1, 2].map(dot).join('')}` +
    `<path d="M${x + 0.4} ${at.toFixed(2)}h${width - 0.8}" stroke="#7ff0c4" stroke-width=".28"/>`
  )
}

/** The view of the lens while it looks. */
function sight(second: number): string {
  const share = shown(second, 4, 5.4, 0.3)
  if (share <= 0) return ''
  const [x, y] = LENS
  return (
    area(`M${x - 1} ${y}L136 205V236z`, 'pine', Number((0.16 * share).toFixed(3))) +
    `<g opacity="${share.toFixed(3)}">${line(`M${x - 1} ${y}L136 205M${x - 1} ${y}L136 236`, 0.5, { colour: 'pine', dashes: '2 2' })}</g>`
  )
}
