import { BRAND, write } from '../../kit/lettering.ts'
import { box, disc, line, oval, shape, times, whole } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { backView } from '../parts/back.ts'
import { housing } from '../parts/housing.ts'
import { onWall } from '../parts/settings.ts'
import { sheetOf, type Sheet, straightOn, type View } from '../view.ts'
import { LAMP } from '../../kit/palette.ts'

/** A strobe over a sounder. */
export function siren(facts: Facts): View[] {
  const sheet = sheetOf(facts.body({ width: 150, height: 220, depth: 62 }))
  return [
    straightOn('front', 'sirenFront', sheet, () => sirenFace(sheet, false)),
    onWall('alarm', 'sirenAlarm', sheet, () => sirenFace(sheet, true), { wall: 'brick', share: 0.62 }),
    backView(facts, sheet, 40, 'white'),
  ]
}

function sirenFace({ width, height }: Sheet, isAlarm: boolean): string {
  const c = width / 2
  const strobe = whole`M${width * 0.1} ${height * 0.3}V70a60 60 0 0 1 60-56H${width * 0.9 - 60}a60 60 0 0 1 60 56V${height * 0.3}z`
  return [
    isAlarm ? oval(c, height * 0.16, width * 0.8, height * 0.3, 'url(#glow-red)') : '',
    housing(width, height, 56, 'white'),
    shape(strobe, isAlarm ? 'url(#dome-red)' : '#b5442f'),
    times(8, (index) =>
      line(whole`M${width * (0.16 + index * 0.098)} 26V${height * 0.29}`, '#fff', 2, 'opacity=".25"'),
    ),
    shape(strobe, 'url(#reflection)'),
    times(7, (index) => {
      const inset = Math.abs(3 - index) * 8
      return box(c - width * 0.26 + inset, height * 0.44 + index * 26, width * 0.52 - inset * 2, 11, 5.5, '#45423c')
    }),
    write(BRAND, c, height * 0.86, 30, { colour: '#6f695e', anchor: 'middle', spacing: 6 }),
    disc(c, height * 0.92, 6, isAlarm ? LAMP.red : '#2f9d74'),
  ].join('')
}
