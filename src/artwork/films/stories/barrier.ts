import { lettering } from '../../drawing/kit/lettering.ts'
import { area, line, round, shape } from '../../drawing/kit/pen.ts'
import { BEAM, beam, FLOOR, ground, rect, wall } from '../../drawing/scenes/parts/building.ts'
import { car } from '../../drawing/scenes/parts/outdoors.ts'
import { column, ducts, lamp as ceilingLamp, pole } from '../../drawing/scenes/places/parking-lane.ts'
import { PALETTE } from '#vendor/site.ts'
import { type Film, WIDE } from '../film.ts'
import { along, ramp, shown } from '../motion.ts'
import { lamp, plate, tick } from '../parts.ts'

const KERB = FLOOR - 13
const PIVOT = 346
const BOOM = 250
/** Metres in units. */
const METRE = 85

/** A car comes to a barrier; its plate is read, the boom goes up, and down behind it. */
export const barrier: Film = {
  seconds: 14,
  scale: 0.085,
  poster: 7.6,
  shots: [
    [0, WIDE],
    [2.6, WIDE],
    [4.2, { x: 500, y: 300, width: 440 }],
    [6.4, { x: 500, y: 300, width: 440 }],
    [7.8, WIDE],
  ],
  paint: (second, device) => {
    const x = along(second, [
      [0, -420],
      [3.2, 44],
      [8, 44],
      [11.4, 760],
    ])
    const up = ramp(second, 6.2, 8) * (1 - ramp(second, 11.2, 12.8))
    const isFree = second > 6.2 && second < 11.2
    const front = x + 456 * (METRE / 100)
    return [
      wall('plinth'),
      area(rect(0, 258, 720, 12), 'vermilion'),
      area(rect(0, 270, 720, FLOOR - 270), 'plinth-2'),
      column(36),
      column(452),
      beam(22),
      ducts(),
      ceilingLamp(150),
      ceilingLamp(560),
      line(`M254 ${BEAM}v36M318 ${BEAM}v36`, 1.2),
      device('outdoor-display', { x: 286, y: 56, at: 'head' }),
      area(rect(0, KERB, 720, 13), 'edge') + line(`M0 ${KERB}H720`, 1.1),
      device('entry-kiosk', { x: 514, y: KERB }),
      device('barrier-gate', { x: 590, y: KERB, view: 'side' }),
      boom(up),
      lamp(590, KERB - 84, 2.6, isFree ? 'green' : 'red', 1),
      pole(),
      device('plate-camera', { x: 664, y: KERB - 104, at: 'head' }),
      sight(front, second),
      car(round(x, 2), FLOOR, METRE, 'sheet'),
      ground(),
      loop(380, 470, x, front),
      loop(560, 640, x, front),
      reading(second),
    ]
  },
}

/** Seen from the side, a raised boom is a post; on its way down it comes towards the viewer. */
function boom(up: number): string {
  const angle = (up * Math.PI) / 2
  const length = BOOM * Math.sin(angle)
  // Its near end is larger the farther it comes out of the picture.
  const half = 3.5 + 2.2 * Math.cos(angle)
  const at = (share: number) => round(PIVOT - length * share, 2)
  const wide = (share: number) => round(3.5 + (half - 3.5) * share, 2)
  const piece = (from: number, to: number) =>
    `M${590 - wide(from)} ${at(from)}L${590 - wide(to)} ${at(to)}H${590 + wide(to)}L${590 + wide(from)} ${at(from)}z`
  const stripes = [0, 1, 2, 3, 4, 5].map((index) =>
    area(piece(0.1 + index * 0.15, 0.1 + index * 0.15 + 0.07), 'vermilion'),
  )
  const end = up < 0.98 ? shape(rect(590 - half, at(1) - half, half * 2, half * 2), 'vermilion', 0.9) : ''
  return shape(piece(0, 1), 'sheet', 0.9) + stripes.join('') + end
}

/** A loop in the road lights up under a car. */
function loop(from: number, to: number, rear: number, front: number): string {
  const isCovered = front > from + 20 && rear < to - 20
  return line(`M${from} ${FLOOR + 12}H${to}`, isCovered ? 3.6 : 2.4, {
    colour: isCovered ? 'pine' : 'vermilion',
    dashes: '1 6',
  })
}

/** The view of the camera on its pole. */
function sight(front: number, second: number): string {
  const share = shown(second, 3.6, 5.4)
  if (share <= 0) return ''
  const way = `M648 314L${round(front - 4)} 362V392z`
  return (
    area(way, 'pine', round(0.18 * share, 3)) +
    `<g opacity="${round(share, 3)}">${line(`M648 314L${round(front - 4)} 362M648 314L${round(front - 4)} 392`, 0.9, { colour: 'pine', dashes: '4 4' })}</g>`
  )
}

/** The plate as it was read, and that it may pass. */
function reading(second: number): string {
  const share = shown(second, 4.5, 7.2, 0.4)
  if (share <= 0) return ''
  const [x, y] = [352, 196]
  return [
    `<g opacity="${round(share, 3)}">`,
    plate(x, y, 148, 46),
    lettering('ABC-1235', {
      x: x + 57,
      y: y + 30,
      size: 18.5,
      colour: PALETTE.ink,
      weight: 700,
      anchor: 'middle',
    }),
    tick(x + 126, y + 23, 13, ramp(second, 5.2, 5.6)),
    '</g>',
  ].join('')
}
