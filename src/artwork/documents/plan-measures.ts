import { COLOURS } from './colours.ts'
import type { TextStyle, Typesetter } from './set-type.ts'
import { BAY, type Box, type Mark, rule, textMark } from './sheet-plan.ts'

/** Between an edge and its dimension line. */
export const OFFSET = 12
export const LABEL: TextStyle = { weight: 'regular', size: 8, leading: 1.25 }

/** A horizontal measure, its number centred below. */
export function across(type: Typesetter, { page, x, width }: Box, y: number, millimetres: number): Mark[] {
  const text = String(millimetres)
  const label = { page, x: x + width / 2 - type.width(text, LABEL) / 2, y: y + 2, width: BAY }
  return [
    rule(page, x, y, width, COLOURS.ink),
    ...[x, x + width].map((end) => tick({ page, x: end - 0.25, y: y - 3, width: 0.5, height: 6 })),
    textMark(type, text, LABEL, label, { colour: COLOURS.ink }),
  ]
}

/** A vertical measure, its number on the left. */
export function upright(type: Typesetter, { page, x, y, height }: Box, millimetres: number): Mark[] {
  const line = x - OFFSET
  const text = String(millimetres)
  const middle = y + height / 2 - (LABEL.size * LABEL.leading) / 2
  const label = { page, x: line - 4 - type.width(text, LABEL), y: middle, width: BAY }
  return [
    tick({ page, x: line, y, width: 0.5, height }),
    ...[y, y + height].map((end) => tick({ page, x: line - 3, y: end - 0.25, width: 6, height: 0.5 })),
    textMark(type, text, LABEL, label, { colour: COLOURS.ink }),
  ]
}

function tick(box: Box): Mark {
  return { kind: 'fill', colour: COLOURS.ink, ...box }
}
