import { person, tree } from '../kit/from-the-side.ts'
import { area, circle, glass, line, shape } from '../kit/pen.ts'
import { armchair, basin, bed, counter, cupboard, nightstand, pendant, plant, sofa, toilet } from './furniture.ts'
import { earth, partition, type Section, slab, waves } from './section.ts'

/*
 * A care home of two floors under one roof: rooms above, with a bath between two of them; below, the entrance, the
 * nurses' station, the day room and the door to the garden. Beds and buttons report by radio, the rest by a riser.
 */

const GROUND = 640
const UPPER = 512
const EAVES = 384
const [LEFT, RIGHT] = [196, 1100]
const RISER = 640

export const careHome: Section = {
  from: 216,
  to: 716,
  places: {
    entrance: { x: 296, y: 548, accent: 'security' },
    station: { x: 520, y: 562, accent: 'video' },
    corridor: { x: 770, y: 546, accent: 'monitor' },
    exit: { x: 1066, y: 548, accent: 'access' },
    bed: { x: 300, y: 462, accent: 'security' },
    call: { x: 412, y: 440, accent: 'security' },
    hub: { x: 676, y: 416, accent: 'security' },
    panel: { x: 604, y: 578, accent: 'security' },
  },
  buses: [
    {
      along: 'x',
      at: 527,
      ways: {
        entrance: { meets: 296 },
        station: { meets: 520 },
        corridor: { meets: 770 },
        exit: { meets: 1066 },
        hub: { meets: RISER },
        panel: { meets: RISER },
      },
    },
  ],
  paint: () => [
    earth(`M0 ${GROUND}H1392V750H0z`, 'care-earth'),
    garden(),
    shell(),
    roof(),
    rooms(),
    entrance(),
    station(),
    dayRoom(),
    gardenDoor(),
    line(`M0 ${GROUND}H1392`, 2.5),
  ],
}

function shell(): string {
  return [
    area(`M${LEFT} ${EAVES}H${RIGHT}V${GROUND}H${LEFT}z`, 'sheet'),
    slab(LEFT - 8, RIGHT + 8, UPPER),
    slab(LEFT - 8, RIGHT + 8, GROUND - 3, 8),
    slab(LEFT - 84, LEFT, 540, 6),
    line(`M${LEFT - 76} 546V${GROUND}`, 2),
    line(`M${LEFT} ${EAVES}V576M${RIGHT} ${EAVES}V576`, 2),
    glass(`M${LEFT - 3} 410h6v64h-6zM${RIGHT - 3} 410h6v64h-6zM${LEFT - 2} 578h5v${GROUND - 581}h-5z`),
    line(`M${RISER - 12} ${EAVES + 7}V${GROUND - 3}M${RISER + 12} ${EAVES + 7}V${GROUND - 3}`, 1.2),
    line(`M${RIGHT} ${UPPER}h70M${RIGHT + 66} ${UPPER}v-34m0 4h-66m16-4v34m16-34v34m16-34v34`, 0.9),
    slab(RIGHT, RIGHT + 72, UPPER),
    line(`M${RIGHT + 62} ${UPPER + 7}V${GROUND}`, 2),
  ].join('')
}

function roof(): string {
  const middle = (LEFT + RIGHT) / 2
  return [
    area(`M${LEFT - 40} ${EAVES}L${middle} 250L${RIGHT + 40} ${EAVES}z`, 'sheet'),
    line(`M${LEFT + 120} ${EAVES}L${middle} 262L${RIGHT - 120} ${EAVES}M${middle} 262V${EAVES}`, 0.8),
    line(`M${LEFT + 226} 320L${LEFT + 300} ${EAVES}M${RIGHT - 226} 320L${RIGHT - 300} ${EAVES}`, 0.8),
    area(
      `M${LEFT - 46} ${EAVES}L${middle} 242L${RIGHT + 46} ${EAVES}V${EAVES + 7}H${RIGHT + 20}L${middle} 252L${LEFT - 20} ${EAVES + 7}H${LEFT - 46}z`,
    ),
    slab(LEFT - 20, RIGHT + 20, EAVES),
  ].join('')
}

/** Two rooms left and two right of the riser, each with a bed, and a bath between. */
function rooms(): string {
  const top = EAVES + 7
  const things = [
    ...[716, 990].map((x) => bed(x, UPPER)),
    ...[386, 690, 966].map((x) => nightstand(x, UPPER)),
    cupboard(216, UPPER) + cupboard(808, UPPER) + armchair(1064, UPPER),
    toilet(446, UPPER) + basin(474, UPPER) + toilet(870, UPPER) + basin(904, UPPER),
    armchair(540, UPPER) + plant(604, UPPER),
    ...[320, 552, 770, 1030].map((x) => pendant(x, top, 10)),
  ]
  return [
    ...[416, 512, 856, 944].map((x) => partition(x, top, UPPER)),
    line(things.join(''), 0.8),
    mirrored(654, line(bed(270, UPPER), 0.8) + sleeper(270)),
    sleeper(990),
    mat(286),
    shape(`M302 ${UPPER - 22}h7v11h-7z`, 'plinth', 0.9),
    waves(300, UPPER - 17, true),
    button(395, UPPER - 44),
    button(432, UPPER - 36),
    waves(390, UPPER - 44, true),
    waves(436, UPPER - 36),
    shape(`M664 436h24v18h-24z`, 'plinth'),
    line(`M676 436v-6M668 448h8`, 0.9),
    person(578, UPPER, 56, { facesLeft: true, reach: null }),
  ].join('')
}

/** Somebody under a blanket, the head on the pillow. */
function sleeper(x: number): string {
  const y = UPPER - 20
  return shape(`M${x + 22} ${y + 5}q2-12 16-12h20q10 0 12 12z`, 'plinth', 0.8) + circle(x + 14, y - 2, 6, 1, 'sheet')
}

/** The same, seen from the other side; `axis` is twice the distance of the mirror from the left. */
function mirrored(axis: number, things: string): string {
  return `<g transform="translate(${axis} 0) scale(-1 1)">${things}</g>`
}

/** The mat that tells when a bed is left. */
function mat(x: number): string {
  return area(`M${x} ${UPPER - 3}h30v3h-30z`, 'ochre')
}

function button(x: number, y: number): string {
  return shape(`M${x - 4} ${y - 5}h8v10h-8z`, 'vermilion', 0.8)
}

/** The way in: screening with its screen, a visitor, and the bench. */
function entrance(): string {
  const y = GROUND - 3
  return [
    shape(`M285 ${y - 74}h22v34h-22z`, 'plinth'),
    line(`M289 ${y - 69}h14v22h-14z`, 0.8),
    line(`M296 ${y - 40}v40M284 ${y}h24`, 1.8),
    person(256, y, 62, { reach: null }),
    person(346, y, 60, { facesLeft: true, reach: null }),
    line(sofa(374, y) + plant(226, y), 0.8),
    partition(456, UPPER + 7, y),
  ].join('')
}

function station(): string {
  const y = GROUND - 3
  return [
    person(484, y, 62, { reach: null }),
    person(556, y, 62, { facesLeft: true, reach: '14-46L22-52' }),
    area(`M478 ${y - 34}h84v34h-84z`, 'sheet'),
    line(counter(478, y), 0.9),
    shape(`M504 ${y - 54}h32v18h-32z`, 'plinth'),
    line(`M520 ${y - 36}v2`, 1.6),
    shape(`M592 ${y - 46}h24v34h-24z`, 'plinth', 0.9),
    line(`M597 ${y - 40}h14v8h-14zM597 ${y - 26}h14M597 ${y - 21}h14`, 0.8),
  ].join('')
}

/** The day room: two at a table, one in an armchair, one with a walking frame. */
function dayRoom(): string {
  const y = GROUND - 3
  const ceiling = UPPER + 7
  return [
    line([sofa(700, y), pendant(826, ceiling), plant(776, y), cupboard(944, y)].join(''), 0.8),
    line(`M816 ${y - 26}h50M841 ${y - 26}v26M828 ${y}h26`, 0.9),
    seated(802, y),
    seated(880, y, true),
    area(`M760 ${ceiling}h20l-4 7h-12z`),
    line(`M764 ${ceiling + 7}q6 9 12 0`, 1.2),
    partition(1012, ceiling, y),
  ].join('')
}

/** Somebody on a chair. */
function seated(x: number, y: number, facesLeft = false): string {
  const flip = facesLeft ? -1 : 1
  const body = 'M-7-46Q0-50 6-46L7-25H20V0H15V-17H-7z'
  return (
    `<g transform="translate(${x} ${y}) scale(${flip} 1)">` +
    `<path d="M-10-40V0M-10-17H10M8-17V0" stroke-width=".9"/><path d="${body}" fill="var(--sheet)"/>` +
    '<circle cx="0" cy="-55" r="6" fill="var(--sheet)"/></g>'
  )
}

/** The door to the garden, with the reader beside it, and someone who is walking towards it. */
function gardenDoor(): string {
  const y = GROUND - 3
  return [
    line(`M${RIGHT} ${y - 61}v61M${RIGHT} ${y - 61}l-8 5v56`, 1.6),
    glass(`M${RIGHT - 2} ${y - 58}h4v58h-4z`),
    shape(`M1058 ${y - 56}h16v22h-16z`, 'plinth', 0.9),
    line(`M1062 ${y - 50}h8M1062 ${y - 45}h8M1062 ${y - 40}h8`, 0.8),
    person(1036, y, 58, { reach: '14-40L16-34' }),
    line(`M1052 ${y - 32}v32M1046 ${y - 32}h8`, 1.2),
  ].join('')
}

/** Trees, a bench, raised beds, the way in with its ramp. */
function garden(): string {
  const y = GROUND
  const flowers = Array.from({ length: 6 }, (_, index) => `M${1252 + index * 14} ${y - 24}q-4-9 0-16 4 7 0 16`)
  return [
    tree(64, y, 104, 44),
    tree(1350, y, 96, 38),
    tree(1216, y, 74, 30),
    line(`M1244 ${y}v-24h92v24zM1244 ${y - 12}h92`, 0.9),
    line(flowers.join(''), 0.7),
    line(`M1174 ${y}v-16h44v16M1174 ${y - 16}h-2v-18M1218 ${y - 16}`, 0.9),
  ].join('')
}
