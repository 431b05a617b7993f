import { escapeMarkup } from '../../escape.ts'

/** Which series a point belongs to: the value of `data-series` that gives it its colour (src/ui/tokens.css). */
export type Accent = 'video' | 'access' | 'security' | 'monitor' | 'other'

/** The part of a drawing's own plane that is shown, in its units. */
export type ViewBox = { x: number; y: number; width: number; height: number }

/** A numbered point of a drawing. The page lays a link over it. */
export type DrawingNode<Id extends string> = {
  id: Id
  /** From 1, in the order in which the points are listed. */
  number: number
  accent: Accent
  /** What stands there, in one language. */
  label: string
  /** From the left edge of the drawing, in percent of its width. */
  left: number
  /** From the top edge of the drawing, in percent of its height. */
  top: number
}

/** A drawing in one language, with the facts that a page needs to lay links and captions over it. */
export type Drawing<Id extends string> = {
  /** The whole `<svg>` element. It has no script and no styles: colours are the custom properties of the tokens. */
  svg: string
  viewBox: string
  width: number
  height: number
  nodes: DrawingNode<Id>[]
}

/** Words of a drawing that has numbered points and nothing written into it. */
export type DrawingLabels<Id extends string> = {
  /** What a person who does not see the drawing is told. */
  title: string
  nodes: Record<Id, string>
}

/** Where a numbered point stands, in the drawing's units. Points are numbered in the order of their keys. */
export type Place = { x: number; y: number; accent: Accent }

/** Frames the parts of a drawing and places its points. */
export function assemble<Id extends string>(
  box: ViewBox,
  parts: readonly string[],
  places: Record<Id, Place>,
  labels: DrawingLabels<Id>,
): Drawing<Id> {
  const viewBox = formatViewBox(box)
  const frame = `viewBox="${viewBox}" fill="none" stroke="var(--ink)" stroke-linejoin="round"`
  const svg = `<svg ${frame} role="img" aria-label="${escapeMarkup(labels.title)}">${parts.join('')}</svg>`
  // Object.keys forgets the keys' type.
  const ids = Object.keys(places) as Id[]
  const nodes = ids.map((id, index) => {
    const { x, y, accent } = places[id]
    return { id, number: index + 1, accent, label: labels.nodes[id], ...toPercent(box, x, y) }
  })
  return { svg, viewBox, width: box.width, height: box.height, nodes }
}

/**
 * Tells where a point stands, in percent of the shown box.
 *
 * @example toPercent({ x: 0, y: 40, width: 1392, height: 700 }, 148, 486) // { left: 10.63, top: 63.71 }
 */
export function toPercent(box: ViewBox, x: number, y: number): { left: number; top: number } {
  return { left: percent((x - box.x) / box.width), top: percent((y - box.y) / box.height) }
}

/** Writes a box as the value of an SVG `viewBox`. */
export function formatViewBox({ x, y, width, height }: ViewBox): string {
  return `${x} ${y} ${width} ${height}`
}

/** A share as percent with two decimals: finer than a pixel on any screen. */
export function percent(share: number): number {
  return Math.round(share * 10_000) / 100
}
