import { COLOURS, LINE } from './colours.ts'
import {
  BAY,
  bottomOf,
  headingMark,
  MARGIN,
  type Mark,
  PAD,
  type Part,
  type Planned,
  type Planning,
  rule,
  textMark,
} from './sheet-plan.ts'

const PAGE_INDEX = 1
/** A table column is two page columns wide: labels are in one, values in the next. */
const COLUMN = 2 * BAY

/** Height of the heading above both columns. */
const HEADING = 26

/** A caption or a row, with its height. */
type Item = { kind: 'caption' | 'row'; height: number; place: (x: number, y: number) => { part: Part; rule: Mark } }

/** Plans the attribute table, group by group, in two columns of similar height. */
export function planAttributes(planning: Planning, top: number): Planned & { bottom: number } {
  const { sheet, type } = planning
  const y = top + 14
  const items = sheet.attributes.groups.map(({ caption, rows }) => [
    captionItem(planning, caption),
    ...rows.map((row) => rowItem(planning, row)),
  ])
  const flat = items.flat()
  const cut = bestCut(flat)
  const columns = [flat.slice(0, cut), flat.slice(cut)].map((column, index) => {
    const x = MARGIN + index * COLUMN
    let at = y + HEADING
    return column.map((item) => {
      const placed = { kind: item.kind, ...item.place(x, at) }
      at += item.height
      return placed
    })
  })
  const placed = columns.flat()
  const height = Math.max(sum(flat.slice(0, cut)), sum(flat.slice(cut)))
  return {
    parts: [{ tag: 'H2', content: [headingMark(type, sheet.attributes.heading, PAGE_INDEX, y)] }, ...tablesOf(placed)],
    artifacts: [rule(PAGE_INDEX, MARGIN, y, 4 * BAY, COLOURS.ink, 1), ...placed.map((item) => item.rule)],
    bottom: y + HEADING + height,
  }
}

/** Groups each caption with the rows after it. */
function tablesOf(placed: readonly { kind: Item['kind']; part: Part }[]): Part[] {
  const parts: Part[] = []
  for (const { kind, part } of placed) {
    const table = parts.at(-1)
    if (kind === 'caption') parts.push(part, { tag: 'Table', content: [] })
    else table?.content.push(part)
  }
  return parts
}

/** How much taller a table may be to keep a group together, in points. */
const PARTED = 60

/**
 * Returns the index at which the second column starts: the columns are balanced, a caption is never separated from its
 * rows, and groups are kept together if possible.
 */
function bestCut(items: readonly Item[]): number {
  let best = { cut: items.length, cost: Number.POSITIVE_INFINITY }
  for (let cut = 1; cut <= items.length; cut++) {
    if (items[cut - 1]?.kind === 'caption') continue
    const startsGroup = items[cut] === undefined || items[cut]?.kind === 'caption'
    const cost = Math.max(sum(items.slice(0, cut)), sum(items.slice(cut))) + (startsGroup ? 0 : PARTED)
    if (cost < best.cost) best = { cut, cost }
  }
  return best.cut
}

function sum(items: readonly Item[]): number {
  return items.reduce((total, { height }) => total + height, 0)
}

function captionItem({ type, body, scale }: Planning, caption: string): Item {
  const style = body(8.6, 'bold')
  const above = 9 * scale
  const measured = textMark(type, caption, style, at(0, 0, COLUMN - 2 * PAD), { colour: COLOURS.ink })
  return {
    kind: 'caption',
    height: above + measured.height + 2 * scale,
    place: (x, y) => ({
      part: { tag: 'H3', content: [{ ...measured, x: x + PAD, y: y + above }] },
      rule: rule(PAGE_INDEX, x, y, COLUMN, COLOURS['ink-3']),
    }),
  }
}

type Row = Planning['sheet']['attributes']['groups'][number]['rows'][number]

function rowItem({ type, body, scale }: Planning, { label, display, note }: Row): Item {
  const gap = 1.7 * scale
  const width = BAY - 2 * PAD
  const name = textMark(type, label, body(8.2), at(0, 0, width), { colour: COLOURS['ink-3'] })
  const value = textMark(type, display, body(8.2), at(0, 0, width), { colour: COLOURS.ink })
  const notes = note
    ? [textMark(type, note, body(7.2), at(0, bottomOf(value), width), { colour: COLOURS['ink-3'] })]
    : []
  return {
    kind: 'row',
    height: Math.max(name.height, ...[value, ...notes].map(bottomOf)) + 2 * gap,
    place: (x, y) => {
      const shift = (mark: typeof name, dx: number): Mark => ({ ...mark, x: x + PAD + dx, y: y + gap + mark.y })
      const header: Part = { tag: 'TH', content: [shift(name, 0)] }
      const cell: Part = { tag: 'TD', content: [value, ...notes].map((mark) => shift(mark, BAY)) }
      return {
        part: { tag: 'TR', content: [header, cell] },
        rule: rule(PAGE_INDEX, x + PAD, y, COLUMN - 2 * PAD, LINE, 0.35),
      }
    },
  }
}

function at(x: number, y: number, width: number) {
  return { page: PAGE_INDEX, x, y, width }
}
