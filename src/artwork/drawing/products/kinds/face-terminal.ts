import { BRAND, write } from '../../kit/lettering.ts'
import { LAMP } from '../../kit/palette.ts'
import { box, oval, rimmed, waves } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { backView } from '../parts/back.ts'
import { type Finish, gleam, housing, pane, printOn } from '../parts/housing.ts'
import { clockScreen, faceScreen } from '../screens/face-screens.ts'
import { type Content, icon, screen } from '../parts/screen.ts'
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
    backView(facts, sheet, 30, finishOf(facts)),
  ]
}

function screenIn(facts: Facts, { width, height, scale }: Sheet): { across: number; down: number; head: number } {
  const size = screenSize(facts.number('screen-size', 5))
  const [across, down] = [Math.min(size.short * scale, width - 20), Math.min(size.long * scale, height * 0.72)]
  return { across, down, head: Math.max(24 * scale, 50) }
}

function marks(facts: Facts, sheet: Sheet): Mark[] {
  const { across, down, head } = screenIn(facts, sheet)
  const middle = sheet.width / 2
  return [
    { part: 'lenses', x: middle, y: head * 0.52 },
    { part: 'screen', x: middle - across / 2, y: head + down / 2 },
    {
      part: 'cardArea',
      x: facts.has('protocols', 'sip-2') ? sheet.width * 0.7 : middle,
      y: (head + down + sheet.height) / 2 - 10,
    },
  ]
}

/** A terminal for indoors has metal below its glass; those for outdoors are glass from top to bottom. */
function finishOf(facts: Facts): Finish {
  return facts.option('ingress-rating') === 'ip65' ? 'graphite' : 'aluminium'
}

/** The key by which somebody who is not known calls the desk. */
function callKey(x: number, y: number, radius: number): string {
  return rimmed(x, y, radius, '#1b1a19', '#8f887c', 2) + icon('call', x, y, radius / 16, LAMP.green)
}

function face(facts: Facts, sheet: Sheet, content: Content, lamp: 'green' | 'blue'): string {
  const { width, height, scale } = sheet
  const { across, down, head } = screenIn(facts, sheet)
  const middle = width / 2
  const under = head + down
  const foot = height - 11 * scale
  const finish = finishOf(facts)
  const glass = finish === 'graphite' ? height - 4 : under + 4 * scale
  const calls = facts.has('protocols', 'sip-2')
  return [
    housing(width, height, 13 * scale, finish),
    pane(4, 4, width - 8, glass - 4, 12 * scale),
    twinLenses(middle, head * 0.52, Math.min(6.2 * scale, width * 0.09)),
    screen(middle - across / 2, head, across, down, content),
    gleam(5, 5, width - 10, glass - 6, 11 * scale),
    calls ? callKey(width * 0.29, (under + foot) / 2, 8 * scale) : '',
    waves(calls ? width * 0.7 : middle - 5, (under + foot) / 2, 6.6 * scale, printOn(finish), 0.9 * scale),
    write(BRAND, middle, foot + 2, 3.4 * scale, { colour: '#8f887c', anchor: 'middle', spacing: 0.9 * scale }),
    oval(middle, height - 18, width * 0.3, 13, `url(#glow-${lamp})`, 'opacity=".5"'),
    box(middle - width * 0.16, height - 20, width * 0.32, 4, 2, `url(#bar-${lamp})`),
  ].join('')
}
