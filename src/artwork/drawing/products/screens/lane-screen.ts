import { write } from '../../kit/lettering.ts'
import type { DeviceLabels } from '../../drawing-words.ts'
import { box, disc } from '../../kit/solid.ts'
import { type Content, icon, matrixCode } from '../parts/screen.ts'
import { TINT } from '../../kit/palette.ts'

/** A lane's kiosk: the plate it has read, and the next step. */
export function laneScreen({ lane }: DeviceLabels, isOpen: boolean, hasTicket: boolean): Content {
  return (width, height) => {
    const middle = width / 2
    const isUpright = height > width * 1.2
    const plateY = isUpright ? height * 0.2 : height * 0.27
    return [
      box(0, 0, width, height, 0, 'url(#night-screen)'),
      write(isOpen ? lane.open : lane.shut, middle, plateY - 16, 24, { anchor: 'middle' }),
      box(middle - 76, plateY, 152, 52, 6, TINT.paper),
      box(middle - 76, plateY, 152, 52, 6, 'none', 'stroke="#2b2a28" stroke-width="3"'),
      write('ABC-1235', middle, plateY + 37, 31, { colour: TINT.black, anchor: 'middle' }),
      isOpen
        ? disc(middle, plateY + 108, 32, TINT.go) + icon('check', middle, plateY + 108, 2.1)
        : [
            write(hasTicket ? lane.takeTicket : lane.holdCode, middle, plateY + 84, 17, { anchor: 'middle' }),
            write(lane.orCard, middle, plateY + 104, 12, { anchor: 'middle', opacity: 0.7 }),
            isUpright ? matrixCode('lane', middle - 36, plateY + 128, 72) : '',
          ].join(''),
    ].join('')
  }
}
