import { lens } from '../../kit/lens.ts'
import { BRAND, write } from '../../kit/lettering.ts'
import { box, disc, inPercent, line, placed, shape, times, whole } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { lamp } from '../parts/infrared.ts'
import { inUse } from '../parts/settings.ts'
import { outdoors } from '../parts/surroundings.ts'
import { sheetOf, type Sheet, straightOn, type View } from '../view.ts'

const PTZ = { width: 166, height: 292, depth: 166 }

/** Pixels of a millimetre at a mast, the same for all of them. */
const AT_MAST = 0.98

/** A camera that turns: a neck, a drum and a head with its zoom. */
export function panTilt(facts: Facts): View[] {
  const sheet = sheetOf(facts.body(PTZ))
  return [
    straightOn('front', 'ptzFront', sheet, () => panTiltFace(facts, sheet, 0)),
    straightOn('turned', 'ptzTurned', sheet, () => panTiltFace(facts, sheet, 0.2)),
    inUse('mast', 'ptzInUse', () => {
      const scale = AT_MAST / sheet.scale
      return [
        outdoors(440),
        shape('M40 440V250h70v190zM130 440V300h110v140zM640 440V220h54v220z', '#cfc8b8'),
        box(560, 0, 60, 540, 0, 'url(#tube)'),
        shape('M562 60H390q-26 0-26 24h30q0-4 8-4h160z', 'url(#shield)'),
        box(352, 80, 54, 14, 4, 'url(#tube)'),
        placed(panTiltFace(facts, sheet, -0.16), 379 - (sheet.width * scale) / 2, 92, scale),
      ].join('')
    }),
  ]
}

function panTiltFace(facts: Facts, { width, height, scale }: Sheet, turn: number): string {
  const r = Math.round
  const x = width / 2
  const head = { y: height * 0.72, radius: Math.min(width * 0.46, height * 0.26) }
  const zoom = facts.number('optical-zoom', 25)
  const eye = x + turn * width
  const squeeze = 1 - Math.abs(turn) * 1.2
  const isLong = zoom > 30
  return [
    box(width * 0.26, 0, width * 0.48, height * 0.1, 8, 'url(#tube)'),
    shape(inPercent(width, height, 'M30 9H70C72 20 98 22 98 36V60H2V36C2 22 28 20 30 9z'), 'url(#tube)'),
    line(whole`M${width * 0.02} ${height * 0.42}H${width * 0.98}`, '#8f887c', 3, 'opacity=".7"'),
    write(BRAND, x, height * 0.36, 11 * scale, { colour: '#8f887c', anchor: 'middle', spacing: 2.2 * scale }),
    isLong
      ? times(3, (index) =>
          box(width * 0.16, height * (0.2 + index * 0.026), width * 0.68, 5, 2.5, '#8f887c', 'opacity=".5"'),
        )
      : '',
    ...[-1, 1].map((side) =>
      box(
        x + side * width * 0.49 - (side > 0 ? width * 0.13 : 0),
        height * 0.5,
        width * 0.13,
        height * 0.3,
        width * 0.06,
        'url(#tube)',
      ),
    ),
    disc(x, head.y, head.radius, '#2b2a28'),
    disc(x, head.y, head.radius - 3, 'url(#tube)'),
    `<g transform="translate(${r(eye)} ${r(head.y)}) scale(${squeeze.toFixed(2)} 1)">${[
      isLong ? longFace(head.radius) : roundFace(head.radius),
    ].join('')}</g>`,
    shape(
      whole`M${x - head.radius} ${head.y - head.radius * 0.42}a${head.radius} ${head.radius * 0.86} 0 0 1 ${head.radius * 2} 0l-${head.radius * 0.2} 6q-${head.radius * 0.8}-${head.radius * 0.5}-${head.radius * 1.6} 0z`,
      'url(#shield)',
    ),
    write(`${zoom}x`, width * 0.84, height * 0.5, 9 * scale, { colour: '#8f887c', anchor: 'end' }),
  ].join('')
}

/** A round window, lamps in a row below the lens. */
function roundFace(radius: number): string {
  return [
    disc(0, 0, radius * 0.84, '#1b1a19'),
    disc(0, 0, radius * 0.8, '#0c0d0e'),
    lens(0, -radius * 0.12, radius * 0.42),
    times(6, (index) => {
      const angle = Math.PI * (0.1 + (0.8 * (index + 0.5)) / 6)
      return lamp(Math.cos(angle) * radius * 0.62, Math.sin(angle) * radius * 0.62, radius * 0.09)
    }),
  ].join('')
}

/** The window of a long zoom: upright, a large lens, and lamps of two widths of beam at its sides and below. */
function longFace(radius: number): string {
  const [across, down] = [radius * 1.66, radius * 1.56]
  return [
    box(-across / 2, -down / 2 - 3, across, down + 6, radius * 0.34, '#1b1a19'),
    box(-across / 2 + 4, -down / 2 + 1, across - 8, down - 2, radius * 0.3, '#0c0d0e'),
    lens(0, -radius * 0.14, radius * 0.54),
    ...[-1, 1].flatMap((side) => [
      lamp(side * radius * 0.66, -radius * 0.5, radius * 0.11),
      lamp(side * radius * 0.66, radius * 0.16, radius * 0.11),
      lamp(side * radius * 0.54, radius * 0.56, radius * 0.17),
    ]),
    lamp(0, radius * 0.6, radius * 0.13),
  ].join('')
}
