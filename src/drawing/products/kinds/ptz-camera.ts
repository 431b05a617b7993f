import { lens } from '../../kit/lens.ts'
import { BRAND, write } from '../../kit/lettering.ts'
import { box, disc, inPercent, line, placed, shape, times, whole } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { lamp } from '../parts/infrared.ts'
import { inUse } from '../parts/settings.ts'
import { outdoors } from '../parts/surroundings.ts'
import { sheetOf, type Sheet, straightOn, type View } from '../view.ts'

const PTZ = { width: 166, height: 292, depth: 166 }

/** A camera that turns: a neck, a drum and a head with its zoom. */
export function panTilt(facts: Facts): View[] {
  const sheet = sheetOf(facts.body(PTZ))
  return [
    straightOn('front', 'ptzFront', sheet, () => panTiltFace(facts, sheet, 0)),
    straightOn('turned', 'ptzTurned', sheet, () => panTiltFace(facts, sheet, 0.2)),
    inUse('mast', 'ptzInUse', () => {
      const scale = 330 / sheet.height
      return [
        outdoors(440),
        shape('M40 440V250h70v190zM130 440V300h110v140zM470 440l60-240 12 240z', '#b1aca1', 'opacity=".7"'),
        line('M500 320l-150-20v-30l190-60M350 300v60', '#8f887c', 3, 'opacity=".8"'),
        box(560, 0, 60, 540, 0, 'url(#tube)'),
        shape('M562 60H390q-26 0-26 24h30q0-4 8-4h160z', 'url(#shield)'),
        box(352, 80, 54, 14, 4, 'url(#tube)'),
        placed(panTiltFace(facts, sheet, -0.16), 379 - (sheet.width * scale) / 2, 92, scale),
      ].join('')
    }),
  ]
}

function panTiltFace(facts: Facts, { width, height }: Sheet, turn: number): string {
  const r = Math.round
  const x = width / 2
  const head = { y: height * 0.72, radius: Math.min(width * 0.46, height * 0.26) }
  const zoom = facts.number('optical-zoom', 25)
  const eye = x + turn * width
  const squeeze = 1 - Math.abs(turn) * 1.2
  const lights = Math.round(facts.number('ir-range', 70) / 12)
  return [
    box(width * 0.26, 0, width * 0.48, height * 0.1, 8, 'url(#tube)'),
    shape(inPercent(width, height, 'M30 9H70C72 20 98 22 98 36V60H2V36C2 22 28 20 30 9z'), 'url(#tube)'),
    line(whole`M${width * 0.02} ${height * 0.42}H${width * 0.98}`, '#8f887c', 3, 'opacity=".7"'),
    write(BRAND, x, height * 0.36, 24, { colour: '#8f887c', anchor: 'middle', spacing: 5 }),
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
      disc(0, 0, head.radius * 0.84, '#1b1a19'),
      disc(0, 0, head.radius * 0.8, '#0c0d0e'),
      lens(0, -head.radius * 0.12, head.radius * (zoom > 30 ? 0.5 : 0.44)),
      times(lights, (index) => {
        const angle = Math.PI * (0.1 + (0.8 * (index + 0.5)) / lights)
        return lamp(Math.cos(angle) * head.radius * 0.62, Math.sin(angle) * head.radius * 0.62, head.radius * 0.09)
      }),
    ].join('')}</g>`,
    shape(
      whole`M${x - head.radius} ${head.y - head.radius * 0.42}a${head.radius} ${head.radius * 0.86} 0 0 1 ${head.radius * 2} 0l-${head.radius * 0.2} 6q-${head.radius * 0.8}-${head.radius * 0.5}-${head.radius * 1.6} 0z`,
      'url(#shield)',
    ),
    write(`${zoom}x`, width * 0.84, height * 0.5, 20, { colour: '#8f887c', anchor: 'end' }),
  ].join('')
}
