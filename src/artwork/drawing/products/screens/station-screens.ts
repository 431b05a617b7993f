import { write } from '../../kit/lettering.ts'
import { KEYS } from '../../kit/keypad.ts'
import type { DeviceLabels } from '../../drawing-words.ts'
import { box, disc, each } from '../../kit/solid.ts'
import { type Content, icon, INK, MUTED } from '../parts/screen.ts'
import { portrait } from './face-screens.ts'
import { scene } from './camera-views.ts'
import { TINT } from '../../kit/palette.ts'
import { PALETTE } from '#vendor/site.ts'

const { sheet, indigo, edge } = PALETTE

/** The small display of a station with keys: time, place, and the home that was dialled. */
export const dialled =
  ({ calls }: DeviceLabels): Content =>
  (width, height) =>
    [
      box(0, 0, width, height, 0, 'url(#paper-screen)'),
      write('14:05', 22, 44, 28, { colour: '#3b372f' }),
      write(calls.floorLobby, width - 22, 43, 21, { colour: MUTED, anchor: 'end', spacing: 1 }),
      box(22, 60, width - 44, 1.5, 0, TINT.rule),
      write('12-03', 22, 144, 76, { colour: INK, spacing: -2 }),
      write(calls.calling, 22, 178, 20, { colour: MUTED }),
      disc(width - 50, 128, 27, TINT.go),
      icon('call', width - 50, 128, 1.4),
    ].join('')

/** The start of a touch screen: residents to search at the left, a keypad at the right. */
export const residents =
  ({ calls }: DeviceLabels): Content =>
  (width, height) => {
    const rows = ['12-01', '12-02', '12-03', '12-05']
    const left = width * 0.5
    return [
      box(0, 0, width, height, 0, 'url(#paper-screen)'),
      write(calls.search, 14, 26, 14, { colour: MUTED }),
      write('14:05', width - 14, 26, 16, { colour: INK, anchor: 'end' }),
      ...rows.map((home, index) => {
        const y = 38 + index * 39
        const isChosen = index === 2
        return (
          box(14, y, left - 28, 33, 4, isChosen ? indigo : sheet) +
          write(home, 26, y + 23, 18, { colour: isChosen ? '#fff' : INK }) +
          icon('call', left - 30, y + 16.5, 0.7, isChosen ? '#fff' : indigo)
        )
      }),
      numberKeys(left, 38, width - left - 14, height - 52),
    ].join('')
  }

/** An upright touch screen: the visitor sees himself above, and dials below. */
export const mirrorAndKeys = (): Content => (width, height) => {
  const keysTop = height * 0.58
  return [
    box(0, 0, width, height, 0, 'url(#paper-screen)'),
    portrait(0, 0, width, keysTop - 44, false),
    write('14:05', 12, 24, 15),
    box(12, keysTop - 34, width - 24, 28, 4, sheet),
    write('12-03', 24, keysTop - 13, 19, { colour: INK }),
    icon('call', width - 30, keysTop - 20, 0.8, TINT.go),
    numberKeys(12, keysTop, width - 24, height - keysTop - 10),
  ].join('')
}

/** The first screen of a main gate: four ways in, and a search. */
export const waysIn =
  ({ calls, ways: words }: DeviceLabels): Content =>
  (width, height) => {
    const ways = [
      ['people', words.face, indigo],
      ['door', words.card, TINT.key],
      ['lock', words.pin, TINT.key],
      ['check', words.code, TINT.key],
    ] as const
    const tile = (width - 28 - 3 * 8) / 4
    return [
      box(0, 0, width, height, 0, 'url(#paper-screen)'),
      write(calls.welcome, 16, 42, 30, { colour: INK, spacing: -0.5 }),
      write('14:05', width - 16, 40, 22, { colour: INK, anchor: 'end' }),
      box(14, 56, width - 28, 34, 4, sheet, `stroke="${edge}"`),
      write(calls.find, 28, 78, 14, { colour: MUTED }),
      ...ways.map(([name, word, colour], index) => {
        const x = 14 + index * (tile + 8)
        return (
          box(x, 102, tile, height - 116, 5, colour) +
          icon(name, x + tile / 2, 130, 1.2) +
          write(word, x + tile / 2, height - 26, 14, { anchor: 'middle' })
        )
      }),
    ].join('')
  }

/** Twelve number keys of a touch screen. */
function numberKeys(x: number, y: number, width: number, height: number): string {
  const [column, row] = [width / 3, height / 4]
  return each(KEYS, (key, index) => {
    const left = x + (index % 3) * column
    const top = y + Math.floor(index / 3) * row
    return (
      box(left + 2.5, top + 2.5, column - 5, row - 5, 4, '#e9e2d3') +
      write(key, left + column / 2, top + row / 2 + 7, 19, { colour: INK, anchor: 'middle' })
    )
  })
}

/** A camera's view of a visitor, with place and time above. */
export function callPicture(place: string): Content {
  return (width, height) => scene(0, 0, width, height) + caption(place, width)
}

function caption(place: string, width: number): string {
  return [
    box(0, 0, width, 22, 0, '#000', 'opacity=".42"'),
    disc(14, 11, 3.5, TINT.recording),
    write(place, 24, 15, 11),
    write('14:05', width - 10, 15, 11, { anchor: 'end' }),
  ].join('')
}
