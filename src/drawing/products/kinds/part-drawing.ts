import type { Facts } from '../facts.ts'
import type { Sheet } from '../view.ts'

/** How a small part looks from the front and from its right side. */
export type PartDrawing = Record<'front' | 'side', (sheet: Sheet, facts: Facts) => string>
