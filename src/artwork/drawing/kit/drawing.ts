import { escapeMarkup } from '../../../base/escape.ts'

/** Which series a point belongs to: the value of `data-series` that gives it its colour (src/web/ui/tokens.css). */
export type Accent = 'video' | 'access' | 'security' | 'monitor' | 'other'

/** The part of a drawing's own plane that is shown, in its units. */
export type ViewBox = { x: number; y: number; width: number; height: number }

/** A numbered point of a drawing. The page lays a link over it. */
export type DrawingNode<Id extends string> = {
  id: Id
  /** From 1, in the order in which the points are listed. */
  number: number
  accent: Accent
  /** Its label, in one language. */
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

/**
 * Where a long drawing is folded, in its units: the part right of `at` is laid below the rest. Rows begin at the height
 * `top`.
 */
export type Fold = { at: number; top: number }

/**
 * A drawing that is folded on phones into two rows at one scale, each as wide as what is right of the fold. The first
 * row may begin before the box: phones alone show that part.
 */
export type FoldedDrawing<Id extends string> = Omit<Drawing<Id>, 'nodes'> & {
  nodes: (DrawingNode<Id> & {
    /** From the edges of both rows, in percent of their width and height. */
    folded: { left: number; top: number }
  })[]
  folded: FoldedFrame
}

export type FoldedFrame = {
  /** Width of both rows by their height. */
  aspect: number
  /** The unfolded drawing's width and the position of its corner, in percent of both rows. */
  width: number
  left: number
  top: number
  /** How far the second half is moved, in units of the drawing. */
  moved: { x: number; y: number }
}

/** Words of a drawing that has numbered points and nothing written into it. */
export type DrawingLabels<Id extends string> = {
  /** The description for a person who does not see the drawing. */
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

/** Frames the two halves of a drawing that is folded on phones. The second one is a group with `data-row="2"`. */
export function assembleFolded<Id extends string>(
  box: ViewBox,
  { at, top }: Fold,
  [first, second]: readonly [string[], string[]],
  places: Record<Id, Place>,
  labels: DrawingLabels<Id>,
): FoldedDrawing<Id> {
  const width = box.x + box.width - at
  const height = box.y + box.height - top
  const rows = { x: at - width, y: top, width, height: 2 * height }
  const drawing = assemble(box, [...first, `<g data-row="2">${second.join('')}</g>`], places, labels)
  return {
    ...drawing,
    nodes: drawing.nodes.map((node) => {
      const { x, y } = places[node.id]
      return { ...node, folded: x < at ? toPercent(rows, x, y) : toPercent(rows, x - width, y + height) }
    }),
    folded: {
      aspect: rows.width / rows.height,
      width: percent(box.width / rows.width),
      ...toPercent(rows, box.x, box.y),
      moved: { x: -width, y: height },
    },
  }
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
