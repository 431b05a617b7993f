import { BRAND, write } from '../../kit/lettering.ts'
import { box, disc, inPercent, line, outline, oval, placed, ROUND_LINE, shape, times, whole } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { inUse, SCENE } from '../parts/settings.ts'
import { sheetOf, type Sheet, straightOn, type View } from '../view.ts'
import { callPoint } from './call-point.ts'
import { LAMP } from '../../kit/palette.ts'

const DETECTOR = { width: 100, height: 100, depth: 48 }

/** A detector of smoke or heat on its ceiling, or a call point on its wall. */
export function fireDetector(facts: Facts): View[] {
  if (facts.option('detector-type') === 'manual-call-point') return callPoint(facts)
  const body = facts.body(DETECTOR)
  const isHeat = facts.option('detector-type').includes('heat')
  // The cage of one that waits for a set temperature has more bars.
  const bars = facts.option('detector-type') === 'fixed-heat' ? 6 : 4
  const side = sheetOf({ width: body.width, height: body.depth })
  const below = sheetOf({ width: body.width, height: body.height })
  return [
    straightOn('front', isHeat ? 'heatSide' : 'smokeSide', side, () => detectorSide(side, isHeat, false)),
    straightOn('below', isHeat ? 'heatBelow' : 'smokeBelow', below, () => detectorBelow(below, isHeat, bars)),
    onCeiling(side, isHeat),
  ]
}

/** The detector hanging from above, seen from the side; a lamp at its foot. */
function detectorSide({ width, height }: Sheet, isHeat: boolean, isAlarm: boolean): string {
  const middle = width / 2
  const base = inPercent(width, height, 'M2 0H98L95 30H5z')
  const cup = isHeat
    ? inPercent(width, height, 'M10 34H90C86 62 68 66 60 68H40C32 66 14 62 10 34z')
    : inPercent(width, height, 'M10 34H90L84 55H16z')
  return [
    shape(base, 'url(#barrel)'),
    shape(base, 'url(#shade)', 'opacity=".4"'),
    line(whole`M${width * 0.05} ${height * 0.31}H${width * 0.95}`, '#8f887c', 3),
    shape(cup, 'url(#white)'),
    shape(cup, 'url(#shade)', 'opacity=".5"'),
    isHeat ? thermistor(middle, height) : chamber(width, height),
    isAlarm ? disc(width * 0.72, height * 0.46, 34, 'url(#glow-red)') : '',
    disc(width * 0.72, height * 0.46, 7, isAlarm ? '#ff6a4a' : '#8c2411'),
    write(BRAND, width * 0.2, height * 0.23, 19, { colour: '#a39c90', spacing: 3 }),
  ].join('')
}

/** The slits that smoke enters by. */
function chamber(width: number, height: number): string {
  const cap = inPercent(width, height, 'M18 76H82C78 94 62 98 50 98S22 94 18 76z')
  return [
    box(width * 0.2, height * 0.55, width * 0.6, height * 0.21, 0, '#2b2a28'),
    times(13, (index) => box(width * (0.2 + index * 0.047), height * 0.55, width * 0.014, height * 0.21, 0, '#cfc9be')),
    box(width * 0.17, height * 0.64, width * 0.66, 5, 2, '#dcd7cd'),
    shape(cap, 'url(#white)'),
    shape(cap, 'url(#shade)', 'opacity=".6"'),
  ].join('')
}

/** The cage around the part that feels heat. */
function thermistor(x: number, height: number): string {
  return [
    box(x - 11, height * 0.68, 22, height * 0.2, 8, '#c9a777'),
    line(
      whole`M${x - 62} ${height * 0.66}C${x - 54} ${height * 1.06} ${x + 54} ${height * 1.06} ${x + 62} ${height * 0.66}M${x - 24} ${height * 0.67}C${x - 20} ${height * 1.02} ${x + 20} ${height * 1.02} ${x + 24} ${height * 0.67}`,
      '#dcd7cd',
      11,
      ROUND_LINE,
    ),
    line(
      whole`M${x - 62} ${height * 0.66}C${x - 54} ${height * 1.06} ${x + 54} ${height * 1.06} ${x + 62} ${height * 0.66}`,
      '#8f887c',
      1.5,
      'opacity=".6"',
    ),
  ].join('')
}

/** The same from below. */
function detectorBelow({ width }: Sheet, isHeat: boolean, bars: number): string {
  const c = width / 2
  const spokes = isHeat ? bars : 32
  return [
    disc(c + 7, c + 4, c - 1, 'url(#side-light)'),
    disc(c, c, c - 1, 'url(#white-edge)'),
    disc(c, c, c - 4, 'url(#white)'),
    disc(c, c, c * 0.8, 'none', outline('#c9c3b7', 2)),
    disc(c, c, c * (isHeat ? 0.42 : 0.66), isHeat ? '#cfc9be' : '#2b2a28'),
    times(spokes, (index) => {
      const angle = (index / spokes) * 360
      return `<g transform="rotate(${angle} ${c} ${c})">${isHeat ? box(c - 8, c - c * 0.42, 16, c * 0.42, 8, 'url(#white-key)') : box(c - 2.4, c - c * 0.66, 4.8, c * 0.2, 1, '#dcd7cd')}</g>`
    }),
    isHeat ? disc(c, c, 22, '#c9a777') + disc(c - 6, c - 7, 6, '#f6e3c4') : disc(c, c, c * 0.52, 'url(#white-key)'),
    disc(c * 1.52, c * 0.6, 9, '#8c2411'),
    write(BRAND, c, c * 1.84, 19, { colour: '#a39c90', anchor: 'middle', spacing: 3 }),
  ].join('')
}

/** In alarm under its ceiling: smoke, or the heat of a car park. */
function onCeiling(sheet: Sheet, isHeat: boolean): View {
  return inUse('alarm', isHeat ? 'heatAlarm' : 'smokeAlarm', () => {
    const scale = 330 / sheet.width
    const x = SCENE.width / 2 - 165
    const wisps = [
      [250, 470, 46],
      [330, 400, 60],
      [420, 440, 54],
      [390, 350, 46],
    ] as const
    return [
      box(0, 0, SCENE.width, SCENE.height, 0, isHeat ? 'url(#concrete)' : 'url(#plaster)'),
      shape('M0 0H720L560 130H160z', 'url(#ceiling)'),
      line('M0 0L160 130H560L720 0M160 130V540M560 130V540', '#bdb6aa', 1.5),
      ...(isHeat
        ? [
            times(4, (index) =>
              line(`M${280 + index * 54} 520c-24-40 24-60 0-110`, LAMP.red, 7, `${ROUND_LINE} opacity=".35"`),
            ),
          ]
        : wisps.map(([left, top, r]) => oval(left, top, r * 2.2, r * 1.6, 'url(#cast)'))),
      oval(SCENE.width / 2, 66, 220, 22, 'url(#cast)'),
      placed(detectorSide(sheet, isHeat, true), x, 60, scale),
    ].join('')
  })
}
