import type { SectionPlace } from '../../../content/schema/solution.ts'
import type { Place } from '../kit/drawing.ts'
import { tree } from '../kit/from-the-side.ts'
import { area, circle, glass, line, round, shape } from '../kit/pen.ts'
import { earth, type Section } from './section.ts'

/*
 * A residential block: six floors, a basement with a ramp, a gate. It serves every solution without a building of its
 * own, so its pins are named by the places that content may give to a node. One riser joins them.
 */

const PLACES = {
  gate: { x: 148, y: 486, accent: 'video' },
  lobby: { x: 402, y: 512, accent: 'access' },
  desk: { x: 566, y: 500, accent: 'monitor' },
  lift: { x: 716, y: 352, accent: 'access' },
  home: { x: 476, y: 286, accent: 'video' },
  basement: { x: 470, y: 610, accent: 'monitor' },
  ramp: { x: 1292, y: 512, accent: 'monitor' },
  plantRoom: { x: 884, y: 622, accent: 'other' },
  fire: { x: 836, y: 506, accent: 'security' },
  roof: { x: 1020, y: 118, accent: 'monitor' },
} as const satisfies Record<SectionPlace, Place>

/** Heights of the ground and of the basement's floor; positions of the outer walls. */
const GROUND = 560
const BASEMENT = 690
const LEFT = 384
const RIGHT = 1056
/** Tops of the slabs above the ground floor, the roof first, and the clear height between two of them. */
const SLABS = [128, 194, 260, 326, 392, 458]
const CLEAR = 59
const RISER = 770
const EARTH = `M0 ${GROUND}H${LEFT - 8}V${BASEMENT + 8}H${RIGHT + 8}V${BASEMENT - 2}L1270 ${GROUND}H1392V750H0z`

export const block: Section = {
  from: 40,
  to: 740,
  places: PLACES,
  buses: [
    {
      along: 'y',
      at: RISER,
      ways: {
        roof: { meets: 118 },
        home: { meets: 286 },
        lift: { meets: 352 },
        desk: { d: 'V532', meets: 532 },
        fire: { d: 'V536', meets: 536 },
        lobby: { d: 'V541', meets: 541 },
        gate: { d: 'V574', meets: 574 },
        basement: { meets: 610 },
        plantRoom: { meets: 622 },
        ramp: { d: 'V632', meets: 632 },
      },
    },
  ],
  paint: () => [earth(EARTH, 'block-earth'), shell(), core(), flats(), lobby(), groundFloor(), basement(), site()],
}

function shell(): string {
  return [
    area(`M${LEFT} 128H${RIGHT}V${BASEMENT}H${LEFT}z`, 'sheet'),
    area('M640 84H772V128H640z', 'sheet'),
    line('M640 128V84H772V128', 1.5),
    area('M630 78H782V86H630z'),
    area(`M${RIGHT} ${BASEMENT}L1270 ${GROUND}H${RIGHT + 30}L${RIGHT} ${GROUND + 40}z`, 'sheet'),
    line(`M${RIGHT} ${BASEMENT}L1270 ${GROUND}M${RIGHT} ${GROUND + 46}L${RIGHT + 66} ${GROUND + 6}`, 1.5),
    area(`M${LEFT - 8} ${BASEMENT}H${RIGHT + 2}V${BASEMENT + 8}H${LEFT - 8}z`),
    ...SLABS.map((y) => area(`M${LEFT - 34} ${y}H${RIGHT + 34}V${y + 7}H${LEFT - 34}z`)),
    // The canopy over the entrance, the ground floor's slab, the ground outside.
    area(`M${LEFT - 62} 464H${LEFT}V471H${LEFT - 62}z`),
    area(`M${LEFT - 8} ${GROUND - 3}H${RIGHT + 8}V${GROUND + 5}H${LEFT - 8}z`),
    line(`M0 ${GROUND}H${LEFT}M1270 ${GROUND}H1392`, 2.5),
    line(`M${LEFT} 128V458M${RIGHT} 128V458M${LEFT} ${GROUND}V${BASEMENT}`, 2),
    line(`M${RIGHT} ${GROUND + 46}V${GROUND}M${RIGHT} 465V${GROUND}M${LEFT - 56} 471V${GROUND}`, 2),
  ].join('')
}

/** The stair and the lift, with its car on the second floor. */
function core(): string {
  const flights = SLABS.map((slab, index) => {
    const top = slab + 7
    const foot = index === 5 ? GROUND - 3 : top + CLEAR
    return flight(top, 8, 6.5, round((foot - top) / 8))
  })
  return [
    line(`M620 84V${BASEMENT}M680 128V${BASEMENT}M758 86V${BASEMENT}`, 1.5),
    ...flights,
    flight(GROUND + 5, 10, 5.2, (BASEMENT - GROUND - 5) / 10),
    line('M719 88V372', 0.8),
    shape('M694 372H746V452H694z', 'plinth', 1.2),
    line('M720 372V452', 1.2),
    shape('M704 88h30v14h-30z', 'plinth'),
  ].join('')
}

/** Stairs down to the left, from under a slab. */
function flight(top: number, steps: number, tread: number, rise: number): string {
  return line(`M680 ${top}${`h-${tread}v${rise}`.repeat(steps)}`, 0.8)
}

function flats(): string {
  const rooms = [livingRoom, diningRoom, study]
  return SLABS.slice(0, 5)
    .flatMap((slab, storey) => [
      flat(LEFT, slab + 7, 236, rooms[(storey * 2) % 3]),
      flat(758, slab + 7, RIGHT - 758, rooms[(storey * 2 + 1) % 3]),
    ])
    .join('')
}

type Furnish = (x: number, partition: number, floor: number, ceiling: number) => string

function flat(x: number, ceiling: number, width: number, furnish: Furnish = livingRoom): string {
  const floor = ceiling + CLEAR
  const partition = round(x + width * 0.46, 2)
  const isRight = x > 700
  const front = isRight ? x + width : x
  const rail = isRight ? x + width : x - 34
  const head = floor - 40
  return [
    line(`M${partition} ${ceiling}V${head}h16V${floor}M${partition} ${head}V${floor}`, 0.8),
    glass(`M${front - 3} ${ceiling + 12}h6V${floor}h-6z`),
    line(`M${front} ${ceiling + 12}V${floor}`),
    line(`M${rail} ${floor - 22}h34M${rail + 8} ${floor - 22}v22m9-22v22m9-22v22`, 0.7),
    furnish(x, partition, floor, ceiling),
  ].join('')
}

function livingRoom(x: number, partition: number, floor: number): string {
  const sofa = `M${x + 18} ${floor}v-12h52v12M${x + 18} ${floor - 12}v-8h8v8M${x + 62} ${floor - 12}v-8h8v8`
  const lamp = `M${x + 84} ${floor}v-38M${x + 78} ${floor - 38}h12l-3-9h-6z`
  const sideboard = `M${partition + 34} ${floor}v-16h56v16M${partition + 34} ${floor - 16}v-10h10v10`
  return line(sofa, 0.8) + line(lamp, 0.8) + line(sideboard, 0.8)
}

function diningRoom(x: number, partition: number, floor: number, ceiling: number): string {
  const table =
    `M${x + 24} ${floor}v-18h48v18M${x + 20} ${floor - 18}h56` +
    `M${x + 32} ${floor - 18}v-12M${x + 64} ${floor - 18}v-12`
  const lamp = `M${x + 48} ${ceiling}v16M${x + 38} ${ceiling + 24}q10-14 20 0z`
  const shelf = `M${partition + 30} ${floor}v-32h34v32M${partition + 30} ${floor - 16}h34`
  const cupboard = `M${partition + 74} ${floor}v-44h22v44M${partition + 74} ${floor - 22}h22`
  return line(table, 0.8) + line(lamp, 0.8) + line(shelf + cupboard, 0.8)
}

function study(x: number, partition: number, floor: number): string {
  const bed =
    `M${x + 16} ${floor}v-14h64v14M${x + 16} ${floor - 14}v-14h6v14` + `M${x + 26} ${floor - 14}q4-7 14-7h36v7`
  const stool = `M${partition + 40} ${floor}v-10M${partition + 28} ${floor - 10}h24`
  const plant =
    `M${partition + 40} ${floor - 10}q-12-18-2-26M${partition + 40} ${floor - 10}q12-16 6-28` +
    `M${partition + 40} ${floor - 10}v-26`
  return line(bed, 0.8) + line(stool + plant, 0.8) + line(`M${partition + 70} ${floor}v-20h28v20`, 0.8)
}

function lobby(): string {
  return [
    glass(`M${LEFT - 2} 476h5v84h-5z`),
    line(`M${LEFT} 466V${GROUND}`),
    line(`M424 ${GROUND - 3}v-16h60v16M424 ${GROUND - 19}v-14h8v14M476 ${GROUND - 19}v-14h8v14`, 0.9),
    line('M452 465v22M438 494q14-16 28 0z', 0.9),
    area(`M540 ${GROUND - 38}h64v35h-64z`, 'plinth'),
    line(`M540 ${GROUND - 3}v-35h64v35M534 ${GROUND - 38}h76M560 ${GROUND - 38}v-14h22v14`),
    line(`M504 ${GROUND - 3}v-30M494 ${GROUND - 33}q10-22 2-30m8 30q-2-26 6-34m-6 34q12-12 12-26`, 0.8),
  ].join('')
}

/** Right of the core: parcel lockers, and the room of the fire panel. */
function groundFloor(): string {
  const lockers = [0, 1, 2, 3, 4].flatMap((column) =>
    [0, 1, 2, 3].map((row) => `M${896 + column * 24} ${476 + row * 20}h22v18h-22z`),
  )
  return [
    line(lockers.join(''), 0.7),
    line(`M862 465V${GROUND - 3}`),
    shape('M820 486h28v36h-28z', 'plinth', 0.9),
    line('M824 494h20M824 500h12', 0.9),
    line(`M1030 ${GROUND - 3}V486h20`, 0.8),
  ].join('')
}

function basement(): string {
  const shelves = [60, 42, 24].map((height) => `M776 ${BASEMENT - height}h44`).join('')
  const units = [69, 51, 33].map((height) => `M784 ${BASEMENT - height}h20`).join('')
  return [
    car(438),
    car(924),
    line(`M1040 ${GROUND + 48}V${BASEMENT}`, 0.8),
    line(`M862 ${GROUND + 5}V${BASEMENT}`, 1.5),
    area(`M776 ${BASEMENT - 78}h44v78h-44z`, 'plinth'),
    line(`M776 ${BASEMENT}v-78h44v78${shelves}${units}`),
  ].join('')
}

function car(x: number): string {
  const body = `M${x} ${BASEMENT - 10}q0-18 16-20l14-18q4-4 10-4h34q6 0 10 4l16 17 14 4q6 2 6 17z`
  const windows = `M${x + 30} ${BASEMENT - 31}h62M${x + 62} ${BASEMENT - 52}v21`
  return line(body + windows, 1.1) + circle(x + 24, BASEMENT - 9, 9) + circle(x + 96, BASEMENT - 9, 9)
}

/** Barrier, gate, wall and trees. */
function site(): string {
  const posts = [12, 36, 60, 84, 108].map((x) => `M${x} ${GROUND - 46}v46`).join('')
  const marks = [1290, 1318, 1346].map((x) => `M${x} ${GROUND - 29}h14v6h-14z`).join('')
  return [
    line(`M1262 ${GROUND}v-34h14v34M1276 ${GROUND - 26}h84`, 1.2),
    area(marks),
    area('M110 452h76v8h-76z'),
    line(`M118 460V${GROUND}M178 460V${GROUND}`, 2),
    line('M122 470l44 6v80l-44 4'),
    line(`M0 ${GROUND - 46}h118${posts}`, 0.9),
    tree(58, GROUND, 84, 36),
    tree(252, GROUND, 120, 50),
    tree(1210, GROUND, 96, 40),
    tree(1346, GROUND, 70, 30),
  ].join('')
}
