import { box, fine, line, oval, placed, shape, times } from '../../kit/solid.ts'
import type { Sheet, View } from '../view.ts'
import { inUse } from './settings.ts'

/** Pixels of a millimetre of what hangs nearest, the same for all devices. */
const NEAR = 1.75
/** Where the end of the corridor is, and the point in which its edges meet. */
const END = { left: 268, right: 452, top: 214, bottom: 398 } as const
const MEET = { x: 360, y: 316 } as const

/** Under the ceiling of a corridor: the device is near, the corridor leads away from it. */
export function underCeiling(caption: View['caption'], device: () => string, sheet: Sheet): View {
  const { left, right, top, bottom } = END
  return inUse('ceiling', caption, () => {
    const wide = (sheet.width / sheet.scale) * NEAR
    return [
      box(0, 0, 720, 540, 0, '#d3cdc0'),
      shape(`M0 0H720L${right} ${top}H${left}z`, 'url(#ceiling)'),
      shape(`M0 540H720L${right} ${bottom}H${left}z`, 'url(#room-floor)'),
      shape(`M720 0V540L${right} ${bottom}V${top}z`, '#c6bfb0'),
      ...[0.3, 0.62].map((share) => lightStrip(share) + sideDoor(share)),
      box(left, top, right - left, bottom - top, 0, 'url(#plaster)'),
      box(left + 58, top + 56, 68, bottom - top - 56, 0, '#6f695e'),
      box(left + 63, top + 61, 58, bottom - top - 61, 0, 'url(#pane)'),
      line(`M${left + 92} ${top + 61}V${bottom}`, '#6f695e', 3),
      line(
        fine`M0 0L${left} ${top}V${bottom}L0 540M720 0L${right} ${top}V${bottom}L720 540M${left} ${top}H${right}M${left} ${bottom}H${right}`,
        '#8f887c',
        1.5,
        'opacity=".7"',
      ),
      oval(360, 76, wide * 0.66, 15, 'url(#cast)'),
      placed(device(), 360 - wide / 2, 66, NEAR / sheet.scale),
    ].join('')
  })
}

/** A point at a share of the way from the picture's edge to its vanishing point. */
function inward(x: number, y: number, share: number): string {
  return fine`${x + (MEET.x - x) * share} ${y + (MEET.y - y) * share}`
}

/** A lamp let into the ceiling, on both sides of its middle. */
function lightStrip(share: number): string {
  return times(2, (side) => {
    const [near, far] = side ? [540, 620] : [100, 180]
    const [from, to] = [share * 0.72, share * 0.72 + 0.12]
    return shape(
      `M${inward(near, 0, from)}L${inward(far, 0, from)} ${inward(far, 0, to)} ${inward(near, 0, to)}z`,
      '#fffdf6',
    )
  })
}

/** A door in the right wall. */
function sideDoor(share: number): string {
  const [from, to] = [share * 0.72 + 0.06, share * 0.72 + 0.2]
  return shape(
    `M${inward(720, 540, from)}L${inward(720, 190, from)} ${inward(720, 190, to)} ${inward(720, 540, to)}z`,
    '#8c8578',
  )
}
