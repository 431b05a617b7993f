import { keyGrid, keyLegend } from '../../kit/keypad.ts'
import { lens } from '../../kit/lens.ts'
import { BRAND, write } from '../../kit/lettering.ts'
import { around, box, disc, line, outline, ROUND_LINE, waves } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { backView } from '../parts/back.ts'
import { type Finish, gleam, housing, pane, printOn } from '../parts/housing.ts'
import { callPicture, dialled, mirrorAndKeys, residents, waysIn } from '../screens/station-screens.ts'
import { faceScreen } from '../screens/face-screens.ts'
import { type Content, screen } from '../parts/screen.ts'
import { card } from '../parts/in-hand.ts'
import { onWall } from '../parts/settings.ts'
import { type Mark, sheetOf, straightOn, type Sheet, type View } from '../view.ts'
import { screenSize } from '../parts/screen-size.ts'
import { twinLenses } from '../parts/twin-lenses.ts'

const BODY = { width: 186, height: 268, depth: 42 }

/** An entrance station: camera, screen, keys or touch, card reader and bell, by what it has. */
export function doorStation(facts: Facts): View[] {
  const sheet = sheetOf(facts.body(BODY))
  const hasKeys = facts.option('touch') === 'keys'
  const finish: Finish = hasKeys && facts.option('poe-class') === 'none' ? 'zinc' : 'graphite'
  const isFace = facts.has('unlock-methods', 'face')
  const front = (content: Content) => () => face(facts, sheet, finish, content)
  const idle = hasKeys ? dialled : isFace ? (isUpright(facts, sheet) ? mirrorAndKeys : waysIn) : residents
  const busy = isFace
    ? faceScreen(facts.words, true)
    : hasKeys
      ? dialled(facts.words)
      : callPicture(facts.words.calls.callingHome)
  return [
    straightOn(
      'front',
      hasKeys ? 'stationKeys' : isFace ? 'stationFace' : 'stationTouch',
      sheet,
      front(idle(facts.words)),
      marks(facts, sheet),
    ),
    onWall('entrance', 'stationAtDoor', sheet, front(busy), {
      wall: hasKeys ? 'brick' : 'tiles',
      beside: 'glass-door',
      ...(!isFace && { extra: ({ x, y, width, height, scale }) => card(x + width * 0.25, y + height * 0.78, scale) }),
    }),
    backView(facts, sheet, 24, finish),
  ]
}

function isUpright(facts: Facts, { width, scale }: Sheet): boolean {
  return screenSize(facts.number('screen-size', 7)).long > width / scale - 16
}

/** Where head, screen and foot lie, from top to bottom. */
function layoutOf(facts: Facts, sheet: Sheet) {
  const { width, height, scale } = sheet
  const size = screenSize(facts.number('screen-size', 7))
  const [across, down] = isUpright(facts, sheet) ? [size.short, size.long] : [size.long, size.short]
  const hasKeys = facts.option('touch') === 'keys'
  const head = height * (hasKeys ? 0.2 : 0.17)
  const [x, y] = [(width - across * scale) / 2, head + 6]
  const below = y + down * scale + 14
  const footTop = hasKeys ? height * 0.9 : below + (height - below) * 0.36
  return { across, down, hasKeys, head, x, y, below, footTop }
}

function marks(facts: Facts, sheet: Sheet): Mark[] {
  const { width, height, scale } = sheet
  const { down, hasKeys, head, x, y, below, footTop } = layoutOf(facts, sheet)
  const { middle } = pillsAt(height, footTop)
  return [
    { part: facts.has('unlock-methods', 'face') ? 'lenses' : 'lens', x: width / 2, y: head * 0.55 + 7 },
    { part: 'screen', x, y: y + (down * scale) / 2 },
    ...(hasKeys ? [{ part: 'keys', x: width * 0.2, y: (below + 10 + height * 0.9) / 2 } as const] : []),
    { part: 'cardArea', x: width * 0.1, y: middle },
    { part: 'bell', x: width * 0.9, y: middle },
  ]
}

function face(facts: Facts, sheet: Sheet, finish: Finish, content: Content): string {
  const { width, height, scale } = sheet
  const { across, down, hasKeys, head, x, y, below, footTop } = layoutOf(facts, sheet)
  return [
    housing(width, height, 24, finish),
    pane(14, 14, width - 28, below - 14, 14),
    facts.has('unlock-methods', 'face')
      ? twinLenses(width / 2, head * 0.56 + 6, head * 0.27)
      : camera(width / 2, head * 0.54 + 8, head * 0.36),
    screen(x, y, across * scale, down * scale, content),
    gleam(15, 15, width - 30, below - 16, 13),
    hasKeys ? keypad(width, below + 10, height * 0.9) : '',
    foot(facts, sheet, finish, footTop),
  ].join('')
}

function camera(x: number, y: number, radius: number): string {
  const lamp = (left: number, top: number) => disc(left, top, radius * 0.07, '#3a1d18')
  return around(10, [x, y], radius * 1.32, lamp, 0.3) + lens(x, y, radius)
}

/** Twelve round keys between two heights. */
function keypad(width: number, top: number, bottom: number): string {
  const row = (bottom - top) / 4
  const column = Math.min(width * 0.27, row * 1.5)
  const radius = Math.min(row * 0.42, 26)
  const ring = (x: number, y: number) => disc(x, y, radius + 1.8, 'url(#key-ring)') + disc(x, y, radius, 'url(#key)')
  return keyGrid(
    { middle: width / 2, top, column, row },
    (key, x, y) => ring(x, y) + keyLegend(key, x, y, radius * 0.85, radius * 0.3),
  )
}

/** How high the card area and the bell are, and their middle. */
function pillsAt(height: number, y: number): { isLow: boolean; high: number; middle: number } {
  const isLow = height - y < height * 0.13
  const high = isLow ? Math.min(34, height - y - 26) : Math.min(58, (height - y) * 0.4)
  return { isLow, high, middle: y + (isLow ? 8 : 0) + high / 2 }
}

/** Where a card is held, the bell, the loudspeaker and the name. */
function foot(facts: Facts, { width, height }: Sheet, finish: Finish, y: number): string {
  const ink = printOn(finish)
  const { isLow, high, middle } = pillsAt(height, y)
  const pill = width * 0.24
  const bell = 'M-10 5h20M-7 5v-5a7 7 0 0 1 14 0v5M-2 9h4'
  return [
    box(width * 0.1, middle - high / 2, pill, high, high / 2, '#1b1a19'),
    box(width * 0.1, middle - high / 2, pill, high, high / 2, 'none', `${outline('#fff')} stroke-opacity=".14"`),
    waves(width * 0.1 + pill / 2 - high * 0.15, middle, high * 0.34, '#d9d4c8', 2.4),
    box(width * 0.9 - pill, middle - high / 2, pill, high, high / 2, '#c9b99a'),
    line(
      bell,
      '#2b2620',
      2.2,
      `${ROUND_LINE} transform="translate(${Math.round(width * 0.9 - pill / 2)} ${Math.round(middle)})"`,
    ),
    box(width * 0.4, middle - high * 0.36, width * 0.2, high * 0.72, 0, 'url(#fine-holes)'),
    isLow ? '' : write(BRAND, width / 2, height - 34, 20, { colour: ink, anchor: 'middle', spacing: 4 }),
    isLow
      ? ''
      : write(facts.model, width / 2, height - 16, 11, {
          colour: ink,
          weight: 400,
          anchor: 'middle',
          spacing: 1,
          opacity: 0.75,
        }),
  ].join('')
}
