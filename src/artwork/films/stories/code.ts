import { area, cable, line, round, shape } from '../../drawing/kit/pen.ts'
import { beam, FLOOR, ground, pane, rect, shade, skirting, wall } from '../../drawing/scenes/parts/building.ts'
import { clock, hungPicture, pottedPlant } from '../../drawing/scenes/parts/furniture.ts'
import { type Film, WIDE } from '../film.ts'
import { ramp, shown } from '../motion.ts'
import { lamp, leaf, lightOnFloor, opening, pathOf, signal, tick, walker, within } from '../parts.ts'

const DOOR = { x: 318, top: 128, width: 132 } as const
const READER = [270, 232] as const
const TO_LOCK = [
  [270, 222],
  [270, 100],
  [384, 100],
  [384, 126],
] as const
/** Where the phone is held. */
const HELD = [247, 236] as const

/** A visitor holds the code on a phone before a reader; the door opens. */
export const code: Film = {
  seconds: 13,
  scale: 0.16,
  poster: 6.6,
  shots: [
    [0, WIDE],
    [2.4, WIDE],
    [4, { x: 246, y: 228, width: 138 }],
    [6, { x: 246, y: 228, width: 138 }],
    [7.4, WIDE],
  ],
  paint: (second, device) => {
    const open = ramp(second, 7.9, 8.9) * (1 - ramp(second, 11.2, 12.2))
    const reach = ramp(second, 3, 3.9) * (1 - ramp(second, 6.6, 7.3))
    const visitor = walker(second, {
      height: 246,
      hasLongHair: true,
      way: [
        [0, -50],
        [2.8, 196],
        [8.6, 196],
        [11.2, 500],
      ],
      hand: [HELD[0] - 3, HELD[1] + 4],
      reach,
    })
    return [
      wall('sheet'),
      beam(),
      skirting(0, 720),
      hungPicture(66, 168, 92, 70),
      opening(DOOR.x, DOOR.top, DOOR.width),
      leaf(open, { ...DOOR, colour: 'pine', hasPane: true }),
      shade(rect(DOOR.x, DOOR.top, DOOR.width, 6), 0.2),
      device('magnetic-lock', { x: 384, y: DOOR.top, at: 'head' }),
      lamp(400, DOOR.top + 5.5, 1.6, 'red', second > 7.6 && second < 12.2 ? 0 : 1),
      cable(pathOf(TO_LOCK), 'pine'),
      shade(rect(265, 224, 14, 22), 0.16),
      device('qr-reader', { x: READER[0], y: READER[1], at: 'middle' }),
      lamp(READER[0], READER[1] + 2, 1.1, 'green', shown(second, 5.2, 9.2)),
      clock(514, 190, 16),
      pane(578, 96, 120, 214),
      area(rect(568, 310, 140, 7)),
      signal(TO_LOCK, ramp(second, 6.2, 7.6), 'pine'),
      ground(),
      lightOnFloor(DOOR.x, DOOR.width, open),
      second > 9.8 ? within('door', rect(DOOR.x, DOOR.top, DOOR.width, FLOOR - DOOR.top), visitor) : visitor,
      phone(ramp(second, 3.5, 3.9) * (1 - ramp(second, 6.6, 6.9))),
      sight(second),
      tick(READER[0] + 19, READER[1] - 12, 6, ramp(second, 5.2, 5.5) * (1 - ramp(second, 6.6, 7))),
      pottedPlant(548, FLOOR, 118),
    ]
  },
}

/** The phone in the hand, with a code on its display. */
function phone(share: number): string {
  if (share <= 0) return ''
  const [x, y] = HELD
  const squares = [
    [0, 0],
    [4.6, 0],
    [0, 4.6],
  ].map(([dx = 0, dy = 0]) => area(rect(x - 3.5 + dx, y - 4.5 + dy, 2.4, 2.4)))
  const dots = [
    [3, 0.4],
    [2.9, 2.8],
    [5.2, 3.4],
    [0.6, 3.2],
    [3.4, 5.2],
    [5.6, 5.8],
    [4.4, 4.4],
  ].map(([dx = 0, dy = 0]) => area(rect(x - 3.5 + dx, y - 4.5 + dy, 1, 1)))
  return [
    `<g opacity="${round(share, 3)}">`,
    shape(rect(x - 6, y - 11, 12, 22), 'ink', 0.6),
    area(rect(x - 5, y - 9, 10, 18), 'sheet'),
    ...squares,
    ...dots,
    '</g>',
  ].join('')
}

/** The view of the reader while it reads. */
function sight(second: number): string {
  const share = shown(second, 4.2, 5.4, 0.25)
  if (share <= 0) return ''
  const [x, y] = [READER[0] - 4, READER[1] - 3]
  const [near, top, foot] = [HELD[0] + 6, HELD[1] - 6, HELD[1] + 4]
  return (
    area(`M${x} ${y}L${near} ${top}V${foot}z`, 'pine', round(0.2 * share, 3)) +
    `<g opacity="${round(share, 3)}">${line(`M${x} ${y}L${near} ${top}M${x} ${y}L${near} ${foot}`, 0.5, { colour: 'pine', dashes: '2 2' })}</g>`
  )
}
