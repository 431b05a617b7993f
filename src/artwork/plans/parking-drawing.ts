import { assemble, type Drawing, type DrawingLabels, type Place, type ViewBox } from '../drawing/kit/drawing.ts'
import { car, doorLeaf, tree } from '../drawing/kit/from-above.ts'
import { area, cable, circle, hatched, hatching, line, shape, text } from '../drawing/kit/pen.ts'

/*
 * A car park from above: road, a lane in, a lane out, the island between them, eighteen stalls. Walls are filled. Drawn
 * at 1392 units, one per pixel at 1440, with the grid's lines at 348, 696 and 1044.
 */

const BOX: ViewBox = { x: 0, y: 0, width: 1392, height: 680 }

const NODES = {
  entryCamera: { x: 596, y: 322, accent: 'monitor' },
  loop: { x: 404, y: 206, accent: 'other' },
  entryBarrier: { x: 536, y: 212, accent: 'access' },
  sign: { x: 316, y: 128, accent: 'other' },
  helpPoint: { x: 688, y: 340, accent: 'video' },
  exitCamera: { x: 520, y: 370, accent: 'monitor' },
  exitBarrier: { x: 536, y: 462, accent: 'access' },
  plantRoom: { x: 438, y: 574, accent: 'other' },
} as const satisfies Record<string, Place>

export type ParkingNode = keyof typeof NODES
export type ParkingLabels = DrawingLabels<ParkingNode> & {
  /** Painted on the lanes. */
  entry: string
  exit: string
}

/** Which stalls are occupied, from the entrance on: the upper row and the lower one. */
const UPPER_ROW = [true, false, true, true, false, true, true, true, false]
const LOWER_ROW = [true, true, false, true, true, false, false, true, true]
const STALL = 64
const FIRST_STALL = 842
const HATCHING = 'parking-earth'

/** Draws the car park of the parking solution. */
export function drawParking(labels: ParkingLabels): Drawing<ParkingNode> {
  const parts = [ground(), building(), lanes(labels), stalls(), entry(), exit(), rooms(), cables(), surroundings()]
  return assemble(BOX, parts, NODES, labels)
}

/** Road, kerb and verge. */
function ground(): string {
  const dashes = Array.from({ length: 13 }, (_, index) => `M97 ${14 + index * 52}h4v28h-4z`).join('')
  return [
    hatching(HATCHING),
    area('M0 0H1392V680H0z', 'paper'),
    area('M0 0H196V680H0z', 'plinth'),
    area(dashes, 'paper'),
    line('M196 0V172M196 508V680M208 0V160M208 520V680', 1.2),
    line('M196 172Q196 190 216 190M196 508Q196 490 216 490', 1.2),
  ].join('')
}

function building(): string {
  return [
    area('M348 30H1392V650H348z', 'sheet'),
    area('M340 22H1392V34H352V172H340zM340 508H352V646H1392V658H340z'),
    hatched('M340 0H1392V22H340zM340 658H1392V680H340z', HATCHING),
  ].join('')
}

function lanes({ entry, exit }: ParkingLabels): string {
  const middle = Array.from({ length: 14 }, (_, index) => `M${812 + index * 44} 340h24`).join('')
  return [
    area('M208 190H770V300H208zM208 380H770V490H208z', 'plinth'),
    line('M216 190H770M216 490H770', 1.2),
    island(),
    line('M804 178H1392M804 502H1392', 0.8),
    line(middle, 1.2, { colour: 'edge' }),
    arrows('right', [260, 245], [700, 245], [880, 258], [1230, 258]),
    arrows('left', [300, 435], [760, 435], [950, 422], [1290, 422]),
    text(232, 224, entry, 18),
    text(232, 476, exit, 18),
  ].join('')
}

/** The island with chamfered ends. */
function island(): string {
  return [
    shape('M300 340L322 306H742L764 340L742 374H322z', 'paper', 1.5),
    line('M312 340L328 314H736L752 340L736 366H328z', 0.6),
    circle(322, 340, 5, 1, 'ink'),
    circle(744, 340, 5, 1, 'ink'),
  ].join('')
}

function arrows(to: 'left' | 'right', ...tails: [number, number][]): string {
  const way = to === 'right' ? 1 : -1
  const d = tails.map(([x, y]) => `M${x} ${y - 3}h${way * 34}v-7l${way * 16} 10l${-way * 16} 10v-7h${-way * 34}z`)
  return area(d.join(''), 'edge')
}

function stalls(): string {
  const edges = Array.from({ length: 10 }, (_, index) => 810 + index * STALL)
  const columns = edges
    .filter((_, index) => index % 3 === 0)
    .map((x) => `M${x - 8} 34h16v16h-16zM${x - 8} 630h16v16h-16zM${x - 8} 142h16v16h-16zM${x - 8} 522h16v16h-16z`)
  const upper = UPPER_ROW.map((isTaken, index) => stall(index, isTaken, 94, 166, index % 2 ? 90 : 270))
  const lower = LOWER_ROW.map((isTaken, index) => stall(index, isTaken, 588, 514, index % 3 ? 270 : 90))
  return [
    line(edges.map((x) => `M${x} 34V150M${x} 530V646`).join('')),
    area(columns.join('')),
    ...upper,
    ...lower,
  ].join('')
}

/** A stall with its lamp: a red square if it is occupied, a green ring if it is free. */
function stall(index: number, isTaken: boolean, y: number, lampY: number, angle: number): string {
  const x = FIRST_STALL + index * STALL
  if (isTaken) return car(x, y, angle) + area(`M${x - 5} ${lampY - 5}h10v10h-10z`, 'danger')
  const ring = `<circle cx="${x}" cy="${lampY}" r="5.5" stroke="var(--ok)" stroke-width="3"/>`
  return text(x, y + 6, 'P', 22, { anchor: 'middle' }) + ring
}

/** The camera's field of view, the loop that triggers it, the barrier, and the loop that closes it. */
function entry(): string {
  return [
    view('M600 306L470 196V296z', 'M600 306L470 196M600 306L470 296'),
    loop(402, 210),
    loop(604, 210),
    car(430, 245, 0, 'paper'),
    area('M480 236h4v18h-4z'),
    boom(566, 194, 116),
    area('M554 308h24v24h-24zM590 302h18v10h-18z'),
  ].join('')
}

/** The open barrier, seen end on, and a leaving car. */
function exit(): string {
  return [
    loop(604, 400),
    loop(402, 400),
    line('M566 374V486', 1, { dashes: '3 5' }),
    area('M554 348h24v24h-24z'),
    boom(566, 372, 18),
    area('M512 372h18v8h-18z'),
    view('M530 376L640 398V474z', 'M530 376L640 398M530 376L640 474'),
    car(424, 435, 180, 'paper'),
    car(690, 435, 180),
  ].join('')
}

function view(d: string, edges: string): string {
  return area(d, 'light', 0.55) + line(edges, 0.8, { dashes: '4 4' })
}

function loop(x: number, y: number): string {
  return line(`M${x + 12} ${y}h66l12 12v46l-12 12h-66l-12-12v-46z`, 1.6, { colour: 'plum', dashes: '5 4' })
}

function boom(x: number, y: number, length: number): string {
  let stripes = ''
  for (let along = 8; along < length - 6; along += 26) stripes += `M${x - 3} ${y + along}h6v12h-6z`
  return shape(`M${x - 3} ${y}h6v${length}h-6z`, 'paper') + area(stripes, 'vermilion')
}

/** Help point, sign, plant room, and the stair and lift up to the building. */
function rooms(): string {
  const racks = 'M372 601h34M372 612h34M372 623h34M412 601h34M412 612h34M412 623h34'
  const steps = [500, 510, 520, 530, 540, 550, 560].map((x) => `M${x} 34V78`).join('')
  return [
    shape('M702 326h28v28h-28z', 'plinth'),
    line('M702 333h28'),
    shape('M326 60h14v96h-14z', 'plinth-2'),
    line('M326 84h14M326 108h14M326 132h14'),
    area('M352 520H536V528H352zM528 520h8v50h-8zM528 616h8v30h-8z'),
    doorLeaf(536, 570, 46, { open: [1, 0], shut: [0, 1] }),
    shape('M372 590h34v44h-34zM412 590h34v44h-34z', 'plinth', 0.9),
    line(`${racks}M470 634v-30h44v30M492 604v-10`, 0.9),
    area('M470 34h8v96h-8zM470 122h150v8h-150zM700 34h8v96h-8zM668 122h40v8h-40z'),
    doorLeaf(620, 126, 48, { open: [0, 1], shut: [1, 0] }),
    line(`M490 34V122${steps}M490 78H570M570 34V78M582 56H494l8-5M494 56l8 5`, 0.8),
    shape('M636 46h56v56h-56z', 'plinth'),
    line('M636 46l56 56M692 46l-56 56'),
    area('M644 100h40v6h-40z'),
  ].join('')
}

function cables(): string {
  return [
    cable('M438 574V540H300V340H322'),
    cable('M322 340H702'),
    cable('M596 340V312M520 340V372'),
    cable('M300 340V128H326'),
  ].join('')
}

/** Planting, and the traffic on the road. */
function surroundings(): string {
  return [
    tree(276, 60, 34),
    tree(268, 610, 40),
    tree(292, 560, 22),
    car(52, 260, 90),
    car(148, 560, 270),
    car(52, 30, 90),
  ].join('')
}
