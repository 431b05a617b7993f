import { assemble, type Drawing, type DrawingLabels, type Place, type ViewBox } from '../../src/drawing/kit/drawing.ts'
import { person } from '../../src/drawing/kit/from-the-side.ts'
import { area, cable, circle, glass, hatched, hatching, line, round, shape, text } from '../../src/drawing/kit/pen.ts'

/*
 * Riser diagram of a fire alarm: seven storeys, one loop each, the panel on the ground floor, lift and stair on the
 * right. The fourth floor is in alarm, and every linked device is drawn in its alarm state. Drawn at 1392 units.
 */

const BOX: ViewBox = { x: 0, y: 0, width: 1392, height: 776 }

const NODES = {
  smoke: { x: 462, y: 312, accent: 'security' },
  heat: { x: 826, y: 482, accent: 'security' },
  callPoint: { x: 1000, y: 404, accent: 'access' },
  sounder: { x: 700, y: 212, accent: 'security' },
  panel: { x: 300, y: 578, accent: 'security' },
  lift: { x: 1132, y: 562, accent: 'other' },
  fireDoor: { x: 1044, y: 312, accent: 'access' },
  fan: { x: 1222, y: 28, accent: 'security' },
  exit: { x: 1356, y: 582, accent: 'access' },
} as const satisfies Record<string, Place>

export type FireNode = keyof typeof NODES
export type FireLabels = DrawingLabels<FireNode>

/** In alarm; warned, as a neighbouring storey; or quiet. Heights are those of the ceiling and of the floor. */
type Storey = { name: string; ceiling: number; floor: number; state: 'quiet' | 'warned' | 'alarm' }

/** Named as on the buttons of a lift, the top one first. */
const STOREYS: readonly Storey[] = [
  { name: '6F', ceiling: 97, floor: 180, state: 'quiet' },
  { name: '5F', ceiling: 187, floor: 270, state: 'warned' },
  { name: '4F', ceiling: 277, floor: 360, state: 'alarm' },
  { name: '3F', ceiling: 367, floor: 450, state: 'warned' },
  { name: '2F', ceiling: 457, floor: 540, state: 'quiet' },
  { name: '1F', ceiling: 547, floor: 630, state: 'quiet' },
  { name: 'B1', ceiling: 637, floor: 734, state: 'quiet' },
]
/** The storeys with a loop of their own: all except the basement; and the storeys with rooms. */
const LOOPED = STOREYS.slice(0, 6)
const DIVIDED = STOREYS.slice(0, 5)
const HATCHING = 'fire-earth'

/** Draws the riser diagram of the fire alarm solution. */
export function drawFire(labels: FireLabels): Drawing<FireNode> {
  const parts = [
    ground(),
    storeyNames(),
    walls(),
    furniture(),
    smoke(),
    groundFloor(),
    basement(),
    lift(),
    stair(),
    shell(),
    doors(),
    people(),
    devices(),
    fan(),
    loops(),
  ]
  return assemble(BOX, parts, NODES, labels)
}

function ground(): string {
  const earth = 'M0 634H112V776H0zM1364 634H1392V776H1364zM112 742H1364V776H112z'
  return [
    hatching(HATCHING),
    area(earth, 'plinth'),
    hatched(earth, HATCHING),
    area('M120 94H1356V738H120z', 'sheet'),
    area('M120 277H1356V360H120z', 'danger-wash'),
  ].join('')
}

/** The names are on the slabs, outside the wall. */
function storeyNames(): string {
  const names = STOREYS.map(({ name, floor, state }) =>
    text(24, floor - 10, name, 30, { colour: state === 'alarm' ? 'danger' : 'ink', weight: 600, spacing: -1 }),
  )
  return names.join('') + line(DIVIDED.map(({ floor }) => `M24 ${floor}H104`).join(''), 0.6)
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

/** The pan on the fourth floor's stove. */
function smoke(): string {
  const plumes = 'M516 326q-14-8-4-16t-4-14M530 326q14-8 4-18t6-14M522 326q-4-12 2-20'
  return line(plumes, 1, { colour: 'ink-3' }) + area('M509 332q2-10 8-12 0 6 5 8 2-4 0-8 8 4 8 12z', 'danger')
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

/** The lift's car, dashed where it was called back from, and at the ground floor with open doors. */
function lift(): string {
  return [
    line('M1084 64V734M1180 64V734', 1.5),
    area('M1084 56H1180V64H1084z'),
    line('M1132 70V552', 0.8),
    shape('M1118 66h28v12h-28z', 'plinth'),
    line('M1100 290h64v66h-64z', 0.9, { dashes: '4 4' }),
    area('M1128 376h8v112h10l-14 18-14-18h10z', 'danger'),
    shape('M1100 556h64v74h-64z', 'plinth', 1.4),
    area('M1112 562h40v68h-40z', 'light'),
    line('M1112 562v68M1152 562v68M1106 562v68M1158 562v68'),
  ].join('')
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

/** Doors to the core are held open, but shut around the alarm; the exit is open. */
function doors(): string {
  const leaves = STOREYS.map(({ ceiling, floor, state }) => {
    const head = line(`M1044 ${ceiling}V${floor - 56}`, 1.5)
    if (state !== 'quiet') return head + area(`M1041 ${floor - 56}h6v56h-6z`, 'danger')
    const leaf = `M1044 ${floor - 56}l20 5v51`
    return `${head}${area(`${leaf}h-20z`, 'sheet')}${line(`${leaf}M1044 ${floor - 56}V${floor}M1062 ${floor - 24}v8`)}`
  })
  const exit = area('M1356 574l26 8v48h-26z', 'sheet') + line('M1356 574l26 8v48M1356 574V630', 1.2)
  return leaves.join('') + exit
}

/** People on their way down. */
function people(): string {
  return [
    person(880, 360, 66),
    person(960, 360, 66),
    person(1212, 450, 62),
    person(1212, 630, 62),
    person(1304, 630, 62),
  ].join('')
}

/** Detectors, call points, and the sounders of the three storeys that are warned first. */
function devices(): string {
  const detectors = LOOPED.flatMap(({ ceiling, state }) =>
    [330, state === 'alarm' ? 514 : 520, 686, 830, 972].map((x) => detector(x, ceiling, x === 514)),
  )
  const callPoints = LOOPED.map(({ floor }) => shape(`M1022 ${floor - 46}h11v11h-11z`, 'vermilion', 0.8))
  const sounders = STOREYS.filter(({ state }) => state !== 'quiet').map(({ ceiling }) => sounder(ceiling + 27))
  return [...detectors, ...[360, 720, 940].map((x) => detector(x, 637)), ...callPoints, ...sounders].join('')
}

function detector(x: number, y: number, isOn = false): string {
  const body = area(`M${x - 9} ${y}h18l-4 8h-10z`, isOn ? 'danger' : 'ink')
  if (!isOn) return body
  return body + line(`M${x - 14} ${y + 14}q14 10 28 0M${x - 20} ${y + 19}q20 14 40 0`, 1.2, { colour: 'danger' })
}

function sounder(y: number): string {
  return area(`M600 ${y}h8l8-6v20l-8-6h-8z`) + line(`M622 ${y - 2}q6 6 0 12M629 ${y - 7}q11 11 0 22`, 1.2)
}

/** The smoke fan on the roof. */
function fan(): string {
  return [
    area('M1184 46H1260V90H1184z', 'sheet'),
    line('M1184 90V46H1260V90', 1.4),
    area('M1174 40H1270V47H1174z'),
    circle(1222, 68, 14, 1.2, 'plinth'),
    line('M1222 54V82M1208 68H1236M1212 58L1232 78M1232 58L1212 78', 0.8),
    line('M1196 36Q1192 28 1198 20M1246 36Q1242 28 1248 20', 0.9),
  ].join('')
}

/** One riser cable, one loop per storey, and the lines to linked devices. */
function loops(): string {
  const storeys = LOOPED.map(({ ceiling, floor }) => {
    const y = ceiling + 15
    const box = `M164 ${y - 8}h40v16h-40z`
    return cable(`M196 ${y}H1028V${floor - 50}`, 'ochre') + shape(box, 'plinth', 0.9) + line(`M172 ${y}h6m6 0h12`, 0.9)
  })
  return [
    cable('M172 104V676M196 676V104', 'ochre'),
    ...storeys,
    cable('M196 656H940M172 676H196M204 590H282', 'ochre'),
    cable('M1028 562H1098M1044 311H1028M1222 90V84M1028 112H1222V90M1028 562V612H1356', 'ochre'),
  ].join('')
}
