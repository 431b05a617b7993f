import { lens } from '../../kit/lens.ts'
import { BRAND, write } from '../../kit/lettering.ts'
import { disc, inPercent, line, oval, shape, whole } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { underCeiling } from '../parts/ceiling.ts'
import { lamp } from '../parts/infrared.ts'
import { sheetOf, type Sheet, straightOn, type View } from '../view.ts'
import { LAMP } from '../../kit/palette.ts'

const TURRET = { width: 118, height: 98, depth: 118 }

/** A turret: a ball in a ring, nothing before its lens. */
export function turret(facts: Facts): View[] {
  const sheet = sheetOf(facts.body(TURRET))
  return [
    straightOn('front', 'turretFront', sheet, () => turretFace(facts, sheet, 0)),
    straightOn('aside', 'turretAside', sheet, () => turretFace(facts, sheet, -0.14)),
    underCeiling('turretInUse', () => turretFace(facts, sheet, -0.1), sheet),
  ]
}

function turretFace(facts: Facts, { width, height }: Sheet, turn: number): string {
  const r = Math.round
  const [x, y, ball] = [width / 2, height * 0.6, height * 0.4]
  const eye = x + turn * width
  const squeeze = 1 - Math.abs(turn) * 1.6
  return [
    shape(inPercent(width, height, 'M2 6Q2 0 8 0H92Q98 0 98 6L88 34H12z'), 'url(#tube)'),
    line(whole`M${width * 0.05} ${height * 0.12}H${width * 0.95}`, '#a39c90', 2),
    oval(x, height * 0.36, width * 0.38, height * 0.1, '#8f887c'),
    disc(x, y, ball, '#8f887c'),
    disc(x - 2, y - 2, ball - 2, 'url(#metal-key)'),
    `<g transform="translate(${r(eye)} ${r(y + ball * 0.06)}) scale(${squeeze.toFixed(2)} 1)">${[
      disc(0, 0, ball * 0.72, '#2b2a28'),
      disc(0, 0, ball * 0.68, '#0c0d0e'),
      lens(-ball * 0.2, 0, ball * 0.36),
      lamp(ball * 0.36, 0, ball * 0.17),
      disc(ball * 0.36, -ball * 0.3, ball * 0.04, '#1c1c1d'),
      disc(0, -ball * 0.5, ball * 0.03, LAMP.green),
    ].join('')}</g>`,
    write(BRAND, x, height * 0.24, 18, { colour: '#8f887c', anchor: 'middle', spacing: 4 }),
    facts.number('ir-range', 30) > 30 ? lamp(eye + ball * 0.4, y + ball * 0.36, ball * 0.1) : '',
  ].join('')
}
