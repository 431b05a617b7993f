import { write } from '../../drawing/kit/lettering.ts'
import { area, cable, line, shape } from '../../drawing/kit/pen.ts'
import { times } from '../../drawing/kit/solid.ts'
import { beam, FLOOR, ground, rect, ruled, shade, skirting, wall } from '../../drawing/scenes/parts/building.ts'
import { pottedPlant } from '../../drawing/scenes/parts/furniture.ts'
import { type Film, WIDE } from '../film.ts'
import { along, ramp, shown } from '../motion.ts'
import { lamp, pathOf, plate, signal, tick, walker, within } from '../parts.ts'

const CEILING = 92
const DOOR = { x: 286, top: 168, width: 124 } as const
const READER = [246, 284] as const
const TO_MODULE = [
  [246, 274],
  [246, 58],
  [318, 58],
] as const
const TO_LIFT = [
  [380, 58],
  [428, 58],
  [428, 132],
  [376, 132],
] as const
/** Floors of the section at the right, from the lobby up, and where the card may go, counted from the lobby. */
const FLOORS = 7
const OWN = 3
const SECTION = { x: 506, foot: 386, floor: 36 } as const

/** A resident holds a card to the reader: one floor is freed, and the lift goes there and nowhere else. */
export const lift: Film = {
  seconds: 15,
  scale: 0.13,
  poster: 6.6,
  shots: [
    [0, WIDE],
    [2, WIDE],
    [3.4, { x: 262, y: 280, width: 150 }],
    [5, { x: 262, y: 280, width: 150 }],
    [6.3, WIDE],
  ],
  paint: (second, device) => {
    const open = ramp(second, 7, 7.9) * (1 - ramp(second, 10, 10.9))
    const level = along(second, [
      [0, 2],
      [5.6, 2],
      [7, 0],
      [11, 0],
      [14, OWN],
    ])
    const resident = walker(second, {
      height: 226,
      hasLongHair: true,
      coat: 'ochre',
      way: [
        [0, -50],
        [2.6, 196],
        [7.7, 196],
        [9.6, DOOR.x + DOOR.width / 2],
      ],
      hand: [READER[0] - 8, READER[1] - 2],
      reach: ramp(second, 2.8, 3.6) * (1 - ramp(second, 5.2, 6)),
    })
    const isIn = second > 8.6
    return [
      wall('plinth'),
      wall('sheet', CEILING),
      beam(10),
      area(rect(0, CEILING - 5, 720, 5)),
      shade(rect(0, CEILING, 720, 12)),
      device('lift-module', { x: 349, y: 82 }),
      skirting(0, 720),
      car(open),
      isIn ? within('car', rect(DOOR.x, DOOR.top, DOOR.width, FLOOR - DOOR.top), resident) : '',
      leaves(open),
      display(Math.round(level)),
      cable(`${pathOf(TO_MODULE)}${pathOf(TO_LIFT)}`, 'vermilion'),
      shade(rect(READER[0] - 1.5, READER[1] - 5.5, 6.2, 14.8), 0.16),
      device('card-reader', { x: READER[0], y: READER[1], at: 'middle' }),
      lamp(READER[0], READER[1] - 5.5, 1.2, second > 4 && second < 8 ? 'green' : 'red', 1),
      signal(TO_MODULE, ramp(second, 4.4, 5.4), 'vermilion'),
      signal(TO_LIFT, ramp(second, 5.4, 6.2), 'vermilion'),
      section(second, level),
      ground(),
      isIn ? '' : resident,
      card(shown(second, 3.2, 5, 0.3)),
      tick(READER[0] + 14, READER[1] - 12, 5, ramp(second, 4, 4.3) * (1 - ramp(second, 5.2, 5.6))),
      pottedPlant(56, FLOOR, 118),
    ]
  },
}

/** The car behind its door. */
function car(open: number): string {
  const { x, top, width } = DOOR
  return [
    area(rect(x - 9, top - 9, width + 18, FLOOR - top + 9)),
    area(rect(x, top, width, FLOOR - top), 'ink-2'),
    area(rect(x, top, width, FLOOR - top), 'light', 0.9 * open),
    line(`M${x + 14} ${top}V${FLOOR}M${x + width - 14} ${top}V${FLOOR}M${x + 14} ${FLOOR - 84}h${width - 28}`, 0.8),
  ].join('')
}

function leaves(open: number): string {
  const { x, top, width } = DOOR
  const half = width / 2
  const gone = (half - 3) * open
  const leafAt = (at: number) =>
    shape(rect(at, top, half, FLOOR - top), 'plinth-2', 1) +
    ruled([at + 8, at + half - 4, 10], 0.3, (stripe) => `M${stripe} ${top}V${FLOOR}`)
  return (
    within('doors', rect(x, top, width, FLOOR - top), leafAt(x - gone) + leafAt(x + half + gone)) +
    shade(rect(x, top, width, 7), 0.2)
  )
}

/** The name of a floor in Taiwan, where the lobby is on the first. */
const storey = (level: number) => `${level + 1}`

/** The floor that the car is at. */
function display(level: number): string {
  return (
    shape(rect(330, 122, 36, 24), 'ink', 1) +
    write(storey(level), 348, 140, 16, { colour: '#ffb38a', anchor: 'middle' })
  )
}

function card(share: number): string {
  if (share <= 0) return ''
  return `<g opacity="${share}">${shape(rect(READER[0] - 13, READER[1] - 8, 8, 12), 'sheet', 0.7)}${area(rect(READER[0] - 12, READER[1] - 6, 6, 2), 'vermilion')}</g>`
}

/** The house in section: the car in its shaft, and at each floor whether the card may go there. */
function section(second: number, level: number): string {
  const { x, foot, floor } = SECTION
  const isFree = second > 5.6
  const top = foot - FLOORS * floor
  return [
    plate(x - 18, top - 18, 196, FLOORS * floor + 36),
    area(rect(x, top, 40, FLOORS * floor), 'plinth-2'),
    times(FLOORS, (index) => {
      const y = foot - index * floor
      const isOwn = index === OWN
      return [
        isOwn && isFree ? area(rect(x + 40, y - floor, 120, floor), 'light', 0.8) : '',
        line(`M${x} ${y}h160`, 1),
        write(storey(index), x + 56, y - 11, 15, { colour: '#3b372f', anchor: 'middle' }),
        index === 0 ? '' : lock(x + 138, y - floor / 2, isOwn && isFree),
      ].join('')
    }),
    line(`M${x} ${top}h160M${x} ${top}V${foot}M${x + 40} ${top}V${foot}M${x + 160} ${top}V${foot}`, 1.2),
    line(`M${x + 20} ${top}V${foot - level * floor - 30}`, 0.8),
    shape(rect(x + 6, foot - level * floor - 31, 28, 29), 'vermilion', 1),
    line(`M${x + 20} ${foot - level * floor - 31}v29`, 1, { colour: 'sheet' }),
  ].join('')
}

/** A padlock, open in green or shut. */
function lock(x: number, y: number, isOpen: boolean): string {
  const colour = isOpen ? 'pine' : 'ink-3'
  const shackle = isOpen ? `M${x - 5} ${y - 1}v-6a5 5 0 0 1 10 0` : `M${x - 5} ${y - 1}v-4a5 5 0 0 1 10 0v4`
  return line(shackle, 2.2, { colour }) + area(rect(x - 8, y - 1, 16, 11), colour)
}
