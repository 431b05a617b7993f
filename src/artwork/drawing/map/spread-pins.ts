import type { ViewBox } from '../kit/drawing.ts'
import type { Point } from './county-outlines.ts'

/**
 * Initial distance of a pin from its place, minimum distance from another pin, and from another place. On a phone a unit is
 * 0.77 pixels: each pin has a touch target of its own.
 */
const REACH = 34
const BETWEEN_PINS = 60
const FROM_PLACES = 30
/** Half a pin, which must not be cropped. */
const MARGIN = 20
const ROUNDS = 80

type Spread = {
  /** The area for pins. */
  box: ViewBox
  /** The line from which pins are moved away, to the left, to the right and beyond its ends. */
  spine: readonly [Point, Point]
  /** Pins that stay where they are, by the indices of their places. */
  fixed: readonly (Point | undefined)[]
}

/** Places a numbered pin beside each place: outwards, so that most are at sea, and apart where places are close. */
export function spreadPins(places: readonly Point[], { box, spine, fixed }: Spread): Point[] {
  let pins = places.map((place, index) => fixed[index] ?? moveAway(place, nearestOn(spine, place), REACH))
  for (let round = 0; round < ROUNDS; round++) {
    pins = pins.map((pin, index) => {
      if (fixed[index]) return pin
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

/** Returns half of the distance that is missing between a pin and something else. */
function push(pin: Point, from: Point, distance: number): Point {
  const lacking = distance - Math.hypot(pin.x - from.x, pin.y - from.y)
  if (lacking <= 0) return { x: 0, y: 0 }
  return moveAway({ x: 0, y: 0 }, { x: from.x - pin.x, y: from.y - pin.y }, lacking / 2)
}

/** Returns the point of a line segment that is nearest to another point. */
function nearestOn([start, end]: readonly [Point, Point], { x, y }: Point): Point {
  const dx = end.x - start.x
  const dy = end.y - start.y
  const along = ((x - start.x) * dx + (y - start.y) * dy) / (dx * dx + dy * dy)
  const share = Math.min(Math.max(along, 0), 1)
  return { x: start.x + share * dx, y: start.y + share * dy }
}

/** Moves a point straight away from another; to the left if they are equal. */
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
