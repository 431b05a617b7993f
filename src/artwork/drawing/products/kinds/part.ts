import { box, screw } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { housing } from '../parts/housing.ts'
import { sheetOf, straightOn, type View } from '../view.ts'
import { breakGlass, card, fob, ticketPaper, wiredContact } from './door-part.ts'
import { bell, blackbody, combinedBox, interfaceUnit, isolator, positionLamp } from './fire-part.ts'
import {
  boom,
  coverPlate,
  doorBracket,
  endPost,
  flushBox,
  poleClamp,
  post,
  rainHood,
  wallBracket,
} from './mounting-part.ts'
import { converter, injector, sfpModule } from './network-part.ts'
import type { PartDrawing } from './part-drawing.ts'

/** A plate of which no more is known. */
const plate: PartDrawing = {
  front: ({ width, height }) => housing(width, height, 8, 'painted') + screw(width / 2, height / 2),
  side: ({ width, height }) => box(0, 0, width, height, 4, 'url(#painted)'),
}

const DRAWINGS: Readonly<Record<string, PartDrawing>> = {
  'rain-hood': rainHood,
  'flush-box': flushBox,
  'cover-plate': coverPlate,
  post,
  'end-post': endPost,
  'pole-clamp': poleClamp,
  'door-bracket': doorBracket,
  'wall-bracket': wallBracket,
  boom,
  'door-contact': wiredContact,
  'break-glass': breakGlass,
  card,
  fob,
  ticket: ticketPaper,
  'poe-injector': injector,
  sfp: sfpModule,
  converter,
  'interface-in': interfaceUnit,
  'interface-out': interfaceUnit,
  isolator,
  bell,
  lamp: positionLamp,
  'combined-box': combinedBox,
  blackbody,
}

/** A plate as thin as a card would be no more than a line from the side. */
const THINNEST = 0.05

/** A part by what it says it is, from the front and from the side. */
export function smallPart(facts: Facts): View[] {
  const body = facts.body({ width: 100, height: 100, depth: 40 })
  const { front, side, shown } = DRAWINGS[facts.option('part-type')] ?? plate
  const sheet = sheetOf(shown?.(body) ?? body)
  const aside = sheetOf({ width: Math.max(body.depth, body.height * THINNEST), height: body.height })
  return [
    straightOn('front', 'partFront', sheet, () => front(sheet, facts)),
    straightOn('side', 'partSide', aside, () => side(aside, facts)),
  ]
}
