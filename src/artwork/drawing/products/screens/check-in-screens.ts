import { write } from '../../kit/lettering.ts'
import type { DeviceLabels } from '../../drawing-words.ts'
import { box, disc } from '../../kit/solid.ts'
import { PALETTE } from '#vendor/site.ts'
import { type Content, icon, matrixCode, softKey, INK, MUTED, PAPER } from '../parts/screen.ts'
import { TINT } from '../../kit/palette.ts'

const { indigo, vermilion } = PALETTE

/** A kiosk that waits for visitors. */
export function checkInScreen({ checkIn }: DeviceLabels, isForContractors: boolean): Content {
  return (width, height) => {
    const keys = [
      [checkIn.scan, indigo],
      [checkIn.findHost, TINT.key],
      [isForContractors ? checkIn.workOrder : checkIn.group, TINT.key],
      ...(isForContractors ? [[checkIn.returnCard, TINT.key] as const] : []),
    ] as const
    const isUpright = height > width
    const x = isUpright ? 18 : width * 0.5
    const top = isUpright ? height * 0.5 : 34
    const row = (isUpright ? height * 0.44 : height - 52) / keys.length
    return [
      box(0, 0, width, height, 0, PAPER),
      box(0, 0, width, 8, 0, vermilion),
      write(checkIn.welcome, 18, 54, isUpright ? 36 : 30, { colour: INK, spacing: -1 }),
      write(checkIn.ask, 20, 76, 13, { colour: MUTED }),
      isUpright ? matrixCode('visit', width / 2 - 38, height * 0.28, 76) : matrixCode('visit', 26, 100, 70),
      ...keys.map(([word, colour], index) =>
        softKey(x, top + index * row, isUpright ? width - 36 : width * 0.5 - 18, row - 8, word, colour),
      ),
    ].join('')
  }
}

/** A kiosk that has checked someone in: who, where to, until when. */
export const checkedIn =
  ({ checkIn }: DeviceLabels): Content =>
  (width, height) => {
    const middle = width / 2
    return [
      box(0, 0, width, height, 0, PAPER),
      box(0, 0, width, 8, 0, TINT.go),
      disc(middle, height * 0.21, 26, TINT.go),
      icon('check', middle, height * 0.21, 1.8),
      write(checkIn.done, middle, height * 0.5, 30, { colour: INK, anchor: 'middle', spacing: -0.5 }),
      write(checkIn.goTo, middle, height * 0.5 + 26, 14, { colour: INK, anchor: 'middle' }),
      write(checkIn.until, middle, height * 0.5 + 46, 13, { colour: MUTED, anchor: 'middle' }),
      write(checkIn.takeLabel, middle, height - 22, 14, { colour: TINT.go, anchor: 'middle' }),
    ].join('')
  }
