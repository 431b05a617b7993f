import { smallLens } from '../../kit/lens.ts'
import { BRAND, write } from '../../kit/lettering.ts'
import { looking } from '../../kit/people.ts'
import { box, disc, fine, framed, line, outline, placed, shape, times, waves } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { gleam, housing, pane } from '../parts/housing.ts'
import { drawPort, portsOf } from '../parts/ports.ts'
import { type Content, screen } from '../parts/screen.ts'
import { checkedIn, checkInScreen } from '../screens/check-in-screens.ts'
import { footShadow, room } from '../parts/surroundings.ts'
import { inUse } from '../parts/settings.ts'
import { label } from '../parts/label.ts'
import { sheetOf, type Sheet, straightOn, type View } from '../view.ts'
import { screenSize } from '../parts/screen-size.ts'
import { LAMP, TINT } from '../../kit/palette.ts'
import { PALETTE } from '#vendor/site.ts'

const BODY = { width: 420, height: 1280, depth: 380 }

/** A kiosk where visitors check in: its slots are below its screen. */
export function visitorKiosk(facts: Facts): View[] {
  const sheet = sheetOf(facts.body(BODY))
  const isDesktop = facts.has('mounting', 'desktop')
  const start = checkInScreen(facts.words, facts.has('kiosk-modules', 'card-collector'))
  const face = (content: Content, isPrinting: boolean) =>
    isDesktop ? desktopFace(facts, sheet, content, isPrinting) : standingFace(facts, sheet, content, isPrinting)
  return [
    straightOn('front', isDesktop ? 'kioskDesk' : 'kioskStanding', sheet, () => face(start, false)),
    straightOn('done', 'kioskDone', sheet, () => face(checkedIn(facts.words), true)),
    inUse('lobby', isDesktop ? 'kioskOnDesk' : 'kioskInLobby', () =>
      isDesktop ? onDesk(sheet, face(start, false)) : inLobby(sheet, face(start, false)),
    ),
    straightOn('back', 'kioskBack', sheet, () => back(facts, sheet, isDesktop)),
  ]
}

function onDesk(sheet: Sheet, face: string): string {
  const scale = 320 / sheet.height
  return [
    room(420, 'plaster', 'desk'),
    framed(470, 70, 180, 220, 0, 'url(#pane)', '#6f695e', 4),
    footShadow(300, 452, sheet.width * scale * 1.5, 16),
    placed(face, 300 - (sheet.width * scale) / 2, 456 - sheet.height * scale, scale),
    box(520, 436, 90, 12, 2, TINT.paper),
    shape('M60 446q40-18 90 0l-8 10H70z', '#2f5a4a'),
  ].join('')
}

function inLobby(sheet: Sheet, face: string): string {
  const scale = 330 / sheet.height
  return [
    room(400),
    framed(60, 70, 200, 330, 0, 'url(#pane)', '#6f695e', 5),
    line('M160 70V400', '#6f695e', 4),
    footShadow(380, 482, sheet.width * scale * 1.7, 12),
    placed(face, 380 - (sheet.width * scale) / 2, 482 - sheet.height * scale, scale),
    footShadow(560, 502, 130, 9),
    looking(548, 500, 420, { coat: 'stone', facesLeft: true, hasLongHair: true }),
  ].join('')
}

/** A screen on its foot, scanner and printer in the foot. */
function desktopFace(facts: Facts, { width, height, scale }: Sheet, content: Content, isPrinting: boolean): string {
  const size = screenSize(facts.number('screen-size', 10.1))
  const [across, down] = [Math.min(size.long * scale, width - 40), size.short * scale]
  const high = down + 70
  return [
    shape(
      fine`M${width * 0.34} ${high - 10}h${width * 0.32}l20 ${height - high - 80}h-${width * 0.32 + 40}z`,
      'url(#aluminium)',
    ),
    placed(housing(width * 0.84, 110, 16, 'white'), width * 0.08, height - 112),
    box(width * 0.16, height - 84, width * 0.3, 54, 8, '#0a0a0a'),
    line(fine`M${width * 0.2} ${height - 57}h${width * 0.22}`, LAMP.red, 2.6),
    printerMouth(width * 0.7, height - 70, width * 0.3, isPrinting),
    housing(width, high, 22, 'white'),
    pane(12, 12, width - 24, high - 24, 14),
    smallLens(width / 2, 27, 9),
    screen((width - across) / 2, 42, across, down, content),
    gleam(13, 13, width - 26, high - 26, 13, 0.5),
    write(BRAND, width / 2, high - 18, 12, { colour: '#8b8a86', anchor: 'middle', spacing: 3 }),
  ].join('')
}

/** A column: its screen at eye height, what it takes and gives below. */
function standingFace(facts: Facts, { width, height, scale }: Sheet, content: Content, isPrinting: boolean): string {
  const has = (module: string) => facts.has('kiosk-modules', module)
  const size = screenSize(facts.number('screen-size', 15.6))
  const isUpright = size.long * scale > width * 0.86
  const [across, down] = isUpright ? [size.short * scale, size.long * scale] : [size.long * scale, size.short * scale]
  const y = height * 0.09
  const under = y + down + 16
  const slots = [
    has('qr-scanner') ? scanner : undefined,
    has('card-reader') ? cardArea : undefined,
    has('document-scanner') || has('id-reader') ? documents : undefined,
    has('printer-80') ? printer : undefined,
    has('card-dispenser') ? cards : undefined,
    has('intercom') ? speaker : undefined,
  ].filter((draw) => draw !== undefined)
  const each = Math.min((height * 0.8 - under) / Math.ceil(slots.length / 2), 62)
  return [
    box(-width * 0.06, height - 16, width * 1.12, 16, 4, '#45433f'),
    placed(housing(width, height - 12, 18, 'white'), 0, 0),
    box(0, height * 0.84, width, height * 0.14 - 8, 0, 'url(#shade)', 'opacity=".5"'),
    pane(9, 10, width - 18, under - 10, 12),
    smallLens(width / 2, height * 0.05, height * 0.014),
    box(width * 0.2, height * 0.075, width * 0.6, 3, 1.5, 'url(#bar-blue)'),
    screen((width - across) / 2, y, across, down, content),
    gleam(10, 11, width - 20, under - 12, 11, 0.5),
    ...slots.map((draw, index) =>
      draw(
        width * (slots.length === 1 ? 0.5 : index % 2 ? 0.74 : 0.26),
        under + 16 + each * (Math.floor(index / 2) + 0.5),
        Math.min(width * 0.38, each * 2),
        isPrinting,
      ),
    ),
    write(BRAND, width / 2, height * 0.9, width * 0.09, { colour: '#8f887c', anchor: 'middle', spacing: 4 }),
    write(facts.model, width / 2, height * 0.93, width * 0.05, { colour: '#a39c90', anchor: 'middle' }),
  ].join('')
}

type Slot = (x: number, y: number, width: number, isPrinting: boolean) => string

const scanner: Slot = (x, y, width) =>
  box(x - width / 2, y - 18, width, 36, 5, '#0a0a0a') +
  line(fine`M${x - width * 0.36} ${y}h${width * 0.72}`, LAMP.red, 2.4)
const cardArea: Slot = (x, y, width) =>
  box(x - width / 2, y - 18, width, 36, 5, '#1b1a19') + waves(x - 5, y, 16, '#d9d4c8', 2.2)
const documents: Slot = (x, y, width) =>
  box(x - width / 2, y - 18, width, 36, 4, '#dfd9cd') +
  box(x - width * 0.42, y - 13, width * 0.84, 26, 2, '#0a0a0a') +
  box(x - width * 0.42, y - 13, width * 0.84, 26, 2, 'url(#reflection)')
const printer: Slot = (x, y, width, isPrinting) => printerMouth(x, y, width, isPrinting)
const cards: Slot = (x, y, width, isPrinting) =>
  box(x - width / 2, y - 18, width, 36, 4, 'url(#aluminium)') +
  box(x - width * 0.36, y - 6, width * 0.72, 5, 2, '#060606') +
  (isPrinting ? box(x - width * 0.3, y - 4, width * 0.6, 24, 3, PALETTE.indigo) : '') +
  disc(x + width * 0.42, y + 10, 3, LAMP.green)
const speaker: Slot = (x, y, width) =>
  box(x - width / 2, y - 15, width * 0.6, 30, 0, 'url(#fine-holes)') + disc(x + width * 0.34, y, 13, 'url(#red-key)')

/** Where a label comes out, with its tear bar. */
function printerMouth(x: number, y: number, width: number, isPrinting: boolean): string {
  const paper = isPrinting
    ? box(x - width * 0.36, y - 2, width * 0.72, 54, 1, TINT.paper) +
      box(x - width * 0.28, y + 10, width * 0.34, 5, 1, '#2b2a28') +
      box(x - width * 0.28, y + 22, width * 0.5, 4, 1, '#a39c90') +
      box(x - width * 0.28, y + 32, width * 0.42, 4, 1, '#a39c90')
    : box(x - width * 0.36, y - 2, width * 0.72, 9, 1, TINT.paper)
  return (
    box(x - width / 2, y - 18, width, 30, 4, '#2b2a28') +
    box(x - width * 0.4, y - 6, width * 0.8, 6, 3, '#060606') +
    paper +
    box(x - width * 0.4, y - 6, width * 0.8, 3, 1, '#8f887c')
  )
}

/** The service door, the connectors and the label. */
function back(facts: Facts, { width, height, scale }: Sheet, isDesktop: boolean): string {
  const ports = portsOf(facts).slice(0, 5)
  const size = Math.min(scale * 1.2, (width * 0.7) / ports.reduce((sum, port) => sum + port.width + 6, 1))
  const high = isDesktop ? height * 0.6 : height - 12
  let x = width * 0.15
  return [
    isDesktop
      ? shape(
          fine`M${width * 0.34} ${high - 10}h${width * 0.32}l20 ${height - high - 20}h-${width * 0.32 + 40}z`,
          'url(#aluminium)',
        ) + placed(housing(width * 0.84, 110, 16, 'white'), width * 0.08, height - 112)
      : box(-width * 0.06, height - 16, width * 1.12, 16, 4, '#45433f'),
    housing(width, high, 18, 'white'),
    box(width * 0.08, high * 0.12, width * 0.84, high * 0.5, 6, 'none', outline('#bdb6aa', 2)),
    disc(width * 0.84, high * 0.37, 8, 'url(#metal-key)'),
    times(6, (index) => box(width * 0.2, high * 0.18 + index * 10, width * 0.6, 4, 2, '#8f887c')),
    label(facts, width * 0.2, high * 0.42, width * 0.6, Math.min(80, high * 0.16)),
    box(width * 0.1, high * 0.68, width * 0.8, Math.max(60, 18 * size + 24), 6, '#2b2a28'),
    ...ports.map((port) => {
      const at = x
      x += (port.width + 6) * size
      return drawPort(port, at, high * 0.68 + 14, size)
    }),
  ].join('')
}
