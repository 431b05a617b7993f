import { BRAND, write } from '../../kit/lettering.ts'
import { box, oval, waves } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { backView } from '../parts/back.ts'
import { gleam, housing, pane } from '../parts/housing.ts'
import { clockScreen, faceScreen } from '../screens/face-screens.ts'
import { type Content, screen } from '../parts/screen.ts'
import { onWall } from '../parts/settings.ts'
import { type Mark, sheetOf, type Sheet, straightOn, type View } from '../view.ts'
import { screenSize } from '../parts/screen-size.ts'
import { twinLenses } from '../parts/twin-lenses.ts'

const BODY = { width: 92, height: 216, depth: 26 }

/** A face terminal: a narrow black front, two cameras above an upright screen. */
export function faceTerminal(facts: Facts): View[] {
  const sheet = sheetOf(facts.body(BODY))
  const ways = [
    facts.has('unlock-methods', 'qr') ? facts.words.ways.code : '',
    facts.words.ways.pin,
    facts.has('protocols', 'sip-2') ? facts.words.ways.call : '',
  ].filter(Boolean)
  const front = (content: Content, lamp: 'green' | 'blue') => () => face(facts, sheet, content, lamp)
  return [
    straightOn('front', 'faceRecognised', sheet, front(faceScreen(facts.words, true), 'green'), marks(facts, sheet)),
    straightOn('idle', 'faceIdle', sheet, front(clockScreen(facts.words, ways), 'blue')),
    onWall('wall', 'faceOnWall', sheet, front(faceScreen(facts.words, true), 'green'), {
      wall: facts.option('ingress-rating') === 'ip65' ? 'concrete' : 'plaster',
      beside: 'glass-door',
    }),
    backView(facts, sheet, 30, 'graphite'),
  ]
}

function screenIn(facts: Facts, { width, height, scale }: Sheet): { across: number; down: number; head: number } {
  const size = screenSize(facts.number('screen-size', 5))
  const [across, down] = [Math.min(size.short * scale, width - 20), Math.min(size.long * scale, height * 0.72)]
  return { across, down, head: Math.max(height * 0.12, 50) }
}

function marks(facts: Facts, sheet: Sheet): Mark[] {
  const { across, down, head } = screenIn(facts, sheet)
  const middle = sheet.width / 2
  return [
    { part: 'lenses', x: middle, y: head * 0.52 },
    { part: 'screen', x: middle - across / 2, y: head + down / 2 },
    { part: 'cardArea', x: middle, y: (head + down + sheet.height) / 2 - 10 },
  ]
}

function face(facts: Facts, sheet: Sheet, content: Content, lamp: 'green' | 'blue'): string {
  const { width, height } = sheet
  const { across, down, head } = screenIn(facts, sheet)
  const middle = width / 2
  const under = head + down
  return [
    housing(width, height, width * 0.13, 'graphite'),
    pane(4, 4, width - 8, height - 8, width * 0.12),
    twinLenses(middle, head * 0.52, Math.min(head * 0.28, width * 0.075)),
    screen(middle - across / 2, head, across, down, content),
    gleam(5, 5, width - 10, height - 10, width * 0.11),
    waves(middle - 5, (under + height) / 2 - 10, Math.min(22, (height - under) * 0.24), '#8b8a86', 2.6),
    write(BRAND, middle, height - 34, 11, { colour: '#77746d', anchor: 'middle', spacing: 3 }),
    oval(middle, height - 18, width * 0.3, 13, `url(#glow-${lamp})`, 'opacity=".5"'),
    box(middle - width * 0.16, height - 20, width * 0.32, 4, 2, `url(#bar-${lamp})`),
  ].join('')
}
