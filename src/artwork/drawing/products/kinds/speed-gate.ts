import { BRAND, write } from '../../kit/lettering.ts'
import { walking } from '../../kit/people.ts'
import { box, disc, each, fine, framed, line, oval, placed, ROUND_LINE, shape, times, waves } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { housing } from '../parts/housing.ts'
import { footShadow, room } from '../parts/surroundings.ts'
import { inUse } from '../parts/settings.ts'
import { sheetOf, type Sheet, straightOn, type View } from '../view.ts'
import { tripod } from './tripod.ts'
import { LAMP, TINT } from '../../kit/palette.ts'

const GATE = { width: 180, height: 990, depth: 1400 }

/** A lane for one person at a time: glass leaves, or a tripod. */
export function speedGate(facts: Facts): View[] {
  return facts.option('gate-type') === 'tripod' ? tripod(facts) : glassGate(facts)
}

function glassGate(facts: Facts): View[] {
  const body = facts.body(GATE)
  const lane = facts.number('lane-width', 650)
  const across = sheetOf({ width: body.width * 2 + lane, height: body.height })
  const side = sheetOf({ width: body.depth, height: body.height })
  const front = (isOpen: boolean) => () => lanes(facts, across, isOpen)
  return [
    straightOn('front', 'gateShut', across, front(false)),
    straightOn('open', 'gateOpen', across, front(true)),
    straightOn('side', 'gateSide', side, () => gateSide(facts, side)),
    inUse('lobby', 'gateInLobby', () => {
      const scale = 232 / across.height
      const middle = 360
      const foot = 490
      return [
        room(400),
        framed(250, 90, 220, 310, 0, 'url(#pane)', '#6f695e', 5),
        line('M360 90V400', '#6f695e', 4),
        walking(middle - 6, foot - 24, 398, { coat: 'grey' }),
        placed(lanes(facts, across, true), middle - (across.width * scale) / 2, foot - across.height * scale, scale),
        footShadow(middle, foot + 4, across.width * scale * 1.2, 12),
      ].join('')
    }),
  ]
}

/** Two cabinets from before, the leaves between them shut or folded away. */
function lanes(facts: Facts, sheet: Sheet, isOpen: boolean): string {
  const { width, height, scale } = sheet
  const cabinet = facts.body(GATE).width * scale
  const colour = isOpen ? 'green' : 'red'
  return [
    leaves(cabinet, width - cabinet, height, isOpen),
    placed(pedestal(cabinet, height, colour, facts), 0, 0),
    placed(pedestal(cabinet, height, colour, facts), width - cabinet, 0),
    isOpen ? arrow(width / 2, height * 0.55, height * 0.06) : '',
  ].join('')
}

/** Two glass leaves; open, they stand along the cabinets and are seen on edge. */
function leaves(from: number, to: number, height: number, isOpen: boolean): string {
  const gap = to - from
  const wide = isOpen ? gap * 0.05 : gap * 0.48
  return each([from, to - wide], (x) => {
    const [top, down] = [height * 0.12, height * 0.74]
    return [
      framed(x, top, wide, down, 8, 'url(#pane)', '#8fa0a0', 2.5),
      isOpen
        ? ''
        : shape(
            fine`M${x + wide * 0.2} ${top + 8}h${wide * 0.3}L${x + wide * 0.1} ${top + down * 0.8}v-${down * 0.4}z`,
            '#fff',
            'opacity=".5"',
          ) + noEntry(x + wide / 2, top + down * 0.42, wide * 0.16),
    ].join('')
  })
}

function noEntry(x: number, y: number, radius: number): string {
  return (
    disc(x, y, radius, TINT.red, 'opacity=".75"') +
    box(x - radius * 0.62, y - radius * 0.16, radius * 1.24, radius * 0.32, 2, '#fff')
  )
}

function arrow(x: number, y: number, size: number): string {
  return line(
    fine`M${x} ${y + size}v-${size * 2}m-${size * 0.8} ${size * 0.8}l${size * 0.8}-${size * 0.8} ${size * 0.8} ${size * 0.8}`,
    '#2f9d74',
    6,
    `${ROUND_LINE} opacity=".55"`,
  )
}

function pedestal(width: number, height: number, colour: 'green' | 'red', facts: Facts): string {
  const top = 20
  const sensors = facts.number('sensor-pairs', 8) / 2
  return [
    box(-5, height - 8, width + 10, 8, 2, '#45433f'),
    placed(housing(width, height - top - 8, 5, 'steel', 5), 0, top),
    box(-3, 4, width + 6, top, 5, '#1b1a19'),
    box(-3, 4, width + 6, 4, 2, '#66645e'),
    box(width * 0.14, height * 0.1, width * 0.72, height * 0.22, 6, '#0a0a0a'),
    waves(width * 0.44, height * 0.17, width * 0.13, '#d9d4c8', 2.4),
    oval(width / 2, height * 0.27, width * 0.4, 16, `url(#glow-${colour})`),
    colour === 'green'
      ? line(
          fine`M${width * 0.34} ${height * 0.27}l${width * 0.12} ${width * 0.12} ${width * 0.2}-${width * 0.22}`,
          LAMP.green,
          5,
          ROUND_LINE,
        )
      : line(
          fine`M${width * 0.38} ${height * 0.25}l${width * 0.24} ${width * 0.24}m0-${width * 0.24}l-${width * 0.24} ${width * 0.24}`,
          LAMP.red,
          5,
          ROUND_LINE,
        ),
    box(width * 0.44, height * 0.4, width * 0.12, height * 0.48, width * 0.06, '#0a0a0a'),
    times(sensors, (index) =>
      disc(width / 2, height * 0.44 + (index * height * 0.4) / sensors, width * 0.035, '#5c2a20'),
    ),
    write(BRAND, width / 2, height * 0.37, width * 0.13, { colour: '#6f695e', anchor: 'middle', spacing: 2 }),
  ].join('')
}

/** The long side of a cabinet with its row of light barriers. */
function gateSide(facts: Facts, { width, height }: Sheet): string {
  const pairs = facts.number('sensor-pairs', 8)
  return [
    box(-5, height - 8, width + 10, 8, 2, '#45433f'),
    placed(housing(width, height - 32, 12, 'steel', 5), 0, 24),
    box(-3, 4, width + 6, 22, 8, '#1b1a19'),
    box(width * 0.3, 8, width * 0.4, 5, 2.5, 'url(#bar-green)'),
    box(width * 0.03, height * 0.2, width * 0.94, height * 0.16, 10, '#0a0a0a'),
    box(width * 0.03, height * 0.2, width * 0.94, height * 0.16, 10, 'url(#glass)'),
    box(width * 0.03, height * 0.74, width * 0.94, height * 0.07, 8, '#0a0a0a'),
    times(pairs, (index) =>
      disc(width * (0.08 + (0.84 * index) / (pairs - 1)), index % 2 ? height * 0.775 : height * 0.28, 5, '#5c2a20'),
    ),
    box(width * 0.485, height * 0.1, width * 0.03, height * 0.78, 6, '#2b2a28'),
    box(width * 0.49, height * 0.12, width * 0.02, height * 0.74, 5, 'url(#pane)'),
    write(BRAND, width * 0.07, height * 0.5, 28, { colour: '#6f695e', spacing: 5 }),
    write(facts.model, width * 0.07, height * 0.5 + 24, 15, { colour: '#8f887c' }),
  ].join('')
}
