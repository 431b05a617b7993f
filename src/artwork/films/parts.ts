import { area, line, paint, type Pigment, round, shape } from '../drawing/kit/pen.ts'
import { LAMP } from '../drawing/kit/palette.ts'
import { FLOOR, rect } from '../drawing/scenes/parts/building.ts'
import { moving } from '../drawing/kit/people.ts'
import { along, type Key } from './motion.ts'

/** Things that move in several films. */

type Point = readonly [x: number, y: number]

type Walk = {
  height: number
  /** Where someone is, by second. */
  way: readonly Key[]
  facesLeft?: boolean
  coat?: 'stone' | 'grey' | 'ochre' | 'white' | 'red'
  hasLongHair?: boolean
  hasCap?: boolean
  hand?: Point
  /** How near the hand is to what it is to be on, from 0 to 1. */
  reach?: number
  foot?: number
}

/** Two steps, in heights of the walker. */
const TWO_STEPS = 0.72
/** The speed of full steps, in heights a second. */
const BRISK = 0.34
const MOMENT = 0.04

/** Someone who walks along a way, stands where it rests, and reaches for something. */
export function walker(second: number, { way, height, foot = FLOOR, ...style }: Walk): string {
  const x = along(second, way)
  const speed = (along(second + MOMENT, way) - along(second - MOMENT, way)) / (2 * MOMENT)
  const stride = Math.min(1, Math.abs(speed) / (height * BRISK))
  const phase = (2 * Math.PI * (style.facesLeft ? -x : x)) / (height * TWO_STEPS)
  return moving(round(x, 2), foot, height, { ...style, phase, stride })
}

/** The part of a person who has gone in that is visible through an opening. */
export function within(id: string, opening: string, content: string): string {
  return `<clipPath id="${id}"><path d="${opening}"/></clipPath><g clip-path="url(#${id})">${content}</g>`
}

type Leaf = { x: number; top: number; width: number; colour: Pigment; hinge?: 'left' | 'right'; hasPane?: boolean }

/** The leaf of a door between shut (0) and open (1), seen from before: it turns away on its hinge. */
export function leaf(open: number, { x, top, width, colour, hinge = 'left', hasPane = false }: Leaf): string {
  const turn = open * 1.22
  const wide = width * Math.cos(turn)
  const far = Math.sin(turn) * 0.06
  const height = FLOOR - top
  const at = (share: number) => round(hinge === 'left' ? x + wide * share : x + width - wide * share, 2)
  const high = (share: number, level: number) => round(top + height * (level + far * share * (0.9 - level * 1.5)), 2)
  const quad = (from: number, to: number, upper: number, lower: number) =>
    `M${at(from)} ${high(from, upper)}L${at(to)} ${high(to, upper)}V${high(to, lower)}L${at(from)} ${high(from, lower)}z`
  const pane = quad(0.34, 0.66, 0.1, 0.44)
  return [
    area(quad(0, 1, 0, 1), colour),
    area(quad(0, 1, 0, 1), 'ink', round(0.16 * open, 3)),
    hasPane ? `<path d="${pane}" fill="color-mix(in srgb, var(--pine) 24%, var(--sheet))"/>` : '',
    line(`M${at(0.9)} ${high(0.9, 0.5)}V${high(0.9, 0.6)}`, 2.6, { colour: 'sheet' }),
  ].join('')
}

/** The opening of a door: its frame, and the light of what is behind. */
export function opening(x: number, top: number, width: number): string {
  return area(rect(x - 5, top - 5, width + 10, FLOOR - top + 5)) + area(rect(x, top, width, FLOOR - top), 'light')
}

/** Light that falls on the floor before an open door. */
export function lightOnFloor(x: number, width: number, share: number): string {
  const spread = 44 * share
  return area(`M${x} ${FLOOR}h${width}l${spread} 20H${x - spread}z`, 'light', round(0.55 * share, 3))
}

/** A signal on a cable: a bright piece that runs along its corners, by the share of the way that it has gone. */
export function signal(points: readonly Point[], share: number, colour: Pigment): string {
  if (share <= 0 || share >= 1) return ''
  const length = lengthOf(points)
  const d = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  const piece = 46
  const from = share * (length + piece) - piece
  const dashes = `0 ${round(Math.max(0, from), 1)} ${round(Math.min(piece, piece + Math.min(0, from)), 1)} ${round(length * 2)}`
  const ends = `stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="${dashes}"`
  return (
    `<path d="${d}" stroke="${paint(colour)}" stroke-opacity=".2" stroke-width="11" ${ends}/>` +
    `<path d="${d}" stroke="${paint(colour)}" stroke-width="4.6" ${ends}/>`
  )
}

function lengthOf(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], index) => {
    const before = points[index - 1] ?? [x, y]
    return sum + Math.hypot(x - before[0], y - before[1])
  }, 0)
}

/** A cable along the same corners. */
export function pathOf(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')
}

/** A lamp and its glow. */
export function lamp(x: number, y: number, radius: number, colour: keyof typeof LAMP, share: number): string {
  const tint = LAMP[colour]
  return (
    `<circle cx="${x}" cy="${y}" r="${round(radius * 2.6, 2)}" fill="${tint}" fill-opacity="${round(0.3 * share, 3)}" stroke="none"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${tint}" fill-opacity="${round(share, 3)}" stroke="none"/>`
  )
}

/** Rings that leave a point while something sounds; they are seen only within their span. */
export function rings(x: number, y: number, second: number, strength: number, radius: number, colour: Pigment): string {
  if (strength <= 0) return ''
  return [0, 0.5]
    .map((shift) => {
      const share = (second * 0.9 + shift) % 1
      const opacity = round((1 - share) * share * 3.4 * strength, 3)
      return `<circle cx="${x}" cy="${y}" r="${round(radius * (0.5 + share), 2)}" stroke="${paint(colour)}" stroke-width="1.6" stroke-opacity="${opacity}"/>`
    })
    .join('')
}

/** A tick on a green ground: done. */
export function tick(x: number, y: number, radius: number, share: number): string {
  if (share <= 0) return ''
  const size = round(radius * (0.6 + 0.4 * share), 2)
  return (
    `<g opacity="${round(share, 3)}"><circle cx="${x}" cy="${y}" r="${size}" fill="var(--ok)" stroke="none"/>` +
    `<path d="M${round(x - size * 0.42, 2)} ${y}l${round(size * 0.3, 2)} ${round(size * 0.32, 2)} ${round(size * 0.54, 2)} ${round(-size * 0.62, 2)}" stroke="var(--sheet)" stroke-width="${round(size * 0.2, 2)}" stroke-linecap="round"/></g>`
  )
}

/** A plate on which something is shown large. */
export function plate(x: number, y: number, width: number, height: number): string {
  return area(rect(x + 4, y + 5, width, height), 'ink', 0.12) + shape(rect(x, y, width, height), 'sheet', 1.2)
}
