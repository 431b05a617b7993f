import { write } from '../../kit/lettering.ts'
import type { PrintedWords } from '../../drawing-words.ts'
import { box } from '../../kit/solid.ts'
import { type Content, softKey, INK, MUTED, PAPER } from '../parts/screen.ts'
import { TINT } from '../../kit/palette.ts'
import { PALETTE } from '../../../site.ts'

const { sheet, danger, edge } = PALETTE.light

/** A room's panel: free or taken, by whom and until when, and the rest of the day. */
export function roomScreen({ room }: PrintedWords, isFree: boolean, withDay: boolean): Content {
  return (width, height) => {
    const colour = isFree ? TINT.go : danger
    const right = withDay ? width * 0.66 : width
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
      withDay
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
        : write(room.next, width - 12, height - 24, 11, { colour: MUTED, anchor: 'end' }),
    ].join('')
  }
}
