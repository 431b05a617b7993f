import { BRAND, write } from '../../kit/lettering.ts'
import { box, disc, framed, line, outline, oval, placed, ROUND_LINE, shape, times, whole } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { backView, label } from '../parts/back.ts'
import { housing } from '../parts/housing.ts'
import { castShadow, finger, inUse, onWall, wallGround } from '../parts/settings.ts'
import { sheetOf, type Sheet, straightOn, type View } from '../view.ts'

/** A wireless part: contact, detector, button or siren. */
export function alarmSensor(facts: Facts): View[] {
  return (SENSORS[facts.option('sensor-type')] ?? panicButton)(facts)
}

const SENSORS: Readonly<Record<string, (facts: Facts) => View[]>> = {
  'door-contact': doorContact,
  pir: motionDetector,
  'panic-button': panicButton,
  siren,
}

function doorContact(facts: Facts): View[] {
  const body = facts.body({ width: 32, height: 72, depth: 18 })
  // The magnet stands beside the sensor, a gap between them.
  const sheet = sheetOf({ width: body.width * 1.75, height: body.height })
  const sensorWidth = body.width * sheet.scale
  const parts = (gap: number) => contactPart(sensorWidth, sheet.height) + magnetPart(sensorWidth + gap, sheet)
  return [
    straightOn('front', 'contactFront', sheet, () => parts(18)),
    onFrame(sheet, 'contactOpen', 'open', () => [contactPart(sensorWidth, sheet.height, true), magnetPart(0, sheet)]),
    straightOn(
      'inside',
      'contactInside',
      sheet,
      () => contactInside(facts, sensorWidth, sheet.height) + magnetPart(sensorWidth + 18, sheet),
    ),
  ]
}

function contactPart(width: number, height: number, isAlarm = false): string {
  return [
    housing(width, height, 34, 'white'),
    line(whole`M24 ${height * 0.72}h${width - 48}`, '#cfc9be', 2.4),
    isAlarm ? disc(width / 2, height * 0.14, 60, 'url(#glow-red)') : '',
    disc(width / 2, height * 0.14, 8, isAlarm ? '#e8573a' : '#8c5a4e'),
    write(BRAND, width / 2, height * 0.84, 30, { colour: '#a39c90', anchor: 'middle', spacing: 4 }),
  ].join('')
}

function magnetPart(x: number, { height, scale }: Sheet): string {
  const width = 14 * scale
  return placed(
    housing(width, height * 0.62, 26, 'white') +
      line(whole`M${width / 2} ${height * 0.24}v${height * 0.14}`, '#bdb6aa', 5),
    x,
    height * 0.19,
  )
}

function contactInside(facts: Facts, width: number, height: number): string {
  return [
    box(0, 0, width, height, 34, 'url(#white-edge)'),
    box(10, 10, width - 20, height - 20, 26, '#d9d3c8'),
    box(26, 40, width - 52, height - 90, 8, '#1f4a3a'),
    disc(width / 2, height * 0.34, width * 0.31, '#8f887c'),
    disc(width / 2, height * 0.34, width * 0.29, 'url(#metal-key)'),
    write('CR2032', width / 2, height * 0.355, 28, { colour: '#68635a', anchor: 'middle' }),
    box(width * 0.3, height * 0.58, width * 0.2, width * 0.2, 4, '#141413'),
    line(whole`M${width * 0.62} ${height * 0.56}v130c0 20 30 20 30 0v-110`, '#d8b46a', 5),
    write(facts.model, width / 2, height * 0.84, 18, { colour: '#b9d6c8', anchor: 'middle' }),
  ].join('')
}

/** A door ajar: the sensor on the frame, the magnet gone with the leaf. */
function onFrame(sheet: Sheet, caption: View['caption'], view: string, parts: () => readonly [string, string]): View {
  return inUse(view, caption, () => {
    const scale = 250 / sheet.height
    const [sensor, magnet] = parts()
    return [
      wallGround('plaster'),
      box(250, 0, 120, 540, 0, '#d8d1c3'),
      line('M250 0V540M370 0V540', '#a39c90', 2),
      shape('M370 0H720V540H370z', '#2b2a28'),
      shape('M430 0H720V540H430z', 'url(#leaf)'),
      shape('M370 0H430V540H370z', '#f3d79b', 'opacity=".8"'),
      placed(sensor, 258, 120, scale),
      placed(magnet, 446, 120, scale),
    ].join('')
  })
}

function motionDetector(facts: Facts): View[] {
  const sheet = sheetOf(facts.body({ width: 62, height: 108, depth: 46 }))
  return [
    straightOn('front', 'pirFront', sheet, () => pirFace(sheet, false)),
    inCorner(sheet),
    backView(facts, sheet, 40, 'white'),
  ]
}

function pirFace({ width, height }: Sheet, isAlarm: boolean): string {
  const window = { x: width * 0.16, y: height * 0.36, width: width * 0.68, height: height * 0.42 }
  return [
    housing(width, height, width * 0.24, 'white'),
    shape(whole`M${width * 0.1} ${height * 0.3}q${width * 0.4}-60 ${width * 0.8} 0`, 'none', outline('#d3cdc2', 2)),
    box(window.x - 4, window.y - 4, window.width + 8, window.height + 8, 30, '#cfc9be'),
    box(window.x, window.y, window.width, window.height, 26, '#f1eee8'),
    times(6, (index) =>
      line(whole`M${window.x + (window.width * (index + 1)) / 7} ${window.y + 8}v${window.height - 16}`, '#dcd7cd', 2),
    ),
    times(4, (index) =>
      line(
        whole`M${window.x + 8} ${window.y + (window.height * (index + 1)) / 5}q${window.width / 2 - 8} 18 ${window.width - 16} 0`,
        '#dcd7cd',
        2,
      ),
    ),
    shape(
      whole`M${window.x + 10} ${window.y + 20}q${window.width * 0.2}-14 ${window.width * 0.4}-12L${window.x + window.width * 0.2} ${window.y + window.height - 14}h-30z`,
      '#fff',
      'opacity=".8"',
    ),
    isAlarm ? disc(width / 2, height * 0.2, 54, 'url(#glow-red)') : '',
    box(width / 2 - 30, height * 0.2 - 6, 60, 12, 6, isAlarm ? '#e8573a' : '#d3cdc2'),
    write(BRAND, width / 2, height * 0.9, 21, { colour: '#a39c90', anchor: 'middle', spacing: 4 }),
  ].join('')
}

/** In the corner of a living room, what it sees as a quiet fan. */
function inCorner(sheet: Sheet): View {
  return inUse('corner', 'pirInCorner', () => {
    const scale = 150 / sheet.height
    return [
      box(0, 0, 360, 540, 0, 'url(#plaster)'),
      box(360, 0, 360, 540, 0, '#d3cdc0'),
      shape('M0 0H720L360 46z', 'url(#ceiling)'),
      shape('M0 540V470L360 400L720 470V540z', 'url(#room-floor)'),
      line('M360 46V400', '#a39c90', 1.5),
      shape('M360 150L60 540H660z', '#e8573a', 'opacity=".1"'),
      line('M360 150L180 540M360 150L300 540M360 150L420 540M360 150L540 540', '#e8573a', 1.2, 'opacity=".35"'),
      shape('M470 500v-70a16 16 0 0 1 16-16h150v86z', '#8f7f66'),
      shape('M456 506v-40a12 12 0 0 1 30 0v16h160v24z', '#a8967a'),
      castShadow(324, 92, 80, 146),
      placed(pirFace(sheet, true), 360 - (sheet.width * scale) / 2, 86, scale),
    ].join('')
  })
}

function panicButton(facts: Facts): View[] {
  const sheet = sheetOf(facts.body({ width: 78, height: 78, depth: 24 }))
  return [
    straightOn('front', 'panicFront', sheet, () => panicFace(sheet, false)),
    onWall('pressed', 'panicPressed', sheet, () => panicFace(sheet, true), {
      wall: 'tiles',
      share: 0.42,
      extra: ({ x, y, width, height, scale }) =>
        line(whole`M${x + width * 0.2} ${y + height}V540`, '#b0361e', 4) +
        finger(x + width / 2, y + height * 0.46, scale),
    }),
    straightOn('back', 'panicBack', sheet, () => panicBack(facts, sheet)),
  ]
}

function panicFace({ width, height }: Sheet, isPressed: boolean): string {
  const c = width / 2
  return [
    housing(width, height, 110, 'white'),
    isPressed ? disc(c, c * 0.94, 270, 'url(#glow-red)') : '',
    disc(c, c * 0.94, 196, '#d3cdc2'),
    disc(c, c * 0.94, 186, isPressed ? '#ff8a6e' : '#8c2411'),
    disc(c, c * 0.94, 174, 'url(#red-key)'),
    line(whole`M${c - 118} ${c * 0.94 - 60}a132 132 0 0 1 150-72`, '#fff', 8, `${ROUND_LINE} opacity=".55"`),
    write('SOS', c, c * 0.94 + 34, 96, { anchor: 'middle', spacing: 6 }),
    write(BRAND, c, height - 34, 24, { colour: '#a39c90', anchor: 'middle', spacing: 5 }),
  ].join('')
}

function panicBack(facts: Facts, { width, height }: Sheet): string {
  const c = width / 2
  return [
    housing(width, height, 110, 'white'),
    framed(60, 60, width - 120, 130, 20, '#fbf9f5', '#cfc9be', 3),
    disc(c, c * 1.2, 110, '#cfc9be'),
    disc(c, c * 1.2, 104, 'url(#white-key)'),
    box(c - 60, c * 1.2 - 9, 120, 18, 9, '#a39c90'),
    write('CR2450', c, c * 1.2 + 56, 26, { colour: '#8f887c', anchor: 'middle' }),
    label(facts, 90, 76, width - 180, 98),
  ].join('')
}

function siren(facts: Facts): View[] {
  const sheet = sheetOf(facts.body({ width: 150, height: 220, depth: 62 }))
  return [
    straightOn('front', 'sirenFront', sheet, () => sirenFace(sheet, false)),
    onWall('alarm', 'sirenAlarm', sheet, () => sirenFace(sheet, true), { wall: 'brick', share: 0.62 }),
    backView(facts, sheet, 40, 'white'),
  ]
}

function sirenFace({ width, height }: Sheet, isAlarm: boolean): string {
  const c = width / 2
  const strobe = whole`M${width * 0.1} ${height * 0.3}V70a60 60 0 0 1 60-56H${width * 0.9 - 60}a60 60 0 0 1 60 56V${height * 0.3}z`
  return [
    isAlarm ? oval(c, height * 0.16, width * 0.8, height * 0.3, 'url(#glow-red)') : '',
    housing(width, height, 56, 'white'),
    shape(strobe, isAlarm ? 'url(#dome-red)' : '#b5442f'),
    times(8, (index) =>
      line(whole`M${width * (0.16 + index * 0.098)} 26V${height * 0.29}`, '#fff', 2, 'opacity=".25"'),
    ),
    shape(strobe, 'url(#reflection)'),
    times(7, (index) =>
      box(
        c - width * 0.26 + Math.abs(3 - index) * 8,
        height * 0.44 + index * 26,
        width * 0.52 - Math.abs(3 - index) * 16,
        11,
        5.5,
        '#45423c',
      ),
    ),
    write(BRAND, c, height * 0.86, 30, { colour: '#6f695e', anchor: 'middle', spacing: 6 }),
    disc(c, height * 0.92, 6, isAlarm ? '#e8573a' : '#2f9d74'),
  ].join('')
}
