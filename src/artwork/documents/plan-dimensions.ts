import { COLOURS } from './colours.ts'
import type { Dimensions } from './model-sheet.ts'
import { across, LABEL, OFFSET, upright } from './plan-measures.ts'
import {
  BAY,
  bayStart,
  bayWidth,
  bottomOf,
  headingMark,
  MARGIN,
  type Mark,
  PAD,
  type Planned,
  type Planning,
  rule,
  textMark,
  withoutPost,
} from './sheet-plan.ts'

const PAGE_INDEX = 1
/** Maximum size of the drawing without its measures, in points. */
const TALLEST = 118
const WIDEST = 250
/** Between the views, including a measure. */
const GAP = 46
/** Maximum difference between the proportions of the picture and the device, as a logarithm: 12 %. */
const TOLERANCE = 0.12

/** Plans front and side view of the device at one scale, with its measures; nothing for a product without dimensions. */
export function planDimensions(planning: Planning, top: number): Planned & { bottom: number } {
  const { sheet, type, scale } = planning
  const { dimensions } = sheet
  if (!dimensions) return { parts: [], artifacts: [], bottom: top }
  const y = top + 14
  const { width, height, depth } = dimensions
  const k = Math.min((TALLEST * scale) / height, WIDEST / (width + depth))
  const viewTop = y + 12
  const floor = viewTop + height * k
  const front = { x: MARGIN + BAY + PAD + 34, y: viewTop, width: width * k, height: height * k }
  const side = { x: front.x + front.width + GAP, y: viewTop, width: depth * k, height: height * k }
  const marks = [
    ...view(front, fits(planning.image, dimensions)),
    ...view(side, false),
    ...across(type, { page: PAGE_INDEX, ...front }, floor + OFFSET, width),
    ...across(type, { page: PAGE_INDEX, ...side }, floor + OFFSET, depth),
    ...upright(type, { page: PAGE_INDEX, ...front }, height),
    ...captions(planning, dimensions, floor + OFFSET + 14, [front.x, side.x]),
  ]
  const heading = headingMark(type, dimensions.heading, PAGE_INDEX, y)
  const unit = textMark(
    type,
    dimensions.unit,
    LABEL,
    { page: PAGE_INDEX, x: heading.x, y: bottomOf(heading) + 1, width: BAY },
    { colour: COLOURS['ink-3'] },
  )
  const bottom = Math.max(...marks.map(bottomOf), bottomOf(unit))
  return {
    parts: [
      { tag: 'H2', content: [heading] },
      { tag: 'P', content: [unit] },
      { tag: 'Figure', alt: dimensions.outline, content: marks },
    ],
    artifacts: [
      withoutPost({ page: PAGE_INDEX, x: bayStart(1), y, width: bayWidth(3), height: bottom - y }),
      rule(PAGE_INDEX, MARGIN, y, 4 * BAY, COLOURS.ink, 1),
    ],
    bottom,
  }
}

type View = { x: number; y: number; width: number; height: number }

/** A drawing is cropped to the device's outline; a photograph is not. */
function fits(image: Planning['image'], { width, height }: Dimensions): boolean {
  if (!image || image.isPhoto) return false
  return Math.abs(Math.log(image.width / image.height / (width / height))) <= TOLERANCE
}

function view(box: View, hasPicture: boolean): Mark[] {
  const place = { page: PAGE_INDEX, ...box }
  return [
    hasPicture ? { kind: 'picture', name: 'front', ...place } : { kind: 'fill', colour: COLOURS.paper, ...place },
    { kind: 'outline', colour: COLOURS.ink, ...place },
  ]
}

function captions({ type }: Planning, { front, side }: Dimensions, y: number, starts: readonly number[]): Mark[] {
  return [front, side].map((text, index) => {
    const place = { page: PAGE_INDEX, x: starts[index] ?? 0, y, width: BAY }
    return textMark(type, text, LABEL, place, { colour: COLOURS['ink-3'] })
  })
}
