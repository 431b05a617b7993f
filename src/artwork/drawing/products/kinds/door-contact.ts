import { BRAND, write } from '../../kit/lettering.ts'
import { box, disc, line, placed, shape, whole } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { housing } from '../parts/housing.ts'
import { inUse, wallGround } from '../parts/settings.ts'
import { sheetOf, type Sheet, straightOn, type View } from '../view.ts'
import { LAMP, TINT } from '../../kit/palette.ts'

/** A sensor on a frame and its magnet on the leaf. */
export function doorContact(facts: Facts): View[] {
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
    disc(width / 2, height * 0.14, 8, isAlarm ? LAMP.red : '#8c5a4e'),
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
    write('CR2032', width / 2, height * 0.355, 28, { colour: TINT.faintLettering, anchor: 'middle' }),
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
      shape('M370 0H430V540H370z', TINT.lamplight, 'opacity=".8"'),
      placed(sensor, 258, 120, scale),
      placed(magnet, 446, 120, scale),
    ].join('')
  })
}
