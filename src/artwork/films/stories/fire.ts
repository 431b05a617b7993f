import { area, line, round, shape } from '../../drawing/kit/pen.ts'
import {
  BEAM,
  beam,
  cutWall,
  FLOOR,
  rect,
  roundel,
  ruled,
  shade,
  skirting,
  storey,
  wall,
} from '../../drawing/scenes/parts/building.ts'
import { sign } from '../../drawing/scenes/places/fire-watch.ts'
import { type Film, WIDE } from '../film.ts'
import { ramp, shown } from '../motion.ts'
import { lamp, leaf, opening, pathOf, rings, signal, walker, within } from '../parts.ts'

const WALL = 424
const HEAD = 166
const DOORWAY = { x: 276, top: HEAD, width: 124 } as const
const TO_PANEL = [
  [66, 28],
  [66, 44],
  [110, 44],
  [110, 214],
] as const
const TO_SOUNDER = [
  [110, 214],
  [110, 190],
  [226, 190],
] as const
const TO_LOCK = [
  [110, 214],
  [110, 190],
  [226, 190],
  [226, 108],
  [338, 108],
  [338, 164],
] as const

/** Smoke rises to a detector; the panel sounds the alarm and lets go of the door to the stair. */
export const fire: Film = {
  seconds: 15,
  scale: 0.12,
  poster: 8.6,
  shots: [
    [0, WIDE],
    [1.4, WIDE],
    [2.9, { x: 86, y: 52, width: 156 }],
    [4.2, { x: 86, y: 52, width: 156 }],
    [5.6, { x: 150, y: 230, width: 230 }],
    [6.9, { x: 150, y: 230, width: 230 }],
    [8.2, WIDE],
  ],
  paint: (second, device) => {
    const isAlarm = second > 5.6
    const blink = second > 2.8 ? 0.35 + 0.65 * shown(second % 1, 0.2, 0.6, 0.15) : 0
    const open = ramp(second, 8.8, 10)
    const walkers = [
      walker(second, {
        height: 204,
        coat: 'grey',
        way: [
          [8.9, 190],
          [12.2, 440],
        ],
      }),
      walker(second, {
        height: 190,
        hasLongHair: true,
        way: [
          [8.7, -50],
          [10.4, 90],
          [14.4, 440],
        ],
      }),
    ]
    const isInside = [second > 10.9, second > 13.3]
    return [
      wall('sheet'),
      area(rect(WALL, BEAM, 720 - WALL, FLOOR - BEAM), 'plinth'),
      beam(),
      device('smoke-detector', { x: 66, y: BEAM, at: 'head' }),
      lamp(69, 22.8, 0.9, 'red', blink),
      device('smoke-detector', { x: 330, y: BEAM, at: 'head' }),
      device('heat-detector', { x: 570, y: BEAM, at: 'head' }),
      skirting(0, 276),
      wires(),
      shade(rect(86, 216, 58, 72), 0.15),
      device('fire-panel', { x: 110, y: 250, at: 'middle', view: isAlarm ? 'alarm' : 'front' }),
      roundel(226, 190, 10, 'ochre'),
      roundel(226, 190, 4, 'sheet'),
      rings(226, 190, second, shown(second, 7.6, 14.4), 26, 'danger'),
      device('call-point', { x: 226, y: 272, at: 'middle' }),
      opening(DOORWAY.x, DOORWAY.top, DOORWAY.width),
      leaf(open, { x: 276, top: HEAD, width: 62, colour: 'ochre', hasPane: true }),
      leaf(open, { x: 338, top: HEAD, width: 62, colour: 'ochre', hinge: 'right', hasPane: true }),
      shade(rect(276, HEAD, 124, 6), 0.24),
      device('magnetic-lock', { x: 338, y: HEAD, at: 'head' }),
      lamp(352, HEAD + 5, 1.5, 'red', second > 8.7 ? 0 : 1),
      sign(338),
      signal(TO_PANEL, ramp(second, 4.1, 5.5), 'danger'),
      signal(TO_SOUNDER, ramp(second, 6.9, 7.8), 'danger'),
      signal(TO_LOCK, ramp(second, 7.1, 8.7), 'danger'),
      ...walkers.map((one, index) =>
        isInside[index] ? within(`door-${index}`, rect(276, HEAD, 124, FLOOR - HEAD), one) : '',
      ),
      cutWall(WALL - 12, BEAM, 12),
      stair(),
      bin(second),
      ...walkers.map((one, index) => (isInside[index] ? '' : one)),
      storey(),
    ]
  },
}

function wires(): string {
  return line(`${pathOf(TO_PANEL)}${pathOf(TO_LOCK)}M226 200V264`, 0.8)
}

/** A bin that smoulders, and its smoke. */
function bin(second: number): string {
  const strength = ramp(second, 0.2, 2)
  const puffs = Array.from({ length: 16 }, (_, index) => {
    const share = (second * 0.24 + index / 16) % 1
    // Smoke has risen no farther than it has had time to.
    if (share > second * 0.26) return ''
    const y = FLOOR - 40 - share * (FLOOR - 80)
    const x = 66 + Math.sin(share * 5 + index * 1.7) * (3 + share * 13)
    const opacity = round(
      0.5 * strength * Math.min(1, share * 6) * (1 - share * 0.45) * Math.min(1, (1 - share) * 6),
      3,
    )
    return `<circle cx="${round(x, 2)}" cy="${round(y, 2)}" r="${round(9 + share * 25, 2)}" fill="url(#puff)" fill-opacity="${opacity}" stroke="none"/>`
  })
  const soft = '<stop stop-color="var(--ink-3)"/><stop offset="1" stop-color="var(--ink-3)" stop-opacity="0"/>'
  return [
    `<radialGradient id="puff">${soft}</radialGradient>`,
    ...puffs,
    shape(`M50 ${FLOOR - 42}h32l-4 42h-24z`, 'plinth-2', 1.1),
    line(`M58 ${FLOOR - 36}l2 30M66 ${FLOOR - 36}v30M74 ${FLOOR - 36}l-2 30`, 0.6),
  ].join('')
}

/** A flight that is cut, and the one behind it. */
function stair(): string {
  const tread = 26
  const rise = 17
  const count = 9
  const steps = `v${-rise}h${tread}`.repeat(count)
  const cut = `M494 ${FLOOR}${steps}V${FLOOR - rise * count + 26}L520 ${FLOOR}z`
  return [
    area(`M560 ${BEAM}h30l130 78v20z`),
    area(cut),
    ruled([507, 720, tread], 0.7, (x) => `M${x} ${Math.round(FLOOR - ((x - 494) / tread) * rise - 5)}v-66`),
    line(`M507 ${FLOOR - 84}L720 ${Math.round(FLOOR - 84 - ((720 - 507) / tread) * rise)}`, 2.2),
  ].join('')
}
