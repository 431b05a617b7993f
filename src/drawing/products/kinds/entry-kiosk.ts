import { smallLens } from '../../kit/lens.ts'
import { BRAND, write } from '../../kit/lettering.ts'
import { box, disc, fine, framed, line, outline, placed, pole, shape, times, waves, whole } from '../../kit/solid.ts'
import { wordOf } from '../../drawing-words.ts'
import type { Facts } from '../facts.ts'
import { gleam, housing, pane } from '../parts/housing.ts'
import { screen } from '../parts/screen.ts'
import { laneScreen } from '../screens/lane-screen.ts'
import { footShadow, outdoors } from '../parts/surroundings.ts'
import { inUse } from '../parts/settings.ts'
import { sheetOf, type Sheet, straightOn, type View } from '../view.ts'
import { screenSize } from '../parts/screen-size.ts'
import { LAMP, TINT } from '../../kit/palette.ts'

const KIOSK = { width: 400, height: 1350, depth: 350 }

/** A lane's kiosk: what it has stands below its screen, from eye to hand. */
export function entryKiosk(facts: Facts): View[] {
  const sheet = sheetOf(facts.body(KIOSK))
  return [
    straightOn('front', facts.has('kiosk-modules', 'ticket-dispenser') ? 'laneTicket' : 'laneColumn', sheet, () =>
      column(facts, sheet, false),
    ),
    inUse('lane', 'laneInUse', () => {
      const scale = 350 / sheet.height
      return [
        outdoors(400),
        shape('M300 540L380 400H720V540z', '#77736c'),
        shape('M60 500h250l30-60H120z', '#b1aca1'),
        carSide(560, 478),
        footShadow(220, 474, sheet.width * scale * 1.6, 10),
        placed(column(facts, sheet, true), 220 - (sheet.width * scale) / 2, 474 - sheet.height * scale, scale),
      ].join('')
    }),
    straightOn('open', 'laneOpen', sheet, () => inside(facts, sheet)),
  ]
}

function column(facts: Facts, { width, height, scale }: Sheet, isOpen: boolean): string {
  const has = (module: string) => facts.has('kiosk-modules', module)
  const size = screenSize(facts.number('screen-size', 10.4))
  const isUpright = size.long * scale > width * 0.82
  const [across, down] = isUpright ? [size.short * scale, size.long * scale] : [size.long * scale, size.short * scale]
  const shown = { width: Math.min(across, width * 0.84), height: Math.min(down, height * 0.26) }
  const y = height * 0.15
  const under = y + shown.height + height * 0.035
  const modules = [
    has('intercom') || has('audio-intercom') ? intercom : undefined,
    has('qr-scanner') ? codeWindow : undefined,
    has('card-reader') ? cardArea : undefined,
    has('ticket-dispenser') ? ticketMouth : undefined,
  ].filter((draw) => draw !== undefined)
  const each = Math.min(height * 0.085, (height * 0.8 - under) / modules.length)
  return [
    box(-14, height - 14, width + 28, 14, 3, '#45433f'),
    placed(housing(width, height * 0.9, 10, 'graphite'), 0, height * 0.09 - 4),
    shape(
      whole`M-4 ${height * 0.1}L16 6Q18 0 26 0H${width - 26}Q${width - 18} 0 ${width - 16} 6L${width + 4} ${height * 0.1}z`,
      'url(#red)',
    ),
    write(facts.words.labels.entry, width / 2, height * 0.072, height * 0.04, { anchor: 'middle', spacing: 4 }),
    pane(10, height * 0.115, width - 20, under - height * 0.115 - 4, 8),
    has('camera') ? smallLens(width / 2, height * 0.132, height * 0.012) : '',
    screen(
      (width - shown.width) / 2,
      y,
      shown.width,
      shown.height,
      laneScreen(facts.words, isOpen, has('ticket-dispenser')),
    ),
    gleam(11, height * 0.117, width - 22, under - height * 0.117 - 6, 7, 0.6),
    ...modules.map((draw, index) => draw(width / 2, under + each * (index + 0.5), Math.min(each, width * 0.4), isOpen)),
    write(BRAND, width / 2, height * 0.93, width * 0.09, { colour: '#d9d4c8', anchor: 'middle', spacing: 3 }),
    box(0, height * 0.955, width, 6, 0, '#c23a20'),
  ].join('')
}

type Module = (x: number, y: number, size: number, isOn: boolean) => string

const intercom: Module = (x, y, size) =>
  box(x - size * 1.1, y - size * 0.32, size * 1.1, size * 0.64, 0, 'url(#fine-holes)') +
  disc(x + size * 0.7, y, size * 0.34, 'url(#metal-key)') +
  disc(x + size * 0.7, y, size * 0.26, 'url(#red-key)')

const codeWindow: Module = (x, y, size, isOn) =>
  box(x - size * 0.9, y - size * 0.38, size * 1.8, size * 0.76, 5, '#050506') +
  line(fine`M${x - size * 0.6} ${y}h${size * 1.2}`, isOn ? LAMP.green : LAMP.red, 2.4) +
  box(x - size * 0.9, y - size * 0.38, size * 1.8, size * 0.76, 5, 'none', outline('#66645e', 1.5))

const cardArea: Module = (x, y, size, isOn) =>
  framed(x - size * 0.9, y - size * 0.38, size * 1.8, size * 0.76, 5, '#1b1a19', isOn ? LAMP.green : LAMP.blue, 2) +
  waves(x - size * 0.1, y, size * 0.3, '#d9d4c8', 2.2)

const ticketMouth: Module = (x, y, size, isOn) =>
  box(x - size * 0.9, y - size * 0.34, size * 1.8, size * 0.68, 4, 'url(#aluminium)') +
  box(x - size * 0.7, y - 3, size * 1.4, 6, 3, '#060606') +
  box(x - size * 0.56, y, size * 1.12, size * (isOn ? 0.5 : 0.2), 1, TINT.paper) +
  box(x - size * 0.56, y, size * 1.12, size * 0.08, 0, '#000', 'opacity=".2"')

/** A car that stands beside it, its window open. */
function carSide(x: number, foot: number): string {
  return placed(
    [
      footShadow(0, 2, 330, 10),
      shape(
        'M-190-24v-26q0-14 18-18l40-8 44-40q8-6 20-6H60q14 0 24 10l40 38 42 6q14 2 14 18v26q0 8-8 8H-182q-8 0-8-8z',
        '#8c2411',
      ),
      shape('M-74-78l32-30q4-4 12-4h28v34zM8-78v-34h46q8 0 14 6l26 28z', '#aebfc4'),
      box(-2, -112, 8, 34, 0, '#6b1a0b'),
      disc(-116, -14, 27, '#1b1a19'),
      disc(-116, -14, 13, '#bdb6aa'),
      disc(112, -14, 27, '#1b1a19'),
      disc(112, -14, 13, '#bdb6aa'),
      box(-190, -52, 14, 10, 3, '#f4efe4'),
    ].join(''),
    x,
    foot,
  )
}

/** The door open: what is behind the face. */
function inside(facts: Facts, { width, height }: Sheet): string {
  const modules = facts.options('kiosk-modules')
  const each = (height * 0.72) / (modules.length + 1)
  return [
    box(-14, height - 14, width + 28, 14, 3, '#45433f'),
    housing(width, height - 14, 10, 'graphite'),
    box(12, 16, width - 24, height - 50, 4, '#45423c'),
    box(16, 20, width - 32, height - 58, 2, 'url(#galvanised)'),
    ...modules.map((module, index) => {
      const y = 34 + index * each
      const isTicket = module === 'ticket-dispenser'
      return [
        box(26, y, width - 52, each - 12, 4, index % 2 ? '#3d3c39' : '#56544f'),
        isTicket
          ? disc(width * 0.34, y + each * 0.42, each * 0.3, TINT.paper) +
            disc(width * 0.34, y + each * 0.42, each * 0.09, '#8f887c')
          : box(36, y + 8, width * 0.3, each - 28, 2, '#1f4a3a'),
        write(wordOf(facts.words.kioskModules, module), width - 34, y + each * 0.5, Math.min(10, width * 0.045), {
          colour: '#d9d4c8',
          anchor: 'end',
        }),
      ].join('')
    }),
    box(26, 34 + modules.length * each, width - 52, each - 6, 4, '#1f4a3a'),
    times(8, (index) => pole(34 + (index * (width - 72)) / 8, 44 + modules.length * each, (width - 80) / 300)),
    box(26, height * 0.82, width - 52, height * 0.1, 4, 'url(#zinc)'),
    write('AC 110-220 V', width / 2, height * 0.88, width * 0.07, { anchor: 'middle' }),
  ].join('')
}
