import { person, tree } from '../kit/from-the-side.ts'
import { area, circle, glass, line, shape } from '../kit/pen.ts'
import { armchair, bed, car, counter, cupboard, desk, pendant, plant, shelf, sofa, table } from './furniture.ts'
import { earth, partition, type Section, slab } from './section.ts'

/*
 * A residents' estate that a property team keeps: flats at the left, beside them the hall, the team's office and the
 * shared rooms under a pool, below them tanks, pumps and the generator.
 */

const GROUND = 540
const CELLAR = 672
const FLATS = { left: 150, right: 470, floors: [436, 340, 244] } as const
const CLUB = { left: 470, right: 1180, upper: 426, roof: 312 } as const
const RISER = 486

export const estate: Section = {
  from: 148,
  to: 708,
  places: {
    monitor: { x: 402, y: 382, accent: 'video' },
    platform: { x: 892, y: 470, accent: 'other' },
    amenities: { x: 834, y: 365, accent: 'access' },
    notice: { x: 612, y: 470, accent: 'other' },
    plant: { x: 830, y: 602, accent: 'other' },
  },
  buses: [
    {
      along: 'y',
      at: RISER,
      ways: {
        monitor: { meets: 382 },
        amenities: { d: 'V354', meets: 354 },
        platform: { d: 'V442', meets: 442 },
        notice: { d: 'V452', meets: 452 },
        plant: { d: 'V578', meets: 578 },
      },
    },
  ],
  paint: () => [
    earth(`M0 ${GROUND}H${FLATS.left - 8}V${CELLAR + 8}H${CLUB.right + 8}V${GROUND}H1392V750H0z`, 'estate-earth'),
    shell(),
    flats(),
    pool(),
    sharedRooms(),
    hall(),
    office(),
    plantRooms(),
    grounds(),
    line(`M0 ${GROUND}H${FLATS.left}M${CLUB.right} ${GROUND}H1392`, 2.5),
  ],
}

function shell(): string {
  const { left, right, floors } = FLATS
  return [
    area(`M${left} 244H${right + 32}V${CELLAR}H${left}z`, 'sheet'),
    area(`M${right} ${CLUB.roof}H${CLUB.right}V${CELLAR}H${right}z`, 'sheet'),
    ...floors.map((y) => slab(left - 34, right + 40, y)),
    slab(CLUB.left, CLUB.right + 30, CLUB.upper),
    slab(CLUB.left, CLUB.right + 30, CLUB.roof),
    slab(left - 8, CLUB.right + 8, GROUND - 3, 8),
    slab(left - 8, CLUB.right + 8, CELLAR, 8),
    line(`M${left} 244V${GROUND}M${left} ${GROUND}V${CELLAR}M${CLUB.right} ${CLUB.upper}V${GROUND - 62}`, 2),
    line(
      `M${CLUB.right} ${CLUB.roof}V${CLUB.upper}M${CLUB.right} ${GROUND}V${CELLAR}M${right + 32} 244V${CLUB.roof}`,
      2,
    ),
    line(`M${right} 244V${CELLAR}M${right + 32} ${CLUB.roof}V${CELLAR}`, 1.3),
    glass(`M${CLUB.right - 3} ${CLUB.roof + 22}h6v78h-6zM${CLUB.right - 3} ${GROUND - 62}h6v59h-6z`),
    ...[436, 340].map(balcony),
    balcony(GROUND - 3),
  ].join('')
}

function balcony(floor: number): string {
  const x = FLATS.left
  const rail = floor > 500 ? '' : `M${x - 32} ${floor - 28}h32M${x - 30} ${floor - 28}v28m10-28v28m10-28v28`
  return glass(`M${x - 3} ${floor - 70}h6v70h-6z`) + line(rail, 0.8)
}

/** Flats above one another; in the middle one somebody reads a notice on the monitor. */
function flats(): string {
  const [first, second, roof] = FLATS.floors
  const y = GROUND - 3
  const things = [
    bed(172, y) + cupboard(254, y) + sofa(340, y) + plant(420, y) + pendant(360, first + 7),
    sofa(172, first) + table(254, first) + pendant(282, second + 7),
    desk(176, second) + shelf(258, second) + sofa(398, second) + sofa(326, first) + pendant(368, roof + 7),
  ]
  return [
    partition(316, roof + 7, second),
    partition(320, first + 7, y),
    line(things.join(''), 0.8),
    shape(`M394 ${second + 58}h16v11h-16z`, 'plinth', 0.9),
    person(436, first, 62, { facesLeft: true, reach: '14-46L28-36' }),
    person(366, second, 60, { reach: null }),
  ].join('')
}

/** The pool on the roof, a parasol, and somebody who swims. */
function pool(): string {
  const y = CLUB.roof
  return [
    area(`M640 ${y}H960V${y + 34}H640z`),
    glass(`M647 ${y - 2}H953V${y + 27}H647z`),
    line(`M647 ${y - 2}q13-5 26 0${'t26 0'.repeat(10)}`, 1),
    circle(826, y - 8, 6, 1, 'sheet'),
    line(`M814 ${y - 1}q-12-7-22-3m42 0l14-6`, 1.2),
    line(`M960 ${y}v-26m-16 30v-30m0 4h16M944 ${y - 26}q4-6 8 0m8 0q4-6 8 0v26`, 1),
    line(`M1040 ${y}v-66M1000 ${y - 52}q40-34 80 0z`, 1),
    line(`M1050 ${y}v-8h38l18-18M1058 ${y - 8}v8M1084 ${y - 8}v8`, 1),
    line(`M520 ${y}v-28H626m0 28v-28M547 ${y}v-28m27 28v-28m26 28v-28M1196 ${y}v-28H1110v28m43 0v-28m28 0v28`, 0.8),
    tree(560, y, 34, 18),
  ].join('')
}

/** The gymnasium, and the reading room with a reader at its door. */
function sharedRooms(): string {
  const y = CLUB.upper
  const ceiling = CLUB.roof + 7
  const treadmill = (x: number) => `M${x} ${y}h60v-5h-60zM${x + 52} ${y - 5}l6-36h-14`
  const readers = [
    table(912, y - 1) + shelf(1052, y) + shelf(1096, y) + plant(1156, y) + pendant(1000, ceiling, 14),
    pendant(1090, ceiling, 14) + armchair(990, y),
  ]
  return [
    line(
      treadmill(540) +
        treadmill(626) +
        `M712 ${y}v-20h40v20M706 ${y - 20}h52M716 ${y - 34}h32m-32-6v12m32-12v12M732 ${y - 34}v14`,
      0.9,
    ),
    person(562, y - 5, 60),
    partition(790, ceiling + 27, y),
    line(`M866 ${ceiling + 27}V${y - 58}M866 ${y - 58}V${y}M866 ${y - 58}l18 6v52`, 1.3),
    shape(`M829 ${y - 48}h11v17h-11z`, 'plinth', 0.9),
    line(`M832 ${y - 45}h5v5h-5z`, 0.8),
    person(806, y, 62, { reach: '14-44L20-38' }),
    line(readers.join(''), 0.8),
    person(1034, y, 60, { facesLeft: true }),
  ].join('')
}

/** The hall: the display on its wall, the way in, parcels. */
function hall(): string {
  const y = GROUND - 3
  const doors = [0, 1, 2, 3, 4].flatMap((column) =>
    [0, 1, 2].map((row) => `M${708 + column * 22} ${y - 62 + row * 20}h20v18h-20z`),
  )
  return [
    shape(`M582 ${y - 54}h60v32h-60z`, 'ink'),
    line(`M590 ${y - 46}h24M590 ${y - 38}h40M590 ${y - 30}h32`, 2.4, { colour: 'light' }),
    person(556, y, 62, { reach: null }),
    person(666, y, 62, { facesLeft: true, reach: null }),
    line(`${doors.join('')}${plant(530, y)}`, 0.8),
    line(`M836 ${CLUB.upper + 7}V${y - 56}M836 ${y - 56}V${y}`, 1.3),
  ].join('')
}

/** The team's office: the platform on a desk, a task taken by somebody with a trolley. */
function office(): string {
  const y = GROUND - 3
  return [
    line([desk(862, y), shelf(954, y)].join(''), 0.8),
    person(1048, y, 62, { reach: null }),
    area(`M1022 ${y - 34}h84v34h-84z`, 'sheet') + line(counter(1022, y), 0.9),
    person(1150, y, 62, { facesLeft: true, reach: '14-44L22-42' }),
    partition(1008, CLUB.upper + 7, y),
  ].join('')
}

/** Cars; tanks and pumps; the generator. */
function plantRooms(): string {
  const y = CELLAR
  const tank = (x: number) =>
    glass(`M${x} ${y - 58}h84v52h-84z`) +
    line(`M${x} ${y - 72}h84v66h-84zM${x} ${y - 58}q10-5 21 0t21 0 21 0 21 0M${x + 8} ${y - 6}v6m68-6v6`, 1.1)
  const pump = (x: number) =>
    circle(x, y - 20, 12, 1.1, 'plinth') +
    line(`M${x - 14} ${y}h28M${x - 6} ${y - 10}l-4 10m16-10l4 10M${x + 12} ${y - 20}h16M${x} ${y - 32}v-12`, 1.1)
  return [
    line(car(176, y) + car(326, y), 1),
    tank(560) + tank(664),
    line(`M748 ${y - 20}h62M810 ${y - 20}h20`, 1.1),
    pump(830) + pump(888),
    line(`M830 ${y - 44}h58M888 ${y - 44}V${GROUND + 5}`, 1.1),
    line(`M960 ${GROUND + 5}V${y}`, 1.5),
    shape(`M1000 ${y - 58}h116v48h-116z`, 'plinth', 1.1),
    line(
      `M1010 ${y - 48}h40v28h-40zM1016 ${y - 42}h28m-28 6h28m-28 6h28M1062 ${y - 48}h22v14h-22zM1008 ${y - 10}v10m100-10v10M1096 ${y - 58}v-20h60v-38`,
      1,
    ),
    person(932, y, 62, { facesLeft: true, reach: '14-44L26-38' }),
  ].join('')
}

/** A court with a swing, trees and a bench. */
function grounds(): string {
  const y = GROUND
  return [
    tree(56, y, 108, 42),
    tree(1354, y, 100, 34),
    line(
      `M1222 ${y}l14-76h58l14 76M1236 ${y - 76}l12 76M1294 ${y - 76}l-12 76M1254 ${y - 76}l-8 50M1268 ${y - 76}l-8 50M1244 ${y - 26}h18`,
      1.2,
    ),
    line(`M100 ${y}v-15h34v15M100 ${y - 15}v-15`, 0.9),
  ].join('')
}
