import { smallLens } from '../../kit/lens.ts'
import { BRAND, write } from '../../kit/lettering.ts'
import { box, line, placed, ROUND_ENDS, shape, times, whole } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { backView } from '../parts/back.ts'
import { type Finish, gleam, housing, pane } from '../parts/housing.ts'
import { type Content, screen } from '../parts/screen.ts'
import { callWithKeys } from '../screens/monitor-screens.ts'
import { consoleScreen } from '../screens/console-screen.ts'
import { footShadow, room } from '../parts/surroundings.ts'
import { inUse } from '../parts/settings.ts'
import { sheetOf, type Sheet, straightOn, type View } from '../view.ts'
import { screenSize } from '../parts/screen-size.ts'
import { TINT } from '../../kit/palette.ts'

const BODY = { width: 324, height: 206, depth: 64 }
/** Millimetres beside the screen from which there is a handset, and above and below it from which there is a stand. */
const ROOM = { handset: 80, stand: 80 } as const
/** Width of a handset in its cradle. */
const CRADLE = 62

/** A guard's console: as many entrances on its screen as it can show. */
export function managementConsole(facts: Facts): View[] {
  const sheet = sheetOf(facts.body(BODY))
  const { calls } = facts.words
  const desk = consoleScreen(facts.words, facts.number('monitoring-channels', 4))
  const call = callWithKeys(facts.words.places.mainGate, [
    [calls.talk, '#1E6650'],
    [calls.unlock, '#B0361E'],
    [calls.transfer, '#3a3a38'],
  ])
  return [
    straightOn('front', hasHandset(facts) ? 'consoleHandset' : 'consoleFront', sheet, () => face(facts, sheet, desk)),
    straightOn('call', 'consoleCall', sheet, () => face(facts, sheet, call)),
    onDesk(facts, sheet, desk),
    backView(facts, sheet, 14, 'graphite'),
  ]
}

function hasHandset(facts: Facts): boolean {
  return facts.body(BODY).width - screenSize(facts.number('screen-size', 10.1)).long > ROOM.handset
}

function face(facts: Facts, sheet: Sheet, content: Content): string {
  const { width, height, scale } = sheet
  const size = screenSize(facts.number('screen-size', 10.1))
  const cradle = hasHandset(facts) ? CRADLE * scale : 0
  const stand = height / scale - size.short > ROOM.stand ? 76 : 0
  const across = Math.min(size.long * scale, width - cradle - 24)
  const down = Math.min(size.short * scale, height - stand - 40)
  const x = cradle + (width - cradle - across) / 2
  const y = (height - stand - down) / 2
  const finish: Finish = facts.has('housing', 'aluminium') ? 'graphite' : 'white'
  return [
    stand ? foot(width, height, stand) : '',
    housing(width, height - stand, 18, finish),
    cradle ? handset(cradle, height - stand) : '',
    pane(cradle + 8, 8, width - cradle - 16, height - stand - 16, 12),
    screen(x, y, across, down, content),
    smallLens(x + across / 2, y / 2 + 3, Math.min(9, y * 0.32)),
    gleam(cradle + 9, 9, width - cradle - 18, height - stand - 18, 11, 0.55),
    write(BRAND, x + across, height - stand - 15, 12, { colour: '#8b8a86', anchor: 'end', spacing: 3 }),
  ].join('')
}

/** A handset in its cradle, its cord below. */
function handset(width: number, height: number): string {
  const x = width * 0.5
  const cord = times(8, (index) => `${index ? '' : whole`M${x - 14} ${height - 22}`}c7-11 9 11 3.4 0`)
  return [
    box(12, 16, width - 18, height - 32, 18, '#dfd9cd'),
    box(12, 16, width - 18, height - 32, 18, 'url(#white-edge)', 'opacity=".6"'),
    line(cord, '#4a4844', 4, ROUND_ENDS),
    shape(
      `M${x - 30}` +
        whole` 40a18 18 0 0 1 18-18h24a18 18 0 0 1 18 18v${height * 0.17}c0 14-10 16-10 26v${height * 0.26}c0 12 10 14 10 26v${height * 0.1}a18 18 0 0 1-18 18h-24a18 18 0 0 1-18-18v-${height * 0.1}c0-12 10-14 10-26v-${height * 0.26}c0-10-10-12-10-26z`,
      'url(#graphite)',
    ),
    line(whole`M${x - 7} 47v16m8-16v16m8-16v16`, '#141413', 3.5, ROUND_ENDS),
  ].join('')
}

/** The stand of a large console. */
function foot(width: number, height: number, high: number): string {
  const middle = width / 2
  return [
    shape(`M${middle - 70} ${height - high - 6}h140l16 ${high - 12}h-172z`, 'url(#graphite)'),
    box(middle - 150, height - 18, 300, 16, 6, 'url(#graphite-edge)'),
    box(middle - 150, height - 18, 300, 3, 2, '#fff', 'opacity=".25"'),
  ].join('')
}

/** On its desk, before a wall with a plan of the building. */
function onDesk(facts: Facts, sheet: Sheet, content: Content): View {
  return inUse('desk', 'consoleOnDesk', () => {
    const scale = Math.min(430 / sheet.width, 290 / sheet.height)
    const [width, height] = [sheet.width * scale, sheet.height * scale]
    return [
      room(400, 'plaster', 'desk'),
      box(60, 40, 190, 130, 2, TINT.paper),
      line('M80 60h150v90H80zM80 100h60M160 60v50', '#bdb3a0', 2),
      footShadow(360, 430, width * 1.1, 24),
      placed(face(facts, sheet, content), 360 - width / 2, 434 - height, scale),
      box(590, 408, 46, 46, 6, '#efece5'),
      line('M636 418h8a10 10 0 0 1 0 20h-8', '#efece5', 6),
    ].join('')
  })
}
