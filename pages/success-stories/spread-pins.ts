import type { ViewBox } from '../../src/drawing/kit/drawing.ts'
import type { Point } from './county-outlines.ts'

/** How far a pin stands from its place at first, from another pin at least, and from a place that is not its own. */
const REACH = 34
const BETWEEN_PINS = 56
const FROM_PLACES = 30
/** Half a pin, which must not be cut off. */
const MARGIN = 20
const ROUNDS = 80

type Spread = {
  /** What pins must stay inside. */
  box: ViewBox
  /** The line that pins stand to the left, to the right and beyond the ends of. */
  spine: readonly [Point, Point]
}

/** Stands a numbered pin beside each place: outward, so that most are at sea, and apart where places are close. */
export function spreadPins(places: readonly Point[], { box, spine }: Spread): Point[] {
  let pins = places.map((place) => moveAway(place, nearestOn(spine, place), REACH))
  for (let round = 0; round < ROUNDS; round++) {
    pins = pins.map((pin, index) => {
      const others = pins.filter((_, other) => other !== index)
      const foreign = places.filter((_, other) => other !== index)
      const own = places[index] ?? pin
      const pushed = [
        ...others.map((other) => push(pin, other, BETWEEN_PINS)),
        ...foreign.map((place) => push(pin, place, FROM_PLACES)),
        push(pin, own, REACH),
      ]
      const moved = pushed.reduce(add, pin)
      return clamp(moved, box)
    })
  }
  return pins
}

/** Half the way that a pin is too close to something by. */
function push(pin: Point, from: Point, distance: number): Point {
  const lacking = distance - Math.hypot(pin.x - from.x, pin.y - from.y)
  if (lacking <= 0) return { x: 0, y: 0 }
  return moveAway({ x: 0, y: 0 }, { x: from.x - pin.x, y: from.y - pin.y }, lacking / 2)
}

/** The point of a straight line that is nearest to another point. */
function nearestOn([start, end]: readonly [Point, Point], { x, y }: Point): Point {
  const dx = end.x - start.x
  const dy = end.y - start.y
  const along = ((x - start.x) * dx + (y - start.y) * dy) / (dx * dx + dy * dy)
  const share = Math.min(Math.max(along, 0), 1)
  return { x: start.x + share * dx, y: start.y + share * dy }
}

/** Moves a point straight away from another; to the left when they are one. */
function moveAway(point: Point, from: Point, distance: number): Point {
  const dx = point.x - from.x
  const dy = point.y - from.y
  const length = Math.hypot(dx, dy)
  if (length === 0) return { x: point.x - distance, y: point.y }
  return { x: point.x + (dx / length) * distance, y: point.y + (dy / length) * distance }
}

function add(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y }
}

function clamp({ x, y }: Point, box: ViewBox): Point {
  return {
    x: Math.min(Math.max(x, box.x + MARGIN), box.x + box.width - MARGIN),
    y: Math.min(Math.max(y, box.y + MARGIN), box.y + box.height - MARGIN),
  }
}
