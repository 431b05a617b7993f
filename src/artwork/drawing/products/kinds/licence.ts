import { BRAND, write } from '../../kit/lettering.ts'
import { TINT } from '../../kit/palette.ts'
import { box, disc, framed, line, outline, placed, ROUND_LINE, shape, times } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { matrixCode } from '../parts/screen.ts'
import { sheetOf, straightOn, type View } from '../view.ts'

const CARD = { width: 148, height: 105 }
const INK = '#3b372f'

/** The units that a licence counts, in a box of 100. */
const SIGNS: Readonly<Record<string, string>> = {
  camera: box(4, 34, 66, 40, 10, INK) + disc(24, 54, 12, TINT.paper) + shape('M74 46L96 32V76L74 62z', INK),
  door: box(22, 4, 56, 92, 2, 'none', outline(INK, 8)) + disc(66, 52, 5, INK) + line('M8 96H92', INK, 8),
  household: shape('M50 4L98 48H86V96H14V48H2z', INK) + box(40, 60, 20, 36, 0, TINT.paper),
  room:
    box(14, 40, 72, 20, 8, INK) +
    times(3, (index) => disc(24 + index * 26, 22, 9, INK) + disc(24 + index * 26, 78, 9, INK)),
  module: times(4, (index) =>
    box(6 + (index % 2) * 48, 6 + Math.floor(index / 2) * 48, 40, 40, 6, index === 3 ? '#bdb3a0' : INK),
  ),
}

/** The card that comes with a licence: its units and their number, and on its back the code to activate it. */
export function licence(facts: Facts): View[] {
  const sheet = sheetOf(CARD)
  const { width, height } = sheet
  const ground = box(7, 5, width, height, 14, '#8f897d') + box(0, 0, width, height, 14, 'url(#white)')
  const front = () =>
    [
      ground,
      box(0, 0, width, height * 0.2, 14, 'url(#graphite)'),
      write(BRAND, 36, height * 0.135, 30, { colour: '#efece5', spacing: 5 }),
      write(facts.model, width - 36, height * 0.13, 24, { colour: '#d9d4c8', anchor: 'end' }),
      placed(SIGNS[facts.option('licence-unit')] ?? '', 60, height * 0.36, 1.9),
      write(`${facts.number('licence-count', 1)}`, width - 60, height * 0.72, 190, { colour: INK, anchor: 'end' }),
    ].join('')
  const back = () =>
    [
      ground,
      matrixCode(facts.model, 60, height * 0.2, height * 0.56),
      times(4, (index) => framed(width * 0.53 + index * 66, height * 0.4, 54, 74, 5, TINT.paper, '#bdb3a0', 3)),
      write(facts.model, 60, height * 0.9, 26, { colour: TINT.faintLettering }),
      line(`M${Math.round(width * 0.53)} ${Math.round(height * 0.66)}h250`, '#bdb3a0', 4, ROUND_LINE),
    ].join('')
  return [straightOn('front', 'licenceFront', sheet, front), straightOn('back', 'licenceBack', sheet, back)]
}
