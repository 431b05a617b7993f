import type { Body, Facts } from '../facts.ts'
import type { Sheet } from '../view.ts'

type Painter = (sheet: Sheet, facts: Facts) => string

/** How a small part looks from the front and from its right side; how much of it the front shows, of one too long to be told in a card. */
export type PartDrawing = { front: Painter; side: Painter; shown?: (body: Body) => Pick<Body, 'width' | 'height'> }
