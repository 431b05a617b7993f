import { lens } from '../../kit/lens.ts'
import { BRAND, write } from '../../kit/lettering.ts'
import { around, box, disc, each, inPercent, line, screw, shape, times, whole } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { underCeiling } from '../parts/ceiling.ts'
import { lamp, lamps } from '../parts/infrared.ts'
import { TINT } from '../../kit/palette.ts'
import { sheetOf, type Sheet, straightOn, type View } from '../view.ts'

const DOME = { width: 122, height: 88, depth: 122 }

/** Draws a dome camera: a base on the ceiling and a bubble. A metal base has screws and a darker bubble. */
export function dome(facts: Facts): View[] {
  const body = facts.body(DOME)
  const side = sheetOf(body)
  const below = sheetOf({ width: body.width, height: body.depth })
  return [
    straightOn('front', 'domeSide', side, () => domeSide(facts, side)),
    straightOn('below', 'domeBelow', below, () => domeBelow(facts, below)),
    underCeiling('domeInUse', () => domeSide(facts, side), side),
  ]
}

function isTough(facts: Facts): boolean {
  return facts.option('impact-rating') === 'ik10'
}

function domeSide(facts: Facts, { width, height, scale }: Sheet): string {
  const base = height * 0.42
  const hood = inPercent(width, base, 'M1 12Q1 0 6 0H94Q99 0 99 12L93 86Q92 100 86 100H14Q8 100 7 86z')
  const bubble = whole`M${width * 0.17} ${base * 0.9}H${width * 0.83}C${width * 0.83} ${height * 0.84} ${width * 0.68} ${height} ${width * 0.5} ${height}S${width * 0.17} ${height * 0.84} ${width * 0.17} ${base * 0.9}z`
  const clip = `clip-${facts.model.toLowerCase()}`
  const isZoom = facts.option('lens-type') === 'motorised'
  const eye = Math.min(width, height) * (isZoom ? 0.2 : 0.14)
  return [
    shape(hood, isTough(facts) ? 'url(#tube)' : 'url(#shield)'),
    shape(hood, 'url(#shade)', 'opacity=".25"'),
    line(whole`M${width * 0.02} ${base * 0.3}H${width * 0.98}`, '#a39c90', 2),
    `<clipPath id="${clip}"><path d="${bubble}"/></clipPath>`,
    shape(bubble, isTough(facts) ? '#1b1c1e' : '#3a3d41'),
    `<g clip-path="url(#${clip})">${[
      box(width * 0.34, base * 0.8, width * 0.32, height * 0.6, width * 0.15, '#0b0b0c'),
      lens(width / 2, height * 0.64, eye),
      times(lamps(facts) > 8 ? 4 : 2, (index) =>
        lamp(width / 2 + (index % 2 ? 1 : -1) * eye * 1.16, height * (0.56 + Math.floor(index / 2) * 0.16), eye * 0.17),
      ),
      shape(
        whole`M${width * 0.17} ${base * 0.9}H${width * 0.83}v${height * 0.12}H${width * 0.17}z`,
        '#000',
        'opacity=".35"',
      ),
    ].join('')}</g>`,
    shape(inPercent(width, height, 'M22 52C23 74 30 88 38 94C32 80 31 64 32 52z'), '#fff', 'opacity=".3"'),
    box(width * 0.14, base * 0.86, width * 0.72, base * 0.14, base * 0.07, 'url(#tube)'),
    isZoom ? times(5, (index) => fin(width, base, 0.12 + index * 0.19)) : '',
    write(BRAND, width / 2, base * 0.7, 4.4 * scale, { colour: '#8f887c', anchor: 'middle', spacing: scale }),
    facts.number('camera-resolution', 2) > 4
      ? write('4K', width * 0.8, base * 0.7, 4.4 * scale, { colour: TINT.faintLettering, anchor: 'middle' })
      : '',
    isTough(facts) ? each([0.12, 0.88], (share) => screw(width * share, base * 0.6, 0.16 * scale)) : '',
  ].join('')
}

/** A rib of a base that carries off the heat of a larger camera. */
function fin(width: number, base: number, share: number): string {
  return box(width * 0.06, base * (0.02 + share * 0.42), width * 0.88, base * 0.028, 2, '#8f887c', 'opacity=".55"')
}

function domeBelow(facts: Facts, { width, scale }: Sheet): string {
  const c = width / 2
  const screws = isTough(facts) ? 3 : 0
  const eye = c * (facts.option('lens-type') === 'motorised' ? 0.36 : 0.25)
  return [
    disc(c + 6, c + 4, c - 1, 'url(#side-light)'),
    disc(c, c, c - 1, 'url(#aluminium-edge)'),
    disc(c, c, c - 4, isTough(facts) ? 'url(#aluminium)' : 'url(#white)'),
    around(screws, [c, c], c * 0.84, (x, y) => screw(x, y, 0.2 * scale), -1.57),
    disc(c, c, c * 0.7, '#8f887c'),
    disc(c, c, c * 0.68, isTough(facts) ? '#1b1c1e' : '#3a3d41'),
    box(c - c * 0.32, c - c * 0.64, c * 0.64, c * 1.28, c * 0.3, '#0b0b0c'),
    around(lamps(facts), [c, c], eye * 1.4, (x, y) => lamp(x, y, eye * 0.13)),
    lens(c, c, eye),
    shape(
      whole`M${c * 0.5} ${c * 0.62}a${c * 0.64} ${c * 0.64} 0 0 1 ${c * 0.6}-${c * 0.22}L${c * 0.66} ${c * 1.3}z`,
      '#fff',
      'opacity=".13"',
    ),
    write(BRAND, c, c * 1.87, 4.4 * scale, { colour: '#8f887c', anchor: 'middle', spacing: scale }),
  ].join('')
}
