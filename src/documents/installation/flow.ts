import { COLOURS } from '../colours.ts'
import type { Typesetter } from '../set-type.ts'
import { BAY, bottomOf, headingMark, MARGIN, type Mark, type Part, PAGE, rule } from '../sheet-plan.ts'

/** What is kept together on a page: its height, and how it is drawn there. */
export type Block = { height: number; place: (page: number, y: number) => { parts: Part[]; artifacts?: Mark[] } }

/** A part of a document under a heading in the first column; blocks go beside it, or below it over the whole width. */
export type Chapter = { heading: string; blocks: Block[]; isWide?: boolean }

/** Lower edge of what a page holds, above its footer. */
export const FOOT = PAGE.height - 46

const ABOVE = 14
const TITLE = 26
/** A chapter that is at most this share of a page stands on one page. */
const WHOLE = 0.75

export type Flowed = { parts: Part[]; artifacts: Mark[]; pages: number; bottom: number }

/** Sets chapters one below the other, on as many pages as they need; `tops` are where their content starts. */
export function flow(
  chapters: readonly Chapter[],
  type: Typesetter,
  { first, next }: { first: number; next: number },
): Flowed {
  const parts: Part[] = []
  const artifacts: Mark[] = []
  let page = 0
  let y = first
  const turn = () => {
    page += 1
    y = next
  }
  for (const { heading, blocks, isWide = false } of chapters) {
    const height = ABOVE + (isWide ? TITLE : 6) + blocks.reduce((sum, block) => sum + block.height, 0)
    const isWhole = height <= WHOLE * (FOOT - next)
    if (y + (isWhole ? height : ABOVE + TITLE + (blocks[0]?.height ?? 0)) > FOOT && y > next) turn()
    y += ABOVE
    const title = headingMark(type, heading, page, y)
    artifacts.push(rule(page, MARGIN, y, 4 * BAY, COLOURS.ink, 1))
    parts.push({ tag: 'H2', content: [title] })
    const titleBottom = bottomOf(title)
    const titlePage = page
    y += isWide ? TITLE : 6
    for (const block of blocks) {
      if (y + block.height > FOOT) {
        turn()
        y += ABOVE
      }
      const placed = block.place(page, y)
      parts.push(...placed.parts)
      artifacts.push(...(placed.artifacts ?? []))
      y += block.height
    }
    if (page === titlePage) y = Math.max(y, titleBottom)
  }
  return { parts, artifacts, pages: page + 1, bottom: y }
}
