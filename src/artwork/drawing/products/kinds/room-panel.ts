import { BRAND, write } from '../../kit/lettering.ts'
import { box, oval, outline } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { backView } from '../parts/back.ts'
import { type Finish, gleam, housing, pane } from '../parts/housing.ts'
import { screen } from '../parts/screen.ts'
import { type Beside, roomScreen } from '../screens/room-screen.ts'
import { onWall } from '../parts/settings.ts'
import { sheetOf, type Sheet, straightOn, type View } from '../view.ts'
import { screenSize } from '../parts/screen-size.ts'
import { LAMP } from '../../kit/palette.ts'

const BODY = { width: 214, height: 138, depth: 24 }

/** A panel beside a meeting room: the room's state is its light, around, beside or below the screen. */
export function roomPanel(facts: Facts): View[] {
  const sheet = sheetOf(facts.body(BODY))
  const front = (isFree: boolean) => () => face(facts, sheet, isFree)
  return [
    straightOn('front', 'panelFree', sheet, front(true)),
    straightOn('busy', 'panelBusy', sheet, front(false)),
    onWall('door', 'panelAtDoor', sheet, front(false), { wall: 'plaster', beside: 'glass-door', share: 0.5 }),
    backView(facts, sheet, 12, facts.has('housing', 'aluminium') ? 'aluminium' : 'white'),
  ]
}

function face(facts: Facts, sheet: Sheet, isFree: boolean): string {
  const { width, height, scale } = sheet
  const size = screenSize(facts.number('screen-size', 8))
  const [across, down] = [Math.min(size.long * scale, width - 40), Math.min(size.short * scale, height - 40)]
  const isMetal = facts.has('housing', 'aluminium')
  const finish: Finish = isMetal ? 'aluminium' : 'white'
  const [x, y] = [(width - across) / 2, (height - down) / 2 - (isMetal ? 0 : 6)]
  return [
    glow(facts.option('status-light'), sheet, isFree),
    housing(width, height, isMetal ? 14 : 22, finish),
    isMetal ? pane(4, 4, width - 8, height - 8, 12) : pane(14, 12, width - 28, height - 40, 12),
    lights(facts.option('status-light'), sheet, isFree),
    screen(x, y, across, down, roomScreen(facts.words, isFree, besideOn(facts.number('screen-size', 8)))),
    gleam(8, 8, width - 16, height - 16, 10, 0.5),
    write(BRAND, width / 2, height - (isMetal ? 13 : 12), 11, {
      colour: isMetal ? '#77746d' : '#8f887c',
      anchor: 'middle',
      spacing: 3,
    }),
  ].join('')
}

/** The space beside the room on a screen of so many inches. */
function besideOn(inches: number): Beside {
  if (inches < 8) return 'next'
  return inches < 9 ? 'rooms' : 'day'
}

function glow(place: string, { width, height }: Sheet, isFree: boolean): string {
  const fill = `url(#glow-${isFree ? 'green' : 'red'})`
  if (place === 'sides')
    return oval(0, height / 2, 20, height * 0.5, fill) + oval(width + 4, height / 2, 16, height * 0.5, fill)
  return place === 'bottom' ? oval(width / 2, height, width * 0.5, 20, fill) : ''
}

function lights(place: string, { width, height }: Sheet, isFree: boolean): string {
  const colour = isFree ? LAMP.green : LAMP.red
  if (place === 'sides')
    return box(6, 26, 9, height - 52, 4.5, colour) + box(width - 15, 26, 9, height - 52, 4.5, colour)
  if (place === 'surround')
    return (
      box(9, 9, width - 18, height - 18, 9, 'none', outline(colour, 7)) +
      box(9, 9, width - 18, height - 18, 9, 'none', `${outline('#fff', 1.5)} opacity=".5"`)
    )
  return box(26, height - 10, width - 52, 6, 3, colour)
}
