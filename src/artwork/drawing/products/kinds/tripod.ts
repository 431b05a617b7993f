import { BRAND, write } from '../../kit/lettering.ts'
import { walking } from '../../kit/people.ts'
import {
  box,
  disc,
  fine,
  line,
  outline,
  oval,
  placed,
  rimmed,
  ROUND_LINE,
  shape,
  times,
  waves,
} from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { housing } from '../parts/housing.ts'
import { screen } from '../parts/screen.ts'
import { room } from '../parts/surroundings.ts'
import { inUse } from '../parts/settings.ts'
import { sheetOf, type Sheet, straightOn, type View } from '../view.ts'
import { LAMP } from '../../kit/palette.ts'

/** A turnstile of three arms beside its lane. */
export function tripod(facts: Facts): View[] {
  const body = facts.body({ width: 420, height: 980, depth: 280 })
  const across = sheetOf({ width: body.width + facts.number('lane-width', 550), height: body.height })
  const cabinet = body.width * across.scale
  return [
    straightOn('front', 'tripodFront', across, () => turnstile(facts, cabinet, across, false)),
    straightOn('dropped', 'tripodDropped', across, () => turnstile(facts, cabinet, across, true)),
    inUse('site', 'tripodAtSite', () => {
      const scale = 230 / across.height
      const foot = 486
      return [
        room(410, 'concrete', 'asphalt'),
        box(96, 40, 500, 370, 0, '#bdb6aa'),
        times(24, (index) => line(`M${108 + index * 21} 40V410`, '#a9a296', 5)),
        box(280, 110, 232, 300, 0, '#6f695e'),
        box(292, 122, 208, 288, 0, 'url(#daylight)'),
        walking(424, foot - 8, 392, { coat: 'ochre' }),
        helmet(433.4, 112),
        placed(turnstile(facts, cabinet, across, false), 236, foot - across.height * scale, scale),
      ].join('')
    }),
  ]
}

/** The helmet of everyone on a site, on the head of a person 392 units tall. */
function helmet(x: number, y: number): string {
  return shape(fine`M${x - 22} ${y}q1-24 22-24t22 22l13 3v4H${x - 24}z`, LAMP.amber)
}

/** A pillar with three arms; one lies across the lane, or hangs when power fails. */
function turnstile(facts: Facts, cabinet: number, { width, height }: Sheet, isDropped: boolean): string {
  const y = height * 0.2
  const reach = width - cabinet - 10
  const arm = (d: string) =>
    line(d, '#6f695e', 17, ROUND_LINE) + line(d, '#e9e5dd', 13, ROUND_LINE) + line(d, '#fff', 3, ROUND_LINE)
  const x = cabinet - 6
  return [
    box(-6, height - 10, cabinet + 12, 10, 2, '#45433f'),
    arm(fine`M${x} ${y + 12}L${x - 24} ${y + height * 0.34}`),
    placed(housing(cabinet, height - 10, 14, 'steel'), 0, 0),
    box(10, 10, cabinet - 20, height * 0.3, 8, '#1b1a19'),
    screen(
      cabinet * 0.14,
      height * 0.04,
      cabinet * 0.5,
      height * 0.13,
      (across, down) =>
        box(0, 0, across, down, 0, '#10241c') +
        write(facts.words.labels.entry, 20, 70, 46, { colour: '#8ff0cb' }) +
        write('0248', 20, 150, 62, { colour: '#8ff0cb' }),
    ),
    waves(cabinet * 0.34, height * 0.245, 18, '#d9d4c8', 2.6),
    oval(cabinet * 0.8, height * 0.1, 30, 30, `url(#glow-${isDropped ? 'amber' : 'green'})`),
    disc(cabinet * 0.8, height * 0.1, 11, isDropped ? LAMP.amber : LAMP.green),
    box(cabinet * 0.12, height * 0.42, cabinet * 0.76, height * 0.46, 6, 'none', outline('#a39c90', 2)),
    disc(cabinet * 0.8, height * 0.65, 9, 'url(#metal-key)'),
    write(BRAND, cabinet * 0.46, height * 0.54, 24, { colour: '#6f695e', anchor: 'middle', spacing: 4 }),
    write(facts.model, cabinet * 0.46, height * 0.58, 14, { colour: '#8f887c', anchor: 'middle' }),
    disc(x, y, 46, 'url(#side-light)'),
    rimmed(x - 3, y - 3, 43, 'url(#metal-key)', '#857e72', 2),
    arm(
      isDropped
        ? fine`M${x + 8} ${y + 10}L${x + reach * 0.16} ${y + height * 0.5}`
        : fine`M${x + 10} ${y}H${x + reach}`,
    ),
    isDropped ? '' : arm(fine`M${x - 2} ${y + 14}L${x + reach * 0.1} ${y + height * 0.4}`),
    disc(x - 3, y - 3, 15, '#6f695e'),
  ].join('')
}
