import { box, decimal, disc, fine, framed, line, placed, rimmed, shape, times } from '../../kit/solid.ts'
import type { Sheet, View } from '../view.ts'
import { TINT } from '../../kit/palette.ts'

/** Size of a picture of something in use. */
export const SCENE = { width: 720, height: 540 }

/** A view of a device where it is used. */
export function inUse(view: string, caption: View['caption'], paint: () => string): View {
  return { view, caption, ...SCENE, paint }
}

/** The wall behind a device. */
type Wall = 'plaster' | 'brick' | 'tiles' | 'concrete'

type OnWall = {
  /** The object that shows the scale: a door at the right, or nothing. */
  beside?: 'door' | 'glass-door' | 'none'
  wall: Wall
  /** How much of the picture's height the device takes. */
  share?: number
  /** Drawn over the device: a card, a phone. Lengths are the picture's. */
  extra?: (at: { x: number; y: number; width: number; height: number; scale: number }) => string
}

/** A device on its wall, beside what it opens, at one scale. */
export function onWall(
  view: string,
  caption: View['caption'],
  sheet: Sheet,
  device: () => string,
  { beside = 'none', wall, share = 0.74, extra }: OnWall,
): View {
  return inUse(view, caption, () => {
    const scale = Math.min((SCENE.height * share) / sheet.height, (SCENE.width * 0.52) / sheet.width)
    const [width, height] = [sheet.width * scale, sheet.height * scale]
    const x = (beside === 'none' ? SCENE.width / 2 : SCENE.width * 0.32) - width / 2
    const y = SCENE.height * 0.48 - height / 2
    const millimetre = sheet.scale * scale
    return [
      wallGround(wall, millimetre),
      beside === 'none' ? '' : doorway(beside, SCENE.width * 0.62, millimetre),
      castShadow(x, y, width, height),
      placed(device(), x, y, scale),
      extra?.({ x, y, width, height, scale: millimetre }) ?? '',
    ].join('')
  })
}

/** A stretch of wall, daylight falling on it from the upper left. */
export function wallGround(wall: Wall, millimetre = 1): string {
  const { width, height } = SCENE
  if (wall === 'plaster' || wall === 'concrete') {
    const joints =
      wall === 'concrete' ? line(`M0 ${height * 0.24}H${width}M${width * 0.5} 0V${height * 0.24}`, '#9a958b', 1.5) : ''
    return box(0, 0, width, height, 0, `url(#${wall})`) + joints
  }
  // A brick is 230 mm long, a tile 300.
  const scale = Math.min(
    2.6,
    Math.max(0.7, (millimetre * (wall === 'brick' ? 230 : 300)) / (wall === 'brick' ? 64 : 80)),
  )
  const ground = `<g transform="scale(${decimal(scale)})">${box(0, 0, width / scale, height / scale, 0, `url(#${wall})`)}</g>`
  return ground + box(0, 0, width, height, 0, 'url(#shade)', 'opacity=".5"')
}

/** The soft shadow that something throws on the wall behind it. */
export function castShadow(x: number, y: number, width: number, height: number): string {
  const reach = Math.max(6, Math.min(width, height) * 0.06)
  const [across, down] = [width + reach * 0.6, height + reach * 0.6]
  return times(3, (index) =>
    box(x + reach * index * 0.5, y + reach * index * 0.7, across, down, 14, TINT.shadow, 'opacity=".1"'),
  )
}

/** A door's edge from its frame to its handle, at the picture's right. */
function doorway(kind: 'door' | 'glass-door', x: number, millimetre: number): string {
  const { width, height } = SCENE
  const frame = Math.max(14, 60 * millimetre)
  const handleY = height * 0.62
  const lever = Math.min(width - x - frame - 30, 130 * millimetre)
  const stile = frame + Math.max(10, 50 * millimetre)
  const leaf =
    kind === 'door'
      ? box(x + frame, 0, width - x, height, 0, 'url(#leaf)') + line(fine`M${x + frame + 3} 0V${height}`, '#4a2413', 5)
      : box(x + frame, 0, width - x, height, 0, '#8fa0a0') +
        box(x + frame, 0, width - x, height, 0, 'url(#pane)') +
        shape(
          fine`M${x + frame + 40} ${height}L${width} ${height * 0.25}V${height * 0.6}L${x + frame + 150} ${height}z`,
          '#fff',
          'opacity=".28"',
        ) +
        box(x + frame, 0, Math.max(8, 28 * millimetre), height, 0, 'url(#leaf-grey)')
  return [
    box(x - 6, 0, width - x + 6, height, 0, TINT.shadow, 'opacity=".16"'),
    leaf,
    box(x, 0, frame, height, 0, kind === 'door' ? '#d8d1c3' : 'url(#leaf-grey)'),
    line(fine`M${x} 0V${height}M${x + frame} 0V${height}`, '#3b372f', 1.5, 'opacity=".5"'),
    handle(x + stile, handleY, lever, millimetre),
  ].join('')
}

function handle(x: number, y: number, lever: number, millimetre: number): string {
  const rose = Math.max(8, 26 * millimetre)
  const bar = Math.max(6, 19 * millimetre)
  return [
    disc(x + 3, y + 5, rose, '#000', 'opacity=".25"'),
    rimmed(x, y, rose, 'url(#metal-key)', '#857e72'),
    box(x - bar / 2, y - bar / 2 + 5, lever, bar, bar / 2, '#000', 'opacity=".25"'),
    framed(x - bar / 2, y - bar / 2, lever, bar, bar / 2, 'url(#aluminium)', '#857e72'),
  ].join('')
}
