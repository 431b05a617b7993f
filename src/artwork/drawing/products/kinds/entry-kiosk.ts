import { smallLens } from '../../kit/lens.ts'
import { BRAND, write } from '../../kit/lettering.ts'
import { box, disc, fine, framed, line, outline, placed, pole, shape, times, waves, whole } from '../../kit/solid.ts'
import { wordOf } from '../../drawing-words.ts'
import type { Facts } from '../facts.ts'
import { gleam, housing, pane } from '../parts/housing.ts'
import { screen } from '../parts/screen.ts'
import { laneScreen } from '../screens/lane-screen.ts'
import { carSide } from '../parts/cars.ts'
import { footShadow, outdoors } from '../parts/surroundings.ts'
import { inUse } from '../parts/settings.ts'
import { sheetOf, type Sheet, straightOn, type View } from '../view.ts'
import { screenSize } from '../parts/screen-size.ts'
import { LAMP, TINT } from '../../kit/palette.ts'

const KIOSK = { width: 400, height: 1350, depth: 350 }

/** A lane's kiosk: its parts are below its screen, from eye to hand. */
export function entryKiosk(facts: Facts): View[] {
  const sheet = sheetOf(facts.body(KIOSK))
  return [
    straightOn('front', facts.has('kiosk-modules', 'ticket-dispenser') ? 'laneTicket' : 'laneColumn', sheet, () =>
      column(facts, sheet, false),
    ),
    inUse('lane', 'laneInUse', () => {
      const scale = 350 / sheet.height
      const [x, foot] = [480, 474]
      return [
        outdoors(400),
        shape('M0 540V444L720 404V540z', '#77736c'),
        shape(whole`M${x - 110} ${foot + 16}h250l-24-42H${x - 92}z`, '#bdb6aa'),
        footShadow(x, foot, sheet.width * scale * 1.6, 10),
        placed(column(facts, sheet, true), x - (sheet.width * scale) / 2, foot - sheet.height * scale, scale),
        carSide(x - 130 - 4600 * sheet.scale * scale, 512, sheet.scale * scale),
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

/** The door open: the backs of its modules, a duct with their cables, the board and the supply. */
function inside(facts: Facts, { width, height }: Sheet): string {
  const modules = facts.options('kiosk-modules')
  const [left, across] = [26, width - 84]
  const each = (height * 0.62) / modules.length
  const duct = width - 50
  return [
    box(-14, height - 14, width + 28, 14, 3, '#45433f'),
    housing(width, height - 14, 10, 'graphite'),
    box(12, 16, width - 24, height - 50, 4, '#45423c'),
    box(16, 20, width - 32, height - 58, 2, 'url(#galvanised)'),
    box(duct, 34, 24, height * 0.76, 2, '#8f887c'),
    times(Math.floor((height * 0.76) / 14), (index) => box(duct + 3, 38 + index * 14, 18, 7, 1, '#55524c')),
    ...modules.map((module, index) => {
      const y = 34 + index * each
      const middle = y + (each - 26) / 2
      return [
        line(
          whole`M${left + across * 0.8} ${middle}q${width * 0.12} 0 ${duct - left - across * 0.8} 12`,
          CABLES[index % CABLES.length] ?? '#000',
          3.5,
        ),
        moduleBack(module, left, y, across, each - 26),
        write(wordOf(facts.words.kioskModules, module), left, y + each - 10, Math.min(11, width * 0.05), {
          colour: TINT.lettering,
        }),
      ].join('')
    }),
    box(left, height * 0.69, across, height * 0.1, 3, '#1f4a3a'),
    box(left + 10, height * 0.7, across * 0.2, height * 0.03, 2, '#141413'),
    ...[0.42, 0.62].map((share) =>
      box(left + across * share, height * 0.7, across * 0.15, height * 0.032, 2, '#274a86'),
    ),
    times(8, (index) => pole(left + 8 + (index * (across - 16)) / 8, height * 0.747, (across - 16) / 250)),
    box(left, height * 0.82, width - 52, height * 0.09, 4, 'url(#zinc)'),
    times(4, (index) =>
      box(left + 8 + index * width * 0.045, height * 0.835, width * 0.02, height * 0.06, 2, '#45423c'),
    ),
    write('AC 110-220 V', width - 36, height * 0.874, width * 0.06, { colour: '#efece5', anchor: 'end' }),
  ].join('')
}

const CABLES = ['#274a86', TINT.lettering, '#8c2411', '#1e6650']

/** The back of a module. */
function moduleBack(module: string, x: number, y: number, width: number, height: number): string {
  const middle = y + height / 2
  const bracket = box(x, y, width, height, 3, '#a9a296') + box(x + 2, y + 2, width - 4, height - 4, 2, 'url(#painted)')
  const board = (share: number) =>
    box(x + width * 0.12, y + height * 0.14, width * share, height * 0.72, 2, '#1f4a3a') +
    box(x + width * 0.17, y + height * 0.3, Math.min(height * 0.3, width * 0.22), height * 0.3, 2, '#141413')
  if (module === 'ticket-dispenser') {
    const radius = height * 0.4
    return [
      bracket,
      disc(x + radius + 10, middle, radius, '#dfd9cd'),
      disc(x + radius + 10, middle, radius * 0.9, TINT.paper),
      disc(x + radius + 10, middle, radius * 0.28, '#8f887c'),
      box(x + radius * 2 + 18, y + height * 0.2, width - radius * 2 - 30, height * 0.6, 4, '#33312c'),
      box(x + radius * 2 + 26, y + height * 0.34, width - radius * 2 - 46, 5, 2, TINT.paper),
    ].join('')
  }
  if (module.includes('intercom')) {
    const radius = Math.min(height * 0.36, width * 0.16)
    return [
      bracket,
      disc(x + radius + 14, middle, radius, '#55524c'),
      disc(x + radius + 14, middle, radius * 0.82, '#33312c'),
      disc(x + radius + 14, middle, radius * 0.4, 'url(#metal-key)'),
      box(x + radius * 2 + 28, y + height * 0.2, width - radius * 2 - 42, height * 0.6, 2, '#1f4a3a'),
    ].join('')
  }
  if (module === 'camera') {
    return (
      bracket +
      box(x + width * 0.3, y + height * 0.16, width * 0.4, height * 0.68, 6, '#33312c') +
      disc(x + width / 2, middle, height * 0.18, '#55524c')
    )
  }
  return bracket + board(module.includes('display') || module.includes('screen') ? 0.76 : 0.5)
}
