import {
  assembleFolded,
  type DrawingLabels,
  type Fold,
  type FoldedDrawing,
  type Place,
  type ViewBox,
} from '../drawing/kit/drawing.ts'
import { person, tree } from '../drawing/kit/from-the-side.ts'
import { area, cable, glass, hatched, hatching, line, round, shape, text } from '../drawing/kit/pen.ts'

/*
 * One visit on one ground line: seven scenes of equal width, from the invitation to the exit. The pass is the dotted
 * thread under the floor. Drawn at 1392 units; on phones four scenes stand below the first three and a garden.
 */

const BOX: ViewBox = { x: 0, y: 20, width: 1392, height: 420 }

/** Where the numbers of the scenes stand. */
export const NODES = {
  invite: { x: 112, y: 250, accent: 'other' },
  arrive: { x: 262, y: 252, accent: 'video' },
  checkIn: { x: 478, y: 236, accent: 'access' },
  pass: { x: 708, y: 262, accent: 'access' },
  lift: { x: 874, y: 196, accent: 'access' },
  meet: { x: 1092, y: 240, accent: 'other' },
  checkOut: { x: 1296, y: 236, accent: 'access' },
} as const satisfies Record<string, Place>

export type VisitorNode = keyof typeof NODES
export type VisitorLabels = DrawingLabels<VisitorNode>

const GROUND = 384
const HATCHING = 'visitor-earth'
/** Returns the left edge of a scene. */
const sceneStart = (index: number) => round((BOX.width / 7) * index)

const FOLD: Fold = { at: sceneStart(3), top: 98 }
/** Right edge of the first half: it reaches under the second one, so that no gap is seen between them. */
const SEAM = FOLD.at + 1
/** Left edge of the garden, which only phones show. */
const GARDEN = -200

/** Draws the seven scenes of the visitor solution. */
export function drawVisitor(labels: VisitorLabels): FoldedDrawing<VisitorNode> {
  const outside = [hatching(HATCHING), earth(GARDEN, SEAM), garden(), invitation(), gate(), hall(), checkIn()]
  const inside = [earth(FOLD.at, BOX.width), offices(), turnstile(), lift(), meeting(), wayOut()]
  const halves: [string[], string[]] = [
    [...outside, ground(GARDEN, SEAM), cable(`M100 410H${FOLD.at}${stitch(478)}M100 410V${GROUND - 30}M262 410V330`)],
    [
      ...inside,
      ground(FOLD.at, BOX.width),
      cable(`M${FOLD.at} 410H1296${[708, 874, 1092, 1296].map(stitch).join('')}`),
    ],
  ]
  return assembleFolded(BOX, FOLD, halves, NODES, labels)
}

function earth(from: number, to: number): string {
  const d = `M${from} ${GROUND}H${to}V440H${from}z`
  return area(d, 'plinth') + hatched(d, HATCHING)
}

function ground(from: number, to: number): string {
  return line(`M${from} ${GROUND}H${to}`, 2.5)
}

/** From the pass, a thread under the floor, up to the ground. */
function stitch(x: number): string {
  return `M${x} 410V${GROUND}`
}

function garden(): string {
  return tree(-128, GROUND, 96, 40) + tree(-48, GROUND, 128, 30)
}

/** The host's room; the invitation flies to the gate. */
function invitation(): string {
  return [
    area(`M24 214H176V${GROUND}H24z`, 'sheet'),
    line(`M24 214V${GROUND}M176 214V${GROUND}`, 2),
    area('M8 204H192V214H8z'),
    line(`M76 ${GROUND}v-30h78v30M70 ${GROUND - 30}h90M104 ${GROUND - 30}l6-22h30l-6 22z`),
    person(56, GROUND, 96, { reach: '18-42L30-40' }),
    line(`M40 ${GROUND}v-26h-8v-26`),
    line('M96 236h34v22h-34zM96 236l17 12 17-12', 1.2),
    cable('M134 246Q220 150 322 292'),
    area('M326 300l-9-9 11-4z', 'plum'),
  ].join('')
}

function gate(): string {
  return [
    tree(212, GROUND, 120, 34),
    area('M238 232H290V242H238z'),
    line(`M246 242V${GROUND}M282 242V${GROUND}`, 2),
    shape('M254 286h20v44h-20z', 'plinth', 0.9),
    line('M258 292h12v12h-12zM258 310h12M258 316h12', 0.9),
    person(330, GROUND, 104, { facesLeft: true, reach: '18-48L27-58' }),
    shape('M300 316h9v16h-9z', 'paper'),
    line(`M360 ${GROUND}v-62m11 62v-62m11 62v-62M352 ${GROUND - 62}h34`, 0.9),
  ].join('')
}

/** The scenes three to seven stand under one beam, which the fold cuts. */
function hall(): string {
  const left = sceneStart(2)
  return [
    area(`M${left} 132H${SEAM}V${GROUND}H${left}z`, 'sheet'),
    area(`M${round(left - 26)} 118H${SEAM}V132H${round(left - 26)}z`),
    line(`M${left} 132V${GROUND}`, 2),
    glass(`M${round(left - 3)} 200h6V${GROUND}h-6z`),
  ].join('')
}

function offices(): string {
  const partitions = [3, 4, 5, 6].map((index) => `M${sceneStart(index)} 132V${GROUND}`)
  return [
    area(`M${FOLD.at} 132H1352V${GROUND}H${FOLD.at}z`, 'sheet'),
    area(`M${FOLD.at} 118H1378V132H${FOLD.at}z`),
    line(`M1352 132V${GROUND}`, 2),
    line(partitions.join(''), 0.9),
    glass(`M1349 200h6V${GROUND}h-6z`),
  ].join('')
}

/** The kiosk reads the code on the visitor's phone. */
function checkIn(): string {
  const code = [0, 1, 2].flatMap((column) =>
    [0, 1, 2]
      .filter((row) => (column + row) % 2 === 0)
      .map((row) => `M${471 + column * 6} ${272 + row * 5 + column}h4v4h-4z`),
  )
  return [
    line('M470 132v30M452 170q18-18 36 0z', 0.9),
    shape('M462 258l34 6v46l-34-6z', 'plinth', 1.1),
    line(`M468 268l22 4v20l-22-4zM474 306V${GROUND - 6}M484 308V${GROUND - 6}M458 ${GROUND}h42l-4-6h-34z`, 1.1),
    area(code.join('')),
    person(532, GROUND, 104, { facesLeft: true, reach: '18-52L28-56' }),
    line(`M424 ${GROUND}v-30m-10 0q10-22 2-30m8 30q-2-26 6-34m-6 34q12-12 12-26`, 0.9),
  ].join('')
}

function turnstile(): string {
  return [
    shape('M640 308h44v76h-44zM736 308h44v76h-44z', 'plinth', 1.1),
    line('M640 320h44M736 320h44', 1.1),
    glass('M684 322h20v48h-20zM716 322h20v48h-20z'),
    line('M684 322h20v48h-20M736 322h-20v48h20'),
    person(618, GROUND, 104),
    area('M648 296h26v12h-26z'),
    line('M712 132v26M694 166q18-18 36 0z', 0.9),
    line('M752 296v12h14v-12z'),
  ].join('')
}

/** The floor is already selected. */
function lift(): string {
  return [
    area(`M828 214h92V${GROUND}h-92z`, 'plinth'),
    area(`M846 222h56V${GROUND}h-56z`, 'light'),
    line(`M828 ${GROUND}V214h92V${GROUND}M846 ${GROUND}V222h56V${GROUND}M836 222V${GROUND}M912 222V${GROUND}`, 1.1),
    person(874, GROUND, 100, { reach: null }),
    text(936, 300, '5F', 44, { colour: 'ink', weight: 600, spacing: -2 }),
    line('M938 312h44'),
    area('M928 338h9v22h-9z'),
  ].join('')
}

/** The panel by the door is red. */
function meeting(): string {
  const tableTop = GROUND - 36
  return [
    area(`M1010 232h56V${GROUND}h-56z`, 'paper'),
    line(`M1010 ${GROUND}V232h56V${GROUND}M1058 308v14`, 1.2),
    shape('M1074 288h12v18h-12z', 'vermilion'),
    line(`M1098 ${tableTop}h82M1108 ${tableTop}V${GROUND}M1170 ${tableTop}V${GROUND}`, 1.2),
    line('M1139 132v52M1115 192q24-22 48 0z', 0.9),
    person(1098, GROUND - 6, 84, { reach: null }),
    person(1180, GROUND - 6, 84, { facesLeft: true, reach: null }),
    area(`M1108 ${tableTop}h62v4h-62z`),
    line(`M1086 ${GROUND}v-26h18M1192 ${GROUND}v-26h-18`),
    line(`M1128 ${tableTop}l3-12h16l3 12z`, 0.9),
  ].join('')
}

/** The badge is returned; the door is open. */
function wayOut(): string {
  return [
    shape('M1216 276h30v108h-30z', 'plinth', 1.1),
    line('M1222 288h18M1222 288v-16h18v16M1226 262h10v14h-10z', 1.1),
    area(`M1352 ${GROUND}V206l40 12v166z`, 'vermilion'),
    area(`M1300 ${GROUND}L1352 ${GROUND}V206z`, 'light', 0.35),
    person(1296, GROUND, 104),
  ].join('')
}
