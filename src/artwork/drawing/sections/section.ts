import { assemble, type Drawing, type Place, type ViewBox } from '../kit/drawing.ts'
import { area, cable, hatched, hatching, line, round } from '../kit/pen.ts'

/** Sections are this wide, one unit a pixel at 1440. A metre is 36 units, a person 62. */
const WIDTH = 1392

/** A cable duct or riser, along `x` or along `y`, and where the cables of devices come into it. */
export type Bus = {
  /** `x` for a duct that lies, `y` for a riser. */
  along: 'x' | 'y'
  /** Its height, or its distance from the left. */
  at: number
  /** The way from a device's pin, as a path without its `M`, and where along the bus it ends. */
  ways: Record<string, { d?: string; meets: number }>
}

/** The kind of building that a solution is explained on. Its pins are named by the nodes of the solution's system. */
export type Section = {
  /** The heights of its upper and lower edge. */
  from: number
  to: number
  places: Readonly<Record<string, Place>>
  buses: readonly Bus[]
  paint: () => readonly string[]
}

/** The title of a section, and the words of each node of the solution by its place. */
export type SectionWords = { title: string; nodes: Readonly<Record<string, string>> }

/** Draws a section with pins for the nodes that have words, and with the cables of those pins. */
export function drawSection(
  { from, to, places, buses, paint }: Section,
  { title, nodes }: SectionWords,
): Drawing<string> {
  const pinned = Object.fromEntries(Object.entries(places).filter(([id]) => id in nodes))
  const cables = buses.flatMap((bus) => drawBus(bus, pinned))
  const box: ViewBox = { x: 0, y: from, width: WIDTH, height: to - from }
  return assemble(box, [...paint(), ...cables], pinned, { title, nodes })
}

/** A bus from the first to the last of the cables in it; nothing where it would join fewer than two. */
function drawBus({ along, at, ways }: Bus, pinned: Readonly<Record<string, Place>>): string[] {
  const joined = Object.entries(ways).flatMap(([id, way]) => {
    const place = pinned[id]
    return place ? [{ place, ...way }] : []
  })
  if (joined.length < 2) return []
  const ends = joined.map(({ meets }) => meets)
  const [from, to] = [Math.min(...ends), Math.max(...ends)]
  const duct = along === 'x' ? `M${from} ${at}H${to}` : `M${at} ${from}V${to}`
  const cables = joined.map(({ place: { x, y }, d = '', meets }) => {
    const end = along === 'x' ? `H${meets}V${at}` : `V${meets}H${at}`
    return `M${x} ${y}${d}${end}`
  })
  return [cable([...(from === to ? [] : [duct]), ...cables].join(''))]
}

/** Earth under the ground, in section. `id` is the page's only one of that name. */
export function earth(d: string, id: string): string {
  return hatching(id) + area(d, 'plinth') + hatched(d, id)
}

/** A slab, drawn as a beam that runs past the walls. */
export function slab(left: number, right: number, y: number, thickness = 7): string {
  return area(`M${left} ${y}H${right}V${y + thickness}H${left}z`)
}

/** A thin wall with a door of 52 units in it. */
export function partition(x: number, ceiling: number, floor: number): string {
  return line(`M${x} ${ceiling}V${floor - 52}M${x - 9} ${floor}v-52h18v52`, 0.8)
}

/** A stair down to the left, from under a slab. */
export function flight(x: number, top: number, foot: number, steps: number, tread: number): string {
  return line(`M${x} ${top}${`h${-tread}v${round((foot - top) / steps, 2)}`.repeat(steps)}`, 0.8)
}

/** Radio waves of a wireless device, to the right, or to the left of it. */
export function waves(x: number, y: number, isLeft = false): string {
  const side = isLeft ? -1 : 1
  const arcs = [10, 17, 24].map((r) => {
    const [dx, dy] = [round(r * 0.7 * side), round(r * 0.7)]
    return `M${x + dx} ${round(y - dy)}A${r} ${r} 0 0 ${isLeft ? 0 : 1} ${x + dx} ${round(y + dy)}`
  })
  return line(arcs.join(''), 1.4, { colour: 'ochre' })
}
