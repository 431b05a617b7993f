import { box, decimal, disc, fine, framed, line, outline, oval, placed, rimmed, shape, times } from '../../kit/solid.ts'
import type { Sheet, View } from '../view.ts'

/** Size of a picture of something in use. */
export const SCENE = { width: 720, height: 540 }

/** A view of a device where it is used. */
export function inUse(view: string, caption: View['caption'], paint: () => string): View {
  return { view, caption, ...SCENE, paint }
}

/** What a device hangs on. */
export type Wall = 'plaster' | 'brick' | 'tiles' | 'concrete'

type OnWall = {
  /** What is there to measure by: a door at the right, or nothing. */
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
  return times(3, (index) =>
    box(
      x + reach * (index * 0.5),
      y + reach * (index * 0.7),
      width + reach * 0.6,
      height + reach * 0.6,
      14,
      '#1b1a17',
      'opacity=".1"',
    ),
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
    box(x - 6, 0, width - x + 6, height, 0, '#1b1a17', 'opacity=".16"'),
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

/** A card that is held before a reader. */
export function card(x: number, y: number, millimetre: number): string {
  const [width, height] = [54 * millimetre, 85.6 * millimetre]
  return placed(
    [
      box(5, 8, width, height, 6, '#1b1a17', 'opacity=".28"'),
      box(0, 0, width, height, 6, '#fbf9f5'),
      box(0, 0, width, height * 0.3, 6, '#2B4785'),
      box(0, height * 0.2, width, height * 0.1, 0, '#2B4785'),
      disc(width / 2, height * 0.52, width * 0.17, '#cfc9be'),
      shape(fine`M${width * 0.22} ${height * 0.86}a${width * 0.28} ${width * 0.3} 0 0 1 ${width * 0.56} 0z`, '#cfc9be'),
      box(0, 0, width, height, 6, 'none', outline('#bdb6aa')),
    ].join(''),
    x,
    y,
  ).replace('<g transform="', '<g transform="rotate(-9 ' + decimal(x) + ' ' + decimal(y) + ') ')
}

/** A phone with a picture on its screen. */
export function phone(
  x: number,
  y: number,
  millimetre: number,
  picture: (width: number, height: number) => string,
): string {
  const [width, height] = [74 * millimetre, 150 * millimetre]
  return [
    box(x + 6, y + 9, width, height, width * 0.13, '#1b1a17', 'opacity=".3"'),
    framed(x, y, width, height, width * 0.13, '#1b1a19', '#66645e', 1.5),
    `<svg x="${decimal(x + width * 0.05)}" y="${decimal(y + width * 0.05)}" width="${decimal(width * 0.9)}" height="${decimal(height - width * 0.1)}" viewBox="0 0 200 ${decimal((200 * (height - width * 0.1)) / (width * 0.9))}" preserveAspectRatio="none">${picture(200, (200 * (height - width * 0.1)) / (width * 0.9))}</svg>`,
    box(x + width * 0.36, y + width * 0.09, width * 0.28, width * 0.06, width * 0.03, '#1b1a19'),
  ].join('')
}

/** A hand that comes from below at the right, the tip of its finger at a place. */
export function finger(x: number, y: number, millimetre: number): string {
  const skin = [
    shape('M-7 8a7.5 8 0 0 1 15 0l3 44h-20z', 'url(#skin)'),
    shape(
      'M-12 50c0-8 8-10 22-9 16-4 30-2 34 4 8 2 12 8 11 17l2 40c-2 12-12 22-24 24H8c-14-4-22-16-22-32z',
      'url(#skin)',
    ),
    shape('M-4 6a4.5 4 0 0 1 9 0v5a4.5 3.5 0 0 1-9 0z', '#f6dcc6', 'opacity=".8"'),
    line('M12 42c-2 10-1 20 2 30M27 44c-2 9-1 18 1 26M42 49c-2 7-1 14 0 20', '#8d6248', 1.6, 'opacity=".7"'),
    line('M-14 60c8-6 18-4 22 4 2 10-2 18-10 24', '#8d6248', 1.6, 'opacity=".7"'),
    shape('M-2 120h52l6 90H-6z', '#4f4b43'),
    shape('M-4 116h56v12H-4z', '#fbf9f5'),
  ]
  const hand = `<g transform="rotate(-24)"><g transform="translate(4 6)" opacity=".22">${shape('M-7 8a7.5 8 0 0 1 15 0l3 34c20-4 40 2 44 20l2 40c0 30-70 30-71-8z', '#1b1a17')}</g>${skin.join('')}</g>`
  return placed(hand, x, y, millimetre)
}

/** Floor and back wall of a room, the floor's edge at a height. */
export function room(edge: number, wall = 'plaster', floor = 'room-floor'): string {
  const { width, height } = SCENE
  return [
    box(0, 0, width, edge, 0, `url(#${wall})`),
    box(0, edge, width, height - edge, 0, `url(#${floor})`),
    box(0, edge - 12, width, 12, 0, '#bdb6aa', 'opacity=".7"'),
    line(`M0 ${edge}H${width}`, '#8f887c', 1.5),
  ].join('')
}

/** The open air: sky, a strip of green and the ground's edge. */
export function outdoors(edge: number, floor = 'asphalt'): string {
  const { width, height } = SCENE
  return [
    box(0, 0, width, edge, 0, 'url(#daylight)'),
    shape(`M0 ${edge}v-46q60-34 120-8t130-14 150 6 160-16 160 12v66z`, '#9fae93', 'opacity=".75"'),
    box(0, edge, width, height - edge, 0, `url(#${floor})`),
    box(0, edge - 5, width, 9, 0, '#a9a499'),
  ].join('')
}

/** The shadow at the foot of what stands on a floor. */
export function footShadow(x: number, y: number, width: number, depth = 16): string {
  return oval(x, y, width / 2, depth, 'url(#cast)')
}

/** Someone standing, as a quiet outline to measure by; `height` is that of the person. */
export function figure(x: number, foot: number, height: number, colour = '#8f887c'): string {
  const d =
    'M0-174a11 12 0 0 1 11 12c0 7-3 12-6 15v6c10 3 18 6 20 16l5 42c1 5-5 6-6 2l-7-31-1 36 4 72c0 5-11 5-12 0l-7-62h-2l-7 62c-1 5-12 5-12 0l4-72-1-36-7 31c-1 4-7 3-6-2l5-42c2-10 10-13 20-16v-6c-3-3-6-8-6-15a11 12 0 0 1 11-12z'
  return `<path d="${d}" fill="${colour}" transform="translate(${decimal(x)} ${decimal(foot)}) scale(${decimal(height / 174)})"/>`
}
