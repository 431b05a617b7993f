import type { Drilling } from '../schema/installation.ts'

/** The largest pattern of holes that an A4 sheet holds beside its check line and its words, in mm. */
export const LARGEST_PATTERN = { across: 180, down: 210 } as const

/** Returns whether a drilling template on one sheet can show these holes at full size. */
export function fitsOnSheet({ across, down }: Drilling): boolean {
  return across <= LARGEST_PATTERN.across && down <= LARGEST_PATTERN.down
}
