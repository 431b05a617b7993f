import { COLOURS } from './colours.ts'
import type { SheetModel } from './model-sheet.ts'
import type { ProductImage } from './product-image.ts'
import type { TextStyle, Typesetter } from './set-type.ts'

/* The plan of a data sheet, from which a PDF is written: marks on pages, in points from the upper left, and their structure. */

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const
export const MARGIN = 40
/** A quarter of the width between the margins: one column of the grid. */
export const BAY = (PAGE.width - 2 * MARGIN) / 4
/** Padding between a column's post and its content. */
export const PAD = 8

export type Box = { page: number; x: number; y: number; width: number; height: number }

export type Mark =
  | (Box & { kind: 'text'; lines: string[]; style: TextStyle; colour: string })
  | (Box & { kind: 'fill'; colour: string })
  | (Box & { kind: 'outline'; colour: string })
  /** A circle in its box. */
  | (Box & { kind: 'ring'; colour: string })
  | (Box & { kind: 'picture'; name: 'stage' | 'front' })

/** A part of the document for assistive technology: a tag of PDF's standard structure types, and its content. */
export type Part = { tag: string; alt?: string; content: (Part | Mark)[] }

export type SheetPlan = {
  pages: number
  /** In reading order. */
  parts: Part[]
  /** Decoration: beams, rules, page numbers. */
  artifacts: Mark[]
}

/** A part of the plan. */
export type Planned = { parts: Part[]; artifacts: Mark[] }

/** Shared by the functions that plan a part. */
export type Planning = {
  sheet: SheetModel
  type: Typesetter
  image: Pick<ProductImage, 'width' | 'height' | 'isPhoto'> | undefined
  /** Scale of the body text. */
  scale: number
  /** Returns a style of the body text at that scale. */
  body: (size: number, weight?: TextStyle['weight']) => TextStyle
}

/** Returns the left edge of a column's content; columns are counted from 0. */
export function bayStart(bay: number): number {
  return MARGIN + bay * BAY + PAD
}

/** Returns the width of text over a number of columns. */
export function bayWidth(bays: number): number {
  return bays * BAY - 2 * PAD
}

type Place = { page: number; x: number; y: number; width: number }

/** Places a text below a point, broken into lines. */
export function textMark(
  type: Typesetter,
  text: string,
  style: TextStyle,
  { page, x, y, width }: Place,
  { colour, isHeading = false }: { colour: string; isHeading?: boolean },
): Extract<Mark, { kind: 'text' }> {
  const lines = type.lines(text, style, width, isHeading)
  return { kind: 'text', page, x, y, width, height: lines.length * style.size * style.leading, lines, style, colour }
}

/** Places a heading in the first column, below the rule at `y`. */
export function headingMark(type: Typesetter, text: string, page: number, y: number): Mark {
  const style: TextStyle = { weight: 'bold', size: 12.5, leading: 1.25 }
  const place = { page, x: bayStart(0), y: y + 6, width: bayWidth(1) }
  return textMark(type, text, style, place, { colour: COLOURS.ink, isHeading: true })
}

/** Hides the columns' posts where text or a drawing crosses them. */
export function withoutPost(box: Box): Mark {
  return { kind: 'fill', colour: '#ffffff', ...box }
}

/** Returns a horizontal rule. */
export function rule(page: number, x: number, y: number, width: number, colour: string, height = 0.5): Mark {
  return { kind: 'fill', page, x, y, width, height, colour }
}

/** Returns the lower edge of a mark. */
export function bottomOf({ y, height }: Box): number {
  return y + height
}
