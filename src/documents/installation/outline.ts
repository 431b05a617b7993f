import type { Sizes } from './sizes.ts'

/** A dimension drawing in mm, from the upper left: what SVG and DXF are written from. */
export type Outline = {
  width: number
  height: number
  rectangles: { x: number; y: number; width: number; height: number }[]
  circles: { x: number; y: number; diameter: number; isHole: boolean }[]
  /** Measures: from one point to the other, the line drawn beside them. */
  measures: { from: Point; to: Point; length: number }[]
}

type Point = { x: number; y: number }

/** Between views, and around them, in mm. */
const GAP = 40

/** Draws front and side of a device, and the holes that fix it where there are any, at full size. */
export function outlineOf({ width, height, depth, isRound, holes, drilling }: Sizes): Outline {
  const front = { x: GAP, y: GAP, width, height }
  const side = { x: front.x + width + GAP, y: GAP, width: depth, height }
  const back = { x: side.x + depth + GAP, y: GAP, width, height }
  const middle = { x: back.x + width / 2, y: back.y + height / 2 }
  const hasHoles = holes.length > 0
  const faces = [front, ...(hasHoles ? [back] : [])]
  const below = (box: typeof front, length: number, from = box.x) => {
    const y = GAP + height + GAP / 3
    return { from: { x: from, y }, to: { x: from + length, y }, length }
  }
  const beside = (box: typeof front, length: number, from: number) => {
    const x = box.x - GAP / 3
    return { from: { x, y: from }, to: { x, y: from + length }, length }
  }
  const { across = 0, down = 0 } = drilling ?? {}
  return {
    width: (hasHoles ? back.x + width : side.x + depth) + GAP,
    height: height + 2 * GAP,
    rectangles: [side, ...(isRound ? [] : faces)],
    circles: [
      ...(isRound
        ? faces.map((box) => ({ x: box.x + width / 2, y: box.y + height / 2, diameter: width, isHole: false }))
        : []),
      ...holes.map(({ x, y, diameter }) => ({ x: middle.x + x, y: middle.y + y, diameter, isHole: true })),
    ],
    measures: [
      below(front, width),
      below(side, depth),
      beside(front, height, front.y),
      ...(hasHoles && across > 0 ? [below(back, across, middle.x - across / 2)] : []),
      ...(hasHoles && down > 0 ? [beside(back, down, middle.y - down / 2)] : []),
    ],
  }
}
