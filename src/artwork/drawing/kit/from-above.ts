import { circle, line, paint, type Pigment, round } from './pen.ts'

/*
 * Things as they stand in a plan. Angles are degrees, clockwise; at 0 a car drives to the right and a chair looks down.
 */

/** A car of 102 by 46 units, around its middle. */
export function car(x: number, y: number, angle = 0, colour: Pigment = 'sheet'): string {
  const body = 'M0 11Q0 1 11 1H76Q99 1 102 15V31Q99 45 76 45H11Q0 45 0 35z'
  const panes = 'M69 5Q79 23 69 41L58 37V9zM20 7Q14 23 20 39L29 36V10zM31 6H56M31 40H56'
  const corners = 'M70 1l5-4M70 45l5 4M97 8l4 4M97 38l4-4'
  const placed = `translate(${x} ${y}) rotate(${angle}) translate(-51 -23)`
  const drawn = `<path d="${body}" fill="${paint(colour)}"/>${line(panes + corners, 0.8)}`
  return `<g transform="${placed}" stroke-width="1.1">${drawn}</g>`
}

/** A tree: its crown and nine branches. */
export function tree(x: number, y: number, radius: number): string {
  const branches = Array.from({ length: 9 }, (_, index) => {
    const angle = index * 2.4 + x
    const reach = radius * (0.4 + 0.06 * index)
    return `M${x} ${y}L${round(x + Math.cos(angle) * reach)} ${round(y + Math.sin(angle) * reach)}`
  })
  return circle(x, y, radius, 1, 'paper') + line(branches.join(''), 0.6)
}

/** A chair. */
export function chair(x: number, y: number, angle = 0): string {
  const placed = `translate(${x} ${y}) rotate(${angle})`
  const seat = `<path d="M-8-6H8V8H-8z" fill="${paint('sheet')}"/>`
  return `<g transform="${placed}" stroke-width=".8">${seat}<path d="M-9-9H9"/></g>`
}

/** Where an open leaf points, and where it would close to: unit vectors of the plan. */
type Swing = { open: readonly [number, number]; shut: readonly [number, number] }

/** An open door leaf on its hinge, and the quarter circle it sweeps. */
export function doorLeaf(x: number, y: number, width: number, { open, shut }: Swing): string {
  const leaf = `${x + open[0] * width} ${y + open[1] * width}`
  const frame = `${x + shut[0] * width} ${y + shut[1] * width}`
  const clockwise = open[0] * shut[1] - open[1] * shut[0] > 0 ? 1 : 0
  return line(`M${x} ${y}L${leaf}`, 1.6) + line(`M${leaf}A${width} ${width} 0 0 ${clockwise} ${frame}`, 0.6)
}
