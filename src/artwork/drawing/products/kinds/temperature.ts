import { smallLens } from '../../kit/lens.ts'
import { BRAND, write } from '../../kit/lettering.ts'
import { box, oval } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { backView } from '../parts/back.ts'
import { gleam, housing, pane } from '../parts/housing.ts'
import { screen } from '../parts/screen.ts'
import { warmthScreen } from '../screens/warmth-screen.ts'
import { onWall } from '../parts/settings.ts'
import { sheetOf, type Sheet, straightOn, type View } from '../view.ts'
import { screenSize } from '../parts/screen-size.ts'
import { thermalLens, withBlackbody } from './temperature-camera.ts'
import { handHeld } from './temperature-gun.ts'

const BODY = { width: 134, height: 286, depth: 34 }

/** A screener: on a wall with a screen, as a camera with its blackbody, or in the hand. */
export function temperatureMonitor(facts: Facts): View[] {
  if (facts.has('mounting', 'hand-held')) return handHeld(facts)
  return facts.option('blackbody') === 'external' ? withBlackbody(facts) : onTheWall(facts)
}

function onTheWall(facts: Facts): View[] {
  const sheet = sheetOf(facts.body(BODY))
  const front = (isRaised: boolean) => () => wallFace(facts, sheet, isRaised)
  return [
    straightOn('front', 'warmthEnter', sheet, front(false)),
    straightOn('raised', 'warmthWait', sheet, front(true)),
    onWall('entrance', 'warmthAtDoor', sheet, front(false), { wall: 'plaster', beside: 'glass-door' }),
    backView(facts, sheet, 24, 'white'),
  ]
}

function wallFace(facts: Facts, { width, height, scale }: Sheet, isRaised: boolean): string {
  const size = screenSize(facts.number('screen-size', 8))
  const [across, down] = [Math.min(size.short * scale, width - 26), Math.min(size.long * scale, height * 0.66)]
  const head = height * 0.17
  const lamp = isRaised ? 'amber' : 'green'
  return [
    housing(width, height, 34, 'white'),
    pane(8, 8, width - 16, height - 52, 28),
    box(width * 0.16, head * 0.24, width * 0.68, head * 0.52, head * 0.26, '#050505'),
    thermalLens(width * 0.32, head * 0.5, head * 0.19),
    smallLens(width * 0.68, head * 0.5, head * 0.16),
    screen((width - across) / 2, head, across, down, warmthScreen(facts.words, isRaised, { reader: 'visitor' })),
    gleam(9, 9, width - 18, height - 54, 27, 0.5),
    oval(width / 2, height - 24, width * 0.4, 18, `url(#glow-${lamp})`),
    box(width * 0.2, height - 28, width * 0.6, 7, 3.5, `url(#bar-${lamp})`),
    write(BRAND, width / 2, height - 62, 12, { colour: '#8b8a86', anchor: 'middle', spacing: 3 }),
  ].join('')
}
