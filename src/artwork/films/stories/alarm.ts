import { area, line, round, shape } from '../../drawing/kit/pen.ts'
import { BEAM, beam, FLOOR, ground, rect, shade, skirting, wall } from '../../drawing/scenes/parts/building.ts'
import { counter, DOORWAY, nightWindow, shelves, shopDoor } from '../../drawing/scenes/places/shop-at-night.ts'
import { SCENE_SIZE } from '../../drawing/scenes/scene.ts'
import { type Film, WIDE } from '../film.ts'
import { ramp, shown } from '../motion.ts'
import { lamp, leaf, opening, plate, rings, walker, within } from '../parts.ts'

const CONTACT = [204, 154] as const
const HUB = [652, 152] as const
const SIREN = [94, 52] as const
/** The second at which the door leaves its contact. */
const FORCED = 2.6

/** A door is forced at night: its contact reports by radio, the hub sounds the siren, and tells a phone. */
export const alarm: Film = {
  seconds: 14.5,
  scale: 0.14,
  poster: 6.4,
  shots: [
    [0, WIDE],
    [1.4, WIDE],
    [2.6, { x: 280, y: 190, width: 250 }],
    [3.8, { x: 280, y: 190, width: 250 }],
    [5, WIDE],
  ],
  paint: (second, device) => {
    const open = ramp(second, FORCED, FORCED + 0.9) * (1 - 0.35 * ramp(second, 9.6, 10.6))
    const isAlarm = second > 5
    const blink = isAlarm ? 0.35 + 0.65 * shown(second % 1, 0.2, 0.6, 0.15) : 0
    const lights = ramp(second, 5.6, 5.9)
    const intruder = walker(second, {
      height: 238,
      coat: 'stone',
      hasCap: true,
      facesLeft: second > 6.6,
      way: [
        [2.8, 190],
        [5.4, 392],
        [6.6, 392],
        [9, 150],
      ],
    })
    return [
      wall('plinth'),
      shade(rect(0, BEAM, 720, FLOOR - BEAM), 0.1),
      nightWindow(),
      opening(DOORWAY.x, DOORWAY.top, DOORWAY.width),
      area(rect(DOORWAY.x, DOORWAY.top, DOORWAY.width, FLOOR - DOORWAY.top), 'ink-2'),
      isThere(second, 2.8, 3.65) || isThere(second, 7.95, 9.2) ? behind(intruder) : '',
      open > 0.02 ? leaf(open, { ...DOORWAY, colour: 'ochre', hinge: 'right' }) : shopDoor(),
      beam(),
      shelves(),
      skirting(328, 720),
      counter(),
      isThere(second, 3.65, 7.95) ? intruder : '',
      area(rect(0, 0, SCENE_SIZE.width, FLOOR), 'ink', round(0.4 * (1 - lights), 3)),
      device('siren', { x: 94, y: 40, at: 'head' }),
      device('motion-detector', { x: 344, y: 36, at: 'head' }),
      device('door-contact', { x: 204, y: 146, at: 'head' }),
      device('large-alarm-hub', { x: HUB[0], y: HUB[1], at: 'middle', view: isAlarm ? 'alarm' : 'front' }),
      lamp(CONTACT[0], CONTACT[1], 1.6, 'red', shown(second, FORCED + 0.2, 13.6)),
      lamp(346, 44, 1.4, 'red', shown(second, 4.6, 8)),
      radio(second, FORCED + 0.9),
      rings(HUB[0], HUB[1], second, shown(second, 4.6, 6), 26, 'danger'),
      lamp(SIREN[0], SIREN[1], 5, 'red', blink),
      rings(SIREN[0], SIREN[1], second, isAlarm ? shown(second, 5.2, 13.4) : 0, 40, 'danger'),
      phone(ramp(second, 8.8, 9.5), second),
      ground(),
    ]
  },
}

function isThere(second: number, from: number, to: number): boolean {
  return second >= from && second < to
}

function behind(someone: string): string {
  return within('doorway', rect(DOORWAY.x, DOORWAY.top, DOORWAY.width, FLOOR - DOORWAY.top), someone)
}

/** Waves that leave the contact for the hub. */
function radio(second: number, from: number): string {
  const share = ramp(second, from, from + 1.4)
  if (share <= 0 || share >= 1) return ''
  const [x, y] = [CONTACT[0] + (HUB[0] - CONTACT[0]) * share, CONTACT[1] + (HUB[1] - CONTACT[1]) * share]
  const arcs = [8, 14, 20].map((radius) => `M${x} ${y - radius}A${radius} ${radius} 0 0 1 ${x} ${y + radius}`)
  return line(arcs.join(''), 2.4, { colour: 'danger' })
}

/** A phone, large: the house on its display, the door in red. */
function phone(share: number, second: number): string {
  if (share <= 0) return ''
  const [x, y] = [474, 128 + 40 * (1 - share)]
  const beat = 0.5 + 0.5 * shown(second % 1, 0.2, 0.6, 0.15)
  return [
    `<g opacity="${round(share, 3)}">`,
    plate(x, y, 118, 214),
    shape(rect(x + 6, y + 6, 106, 202), 'ink', 1),
    area(rect(x + 12, y + 18, 94, 178), 'sheet'),
    area(rect(x + 12, y + 18, 94, 34), 'danger', round(beat, 3)),
    line(`M${x + 59} ${y + 25}l11 19h-22zM${x + 59} ${y + 31}v6M${x + 59} ${y + 40}v1`, 2, { colour: 'sheet' }),
    // The shop in plan: the door at its left side.
    line(`M${x + 26} ${y + 74}h66v74h-66v-22M${x + 26} ${y + 104}V${y + 74}M${x + 58} ${y + 74}v30h34`, 1.6),
    line(`M${x + 26} ${y + 126}l-14-16`, 2.4, { colour: 'danger' }),
    lamp(x + 26, y + 115, 4, 'red', beat),
    ...[0, 1, 2].map((index) => area(rect(x + 24, y + 162 + index * 10, 70 - index * 18, 4), 'ink-3')),
    '</g>',
  ].join('')
}
