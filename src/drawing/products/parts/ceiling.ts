import { box, framed, line, oval, placed, shape } from '../../kit/solid.ts'
import { inUse } from './settings.ts'
import { room } from './surroundings.ts'
import type { Sheet, View } from '../view.ts'

/** Under the ceiling of a corridor. */
export function underCeiling(caption: View['caption'], device: () => string, sheet: Sheet, wide: number): View {
  return inUse('ceiling', caption, () =>
    [
      room(460),
      shape('M0 0H720V40L560 96H160L0 40z', 'url(#ceiling)'),
      shape('M160 96L0 40V540L160 420zM560 96L720 40V540L560 420z', '#d3cdc0'),
      box(160, 96, 400, 324, 0, 'url(#plaster)'),
      shape('M160 420H560L720 540H0z', 'url(#room-floor)'),
      framed(306, 210, 108, 210, 0, 'url(#pane)', '#6f695e', 5),
      line('M360 210V420', '#6f695e', 4),
      oval(360, 66, wide * 0.7, 16, 'url(#cast)'),
      placed(device(), 360 - wide / 2, 56, wide / sheet.width),
    ].join(''),
  )
}
