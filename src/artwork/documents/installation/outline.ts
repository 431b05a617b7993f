import type { Sizes } from './sizes.ts'

/** A dimension drawing in mm, from the upper left: the source of SVG and DXF. */
export type Outline = {
  width: number
  height: number
  /** Height of its numbers. */
  text: number
  rectangles: { x: number; y: number; width: number; height: number }[]
  circles: { x: number; y: number; diameter: number; isHole: boolean }[]
  /** Measures: from one point to the other, the line drawn beside them. */
  measures: { from: Point; to: Point; length: number }[]
}

type Point = { x: number; y: number }

/** Between views and around them, as shares of the device's larger side and of all views, and in mm for the smallest devices. */
const GAP_SHARE = { ofSide: 0.3, ofViews: 0.1 } as const
const LEAST_GAP = 16
/** Height of numbers as shares of the drawing's: they are read where a page shows all of it beside a label on a phone. */
const TEXT_SHARE = { ofWidth: 0.042, ofHeight: 0.065 } as const

/** Draws front and side of a device, and the holes that fix it where there are any, at full size. */
export function outlineOf({ width, height, depth, isRound, plate, holes, drilling }: Sizes): Outline {
  const hasHoles = holes.length > 0
  const views = width + depth + (hasHoles ? plate.width : 0)
  const share = Math.max(Math.max(width, height) * GAP_SHARE.ofSide, views * GAP_SHARE.ofViews)
  const gap = Math.max(LEAST_GAP, Math.round(share))
  const front = { x: gap, y: gap, width, height }
  const side = { x: front.x + width + gap, y: gap, width: depth, height }
  const back = { x: side.x + depth + gap, y: gap, ...plate }
  const middle = { x: back.x + plate.width / 2, y: back.y + plate.height / 2 }
  const faces = [front, ...(hasHoles ? [back] : [])]
  const below = (box: typeof front, length: number, from = box.x) => {
    const y = gap + box.height + gap / 5
    return { from: { x: from, y }, to: { x: from + length, y }, length }
  }
  const beside = (box: typeof front, length: number, from: number) => {
    const x = box.x - gap / 5
    return { from: { x, y: from }, to: { x, y: from + length }, length }
  }
  const { across = 0, down = 0 } = drilling ?? {}
  const whole = {
    width: (hasHoles ? back.x + plate.width : side.x + depth) + gap,
    height: Math.max(height, hasHoles ? plate.height : 0) + 2 * gap,
  }
  const text = Math.max(whole.width * TEXT_SHARE.ofWidth, whole.height * TEXT_SHARE.ofHeight)
  return {
    ...whole,
    text: Math.ceil(text * 2) / 2,
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
