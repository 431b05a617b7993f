import { person, tree } from '../kit/from-the-side.ts'
import { area, glass, line, shape } from '../kit/pen.ts'
import { armchair, bed, cupboard, desk, pendant, plant, rack, shelf, sofa } from './furniture.ts'
import { earth, flight, partition, type Section, slab } from './section.ts'

/*
 * Two towers around a court: the gate with its guard room, one tower in section with a riser from the basement to the
 * last door, the other seen from the court. The same cable runs from the gate to the flat.
 */

const GROUND = 600
const CELLAR = 690
const FLOORS = [504, 408, 312, 216] as const
const [LEFT, RIGHT] = [420, 844]
const RISER = 726

export const twoTowers: Section = {
  from: 56,
  to: 726,
  places: {
    'main-gate': { x: 110, y: 518, accent: 'video' },
    console: { x: 250, y: 518, accent: 'video' },
    tower: { x: 452, y: 531, accent: 'video' },
    'flat-door': { x: 662, y: 344, accent: 'video' },
    riser: { x: RISER, y: 272, accent: 'other' },
    monitor: { x: 572, y: 342, accent: 'video' },
    ups: { x: 628, y: 646, accent: 'other' },
  },
  buses: [
    {
      along: 'y',
      at: RISER,
      ways: {
        riser: { meets: 272 },
        monitor: { d: 'V326', meets: 326 },
        'flat-door': { meets: 344 },
        tower: { d: 'V517', meets: 517 },
        'main-gate': { d: 'V623', meets: 623 },
        console: { d: 'V614', meets: 614 },
        ups: { meets: 646 },
      },
    },
  ],
  paint: () => [
    earth(`M0 ${GROUND}H${LEFT - 8}V${CELLAR + 8}H1208V${GROUND}H1392V760H0z`, 'towers-earth'),
    otherTower(),
    shell(),
    core(),
    flats(),
    lobby(),
    cellar(),
    gate(),
    court(),
    line(`M0 ${GROUND}H${LEFT}M1208 ${GROUND}H1392`, 2.5),
  ],
}

function shell(): string {
  const top = FLOORS[3]
  return [
    area(`M${LEFT} ${top}H${RIGHT}V${GROUND}H${LEFT}z`, 'sheet'),
    area(`M${LEFT} ${GROUND}H1200V${CELLAR}H${LEFT}z`, 'sheet'),
    area(`M${RISER - 14} ${top - 44}H${RIGHT}V${top}H${RISER - 14}z`, 'sheet'),
    slab(RISER - 22, RIGHT + 8, top - 51),
    line(`M${RISER - 14} ${top - 44}V${top}M${RIGHT} ${top - 44}V${top}`, 1.5),
    ...FLOORS.map((y) => slab(LEFT - 32, RIGHT + 8, y)),
    slab(LEFT - 8, 1208, GROUND - 3, 8),
    slab(LEFT - 8, 1208, CELLAR, 8),
    slab(LEFT - 62, LEFT, 536, 6),
    line(`M${LEFT - 56} 542V${GROUND}`, 2),
    line(
      `M${LEFT} ${top}V${FLOORS[0]}M${LEFT} ${GROUND}V${CELLAR}M${RIGHT} ${top}V${GROUND}M1200 ${GROUND}V${CELLAR}`,
      2,
    ),
    glass(`M${LEFT - 2} 542h5v${GROUND - 545}h-5z`),
    line(`M${LEFT} ${FLOORS[0]}V542`, 2),
    ...FLOORS.slice(0, 3).map((y) => balcony(y)),
  ].join('')
}

function balcony(floor: number): string {
  return (
    glass(`M${LEFT - 3} ${floor - 72}h6v72h-6z`) +
    line(`M${LEFT - 30} ${floor - 28}h30M${LEFT - 28} ${floor - 28}v28m9-28v28m9-28v28`, 0.8)
  )
}

/** The riser, and the stair behind it. */
function core(): string {
  const levels = [...FLOORS, GROUND - 3].toSorted((a, b) => a - b)
  const flights = levels.slice(1).map((foot, index) => flight(RIGHT - 6, (levels[index] ?? 0) + 7, foot, 10, 8.6))
  const switches = FLOORS.slice(0, 3).map((y) => shape(`M${RISER - 10} ${y - 26}h20v9h-20z`, 'plinth', 0.8))
  return [
    line(`M${RISER - 14} ${FLOORS[3]}V${CELLAR}M${RISER + 14} ${FLOORS[3]}V${CELLAR}`, 1.3),
    ...flights,
    flight(RIGHT - 6, GROUND + 5, CELLAR, 10, 8.6),
    ...switches,
  ].join('')
}

/** Three flats above one another, each with its door on the landing. */
function flats(): string {
  const [first, second, third] = FLOORS
  const doors = [first, second, third].map(
    (y) => line(`M644 ${y - 89}V${y - 58}`, 1.5) + shape(`M641 ${y - 58}h6v58h-6z`, 'plinth', 0.9),
  )
  const things = [
    sofa(430, first) + armchair(570, first) + pendant(588, second + 7) + shelf(520, first),
    sofa(430, second) + cupboard(504, second),
    bed(430, third) + plant(544, third) + desk(560, third),
  ]
  return [
    ...doors,
    partition(504, FLOORS[1] + 7, first),
    partition(520, FLOORS[3] + 7, third),
    line(things.join(''), 0.8),
    shape(`M564 ${second - 48}h16v11h-16z`, 'plinth', 0.9),
    person(608, second, 62, { facesLeft: true, reach: '14-46L27-42' }),
    shape(`M652 ${second - 46}h8v13h-8z`, 'plinth', 0.9),
    person(692, second, 62, { facesLeft: true, reach: '14-46L32-38' }),
    person(620, first, 62, { facesLeft: true, reach: '12-50L8-62' }),
    shape(`M652 ${first - 46}h8v13h-8zM652 ${third - 46}h8v13h-8z`, 'plinth', 0.9),
  ].join('')
}

/** The station of the tower beside its glass door; the hall behind it. */
function lobby(): string {
  const y = GROUND - 3
  return [
    shape(`M446 ${y - 54}h12v26h-12z`, 'plinth', 0.9),
    line(`M452 ${y - 28}v28M446 ${y}h12`, 1.6),
    person(482, y, 62, { facesLeft: true, reach: '14-46L24-42' }),
    line([sofa(530, y), plant(612, y), pendant(560, FLOORS[0] + 7)].join(''), 0.8),
    line(
      Array.from(
        { length: 6 },
        (_, index) => `M${640 + (index % 3) * 22} ${y - 44 + Math.floor(index / 3) * 20}h20v18h-20z`,
      ).join(''),
      0.8,
    ),
  ].join('')
}

/** The room of the supply, and cars. */
function cellar(): string {
  return [
    line(`M560 ${GROUND + 5}V${CELLAR}`, 1.5),
    line(rack(574, CELLAR) + rack(660, CELLAR), 0.9),
    shape(`M616 ${CELLAR - 28}h24v28h-24z`, 'plinth'),
    line(`M620 ${CELLAR - 23}h16v7h-16zM622 ${CELLAR - 8}h12`, 0.8),
    ...[436, 880, 1040].map((x) => car(x)),
  ].join('')
}

function car(x: number): string {
  const y = CELLAR
  const body = `M${x} ${y - 10}q0-18 16-20l14-18q4-4 10-4h26q6 0 10 4l16 17 10 4q6 2 6 17z`
  const wheels = [24, 86].map((dx) => `M${x + dx + 9} ${y - 9}a9 9 0 1 1-18 0 9 9 0 1 1 18 0z`)
  return line(`${body}M${x + 28} ${y - 31}h56M${x + 56} ${y - 52}v21`) + shape(wheels.join(''), 'sheet')
}

/** The gate with its station, and the guard room with the console. */
function gate(): string {
  const y = GROUND
  const bars = Array.from({ length: 7 }, (_, index) => `M${12 + index * 10} ${y - 52}v52`)
  return [
    line(`M4 ${y - 52}H84${bars.join('')}`, 0.9),
    area(`M76 ${y - 112}h84v8h-84z`),
    line(`M84 ${y - 104}V${y}M152 ${y - 104}V${y}`, 2),
    shape(`M100 ${y - 66}h20v36h-20z`, 'plinth'),
    line(`M104 ${y - 61}h12v14h-12zM110 ${y - 30}v30M102 ${y}h16`, 0.9),
    person(146, y, 62, { facesLeft: true, reach: '14-46L24-46' }),
    area(`M196 ${y - 112}h130v112h-130z`, 'sheet'),
    line(`M196 ${y}v-112M326 ${y}v-112`, 1.6),
    slab(186, 336, y - 118),
    glass(`M193 ${y - 76}h6v40h-6z`),
    person(296, y, 62, { facesLeft: true, reach: '14-46L20-40' }),
    area(`M220 ${y - 34}h60v34h-60z`, 'sheet'),
    line(`M220 ${y}v-34h60v34M215 ${y - 34}h70`, 0.9),
    shape(`M236 ${y - 52}h28v16h-28z`, 'plinth', 0.9),
  ].join('')
}

/** The other tower, from the court. */
function otherTower(): string {
  const [left, right, top] = [1000, 1200, 120]
  const rows = [136, 232, 328, 424]
  const windows = rows.flatMap((y) => [1018, 1086, 1148].map((x) => `M${x} ${y + 14}h34v42h-34z`))
  const sills = rows.map((y) => `M${left} ${y + 80}H${right}`)
  const mullions = rows.flatMap((y) => [1035, 1103, 1165].map((x) => `M${x} ${y + 14}v42`))
  return [
    area(`M${left} ${top}H${right}V${GROUND}H${left}z`, 'paper'),
    glass(windows.join('')),
    line(windows.join('') + mullions.join(''), 0.8),
    line(sills.join(''), 0.8),
    line(`M${left} ${top}V${GROUND}M${right} ${top}V${GROUND}`, 1.5),
    slab(left - 16, right + 16, top - 7),
    slab(left + 40, right - 40, 528, 6),
    glass('M1074 540h52v57h-52z'),
    line('M1074 597v-57h52v57M1100 540v57', 1),
    shape('M1140 552h10v18h-10z', 'plinth', 0.9),
  ].join('')
}

function court(): string {
  return [
    tree(916, GROUND, 104, 42),
    tree(1276, GROUND, 112, 44),
    tree(1360, GROUND, 76, 28),
    line(`M950 ${GROUND - 3}v-15h40v15M950 ${GROUND - 18}h40`, 0.9),
    person(1172, GROUND - 3, 60, { facesLeft: true, reach: '14-46L22-42' }),
  ].join('')
}
