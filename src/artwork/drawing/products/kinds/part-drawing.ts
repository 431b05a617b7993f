import type { Body, Facts } from '../facts.ts'
import type { Sheet } from '../view.ts'

type Painter = (sheet: Sheet, facts: Facts) => string

/** The front and the right side of a small part; and the visible share of its front, if it is too long for a card. */
export type PartDrawing = { front: Painter; side: Painter; shown?: (body: Body) => Pick<Body, 'width' | 'height'> }
