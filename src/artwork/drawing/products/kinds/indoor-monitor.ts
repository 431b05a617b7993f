import { BRAND, write } from '../../kit/lettering.ts'
import { box, disc, times } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { backView } from '../parts/back.ts'
import { type Finish, gleam, housing, pane } from '../parts/housing.ts'
import { callWithKeys, homePage } from '../screens/monitor-screens.ts'
import { type Content, screen } from '../parts/screen.ts'
import { finger } from '../parts/in-hand.ts'
import { onWall } from '../parts/settings.ts'
import { type Mark, sheetOf, type Sheet, straightOn, type View } from '../view.ts'
import { screenSize } from '../parts/screen-size.ts'
import { LAMP } from '../../kit/palette.ts'

const BODY = { width: 178, height: 119, depth: 23 }
/** Tiles of the first page: a mark, and a key of their words. */
const FEW_TILES = { camera: 'entrance', call: 'guard', people: 'homes', bell: 'sos' } as const
const MORE_TILES = {
  camera: 'entrance',
  call: 'guard',
  lift: 'lift',
  parcel: 'messages',
  shield: 'disarmed',
  bell: 'sos',
} as const
const ALL_TILES = { ...MORE_TILES, lamp: 'scenes', sun: 'climate', people: 'service' } as const

/** A monitor in a flat: its face by its housing, its first page by what it can do. */
export function indoorMonitor(facts: Facts): View[] {
  const sheet = sheetOf(facts.body(BODY))
  const isAndroid = facts.option('operating-system').startsWith('android')
  const isGlass = facts.has('housing', 'tempered-glass')
  const tiles = isAndroid ? ALL_TILES : isGlass ? MORE_TILES : FEW_TILES
  const front = (content: Content) => () => face(facts, sheet, content)
  const { calls } = facts.words
  const keys = [
    [calls.talk, '#1E6650'],
    [calls.unlock, '#B0361E'],
    [calls.record, '#3a3a38'],
    ...(facts.has('call-functions', 'lift-call') ? [[calls.lift, '#3a3a38'] as const] : []),
  ] as const
  const finish: Finish = isAndroid ? 'aluminium' : 'white'
  return [
    straightOn('front', 'monitorHome', sheet, front(homePage(facts.words, tiles)), marks(facts, sheet)),
    straightOn('call', 'monitorCall', sheet, front(callWithKeys(calls.floorGate, keys))),
    onWall('wall', 'monitorOnWall', sheet, front(callWithKeys(calls.floorGate, keys)), {
      wall: 'plaster',
      share: 0.6,
      extra: ({ x, y, width, height, scale }) => finger(x + width * 0.86, y + height * 0.36, scale),
    }),
    backView(facts, sheet, 16, finish),
  ]
}

function screenIn(facts: Facts, { width, height, scale }: Sheet) {
  const { long, short } = screenSize(facts.number('screen-size', 7))
  const isGlass = facts.has('housing', 'tempered-glass')
  const [across, down] = [Math.min(long * scale, width - 40), Math.min(short * scale, height - 60)]
  return { isGlass, across, down, x: (width - across) / 2, y: isGlass ? (height - down) / 2 - 6 : height * 0.08 }
}

function marks(facts: Facts, sheet: Sheet): Mark[] {
  const { isGlass, x, y, down } = screenIn(facts, sheet)
  const foot = (y + down + sheet.height) / 2 + 6
  return [
    { part: 'screen', x, y: y + down / 2 },
    ...(isGlass
      ? []
      : [
          { part: 'keys', x: sheet.width / 2 - 56, y: foot } as const,
          { part: 'loudspeaker', x: sheet.width - 116, y: foot } as const,
        ]),
  ]
}

function face(facts: Facts, sheet: Sheet, content: Content): string {
  const { width, height } = sheet
  const { isGlass, across, down, x, y } = screenIn(facts, sheet)
  const finish: Finish = facts.has('housing', 'aluminium') ? 'aluminium' : 'white'
  const inset = isGlass ? 5 : 16
  const paneHeight = isGlass ? height - inset * 2 : down + (y - inset) * 2
  return [
    housing(width, height, isGlass ? 16 : 26, finish),
    pane(inset, inset, width - inset * 2, paneHeight, isGlass ? 12 : 14),
    screen(x, y, across, down, content),
    gleam(inset, inset, width - inset * 2, paneHeight, 12, 0.6),
    isGlass ? touchMarks(width, height - 24) : chin(width, (y + down + height) / 2 + 6),
  ].join('')
}

function touchMarks(width: number, y: number): string {
  return [
    disc(width / 2, y, 4, LAMP.green),
    write(BRAND, 34, y + 5, 13, { colour: '#8b8a86', spacing: 3 }),
    times(7, (index) => box(width - 100 + index * 9, y - 6, 3.5, 12, 1.7, '#3d3c39')),
  ].join('')
}

/** Lamp, three keys and the loudspeaker below the screen of the plain one. */
function chin(width: number, y: number): string {
  return [
    disc(width / 2 + 82, y, 4, '#1E6650'),
    times(
      3,
      (index) =>
        box(width / 2 - 76 + index * 52, y - 5, 40, 10, 5, '#cfc9be') +
        box(width / 2 - 76 + index * 52, y - 5, 40, 3, 1.5, '#b4aea2'),
    ),
    times(9, (index) => box(width - 116 + index * 10, y - 13, 4, 26, 2, '#b9b3a8')),
    write(BRAND, 36, y + 6, 16, { colour: '#8f887c', spacing: 3 }),
  ].join('')
}
