import { assemble, type Drawing, type DrawingLabels, type Place, type ViewBox } from '../drawing/kit/drawing.ts'
import { chair, doorLeaf, tree } from '../drawing/kit/from-above.ts'
import { area, cable, circle, glass, line, shape } from '../drawing/kit/pen.ts'

/*
 * A flat from above, with the effects of four scenes. The scenes overlap as `<g data-scene="…">`; the page shows the
 * selected one. Drawn at 1044 units: three of the grid's four columns at 1440.
 */

const BOX: ViewBox = { x: 0, y: 28, width: 1044, height: 636 }

const NODES = {
  lock: { x: 504, y: 640, accent: 'access' },
  monitor: { x: 590, y: 470, accent: 'video' },
  light: { x: 716, y: 176, accent: 'other' },
  curtain: { x: 1000, y: 300, accent: 'other' },
  smokeAndGas: { x: 690, y: 522, accent: 'security' },
  camera: { x: 470, y: 76, accent: 'monitor' },
  emergency: { x: 400, y: 400, accent: 'security' },
  climate: { x: 250, y: 76, accent: 'other' },
} as const satisfies Record<string, Place>

export type HomeNode = keyof typeof NODES
export type HomeLabels = DrawingLabels<HomeNode>

/** The scenes, with their names in `data-scene`. */
export const HOME_SCENES = ['arrive', 'leave', 'film', 'night'] as const
export type HomeScene = (typeof HOME_SCENES)[number]

const HALL = 'M436 430H566V624H436z'
const LIVING_ROOM = 'M436 56H954V424H436z'
const KITCHEN = 'M572 430H776V624H572z'
const BATH = 'M320 330H430V470H320z'

/** Draws the flat of the smart home solution. */
export function drawHome(labels: HomeLabels): Drawing<HomeNode> {
  const scenes = HOME_SCENES.map((scene) => `<g data-scene="${scene}">${drawScene(scene)}</g>`)
  const rooms = [bedroom(), secondBedroom(), bath(), livingRoom(), kitchenAndStudy(), hall()]
  return assemble(BOX, [floor(), ...scenes, ...rooms, walls(), doors(), cables()], NODES, labels)
}

function floor(): string {
  const decking = steps(136, 440, 16).map((y) => `M960 ${y}H1024`)
  const tiles = [...steps(330, 470, 14).map((y) => `M320 ${y}H430`), ...steps(334, 430, 14).map((x) => `M${x} 330V470`)]
  return [
    area('M0 40H1044V640H0z', 'paper'),
    area('M60 50H960V630H60z', 'sheet'),
    area('M960 120H1024V440H960z', 'plinth'),
    line(decking.join(''), 0.4),
    area(BATH, 'plinth'),
    line(tiles.join(''), 0.3),
  ].join('')
}

function drawScene(scene: HomeScene): string {
  const armed = line('M52 42H968V638H52z', 3, { colour: 'vermilion', dashes: '10 6' })
  const livingRoomCurtain = line('M948 130V410', 5, { dashes: '3 2' })
  const curtains = livingRoomCurtain + line('M80 62H300', 5, { dashes: '3 2' })
  switch (scene) {
    case 'arrive':
      return area(HALL, 'light', 0.85) + area(LIVING_ROOM, 'light', 0.55) + area(KITCHEN, 'light', 0.4)
    case 'leave':
      return armed + curtains
    case 'film':
      return livingRoomCurtain + area('M560 96L470 330H760L660 96z', 'light', 0.55)
    case 'night':
      return armed + curtains + area(BATH, 'light', 0.35) + area('M100 56H350L380 250H70z', 'light', 0.5)
  }
}

function bedroom(): string {
  const wardrobe = steps(96, 276, 20).map((x) => `M${x} 270v46`)
  return [
    box(150, 66, 150, 140),
    line('M162 76h56v34h-56zM232 76h56v34h-56zM150 128q75 14 150 0', 0.8),
    box(116, 70, 26, 28),
    box(308, 70, 26, 28),
    box(76, 270, 200, 46),
    line(wardrobe.join(''), 0.5),
  ].join('')
}

function secondBedroom(): string {
  return [
    box(76, 480, 84, 134),
    line('M86 572h64v34h-64zM76 560q42-10 84 0', 0.8),
    box(84, 340, 106, 40),
    chair(136, 394, 180),
    box(240, 570, 66, 44),
    line('M262 570v44M284 570v44', 0.5),
  ].join('')
}

function bath(): string {
  return [
    box(330, 336, 34, 84),
    line('M336 342h22v72h-22z', 0.8),
    circle(404, 352, 12, 1, 'paper'),
    line('M384 336h40v30h-40z'),
    box(392, 428, 26, 30),
    line('M392 436q13 20 26 0', 0.8),
  ].join('')
}

/** Sofa, table and television, the dining table, and the balcony. */
function livingRoom(): string {
  const diners = [205, 255, 305].map((y) => chair(797, y, 270) + chair(913, y, 90))
  return [
    box(470, 290, 230, 56),
    line('M470 334h230M546 290v44M624 290v44', 0.8),
    box(700, 230, 54, 116),
    box(530, 196, 120, 56),
    line('M540 62h140v14h-140z', 1.2),
    area('M548 76h124v5h-124z'),
    box(810, 180, 90, 150),
    ...diners,
    circle(855, 255, 16, 0.8),
    tree(922, 92, 22),
    tree(996, 160, 18),
    tree(996, 400, 18),
    shape('M980 240h28v80h-28z', 'sheet'),
  ].join('')
}

function kitchenAndStudy(): string {
  const books = steps(810, 940, 14).map((x) => `M${x} 596v28`)
  return [
    box(572, 584, 204, 40),
    box(740, 440, 36, 144),
    line('M590 592h40v24h-40zM610 592v24M650 592h60v24h-60z', 0.8),
    circle(664, 604, 7, 0.8),
    circle(696, 604, 7, 0.8),
    box(872, 440, 76, 40),
    chair(910, 496, 180),
    box(790, 596, 150, 28),
    line(books.join(''), 0.5),
  ].join('')
}

function hall(): string {
  return [
    box(324, 580, 44, 40),
    circle(346, 600, 14, 0.8),
    box(384, 480, 40, 140),
    line('M384 515h40M384 550h40M384 585h40', 0.5),
    box(440, 560, 26, 60),
    line('M440 580h26M440 600h26', 0.5),
  ].join('')
}

function walls(): string {
  const outer =
    'M52 42H968V56H52zM52 42H66V638H52zM52 624H470V638H52zM540 624H968V638H540z' +
    'M954 42H968V120H954zM954 424H968V638H954z'
  const inner = [
    'M430 56h6v216h-6zM430 320h6v56h-6zM430 424h6v200h-6zM66 324h226v6H66zM334 324h102v6H334z',
    'M314 330h6v70h-6zM314 448h6v176h-6zM320 470h110v6H320zM566 430h6v20h-6zM566 506h6v118h-6z',
    'M436 424h18v6h-18zM548 424h154v6H548zM776 424h178v6H776zM776 430h6v64h-6zM776 544h6v80h-6z',
  ]
  const frames =
    'M954 120v304M968 120v304M961 272h7M100 42h180M100 56h180M52 370v180M66 370v180M800 624h130M800 638h130'
  return [
    area(outer),
    glass('M957 120h8v304h-8zM100 45h180v8h-180zM55 370h8v180h-8zM800 627h130v8h-130z'),
    line(frames),
    area(inner.join('')),
  ].join('')
}

function doors(): string {
  return [
    doorLeaf(470, 638, 70, { open: [0, -1], shut: [1, 0] }),
    doorLeaf(430, 272, 48, { open: [-1, 0], shut: [0, 1] }),
    doorLeaf(292, 330, 42, { open: [0, 1], shut: [1, 0] }),
    doorLeaf(430, 376, 48, { open: [-1, 0], shut: [0, 1] }),
    doorLeaf(776, 494, 50, { open: [1, 0], shut: [0, 1] }),
  ].join('')
}

function cables(): string {
  return cable(
    'M590 470V448H716V176M716 300H1000M590 448H504V640M470 76V110H500V448' +
      'M400 400H448V448M250 76V240H448V400M690 522V448',
  )
}

function box(x: number, y: number, width: number, height: number): string {
  return shape(`M${x} ${y}h${width}v${height}h-${width}z`, 'paper')
}

/** Returns numbers from `first` in equal steps, excluding `end`. */
function steps(first: number, end: number, step: number): number[] {
  return Array.from({ length: Math.ceil((end - first) / step) }, (_, index) => first + index * step)
}
