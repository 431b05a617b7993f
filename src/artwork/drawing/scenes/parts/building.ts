import { times } from '../../kit/solid.ts'
import { area, circle, glass, hatched, line, type Pigment, round, shape } from '../../kit/pen.ts'
import { EARTH, SCENE_BEAM, SCENE_SIZE } from '../scene.ts'

const { width: WIDTH, height: HEIGHT } = SCENE_SIZE

/** Height of the floor, and of the underside of the beam. */
export const FLOOR = 424
export const BEAM = SCENE_BEAM

/** A rectangle as a path. */
export function rect(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`
}

/** A shadow: ink, thinly. Light comes from the upper left. */
export function shade(d: string, opacity = 0.09): string {
  return area(d, 'ink', opacity)
}

/** A wall from end to end in one colour. */
export function wall(colour: Pigment, top = BEAM, bottom = FLOOR): string {
  return area(rect(0, top, WIDTH, bottom - top), colour)
}

/** The slab above, from end to end, and the shadow that it throws. */
export function beam(depth = 16): string {
  return shade(rect(0, BEAM, WIDTH, depth)) + area(rect(0, 0, WIDTH, BEAM))
}

/** A lintel or a canopy of its own, with the shadow under it. */
export function lintel(x: number, y: number, width: number, height: number, depth = 26): string {
  return shade(`M${x} ${y + height}h${width}l${depth * 0.5} ${depth}h${-width}z`) + area(rect(x, y, width, height))
}

/** The floor that is cut, and earth below it. */
export function ground(): string {
  const earth = rect(0, FLOOR, WIDTH, HEIGHT - FLOOR)
  return area(earth, 'plinth') + hatched(earth, EARTH) + area(rect(0, FLOOR, WIDTH, 5))
}

/** The floor of an upper storey: a slab, and the room below it. */
export function storey(): string {
  return (
    area(rect(0, FLOOR, WIDTH, HEIGHT - FLOOR), 'plinth') +
    shade(rect(0, FLOOR + 22, WIDTH, 14)) +
    area(rect(0, FLOOR, WIDTH, 22))
  )
}

/** A wall that is cut: solid ink. */
export function cutWall(x: number, top: number, width: number, bottom = FLOOR): string {
  return area(rect(x, top, width, bottom - top))
}

/** A post seen from the front, with its shaded side. */
export function post(x: number, top: number, width: number, bottom = FLOOR): string {
  return (
    shape(rect(x, top, width, bottom - top), 'sheet', 1.1) +
    shade(rect(x + width * 0.6, top, width * 0.4, bottom - top))
  )
}

/** Lines at equal distances, from `first` to `last`. */
export function courses(first: number, last: number, step: number, draw: (at: number) => string): string {
  const count = Math.floor((last - first) / step + 1e-6) + 1
  return times(count, (index) => draw(round(first + index * step)))
}

/** Lines at equal distances, as one path. */
export function ruled(
  [first, last, step]: readonly [first: number, last: number, step: number],
  style: number | { width: number; colour: Pigment },
  draw: (at: number) => string,
): string {
  const { width, ...colour } = typeof style === 'number' ? { width: style } : style
  return line(courses(first, last, step, draw), width, colour)
}

/** A skirting along the foot of a wall. */
export function skirting(from: number, to: number, height = 8): string {
  return line(`M${from} ${FLOOR - height}H${to}`, 0.6)
}

/** A pane between two posts, with the light that falls across it. */
export function pane(x: number, y: number, width: number, height: number): string {
  const gleam = `M${round(x + width * 0.18)} ${y}h${round(width * 0.2)}L${round(x + width * 0.1)} ${round(y + height * 0.62)}H${x}V${round(y + height * 0.5)}z`
  return glass(rect(x, y, width, height)) + area(gleam, 'sheet', 0.5) + line(rect(x, y, width, height), 1.1)
}

type Door = { colour?: Pigment; hinge?: 'left' | 'right'; window?: boolean }

/** A shut door in its frame: leaf, handle, shadow of the frame on the leaf. */
export function door(x: number, top: number, width: number, style: Door = {}): string {
  const { colour = 'plinth', hinge = 'left', window = false } = style
  const height = FLOOR - top
  const latch = hinge === 'left' ? x + width - 9 : x + 9
  const light = rect(x + width * 0.36, top + height * 0.1, width * 0.28, height * 0.34)
  const handle = window
    ? line(`M${latch} ${round(top + height * 0.5)}v26`, 2.6, { colour: colour === 'plinth' ? 'ink-2' : 'sheet' })
    : line(`M${latch} ${round(top + height * 0.42)}v${round(height * 0.2)}`, 2.6, {
        colour: colour === 'plinth' ? 'ink-2' : 'sheet',
      })
  return [
    area(rect(x - 5, top - 5, width + 10, height + 5)),
    area(rect(x, top, width, height), colour),
    shade(`M${x} ${top}h${width}v6H${x + 5}V${FLOOR}h-5z`, 0.2),
    window ? glass(light) + line(light, 0.9) : '',
    handle,
  ].join('')
}

/** A door that stands ajar into the room behind it, whose light falls on the floor. */
export function openDoor(x: number, top: number, width: number, colour: Pigment): string {
  const leaf = round(width * 0.62)
  const height = FLOOR - top
  return [
    area(rect(x - 5, top - 5, width + 10, height + 5)),
    area(rect(x, top, width, height), 'light'),
    area(`M${x} ${top}l${leaf} ${round(height * 0.06)}V${round(FLOOR - height * 0.035)}L${x} ${FLOOR}z`, colour),
    line(`M${round(x + leaf - 8)} ${round(top + height * 0.5)}v30`, 2.4, { colour: 'sheet' }),
  ].join('')
}

/** A lamp on a cord. */
export function pendant(x: number, length: number, radius = 15, top = BEAM): string {
  const y = top + length
  const shadeOf = `M${x - radius} ${y + radius * 0.8}Q${x - radius * 0.8} ${y} ${x} ${y}T${x + radius} ${y + radius * 0.8}z`
  return (
    line(`M${x} ${top}V${y}`, 0.8) +
    area(rect(x - radius * 0.5, y + radius * 0.8, radius, 2.5), 'light') +
    shape(shadeOf, 'ink', 0.8)
  )
}

/** A call point, a lamp or another thing on a wall that is no product here. */
export function roundel(x: number, y: number, radius: number, colour: Pigment = 'sheet'): string {
  return (
    shade(
      `M${x} ${y}m${-radius + 2} 3a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`,
      0.14,
    ) + circle(x, y, radius, 1, colour)
  )
}
