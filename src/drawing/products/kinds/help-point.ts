import { smallLens } from '../../kit/lens.ts'
import { BRAND, write } from '../../kit/lettering.ts'
import { box, disc, line, oval, placed, rimmed, ROUND_LINE, screw, shape, whole } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import type { PrintedWords } from '../../drawing-words.ts'
import { backView } from '../parts/back.ts'
import { housing } from '../parts/housing.ts'
import { figure, finger, footShadow, inUse, onWall, outdoors } from '../parts/settings.ts'
import { sheetOf, type Sheet, straightOn, type View } from '../view.ts'

const BODY = { width: 120, height: 200, depth: 48 }

/** A point to call for help from: on a wall, with or without a camera, or a pillar. */
export function helpPoint(facts: Facts): View[] {
  const sheet = sheetOf(facts.body(BODY))
  return facts.has('mounting', 'free-standing') ? pillar(facts, sheet) : wallPoint(facts, sheet)
}

function wallPoint(facts: Facts, sheet: Sheet): View[] {
  const front = (isCalling: boolean) => () => plate(facts, sheet, isCalling)
  return [
    straightOn('front', facts.has('call-functions', 'video-call') ? 'helpVideo' : 'helpAudio', sheet, front(false)),
    onWall('calling', 'helpCalling', sheet, front(true), {
      wall: 'concrete',
      extra: ({ x, y, width, height, scale }) => finger(x + width / 2, y + height * buttonAt(facts), scale),
    }),
    backView(facts, sheet, 14, 'steel'),
  ]
}

function buttonAt(facts: Facts): number {
  return facts.has('call-functions', 'video-call') ? 0.68 : 0.58
}

function plate(facts: Facts, { width, height }: Sheet, isCalling: boolean): string {
  const isVideo = facts.has('call-functions', 'video-call')
  const y = height * buttonAt(facts)
  const screws = [
    [24, 24],
    [width - 24, 24],
    [24, height - 24],
    [width - 24, height - 24],
  ] as const
  return [
    housing(width, height, 14, 'steel'),
    ...screws.map(([left, top]) => screw(left, top)),
    isVideo ? camera(width / 2, height * 0.16, width * 0.19) : '',
    box(
      width * 0.28,
      height * (isVideo ? 0.31 : 0.12),
      width * 0.44,
      height * 0.13,
      0,
      'url(#holes-light)',
      'opacity=".6" transform="translate(.8 1)"',
    ),
    box(width * 0.28, height * (isVideo ? 0.31 : 0.12), width * 0.44, height * 0.13, 0, 'url(#holes)'),
    write(facts.words.labels.help, width / 2, y - width * 0.28, width * 0.13, {
      colour: '#a3210f',
      weight: 700,
      anchor: 'middle',
      spacing: 5,
    }),
    roundButton(width / 2, y, width * 0.2, isCalling),
    statusLamps(facts.words, width / 2, y + width * 0.31, isCalling),
    write(BRAND, width / 2, height - 20, 15, { colour: '#6f695e', anchor: 'middle', spacing: 3 }),
  ].join('')
}

function camera(x: number, y: number, radius: number): string {
  return [
    box(x - radius * 1.5, y - radius, radius * 3, radius * 2, radius, '#0a0a0a'),
    box(x - radius * 1.5 + 1.5, y - radius + 1.5, radius * 3 - 3, radius * 2 - 3, radius, 'url(#glass)'),
    smallLens(x, y, radius * 0.8),
    ...[-1.18, 1.18].map((side) => disc(x + radius * side, y, radius * 0.1, '#e9e5dd', 'opacity=".7"')),
  ].join('')
}

/** A red button in a collar; lit all around while it calls. */
function roundButton(x: number, y: number, radius: number, isCalling: boolean): string {
  return [
    isCalling ? disc(x, y, radius * 2, 'url(#glow-red)') : '',
    disc(x, y + 3, radius * 1.26, '#6f695e'),
    disc(x, y, radius * 1.26, 'url(#metal-key)'),
    disc(x, y, radius * 1.08, isCalling ? '#ff8a6e' : '#4f1409'),
    disc(x, y, radius, 'url(#red-key)'),
    line(
      whole`M${x - radius * 0.66} ${y - radius * 0.3}a${radius * 0.74} ${radius * 0.74} 0 0 1 ${radius * 0.8}-${radius * 0.4}`,
      '#fff',
      4,
      'stroke-linecap="round" opacity=".55"',
    ),
    line(
      'M0-16v18M0 13v1',
      '#fff',
      7,
      `${ROUND_LINE} transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${Math.round(radius * 1.6) / 100})"`,
    ),
  ].join('')
}

/** Called, answered: two lamps with their words. */
function statusLamps({ labels }: PrintedWords, x: number, y: number, isCalling: boolean): string {
  return [labels.call, labels.answer]
    .map((word, index) => {
      const left = x + (index ? 34 : -34)
      const isOn = isCalling && index === 0
      return (
        (isOn ? disc(left, y, 18, 'url(#glow-red)') : '') +
        rimmed(left, y, 6.5, isOn ? '#e8573a' : index ? '#3f5a4e' : '#5c2a20', '#857e72') +
        write(word, left, y + 20, 10, { colour: '#4f4b43', anchor: 'middle', spacing: 1 })
      )
    })
    .join('')
}

/** A pillar on its foot: a strobe on top, camera, two buttons. The body is narrower than its foot. */
function pillar(facts: Facts, sheet: Sheet): View[] {
  const front = (isCalling: boolean) => () => column(facts, sheet, isCalling)
  return [
    straightOn('front', 'helpPillar', sheet, front(false)),
    inUse('calling', 'helpPillarCalling', () => {
      const scale = 400 / sheet.height
      return [
        outdoors(400),
        footShadow(330, 478, 190),
        placed(column(facts, sheet, true), 330 - (sheet.width * scale) / 2, 76, scale),
        figure(470, 476, 408),
      ].join('')
    }),
  ]
}

function column(facts: Facts, { width, height }: Sheet, isCalling: boolean): string {
  const x = width * 0.24
  const across = width * 0.52
  const top = height * 0.1
  const middle = width / 2
  return [
    isCalling ? oval(middle, top * 0.55, width * 0.62, height * 0.13, 'url(#glow-blue)') : '',
    box(
      middle - across * 0.3,
      height * 0.03,
      across * 0.6,
      top,
      across * 0.18,
      isCalling ? 'url(#dome-blue)' : '#4a6f9f',
    ),
    ...[0.3, 0.5, 0.7].map((share) =>
      line(
        whole`M${middle - across * 0.3} ${height * 0.03 + top * share}h${across * 0.6}`,
        '#fff',
        1.5,
        'opacity=".35"',
      ),
    ),
    shape(
      whole`M${x - width * 0.2} ${height}l${width * 0.08}-16h${across + width * 0.24}l${width * 0.08} 16z`,
      '#45433f',
    ),
    box(x + 7, top + 3, across, height - top - 18, 10, 'url(#side-dark)'),
    box(x, top, across, height - top - 15, 10, '#274a86'),
    box(x, top, across, height - top - 15, 10, 'url(#brushed)'),
    box(x, top, across * 0.12, height - top - 15, 6, '#fff', 'opacity=".14"'),
    box(x + across * 0.12, top + 26, across * 0.76, height * 0.4, 8, 'url(#steel)'),
    camera(middle, top + 56, across * 0.14),
    box(x + across * 0.26, top + 88, across * 0.48, 34, 0, 'url(#fine-holes)'),
    roundButton(middle, top + 164, across * 0.13, isCalling),
    write('SOS', middle, top + 206, 17, { colour: '#a3210f', weight: 700, anchor: 'middle', spacing: 2 }),
    facts.number('call-buttons', 1) > 1 ? infoButton(middle, top + 240, across * 0.1) : '',
    write(facts.words.labels.help, middle, height * 0.74, across * 0.28, { weight: 700, anchor: 'middle', spacing: 3 }),
    write(BRAND, middle, height * 0.93, 13, { colour: '#dfe6f2', anchor: 'middle', spacing: 3 }),
  ].join('')
}

function infoButton(x: number, y: number, radius: number): string {
  return [
    disc(x, y, radius * 1.25, 'url(#metal-key)'),
    disc(x, y, radius, '#274a86'),
    write('i', x, y + radius * 0.42, radius * 1.2, { weight: 700, anchor: 'middle' }),
  ].join('')
}
