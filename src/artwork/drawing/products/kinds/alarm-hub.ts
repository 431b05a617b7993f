import { BRAND, write } from '../../kit/lettering.ts'
import { disc, each, outline, times } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { backView } from '../parts/back.ts'
import { gleam, groove, housing, pane } from '../parts/housing.ts'
import { icon } from '../parts/screen.ts'
import { sheetOf, type Sheet, straightOn, type View } from '../view.ts'
import { LAMP } from '../../kit/palette.ts'

const HUB = { width: 190, height: 140, depth: 38 }

/** A wireless hub: aerials by its paths, a ring of light, a steel-like box for the largest. */
export function alarmHub(facts: Facts): View[] {
  const sheet = sheetOf(facts.body(HUB), 560)
  return [
    straightOn('front', 'hubArmed', sheet, () => hub(facts, sheet, 'armed')),
    straightOn('alarm', 'hubAlarm', sheet, () => hub(facts, sheet, 'alarm')),
    backView(facts, sheet, 30, 'white'),
  ]
}

function hub(facts: Facts, { width, height }: Sheet, state: 'armed' | 'alarm'): string {
  const zones = facts.number('alarm-zones', 32)
  const isLarge = zones > 64
  const isWide = zones > 32 && !isLarge
  const colour = state === 'armed' ? 'green' : 'red'
  const paths = [
    ['LAN', facts.has('communication-paths', 'lan')],
    ['Wi-Fi', facts.has('communication-paths', 'wifi')],
    ['4G', facts.has('communication-paths', 'lte') || facts.has('communication-paths', 'lte-dual-sim')],
    [facts.words.labels.zone, true],
  ] as const
  const shown = paths.filter(([, has]) => has)
  const ring = height * (isLarge ? 0.17 : 0.24)
  const x = width * (isLarge ? 0.28 : isWide ? 0.3 : 0.5)
  const y = height * (isLarge ? 0.36 : isWide ? 0.5 : 0.42)
  return [
    housing(width, height, isLarge ? 18 : isWide ? 26 : 40, 'white'),
    isLarge ? groove(16, 16, width - 32, height - 32, 10, 'white') : '',
    isLarge ? keypad(width * 0.52, height * 0.16, width * 0.36, height * 0.42) : '',
    disc(x, y, ring * 1.8, `url(#glow-${colour})`),
    disc(x, y, ring * 1.08, '#d9d3c8'),
    disc(x, y, ring, 'none', outline(state === 'armed' ? LAMP.green : LAMP.red, 9)),
    disc(x, y, ring * 0.86, 'url(#white-key)'),
    icon(state === 'armed' ? 'shield' : 'bell', x, y, ring / 22, '#4b483f'),
    isWide ? zoneLamps(zones, width * 0.58, height * 0.22, width * 0.33, state === 'alarm') : '',
    ...shown.map(([word], index) => {
      if (isWide) return pathLamp(word, width * (0.6 + index * 0.125), height * 0.78, index, shown.length, state)
      const left = width * 0.14 + index * ((width * 0.72) / Math.max(1, shown.length - 1))
      return (
        disc(left, height * 0.79, 6, index === shown.length - 1 && state === 'alarm' ? LAMP.red : '#2f9d74') +
        write(word, left, height * 0.79 + 26, 14, { colour: '#8f887c', anchor: 'middle' })
      )
    }),
    write(BRAND, 40, height * 0.13, 19, { colour: '#a39c90', spacing: 3 }),
    write(facts.model, width - 40, height * 0.13, 14, { colour: '#bdb6aa', anchor: 'end' }),
  ].join('')
}

/** A lamp for each of its zones, in eight columns behind dark glass. */
function zoneLamps(count: number, x: number, y: number, width: number, isAlarm: boolean): string {
  const [columns, step] = [8, width / 8]
  const rows = Math.ceil(count / columns)
  const down = rows * step * 0.72
  return [
    pane(x - 12, y - 12, width + 24, down + 24, 10),
    times(rows * columns, (index) => {
      const isLit = isAlarm && index === 19
      const [left, top] = [x + ((index % columns) + 0.5) * step, y + (Math.floor(index / columns) + 0.5) * step * 0.72]
      return (isLit ? disc(left, top, 16, 'url(#glow-red)') : '') + disc(left, top, 3.6, isLit ? LAMP.red : '#3a5a4c')
    }),
    gleam(x - 11, y - 11, width + 22, down + 22, 9),
  ].join('')
}

/** The lamp of a path beside the others, its word below. */
function pathLamp(word: string, x: number, y: number, index: number, count: number, state: 'armed' | 'alarm'): string {
  const colour = index === count - 1 && state === 'alarm' ? LAMP.red : '#2f9d74'
  return disc(x, y, 6, colour) + write(word, x, y + 26, 14, { colour: '#8f887c', anchor: 'middle' })
}

function keypad(x: number, y: number, width: number, height: number): string {
  const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']
  return (
    pane(x - 12, y - 12, width + 24, height + 24, 10) +
    each(keys, (key, index) => {
      const left = x + ((index === 9 ? 1 : index % 3) + 0.5) * (width / 3)
      const top = y + (Math.floor(index / 3) + 0.62) * (height / 4)
      return write(key, left, top, 20, { colour: '#d9d4c8', anchor: 'middle' })
    }) +
    gleam(x - 11, y - 11, width + 22, height + 22, 9)
  )
}
