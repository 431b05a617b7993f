import { write } from '../../kit/lettering.ts'
import type { DeviceLabels } from '../../drawing-words.ts'
import { box } from '../../kit/solid.ts'
import { type Content, softKey, INK, MUTED, PAPER } from '../parts/screen.ts'
import { TINT } from '../../kit/palette.ts'
import { PALETTE } from '#vendor/site.ts'

const { sheet, danger, edge } = PALETTE

/** The right part of a room's panel: the next booking, other rooms that are free, or the hours of the day. */
export type Beside = 'next' | 'rooms' | 'day'

/** A room's panel: free or taken, and until when, with what there is room for beside it. */
export function roomScreen({ room }: DeviceLabels, isFree: boolean, beside: Beside): Content {
  return (width, height) => {
    const colour = isFree ? TINT.go : danger
    const right = beside === 'next' ? width : width * 0.66
    const hours = ['13', '14', '15', '16', '17']
    const hour = (height - 52) / 5
    const [left, wide] = [right + 34, width - right - 46]
    return [
      box(0, 0, width, height, 0, PAPER),
      box(0, 0, right, 9, 0, colour),
      write(room.name, 16, 50, 32, { colour: INK, spacing: -1 }),
      write(room.seats, 18, 68, 12, { colour: MUTED }),
      write(isFree ? room.free : room.busy, 16, 118, 42, { colour, spacing: -1 }),
      write(isFree ? room.untilNext : room.untilEnd, 18, 138, 15, { colour: INK }),
      softKey(16, height - 46, 92, 32, isFree ? room.use : room.end, isFree ? TINT.go : '#1c1b18'),
      isFree ? '' : softKey(116, height - 46, 80, 32, room.checkIn, edge),
      beside === 'next'
        ? write(`${room.nextAt}  ${room.nextWhat}`, width - 12, 30, 12, { colour: MUTED, anchor: 'end' })
        : '',
      beside === 'rooms'
        ? [
            box(right, 0, width - right, height, 0, sheet),
            write(room.nextAt, right + 12, 30, 12, { colour: MUTED }),
            write(room.nextWhat, right + 12, 48, 12, { colour: INK }),
            box(right + 12, 64, width - right - 24, 1, 0, TINT.rule),
            write(room.elsewhere, right + 12, 90, 12, { colour: MUTED }),
            write(room.firstFree, right + 12, 110, 12, { colour: TINT.go }),
            write(room.secondFree, right + 12, 130, 12, { colour: TINT.go }),
          ].join('')
        : '',
      beside === 'day'
        ? [
            box(right, 0, width - right, height, 0, sheet),
            write(room.today, right + 12, 24, 12, { colour: MUTED }),
            ...hours.map((word, index) => {
              const y = 40 + index * hour
              return (
                write(word, right + 12, y + 10, 10, { colour: MUTED }) +
                box(right + 32, y, width - right - 42, 1, 0, TINT.faintRule)
              )
            }),
            box(left, 44 + hour, wide, hour - 4, 2, isFree ? '#d9e6df' : danger),
            box(left, 44 + hour * 3, wide, hour + 6, 2, TINT.rule),
          ].join('')
        : '',
    ].join('')
  }
}
