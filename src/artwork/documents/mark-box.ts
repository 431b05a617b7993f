import { MARK } from '#vendor/site.ts'

/** The view box of the vendor's mark: left, top, width and height. */
export const [MARK_LEFT = 0, MARK_TOP = 0, MARK_WIDTH = 1, MARK_HEIGHT = 1] = MARK.box.split(' ').map(Number)

/** Returns the view box of a square around the mark; `margin` is the part of its longer side that is added to it. */
export function squareAround(margin: number): string {
  const longer = Math.max(MARK_WIDTH, MARK_HEIGHT)
  const side = longer + longer * margin
  return [MARK_LEFT + (MARK_WIDTH - side) / 2, MARK_TOP + (MARK_HEIGHT - side) / 2, side, side].join(' ')
}
