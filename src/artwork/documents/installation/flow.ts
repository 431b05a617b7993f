import { COLOURS } from '../colours.ts'
import type { Typesetter } from '../set-type.ts'
import { BAY, bottomOf, headingMark, MARGIN, type Mark, type Part, PAGE, rule } from '../sheet-plan.ts'

/** A block that is kept together on a page: its height, and its drawing there. */
export type Block = { height: number; place: (page: number, y: number) => { parts: Part[]; artifacts?: Mark[] } }

/** A part of a document under a heading in the first column; blocks go beside it, or below it over the whole width. */
export type Chapter = {
  heading: string
  blocks: Block[]
  isWide?: boolean
  /** Its first block stands again on each page that it continues on. */
  isTable?: boolean
  /**
   * A drawing, whose first block is its head: it stands on one page with all other blocks. One that is taller than a page
   * ends with `foot` on each page, and begins with its head on the next.
   */
  drawing?: { foot: Block; rows: number }
}

/** Lower edge of what a page holds, above its footer. */
export const FOOT = PAGE.height - 46

const ABOVE = 14
const TITLE = 26

/** How closely chapters are set. */
export type Fit = { spacing: number; whole: number }
export const ROOMY: Fit = { spacing: 1, whole: 0.75 }

export type Flowed = { parts: Part[]; artifacts: Mark[]; pages: number; bottom: number }

/**
 * Sets chapters one below the other, on as many pages as they need. Content starts at `tops`, `spacing` is the share of
 * the usual space above a chapter, and a chapter of at most the share `whole` of a page is kept on one page.
 */
export function flow(
  chapters: readonly Chapter[],
  type: Typesetter,
  { first, next }: { first: number; next: number },
  { spacing, whole }: Fit = ROOMY,
): Flowed {
  const above = ABOVE * spacing
  const parts: Part[] = []
  const artifacts: Mark[] = []
  let page = 0
  let y = first
  const turn = () => {
    page += 1
    y = next
  }
  const put = (block: Block) => {
    const placed = block.place(page, y)
    parts.push(...placed.parts)
    artifacts.push(...(placed.artifacts ?? []))
    y += block.height
  }
  for (const { heading, blocks, isWide = false, isTable = false, drawing } of chapters) {
    const height = above + (isWide ? TITLE : 6) + blocks.reduce((sum, block) => sum + block.height, 0)
    const isWhole = height <= (drawing ? 1 : whole) * (FOOT - next)
    if (y + (isWhole ? height : above + TITLE + firstOf(blocks)) > FOOT && y > next) turn()
    y += above
    const title = headingMark(type, heading, page, y)
    artifacts.push(rule(page, MARGIN, y, 4 * BAY, COLOURS.ink, 1))
    parts.push({ tag: 'H2', content: [title] })
    const titleBottom = bottomOf(title)
    const titlePage = page
    y += isWide ? TITLE : 6
    for (const [index, block] of blocks.entries()) {
      const [head] = blocks
      const isInside = drawing !== undefined && index > 0 && index <= drawing.rows
      if (y + block.height + (isInside ? drawing.foot.height : 0) > FOOT) {
        if (isInside) put(drawing.foot)
        turn()
        y += above
        if ((isTable || isInside) && head && index > 0) put(head)
      }
      put(block)
    }
    if (page === titlePage) y = Math.max(y, titleBottom)
  }
  return { parts, artifacts, pages: page + 1, bottom: y }
}

/** The first two blocks stay together: a table's head and its first row, a device's name and its first terminal. */
function firstOf(blocks: readonly Block[]): number {
  return blocks.slice(0, 2).reduce((sum, { height }) => sum + height, 0)
}
