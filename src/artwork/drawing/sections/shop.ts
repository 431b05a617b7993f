import { person, tree } from '../kit/from-the-side.ts'
import { area, circle, glass, line, shape } from '../kit/pen.ts'
import { bed, counter, crate, cupboard, desk, pendant, plant, scooter, shelf, sofa, table } from './furniture.ts'
import { earth, partition, type Section, slab, waves } from './section.ts'

/*
 * A shop in a row of houses: the arcade along the street, the shop, the store behind it; a flat on each floor above. All
 * devices speak to the hub by radio, so that there is no cable between them.
 */

const GROUND = 640
const FLOORS = [508, 404, 300] as const
const [LEFT, RIGHT] = [376, 1096]
const ARCADE = 492

export const shop: Section = {
  from: 196,
  to: 716,
  places: {
    siren: { x: 350, y: 530, accent: 'security' },
    contact: { x: 544, y: 560, accent: 'security' },
    panic: { x: 736, y: 562, accent: 'security' },
    pir: { x: 880, y: 552, accent: 'security' },
    hub: { x: 998, y: 536, accent: 'security' },
  },
  buses: [],
  paint: () => [
    earth(`M0 ${GROUND}H1392V750H0z`, 'shop-earth'),
    street(),
    shell(),
    arcade(),
    sales(),
    store(),
    flats(),
    yard(),
    line(`M0 ${GROUND}H1392`, 2.5),
  ],
}

function shell(): string {
  const top = FLOORS[2]
  return [
    area(`M${LEFT} ${top}H${RIGHT}V${GROUND}H${LEFT}z`, 'sheet'),
    ...FLOORS.map((y) => slab(LEFT - 8, RIGHT + 8, y)),
    slab(LEFT, RIGHT + 8, GROUND - 3, 8),
    line(`M${LEFT} ${top - 34}V${top}M${RIGHT} ${top - 34}V${top}`, 2),
    line(`M${LEFT} ${top}V${FLOORS[0]}M${RIGHT} ${top}V${GROUND - 60}`, 2),
    shape(`M${LEFT} ${FLOORS[0] + 7}h12V${GROUND - 3}h-12z`, 'plinth'),
    glass(
      `M${LEFT - 3} ${FLOORS[1] + 22}h6v50h-6zM${LEFT - 3} ${top + 22}h6v50h-6zM${RIGHT - 3} ${FLOORS[1] + 22}h6v50h-6z`,
    ),
    shape(`M${LEFT - 30} ${FLOORS[0] - 70}h26v54h-26z`, 'plinth', 1.2),
    line(`M${LEFT - 24} ${FLOORS[0] - 58}h14M${LEFT - 24} ${FLOORS[0] - 46}h14M${LEFT - 24} ${FLOORS[0] - 34}h14`, 2),
  ].join('')
}

/** The covered walk, with a scooter in it; the siren on the front of the house. */
function arcade(): string {
  const y = GROUND - 3
  return [
    line(scooter(400, y), 1),
    shape('M352 548h24v26h-24z', 'plinth'),
    circle(364, 561, 6, 1, 'ochre'),
    waves(360, 561, true),
  ].join('')
}

/** Behind the shutter: shelves, the counter with the till, a customer. */
function sales(): string {
  const y = GROUND - 3
  const ceiling = FLOORS[0] + 7
  const lamps = [600, 690, 780].map((x) => pendant(x, ceiling, 8))
  const clothes = Array.from({ length: 6 }, (_, index) => `M${626 + index * 8} ${y - 50}l-3 5v28h8v-28z`)
  return [
    shape(`M${ARCADE + 20} ${ceiling}h24v14h-24z`, 'plinth'),
    glass(`M${ARCADE + 29} ${ceiling + 14}h6V${y}h-6z`),
    line(`M${ARCADE + 32} ${ceiling + 14}V${y}`, 1.2),
    shape(`M538 ${y - 52}h8v18h-8z`, 'plinth', 0.9),
    waves(546, y - 44),
    line([shelf(574, y), `M620 ${y}v-50h56v50`, ...clothes, ...lamps].join(''), 0.8),
    person(692, y, 60, { reach: '14-46L22-44' }),
    person(768, y, 62, { facesLeft: true, reach: '14-46L20-50' }),
    area(`M706 ${y - 34}h84v34h-84z`, 'sheet'),
    line(`${counter(706, y)}M716 ${y - 34}v-8h20v8M720 ${y - 42}l4-10h14l-2 10`, 0.9),
    shape(`M731 ${y - 30}h10v10h-10z`, 'vermilion', 0.8),
    waves(742, y - 25),
    shape(`M908 ${ceiling + 30}h10v18h-10z`, 'plinth', 0.9),
    line(`M908 ${ceiling + 44}L806 ${y}M908 ${ceiling + 48}L884 ${y}`, 0.9, { colour: 'ochre', dashes: '4 5' }),
    partition(926, ceiling, y),
  ].join('')
}

/** Behind the shop: goods, the owner's desk, and the hub under the ceiling. */
function store(): string {
  const y = GROUND - 3
  const hub = FLOORS[0] + 54
  return [
    shape(`M984 ${hub}h28v18h-28z`, 'plinth'),
    line(`M990 ${hub + 12}h8M990 ${hub}v-6M1006 ${hub}v-6`, 0.9),
    waves(1012, hub + 9),
    waves(984, hub + 9, true),
    line([crate(944, y), crate(944, y - 26), desk(990, y)].join(''), 0.8),
    line(`M${RIGHT} ${y - 56}v56M${RIGHT} ${y - 56}l-8 5v51`, 1.6),
  ].join('')
}

/** The flats above: a living room and a bedroom each, and the tank on the roof. */
function flats(): string {
  const [first, second, roof] = FLOORS
  const things = [
    sofa(430, first) + plant(512, first) + table(600, first) + pendant(628, second + 7),
    cupboard(690, first) + shelf(736, first) + bed(840, first) + desk(980, first),
    desk(420, second) + shelf(530, second) + sofa(620, second) + pendant(650, roof + 7),
    bed(760, second) + cupboard(850, second) + table(960, second) + pendant(988, roof + 7) + plant(1056, second),
  ]
  return [
    ...[580, 800, 930].map((x) => partition(x, second + 7, first)),
    ...[590, 730, 920].map((x) => partition(x, roof + 7, second)),
    line(things.join(''), 0.8),
    person(676, first, 62, { facesLeft: true, reach: null }),
    shape(`M900 ${roof - 44}h70v36h-70z`, 'plinth', 1.2),
    line(`M906 ${roof}v-8M964 ${roof}v-8M900 ${roof - 32}h70`, 1.2),
  ].join('')
}

/** Before the shop: somebody under a tree, a lamp, a car at the kerb. */
function street(): string {
  const y = GROUND
  return [
    tree(84, y, 132, 52),
    tree(274, y, 80, 32),
    line(`M196 ${y}v-188q0-12 12-12h26M190 ${y}h12`, 1.8),
    area(`M226 ${y - 202}h24l4 6h-30z`),
    person(150, y, 62),
    person(326, y, 60, { reach: null }),
  ].join('')
}

/** Behind the house: a wall, a tree and the back of the next row. */
function yard(): string {
  const y = GROUND
  return [
    tree(1180, y, 84, 34),
    line(`M1250 ${y}v-52h-8v-6h24v6h-8v52`, 1),
    area(`M1302 300H1392V${y}H1302z`, 'sheet'),
    line(`M1302 ${y}V300`, 2),
    slab(1290, 1392, 293),
    ...[410, 520].map((level) => line(`M1302 ${level}h90`, 0.8)),
    ...[330, 440, 550].map(
      (level) => glass(`M1330 ${level}h40v44h-40z`) + line(`M1330 ${level}h40v44h-40zM1350 ${level}v44`, 0.8),
    ),
  ].join('')
}
