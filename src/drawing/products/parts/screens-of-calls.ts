import { write } from '../../kit/lettering.ts'
import { bust, features, lobby, measuring, parcel, visitor } from './camera-views.ts'
import { KEYS } from '../../kit/keypad.ts'
import type { PrintedWords } from '../../drawing-words.ts'
import { box, decimal, disc, fine, line, ROUND_LINE } from '../../kit/solid.ts'
import { type Content, icon, type IconName, matrixCode, softKey } from './screen.ts'

/** What is shown on the screens of door stations, monitors and terminals. */

const INK = '#1c1b18'
const MUTED = '#6b6557'

/** The small display of a station with keys: time, place, and the home that was dialled. */
export const dialled =
  ({ calls }: PrintedWords): Content =>
  (width, height) =>
    [
      box(0, 0, width, height, 0, 'url(#paper-screen)'),
      write('14:05', 22, 44, 28, { colour: '#3b372f' }),
      write(calls.floorLobby, width - 22, 43, 21, { colour: MUTED, anchor: 'end', spacing: 1 }),
      box(22, 60, width - 44, 1.5, 0, '#bdb3a0'),
      write('12-03', 22, 144, 76, { colour: INK, spacing: -2 }),
      write(calls.calling, 22, 178, 20, { colour: MUTED }),
      disc(width - 50, 128, 27, '#1E6650'),
      icon('call', width - 50, 128, 1.4),
    ].join('')

/** The start of a touch screen: residents to search at the left, a keypad at the right. */
export const residents =
  ({ calls }: PrintedWords): Content =>
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
          box(14, y, left - 28, 33, 4, isChosen ? '#2B4785' : '#fbf9f5') +
          write(home, 26, y + 23, 18, { colour: isChosen ? '#fff' : INK }) +
          icon('call', left - 30, y + 16.5, 0.7, isChosen ? '#fff' : '#2B4785')
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
    box(12, keysTop - 34, width - 24, 28, 4, '#fbf9f5'),
    write('12-03', 24, keysTop - 13, 19, { colour: INK }),
    icon('call', width - 30, keysTop - 20, 0.8, '#1E6650'),
    numberKeys(12, keysTop, width - 24, height - keysTop - 10),
  ].join('')
}

/** The first screen of a main gate: four ways in, and a search. */
export const waysIn =
  ({ calls, ways: words }: PrintedWords): Content =>
  (width, height) => {
    const ways = [
      ['people', words.face, '#2B4785'],
      ['door', words.card, '#3a3a38'],
      ['lock', words.pin, '#3a3a38'],
      ['check', words.code, '#3a3a38'],
    ] as const
    const tile = (width - 28 - 3 * 8) / 4
    return [
      box(0, 0, width, height, 0, 'url(#paper-screen)'),
      write(calls.welcome, 16, 42, 30, { colour: INK, spacing: -0.5 }),
      write('14:05', width - 16, 40, 22, { colour: INK, anchor: 'end' }),
      box(14, 56, width - 28, 34, 4, '#fbf9f5', 'stroke="#857F72"'),
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
  return KEYS.map((key, index) => {
    const left = x + (index % 3) * column
    const top = y + Math.floor(index / 3) * row
    return (
      box(left + 2.5, top + 2.5, column - 5, row - 5, 4, '#e9e2d3') +
      write(key, left + column / 2, top + row / 2 + 7, 19, { colour: INK, anchor: 'middle' })
    )
  }).join('')
}

/** What a camera sees of a visitor, with place and time above. */
export function callPicture(place: string): Content {
  return (width, height) => scene(0, 0, width, height) + caption(place, width)
}

/** A call on an indoor monitor: the visitor, and what can be done. */
export function callWithKeys(place: string, words: readonly (readonly [string, string])[]): Content {
  return (width, height) => {
    const keys = width - 84
    const row = (height - 12) / words.length
    const icons = ['talk', 'lock', 'camera', 'lift'] as const
    return [
      box(0, 0, width, height, 0, '#0d0e0f'),
      scene(8, 8, keys - 16, height - 16),
      ...words.map(([word, colour], index) => {
        const y = 8 + index * row
        return (
          box(keys, y, 76, row - 4, 5, colour) +
          icon(icons[index] ?? 'call', keys + 38, y + row * 0.36, 0.9) +
          write(word, keys + 38, y + row * 0.78, 11, { anchor: 'middle' })
        )
      }),
      write(place, 18, 26, 11),
      disc(keys - 20, 21, 4, '#e0543a'),
    ].join('')
  }
}

type Tiles = Partial<Record<IconName, keyof PrintedWords['tiles']>>

/** The first page of an indoor monitor: the time, doors, and tiles. */
export function homePage({ calls, tiles: words }: PrintedWords, shown: Tiles): Content {
  // Object.entries forgets the keys' type.
  const tiles = Object.entries(shown) as [IconName, keyof PrintedWords['tiles']][]
  const columns = tiles.length > 4 ? 3 : 2
  return (width, height) => {
    const left = width * 0.36
    const rows = Math.ceil(tiles.length / columns)
    const [across, down] = [(width - left - 12) / columns, (height - 24) / rows]
    return [
      box(0, 0, width, height, 0, 'url(#night-screen)'),
      write('14:05', 16, 58, Math.min(44, left * 0.3), { spacing: -1 }),
      write(calls.day, 18, 84, 12, { opacity: 0.7, spacing: 1 }),
      write(calls.climate, 18, 128, 16),
      box(18, 140, left - 40, 1, 0, '#55595f'),
      disc(24, 160, 4, '#4fd0a0'),
      write(calls.doorsShut, 34, 164, 11),
      ...tiles.map(([name, key], index) => {
        const x = left + (index % columns) * across
        const y = 12 + Math.floor(index / columns) * down
        const colour = index === 0 ? '#2B4785' : name === 'shield' ? '#1E6650' : name === 'bell' ? '#A3210F' : '#33373c'
        return (
          box(x + 3, y + 3, across - 6, down - 6, 6, colour) +
          icon(name, x + across / 2, y + down * 0.4, 1) +
          write(words[key], x + across / 2, y + down * 0.8, 11.5, { anchor: 'middle' })
        )
      }),
    ].join('')
  }
}

/** An upright screen that has recognised a face, or waits for one. */
export function faceScreen({ calls }: PrintedWords, isKnown: boolean): Content {
  return (width, height) =>
    [
      portrait(0, 0, width, height, true),
      ...(width > height
        ? [write('09:24', 16, 40, 30), write(calls.day, 17, 58, 11, { opacity: 0.75, spacing: 1.2 })]
        : [
            write('09:24', width / 2, 34, 26, { anchor: 'middle' }),
            write(calls.day, width / 2, 50, 10, { anchor: 'middle', opacity: 0.75, spacing: 1.2 }),
          ]),
      isKnown
        ? box(width / 2 - 70, height - 52, 140, 34, 17, '#0f3d2e') +
          line(fine`M${width / 2 - 52} ${height - 35}l6 6 11-12`, '#7ff0c4', 3, ROUND_LINE) +
          write(calls.welcome, width / 2 - 26, height - 30, 14)
        : write(calls.look, width / 2, height - 30, 13, { anchor: 'middle', opacity: 0.85 }),
    ].join('')
}

/** A terminal at rest: the time, and the ways to open. */
export function clockScreen({ calls }: PrintedWords, ways: readonly string[]): Content {
  return (width, height) =>
    [
      box(0, 0, width, height, 0, 'url(#night-screen)'),
      write('09:24', width / 2, height * 0.3, 58, { anchor: 'middle', spacing: -2 }),
      write(calls.day, width / 2, height * 0.3 + 24, 13, { anchor: 'middle', opacity: 0.7, spacing: 1.5 }),
      ...ways.map((way, index) =>
        softKey(20, height * 0.52 + index * 38, width - 40, 32, way, index === 0 ? '#1E6650' : '#33373c'),
      ),
    ].join('')
}

/** A code to be held before a reader, on a phone. */
export function phoneCode({ calls }: PrintedWords, code: string): Content {
  return (width, height) =>
    [
      box(0, 0, width, height, 0, '#fbf9f5'),
      write(calls.pass, width / 2, 54, 21, { colour: INK, anchor: 'middle' }),
      write(calls.passTime, width / 2, 78, 14, { colour: MUTED, anchor: 'middle' }),
      matrixCode(code, width / 2 - 66, 104, 132),
      write(calls.passRoom, width / 2, 284, 18, { colour: INK, anchor: 'middle' }),
    ].join('')
}

function portrait(x: number, y: number, width: number, height: number, isMeasured: boolean): string {
  // The face stands in the middle of a plane of 264 by 470; what is cut off is wall or chest.
  const place = `x="${decimal(x)}" y="${decimal(y)}" width="${decimal(width)}" height="${decimal(height)}"`
  const content = [
    box(-300, -300, 900, 1100, 0, 'url(#green-screen)'),
    bust(),
    features(),
    isMeasured ? measuring() : '',
  ]
  const isLandscape = width > height
  const view = isMeasured && !isLandscape ? '0 0 264 470' : '0 84 264 296'
  return `<svg ${place} viewBox="${view}" preserveAspectRatio="xMidYMid ${isLandscape ? 'meet' : 'slice'}">${content.join('')}</svg>`
}

/** A visitor in a lobby, as large as the place it is given. */
export function scene(x: number, y: number, width: number, height: number): string {
  const place = `x="${decimal(x)}" y="${decimal(y)}" width="${decimal(width)}" height="${decimal(height)}"`
  return `<svg ${place} viewBox="0 0 500 390" preserveAspectRatio="xMidYMax slice">${lobby()}${visitor()}${parcel()}${box(0, 0, 500, 390, 0, 'url(#vignette)')}</svg>`
}

function caption(place: string, width: number): string {
  return [
    box(0, 0, width, 22, 0, '#000', 'opacity=".42"'),
    disc(14, 11, 3.5, '#e0543a'),
    write(place, 24, 15, 11),
    write('14:05', width - 10, 15, 11, { anchor: 'end' }),
  ].join('')
}
