import { BRAND, write } from '../../kit/lettering.ts'
import { box, disc, line, placed, times, whole } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { type Box, flatBox, shell, boxBack, inRack } from '../parts/flat-box.ts'
import { drawPort, port } from '../parts/ports.ts'
import { straightOn, type View } from '../view.ts'
import { TINT } from '../../kit/palette.ts'

const SWITCH = { width: 440, height: 44, depth: 230 }

/** A switch: as many ports as it has, power and link lamps at each. */
export function networkSwitch(facts: Facts): View[] {
  const plan = flatBox(facts.body(SWITCH))
  const isDesktop = !facts.has('mounting', 'rack-19')
  return [
    straightOn('front', 'switchFront', plan.sheet, () => switchFront(facts, plan, false)),
    straightOn('wired', 'switchWired', plan.sheet, () => switchFront(facts, plan, true)),
    straightOn('back', 'switchBack', plan.sheet, () => boxBack(facts, plan, false, [])),
    ...(isDesktop ? [] : [inRack(facts, plan, 'switchInRack', () => switchFront(facts, plan, true))]),
  ]
}

function switchFront(facts: Facts, plan: Box, isWired: boolean): string {
  const { lid, width, height } = plan
  const poe = facts.number('poe-ports', 8)
  const uplinks = Math.max(0, facts.number('ethernet-ports', poe + 2) - poe)
  const isSfp = facts.has('interfaces', 'sfp')
  const rows = poe > 8 ? 2 : 1
  const columns = poe / rows
  const high = (height * 0.84) / rows
  const each = Math.min(high * 1.14, (width * (isSfp ? 0.6 : 0.58)) / columns)
  const start = width * 0.15
  const end = start + columns * each + (columns / 4) * 6
  const y = lid + (height - (each / 1.17) * rows) / 2
  return [
    shell(plan, false, facts.has('mounting', 'rack-19')),
    write(BRAND, 30, lid + height * 0.44, Math.min(23, height * 0.24), { colour: '#2b2a28', spacing: 2 }),
    write(facts.model, 30, lid + height * 0.44 + Math.min(24, height * 0.22), Math.min(14, height * 0.15), {
      colour: '#6f695e',
    }),
    ...['#2f9d74', isWired ? '#d9a23a' : '#c6bfb3'].map((colour, index) =>
      disc(36 + index * 16, lid + height * 0.84, 4, colour),
    ),
    times(poe, (index) => {
      const column = Math.floor(index / rows)
      const x = start + column * each + Math.floor(column / 4) * 6
      return socket(x, y + (index % rows) * (each / 1.17), each, isWired && index % 7 !== 3, index)
    }),
    times(uplinks, (index) => {
      const x = end + 16 + (isSfp ? Math.floor(index / 2) : index) * each * 1.15
      const top = y + (isSfp ? (index % 2) * (each / 1.17) : 0)
      return isSfp
        ? drawPort(port('sfp'), x, top + 3, each / 17)
        : socket(x, top, each, isWired && index === 0, 9 + index)
    }),
    facts.has('interfaces', 'console')
      ? drawPort(port('rj45'), width - 62, y + 6, each / 20) +
        write('CONSOLE', width - 62, lid + height - 8, 8, { colour: '#6f695e' })
      : '',
    line(whole`M${end + 8} ${lid + height * 0.16}v${height * 0.66}`, '#a39c90', 1.5),
  ].join('')
}

/** A socket with its two lamps, and the plug in it. */
function socket(x: number, y: number, size: number, isUsed: boolean, index: number): string {
  const scale = (size * 0.92) / 54
  const plug = isUsed
    ? box(x + size * 0.16, y + size * 0.2, size * 0.6, size * 0.52, 3, '#d9d4c8') +
      box(x + size * 0.32, y + size * 0.5, size * 0.28, size * 0.3, 2, index % 3 ? '#274a86' : TINT.brown)
    : ''
  return [
    placed('<use href="#rj45"/>', x, y + size * 0.06, scale),
    plug,
    box(x + size * 0.06, y, size * 0.18, size * 0.06, 1, isUsed ? '#2f9d74' : '#b7b0a4'),
    box(x + size * 0.66, y, size * 0.18, size * 0.06, 1, isUsed ? '#d9a23a' : '#b7b0a4'),
  ].join('')
}
