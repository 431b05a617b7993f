import { BRAND, write } from '../../kit/lettering.ts'
import { box, disc, framed, line, placed, screw, shape, times, whole } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { label } from '../parts/label.ts'
import { housing } from '../parts/housing.ts'
import { drawPort, terminals } from '../parts/ports.ts'
import { inUse, wallGround } from '../parts/settings.ts'
import { sheetOf, type Sheet, straightOn, type View } from '../view.ts'
import { LAMP, TINT } from '../../kit/palette.ts'

const LOCK = { width: 250, height: 48, depth: 26 }

/** A magnet for the frame and a plate for the leaf. */
export function magneticLock(facts: Facts): View[] {
  const body = facts.body(LOCK)
  // The plate of the leaf is shown below the magnet.
  const sheet = sheetOf({ width: body.width, height: body.height * 2.05 })
  const magnetSheet = { ...sheet, height: body.height * sheet.scale }
  return [
    straightOn('front', 'lockFront', sheet, () => magnet(facts, magnetSheet) + armature(magnetSheet)),
    onDoor(facts, magnetSheet),
    straightOn('wiring', 'lockWiring', magnetSheet, () => wiring(facts, magnetSheet)),
  ]
}

function magnet(facts: Facts, { width, height }: Sheet): string {
  const force = `${facts.number('holding-force', 280)} kgf`
  const isSealed = facts.option('ingress-rating') === 'ip65'
  return [
    housing(width, height, isSealed ? 14 : 5, isSealed ? 'steel' : 'aluminium', 6),
    box(width * 0.2, height * 0.3, width * 0.6, height * 0.46, 3, '#5d584f'),
    box(width * 0.2 + 3, height * 0.3 + 3, width * 0.6 - 6, height * 0.46 - 6, 2, 'url(#zinc)'),
    times(isSealed ? 4 : 2, (index) =>
      line(
        whole`M${width * 0.2 + 6} ${height * (0.3 + (0.46 * (index + 1)) / (isSealed ? 5 : 3))}h${width * 0.6 - 12}`,
        '#4b463e',
        2.4,
      ),
    ),
    box(26, height * 0.3, width * 0.1, height * 0.4, 4, '#2b2a28'),
    disc(26 + width * 0.05, height * 0.5, 6.5, LAMP.green),
    disc(26 + width * 0.05, height * 0.5, 14, 'url(#glow-green)'),
    write(BRAND, width - 22, height * 0.44, Math.min(20, height * 0.16), {
      colour: '#6f695e',
      anchor: 'end',
      spacing: 2,
    }),
    write(force, width - 22, height * 0.44 + Math.min(26, height * 0.2), Math.min(18, height * 0.14), {
      colour: '#6f695e',
      anchor: 'end',
    }),
  ].join('')
}

function armature({ width, height }: Sheet): string {
  const y = height * 1.12
  const [x, across, down] = [width * 0.13, width * 0.74, height * 0.84]
  const screws = [0.1, 0.9]
  return [
    box(x, y + 4, across, down, 5, '#7f796d'),
    box(x, y, across, down, 5, 'url(#galvanised)'),
    box(x, y, across, 3, 2, '#fff', 'opacity=".7"'),
    ...screws.map((share) => screw(x + across * share, y + down / 2, Math.min(1.6, down / 40))),
    disc(width / 2, y + down / 2, down * 0.26, '#8f897d'),
    disc(width / 2, y + down / 2, down * 0.24, 'url(#screw)'),
    shape(
      'M0-12l10.4 6v12l-10.4 6-10.4-6v-12z',
      '#4b483f',
      `transform="translate(${Math.round(width / 2)} ${Math.round(y + down / 2)}) scale(${Math.round(down * 1.1) / 100})"`,
    ),
  ].join('')
}

/** Under the head of a door frame, the plate on the leaf. */
function onDoor(facts: Facts, sheet: Sheet): View {
  return inUse('door', 'lockOnDoor', () => {
    const scale = 400 / sheet.width
    const isSteel = facts.number('holding-force', 280) > 300
    const height = sheet.height * scale
    return [
      wallGround(isSteel ? 'concrete' : 'plaster'),
      box(90, 110, 560, 430, 0, isSteel ? '#45423c' : '#d8d1c3'),
      box(120, 170, 500, 370, 0, isSteel ? 'url(#leaf-grey)' : 'url(#leaf)'),
      line('M120 172H620', TINT.shadow, 4, 'opacity=".6"'),
      line('M370 172V540', TINT.shadow, 3, 'opacity=".7"'),
      times(2, (index) => framed(index ? 396 : 328, 380, 16, 130, 8, 'url(#aluminium)', '#857e72')),
      placed(armature(sheet), 170, 172 - height * 0.42, scale),
      placed(magnet(facts, sheet), 170, 166 - height * 0.5, scale),
      line(whole`M200 ${160 - height * 0.2}C150 110 150 80 150 0`, '#2b2a28', 6),
    ].join('')
  })
}

/** The magnet with its cover off. */
function wiring(facts: Facts, sheet: Sheet): string {
  const { width, height, scale } = sheet
  const poles = terminals('', 6)
  return [
    housing(width, height, 6, 'aluminium', 6),
    box(width * 0.42, height * 0.14, width * 0.54, height * 0.72, 3, '#5d584f'),
    box(width * 0.42 + 4, height * 0.14 + 4, width * 0.54 - 8, height * 0.72 - 8, 2, 'url(#zinc)'),
    box(16, height * 0.14, width * 0.36, height * 0.72, 3, '#1f4a3a'),
    drawPort(poles, 26, height * 0.3, Math.min(scale * 1.6, (width * 0.2) / 30)),
    box(width * 0.27, height * 0.28, width * 0.06, height * 0.44, 2, '#274a86'),
    disc(width * 0.35, height * 0.5, 6, LAMP.green),
    times(4, (index) =>
      line(
        whole`M${34 + index * 20} ${height * 0.5}C${34 + index * 20} ${height * 0.8} 10 ${height * 0.6 + index * 8} -4 ${height * 0.62 + index * 8}`,
        [TINT.red, '#1b1a19', '#2f7d54', '#efece5'][index] ?? '#000',
        4,
      ),
    ),
    label(facts, width * 0.5, height * 0.22, width * 0.38, height * 0.56),
  ].join('')
}
