import { person } from '../kit/from-the-side.ts'
import { area, circle, glass, line, shape } from '../kit/pen.ts'
import { crate, desk, pallet, rack } from './furniture.ts'
import { earth, partition, type Section, slab } from './section.ts'

/*
 * A plant: the gatehouse and the gate, an office building of two floors whose ground floor is the way to production.
 * The hall has a robot behind its line on the floor; the dock follows. Cables run in a tray under the roof.
 */

const GROUND = 640
const OFFICE = { left: 316, right: 596, floor: 512, roof: 392 }
const HALL = { left: 596, right: 1196, eaves: 262 }
const TRAY = 330

export const factory: Section = {
  from: 156,
  to: 716,
  places: {
    gatehouse: { x: 158, y: 556, accent: 'access' },
    turnstile: { x: 404, y: 548, accent: 'access' },
    'metal-gate': { x: 540, y: 540, accent: 'security' },
    'video-software': { x: 431, y: 438, accent: 'other' },
    recorder: { x: 540, y: 426, accent: 'monitor' },
    'zone-camera': { x: 690, y: 374, accent: 'monitor' },
    'help-point': { x: 1012, y: 534, accent: 'video' },
  },
  buses: [
    {
      along: 'x',
      at: TRAY,
      ways: {
        'zone-camera': { meets: 690 },
        'help-point': { meets: 1012 },
        recorder: { d: 'H612', meets: 612 },
      },
    },
    {
      along: 'x',
      at: 498,
      ways: {
        'video-software': { meets: 431 },
        recorder: { meets: 540 },
        'metal-gate': { meets: 540 },
        turnstile: { meets: 404 },
        gatehouse: { d: 'V666H302', meets: 302 },
      },
    },
  ],
  paint: () => [
    earth(`M0 ${GROUND}H1392V750H0z`, 'factory-earth'),
    shells(),
    roof(),
    gate(),
    office(),
    production(),
    robot(),
    conveyor(),
    crane(),
    dock(),
    line(`M0 ${GROUND}H1392`, 2.5),
  ],
}

function shells(): string {
  const { left, right, floor, roof } = OFFICE
  return [
    area(`M${left} ${roof}H${right}V${GROUND}H${left}z`, 'sheet'),
    area(`M${HALL.left} ${HALL.eaves}H${HALL.right}V${GROUND}H${HALL.left}z`, 'sheet'),
    slab(left - 26, right, roof),
    slab(left - 26, right, floor),
    area(`M${left - 8} ${GROUND - 3}H1300V${GROUND + 5}H${left - 8}z`),
    line(`M${left} ${roof}V${floor}M${left} ${floor + 7}V584`, 2),
    line(`M${HALL.left} ${HALL.eaves}V${GROUND - 60}M${HALL.right} ${HALL.eaves}V${GROUND - 96}`, 2),
    glass(`M${left - 3} ${roof + 26}h6V${floor - 22}h-6z`),
  ].join('')
}

/** Four saw-teeth with glass to the north, and a truss under each. */
function roof(): string {
  const bay = (HALL.right - HALL.left) / 4
  const y = HALL.eaves
  const teeth = [0, 1, 2, 3].map((index) => {
    const x = HALL.left + index * bay
    const web = `M${x} ${y}l${bay / 4} 46 ${bay / 4}-46 ${bay / 4} 46 ${bay / 4}-46`
    return (
      area(`M${x} ${y}V${y - 74}L${x + bay} ${y}z`, 'sheet') +
      glass(`M${x - 3} ${y - 70}h6V${y - 6}h-6z`) +
      line(web, 0.8) +
      area(`M${x - 6} ${y - 80}h9L${x + bay + 4} ${y}v3h-10L${x} ${y - 73}h-6z`)
    )
  })
  return teeth.join('') + line(`M${HALL.left} ${y}H${HALL.right}M${HALL.left} ${y + 46}H${HALL.right}`, 1.4)
}

/** Fence, gatehouse and the kiosk at its window. */
function gate(): string {
  const bars = Array.from({ length: 8 }, (_, index) => `M${10 + index * 9} ${GROUND - 54}v54`)
  return [
    line(`M4 ${GROUND - 54}H76M4 ${GROUND - 8}H76${bars.join('')}`, 0.8),
    area(`M82 ${GROUND - 106}h60v106h-60z`, 'sheet'),
    line(`M82 ${GROUND}v-106M142 ${GROUND}v-106`, 1.5),
    glass(`M92 ${GROUND - 84}h40v34h-40z`),
    line(`M92 ${GROUND - 84}h40v34h-40z`, 0.8),
    slab(70, 196, GROUND - 113),
    shape(`M150 ${GROUND - 62}h16v24h-16z`, 'plinth'),
    line(`M158 ${GROUND - 38}v38M150 ${GROUND}h16`, 1.2),
    person(196, GROUND, 62, { facesLeft: true, reach: '14-46L24-50' }),
    person(238, GROUND, 62, { facesLeft: true, reach: null }),
  ].join('')
}

function office(): string {
  const { left, floor, roof } = OFFICE
  return [
    line(`M${left} 584h-18v56`, 1.5),
    partition(494, roof + 7, floor),
    line([desk(330, floor), desk(408, floor), rack(522, floor)].join(''), 0.8),
    tripod(386),
    person(352, GROUND - 3, 62, { reach: null }),
    detectorGate(522),
    person(472, GROUND - 3, 62, { reach: null }),
  ].join('')
}

/** A turnstile with a face terminal on it. */
function tripod(x: number): string {
  const y = GROUND - 3
  return (
    shape(`M${x} ${y}v-36h36v36z`, 'plinth') +
    line(`M${x + 18} ${y - 28}l-24 12M${x + 18} ${y - 28}l18 20M${x + 18} ${y - 28}v-8`, 1.6) +
    shape(`M${x + 12} ${y - 66}h12v24h-12z`, 'plinth') +
    line(`M${x + 18} ${y - 42}v6`, 1.6)
  )
}

function detectorGate(x: number): string {
  const y = GROUND - 3
  const zones = [0, 1, 2, 3, 4, 5].map((index) => `M${x + 1} ${y - 8 - index * 10}h5M${x + 30} ${y - 8 - index * 10}h5`)
  return shape(`M${x} ${y}v-78h36v78h-7v-64h-22v64z`, 'plinth') + line(zones.join(''), 0.8)
}

/** The hall's columns, machines and stores; the help point on the second column. */
function production(): string {
  const columns = [746, 1012].map(
    (x) =>
      shape(`M${x - 6} ${HALL.eaves + 46}h12V${GROUND - 3}h-12z`, 'plinth', 0.9) +
      line(`M${x} ${HALL.eaves + 46}V${GROUND - 3}`, 0.6),
  )
  const y = GROUND - 3
  return [
    ...columns,
    shape(`M1004 ${y - 78}h16v30h-16z`, 'vermilion', 0.9),
    circle(1012, y - 57, 4, 0.9, 'sheet'),
    person(978, y, 62, { reach: '15-50L24-56' }),
    line([crate(1076, y), crate(1112, y), crate(1094, y - 26), pallet(1150, y)].join(''), 0.8),
    line(`M1064 ${y}v-132M1194 ${y - 112}H1064M1064 ${y - 66}H1194`, 1.2),
    line([pallet(1076, y - 66), pallet(1122, y - 66), pallet(1098, y - 112)].join(''), 0.8),
  ].join('')
}

/** A robot arm, the line around it, the camera that keeps the line, and the fitter outside. */
function robot(): string {
  const y = GROUND - 3
  return [
    area(`M646 ${y - 1}h210v4h-210z`, 'light'),
    line(`M690 406L640 ${y}M690 406L856 ${y}`, 1, { colour: 'pine', dashes: '5 5' }),
    shape('M676 392h28v12l-18 8-10-8z', 'plinth'),
    line(`M690 ${HALL.eaves + 46}V392`, 1.2),
    shape(`M772 ${y}v-14h60v14z`, 'plinth', 1.2),
    line(`M802 ${y - 14}L790 ${y - 72}L838 ${y - 118}L872 ${y - 86}`, 9),
    line(`M802 ${y - 14}L790 ${y - 72}L838 ${y - 118}L872 ${y - 86}`, 6.4, { colour: 'plinth-2' }),
    circle(802, y - 18, 9, 1, 'sheet') + circle(790, y - 72, 8, 1, 'sheet') + circle(838, y - 118, 7, 1, 'sheet'),
    line(`M872 ${y - 86}v10m-7 10v-10h14v10`, 1.6),
    person(624, y, 62),
  ].join('')
}

function conveyor(): string {
  const y = GROUND - 3
  const rollers = Array.from({ length: 6 }, (_, index) => circle(868 + index * 17, y - 28, 4, 0.8, 'sheet'))
  return [
    shape(`M860 ${y - 36}h100q8 0 8 8t-8 8h-100q-8 0-8-8t8-8z`, 'plinth'),
    ...rollers,
    line(`M872 ${y - 20}v20M952 ${y - 20}v20`, 1.6),
    line(crate(920, y - 36), 0.8),
    shape(`M858 ${y - 58}h26v22h-26z`, 'sheet', 0.8),
  ].join('')
}

/** A bridge crane on its rail. */
function crane(): string {
  return [
    slab(HALL.left + 4, HALL.right - 4, 352, 4),
    shape('M856 340h48v12h-48z', 'plinth'),
    circle(866, 354, 4, 1, 'sheet') + circle(894, 354, 4, 1, 'sheet'),
    line('M880 358v70m0 0q8 4 4 12-6 6-10-1', 1.1),
  ].join('')
}

/** The gate of the hall, and a lorry at the dock. */
function dock(): string {
  const y = GROUND
  return [
    line(`M${HALL.right} ${y - 96}h14v8h-14`, 1.2),
    slab(HALL.right, 1300, y - 112),
    shape(`M1218 ${y - 92}h96v72h-96z`, 'sheet', 1.2),
    line([crate(1228, y - 22), crate(1264, y - 22)].join(''), 0.8),
    shape(`M1318 ${y - 20}v-46q0-6 6-6h24l16 26q6 3 6 9v17z`, 'sheet', 1.2),
    glass(`M1328 ${y - 66}h18l12 20h-30z`),
    line(`M1214 ${y - 20}h158`, 2),
    ...[1240, 1290, 1344].map((x) => circle(x, y - 11, 11, 1.2, 'plinth') + circle(x, y - 11, 4, 0.8)),
  ].join('')
}
