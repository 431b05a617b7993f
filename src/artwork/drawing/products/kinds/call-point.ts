import { drawingWords } from '../../drawing-words.ts'
import { write } from '../../kit/lettering.ts'
import { box, disc, outline, shape, whole } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { groove, housing } from '../parts/housing.ts'
import { finger } from '../parts/in-hand.ts'
import { onWall } from '../parts/settings.ts'
import { sheetOf, type Sheet, straightOn, type View } from '../view.ts'
import { LAMP, TINT } from '../../kit/palette.ts'

const POINT = { width: 120, height: 120, depth: 52 }

/** The word for fire in Chinese and English: every device has both. */
const BOTH_LANGUAGES = [drawingWords.zh, drawingWords.en].map(({ printed }) => printed.labels.fire).join(' ')

/** A manual call point: red, and pressed where it says so. */
export function callPoint(facts: Facts): View[] {
  const sheet = sheetOf(facts.body(POINT))
  return [
    straightOn('front', 'callPointFront', sheet, () => callPointFace(facts, sheet, false)),
    onWall('pressed', 'callPointPressed', sheet, () => callPointFace(facts, sheet, true), {
      wall: 'plaster',
      share: 0.56,
      extra: ({ x, y, width, height, scale }) => finger(x + width / 2, y + height * 0.6, scale),
    }),
  ]
}

function callPointFace({ words }: Facts, { width, height }: Sheet, isPressed: boolean): string {
  const c = width / 2
  const [x, y, across, down] = [width * 0.2, height * 0.3, width * 0.6, height * 0.46]
  return [
    housing(width, height, 40, 'red', 10),
    groove(22, 22, width - 44, height - 44, 28, 'red'),
    write(BOTH_LANGUAGES, c, height * 0.2, 54, { anchor: 'middle', spacing: 4 }),
    box(x - 10, y - 10, across + 20, down + 20, 18, '#4f1409'),
    box(x, y + (isPressed ? 8 : 0), across, down - (isPressed ? 8 : 0), 10, TINT.paper),
    isPressed ? box(x, y, across, 16, 6, LAMP.amber) : box(x, y, across, down, 10, 'none', outline('#fff', 2)),
    disc(c, y + down / 2, down * 0.2, TINT.black),
    shape(
      whole`M${c - down * 0.62} ${y + down / 2}l30-20v40zM${c + down * 0.62} ${y + down / 2}l-30-20v40z`,
      TINT.black,
    ),
    isPressed ? flap(x - 16, y - 34, across + 32, 26) : flap(x - 16, y - 18, across + 32, down + 40),
    isPressed ? disc(width * 0.86, height * 0.88, 52, 'url(#glow-red)') : '',
    disc(width * 0.86, height * 0.88, 14, isPressed ? '#ff8a6e' : '#5c160a'),
    disc(c, height * 0.88, 19, '#8c2411'),
    box(c - 3.5, height * 0.88 - 11, 7, 22, 3.5, '#2b0a04'),
    write(words.labels.press, width * 0.14, height * 0.895, 24, { colour: '#ffe9e3', spacing: 2 }),
  ].join('')
}

/** A clear cover that is lifted before the plate is pressed: hinged above; opened, only its edge is seen. */
function flap(x: number, y: number, width: number, height: number): string {
  return [
    box(x, y, width, height, 12, '#fff', 'opacity=".22"'),
    box(x, y, width, height, 12, 'none', `${outline('#fff', 3)} opacity=".7"`),
    box(x + width * 0.16, y - 5, width * 0.68, 12, 5, '#ffe9e3', 'opacity=".85"'),
    box(x + width / 2 - 34, y + height - 14, 68, 10, 5, '#fff', 'opacity=".75"'),
  ].join('')
}
