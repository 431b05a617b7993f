import { BRAND, write } from '../../kit/lettering.ts'
import { box, disc, fine, framed, line, placed, screw, shape, times, whole } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { label } from '../parts/label.ts'
import { housing } from '../parts/housing.ts'
import { drawPort, terminals } from '../parts/ports.ts'
import { inUse, wallGround } from '../parts/settings.ts'
import { sheetOf, type Sheet, straightOn, type View } from '../view.ts'
import { LAMP, TINT } from '../../kit/palette.ts'

const LOCK = { width: 250, height: 48, depth: 26 }
/** How high the plate is, as a share of the magnet, and how far below it, in mm. */
const PLATE = 0.84
const SEAM = 2

/** A magnet for the frame and a plate for the leaf. */
export function magneticLock(facts: Facts): View[] {
  const body = facts.body(LOCK)
  // The plate of the leaf is held below the magnet.
  const sheet = sheetOf({ width: body.width, height: body.height * (1 + PLATE) + SEAM })
  const magnetSheet = { ...sheet, height: body.height * sheet.scale }
  return [
    straightOn(
      'front',
      'lockFront',
      sheet,
      () =>
        placed(armature(facts, magnetSheet), 0, magnetSheet.height + SEAM * sheet.scale) + magnet(facts, magnetSheet),
    ),
    onDoor(facts, magnetSheet),
    straightOn('wiring', 'lockWiring', magnetSheet, () => wiring(facts, magnetSheet)),
  ]
}

/** A sealed lock has a cover of steel with a bolt at each corner, the other is a bar that was drawn through a die. */
function isSealed(facts: Facts): boolean {
  return facts.option('ingress-rating') === 'ip65'
}

function magnet(facts: Facts, sheet: Sheet): string {
  const { width, height, scale } = sheet
  const force = `${facts.number('holding-force', 280)} kgf`
  const lamp = { x: (isSealed(facts) ? 30 : 18) * scale, y: height * 0.5 }
  const print = { colour: '#6f695e', anchor: 'end' } as const
  const right = width - (isSealed(facts) ? 26 : 10) * scale
  return [
    housing(width, height, (isSealed(facts) ? 7 : 2) * scale, isSealed(facts) ? 'steel' : 'aluminium', 6),
    ...(isSealed(facts) ? bolts(sheet) : grooves(sheet)),
    core(width, height, scale, isSealed(facts) ? 2 : 1),
    box(lamp.x - 9 * scale, lamp.y - 9 * scale, 18 * scale, 18 * scale, 2 * scale, '#2b2a28'),
    disc(lamp.x, lamp.y, 7 * scale, 'url(#glow-green)'),
    disc(lamp.x, lamp.y, 2.8 * scale, LAMP.green),
    write(BRAND, right, height * 0.47, 8 * scale, { ...print, spacing: scale }),
    write(force, right, height * 0.47 + 10 * scale, 7 * scale, print),
  ].join('')
}

/** The face that holds: plates of iron around one coil or two. */
function core(width: number, height: number, scale: number, coils: number): string {
  const [x, across, down] = [width * 0.22, width * 0.5, height * 0.5]
  const each = (across - (coils - 1) * 6 * scale) / coils
  return times(coils, (coil) => {
    const left = x + coil * (each + 6 * scale)
    return [
      box(left, height * 0.25, each, down, 3, '#5d584f'),
      box(left + 3, height * 0.25 + 3, each - 6, down - 6, 2, 'url(#zinc)'),
      times(2, (index) =>
        line(whole`M${left + 6} ${height * 0.25 + (down * (index + 1)) / 3}h${each - 12}`, '#4b463e', 1.1 * scale),
      ),
    ].join('')
  })
}

function bolts({ width, height, scale }: Sheet): string[] {
  const [x, y] = [9 * scale, 10 * scale]
  return [x, width - x].flatMap((left) => [y, height - y].map((top) => hexagon(left, top, 4.6 * scale)))
}

function hexagon(x: number, y: number, radius: number): string {
  return (
    disc(x, y, radius * 1.35, '#8f897d') +
    disc(x, y, radius * 1.25, 'url(#screw)') +
    shape(
      fine`M${x} ${y - radius}l${radius * 0.87} ${radius / 2}v${radius}l${-radius * 0.87} ${radius / 2}l${-radius * 0.87} ${-radius / 2}v${-radius}z`,
      '#4b483f',
    )
  )
}

/** The grooves of a drawn bar run from end to end. */
function grooves({ width, height }: Sheet): string[] {
  return [0.1, 0.16, 0.86].map((share) => line(whole`M3 ${height * share}H${width - 3}`, '#a39c90', 2))
}

function armature(facts: Facts, { width, height, scale }: Sheet): string {
  const [x, across, down] = [width * 0.13, width * 0.74, height * PLATE]
  const ends = isSealed(facts) ? [0.08, 0.92] : [0.1, 0.9]
  const screws = isSealed(facts) ? [0.36, 0.64] : [0.5]
  return [
    box(x, 4, across, down, 5, '#7f796d'),
    box(x, 0, across, down, 5, 'url(#galvanised)'),
    box(x, 0, across, 3, 2, '#fff', 'opacity=".7"'),
    ...ends.map((share) => screw(x + across * share, down / 2, 0.6 * scale)),
    ...screws.map((share) => hexagon(x + across * share, down / 2, 6.4 * scale)),
  ].join('')
}

/** Pixels per millimetre in the views on a door; the same for every lock. */
const ON_DOOR = 1.5

/** Under the head of a door frame, the plate on the leaf. */
function onDoor(facts: Facts, sheet: Sheet): View {
  return inUse('door', 'lockOnDoor', () => {
    const scale = ON_DOOR / sheet.scale
    const x = 370 - (sheet.width * scale) / 2
    const isSteel = facts.number('holding-force', 280) > 300
    const height = sheet.height * scale
    return [
      wallGround(isSteel ? 'concrete' : 'plaster'),
      box(90, 110, 560, 430, 0, isSteel ? '#45423c' : '#d8d1c3'),
      box(120, 170, 500, 370, 0, isSteel ? 'url(#leaf-grey)' : 'url(#leaf)'),
      line('M120 172H620', TINT.shadow, 4, 'opacity=".6"'),
      line('M370 172V540', TINT.shadow, 3, 'opacity=".7"'),
      times(2, (index) => framed(index ? 396 : 328, 380, 16, 130, 8, 'url(#aluminium)', '#857e72')),
      placed(armature(facts, sheet), x, 182 + height * 0.58, scale),
      placed(magnet(facts, sheet), x, 166 - height * 0.5, scale),
      line(whole`M${x + 30} ${166 - height * 0.5}C${x - 20} 110 ${x - 20} 80 ${x - 20} 0`, '#2b2a28', 6),
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
