import { circle, area, glass, hatched, hatching, line, round, shape, text } from '../drawing/kit/pen.ts'
import { person } from '../drawing/kit/from-the-side.ts'

/* The static parts of the riser diagram: seven storeys, the panel on the ground floor, lift and stair on the right. */

/** Heights are those of the ceiling and of the floor. */
type Storey = { name: string; ceiling: number; floor: number }

/** Named as on the buttons of a lift, the top one first. */
export const STOREYS: readonly Storey[] = [
  { name: '6F', ceiling: 97, floor: 180 },
  { name: '5F', ceiling: 187, floor: 270 },
  { name: '4F', ceiling: 277, floor: 360 },
  { name: '3F', ceiling: 367, floor: 450 },
  { name: '2F', ceiling: 457, floor: 540 },
  { name: '1F', ceiling: 547, floor: 630 },
  { name: 'B1', ceiling: 637, floor: 734 },
]
/** The storeys with a loop of their own: all except the basement; and the storeys with rooms. */
export const LOOPED = STOREYS.slice(0, 6)
const DIVIDED = STOREYS.slice(0, 5)
const HATCHING = 'fire-earth'

/** Draws the ground, the air in the building, and the names of the storeys on their slabs, outside the wall. */
export function drawGround(): string {
  const earth = 'M0 634H112V776H0zM1364 634H1392V776H1364zM112 742H1364V776H112z'
  return [
    hatching(HATCHING),
    area(earth, 'plinth'),
    hatched(earth, HATCHING),
    area('M120 94H1356V738H120z', 'sheet'),
    ...STOREYS.map((storey) => nameStorey(storey)),
    line(DIVIDED.map(({ floor }) => `M24 ${floor}H104`).join(''), 0.6),
  ].join('')
}

/** Writes the name of a storey beside it. */
export function nameStorey({ name, floor }: Storey, colour: 'ink' | 'danger' = 'ink'): string {
  return text(24, floor - 10, name, 30, { colour, weight: 600, spacing: -1 })
}

/** Draws rooms, furniture, the hall, the car park, the stair and the slabs. */
export function drawBuilding(): string {
  return [walls(), furniture(), groundFloor(), basement(), stair(), shell()].join('')
}

/** Thin walls with a door each, and the solid wall of the riser. */
function walls(): string {
  const partitions = DIVIDED.flatMap(({ ceiling, floor }, storey) =>
    [420, 616, 760, 904]
      .filter((_, index) => (index + storey) % 4 !== 3)
      .map((x) => `M${x} ${ceiling}V${floor - 52}M${x - 9} ${floor}v-52h18v52`),
  )
  const riser = DIVIDED.map(({ ceiling, floor }) => `M232 ${ceiling}V${floor}`)
  return line(partitions.join(''), 0.8) + line(riser.join(''), 1.5)
}

/** Furniture from its lower left corner: the path of its outline. */
const FURNITURE = {
  desk: (x: number, y: number) =>
    `M${x} ${y}v-18h50v18M${x - 3} ${y - 18}h56M${x + 16} ${y - 18}v-12h20v12M${x + 66} ${y}v-14h-10m10 0v-14`,
  bed: (x: number, y: number) => `M${x} ${y}v-12h60v12M${x} ${y - 12}v-12M${x + 8} ${y - 12}q4-7 14-7h34`,
  sofa: (x: number, y: number) => `M${x} ${y}v-14h56v14M${x} ${y - 14}v-12h8v12M${x + 48} ${y - 14}v-12h8v12`,
  stove: (x: number, y: number) =>
    `M${x} ${y}v-22h58v22M${x + 20} ${y - 22}v22M${x + 4} ${y - 26}h12` +
    `M${x + 26} ${y - 22}v-10h20v10M${x} ${y - 58}h58v14h-58z`,
  shelf: (x: number, y: number) => `M${x} ${y}v-46h36v46M${x} ${y - 15}h36M${x} ${y - 30}h36`,
}

/** Furniture of the upper five floors, by its positions. */
const FURNISHED: readonly Partial<Record<keyof typeof FURNITURE, number[]>>[] = [
  { desk: [270, 796], bed: [470], shelf: [556, 940], sofa: [650] },
  { desk: [450], bed: [640, 930], shelf: [540], sofa: [270, 800] },
  { desk: [320, 796], shelf: [260], sofa: [648], stove: [488] },
  { desk: [640], bed: [280, 800], shelf: [370], sofa: [470] },
  { desk: [270], bed: [650], shelf: [560], sofa: [470, 930], stove: [798] },
]

function furniture(): string {
  const storeys = DIVIDED.map(({ floor }, storey) => furnish(FURNISHED[storey] ?? {}, floor))
  return line(storeys.join(''), 0.8)
}

function furnish(
  { desk = [], bed = [], shelf = [], sofa = [], stove = [] }: (typeof FURNISHED)[number],
  floor: number,
): string {
  return [
    ...desk.map((x) => FURNITURE.desk(x, floor)),
    ...bed.map((x) => FURNITURE.bed(x, floor)),
    ...shelf.map((x) => FURNITURE.shelf(x, floor)),
    ...sofa.map((x) => FURNITURE.sofa(x, floor)),
    ...stove.map((x) => FURNITURE.stove(x, floor)),
  ].join('')
}

/** The control room and the hall. */
function groundFloor(): string {
  return [
    line('M232 547V630M424 547V578M415 630V578h18V630', 1.2),
    shape('M282 562h36v48h-36z', 'plinth'),
    line('M288 569h24v10h-24zM288 585h24M288 591h24M288 597h24'),
    line(FURNITURE.desk(340, 630), 0.8),
    person(392, 630, 62, { facesLeft: true }),
    person(648, 612, 44, { reach: null }),
    area('M600 610h96v20h-96z', 'plinth'),
    line('M600 630v-20h96v20M594 610h108'),
    line('M520 630v-30M510 600q10-22 2-30m8 30q-2-26 6-34m-6 34q12-12 12-26', 0.8),
    line(FURNITURE.sofa(800, 630) + FURNITURE.sofa(880, 630), 0.8),
    glass('M117 560h6v70h-6z'),
  ].join('')
}

/** Cars, and the tank and pump of the hydrants. */
function basement(): string {
  return [
    ...[300, 470, 640].map(car),
    glass('M848 672h112v62H848z'),
    line('M848 656h112v78H848zM848 672q14-6 28 0t28 0 28 0 28 0', 1.1),
    circle(996, 716, 14, 1.1, 'plinth'),
    line('M960 722h22M996 702V654h14M1010 654V97M989 709l14 14', 1.1),
    line('M804 637V734', 1.2),
  ].join('')
}

function car(x: number): string {
  const body = `M${x} 724q0-18 16-20l14-18q4-4 10-4h34q6 0 10 4l16 17 14 4q6 2 6 17z`
  const windows = `M${x + 30} 703h62M${x + 62} 682v21`
  return line(body + windows, 1.1) + circle(x + 24, 725, 9, 1, 'sheet') + circle(x + 96, 725, 9, 1, 'sheet')
}

function stair(): string {
  const flights = STOREYS.map(({ ceiling, floor }, index) => {
    const tread = index % 2 ? 10.2 : -10.2
    return `M${index % 2 ? 1252 : 1344} ${ceiling}${`h${tread}v${round((floor - ceiling) / 9)}`.repeat(9)}`
  })
  return line('M1240 64V734', 1.5) + line(flights.join(''), 0.9)
}

/** Slabs are drawn as beams. */
function shell(): string {
  const slabs = [90, ...DIVIDED.map(({ floor }) => floor)].map((y) => `M104 ${y}H1372V${y + 7}H104z`)
  return [
    area(`${slabs.join('')}M0 630H112V634H0zM104 630H1392V638H104zM112 734H1364V742H112z`),
    line('M120 90V734M1356 90V574M1356 638V734', 2),
  ].join('')
}
