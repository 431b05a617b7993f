import type { Mark, Part, SheetPlan } from '../../../src/artwork/documents/sheet-plan.ts'
import { typesetters } from './typesetters.ts'

type TextBox = Extract<Mark, { kind: 'text' }> & { width: number }

/** Lists the marks of parts, those of their parts included. */
export function marksOf(parts: readonly (Part | Mark)[]): Mark[] {
  return parts.flatMap((item) => ('tag' in item ? marksOf(item.content) : [item]))
}

/** Lists the texts of a plan, each with the width of its longest line. */
export function textBoxesOf({ parts }: Pick<SheetPlan, 'parts'>): TextBox[] {
  return marksOf(parts).flatMap((mark) => {
    if (mark.kind !== 'text') return []
    return [{ ...mark, width: Math.max(0, ...mark.lines.map((line) => typesetters.zh.width(line, mark.style))) }]
  })
}

/** Returns the texts that overlap a later one. */
export function findOverlapping(boxes: readonly TextBox[]): string[] {
  const overlapping = boxes.filter((one, index) =>
    boxes
      .slice(index + 1)
      .some(
        (other) =>
          one.page === other.page &&
          one.x < other.x + other.width - 1 &&
          other.x < one.x + one.width - 1 &&
          one.y < other.y + other.height - 1 &&
          other.y < one.y + one.height - 1,
      ),
  )
  return overlapping.map(({ lines }) => lines.join(' '))
}
