import type { Page } from '@playwright/test'

/** A number with what it measures or counts, and the terms within which no text is parted. */
const HELD =
  /(?<![\w.-])\d[\d.,]*(?:[ \u00A0](?:mm|cm|m²?|kgf|kg|N|dB|MP|kVA|VA|mA|V|A|W|[kMG]?Hz|[GM]bps|[TGM]B)(?![A-Za-z])|%|公尺|公分|分鐘|小時|個月|[秒分天年月日點吋度路戶門台人張筆組層樓區次倍個顆支條間位項輛])|\d[／/](?:m²?|秒|點)|電話|型號|規格/gu

/** Returns what of this is in two lines, with some text around it; titles have a test of their own. */
export function findParted(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ source, flags }) => {
      const blockOf = (element: Element): Element =>
        element.parentElement && /^(?:inline|contents)$/.test(getComputedStyle(element).display)
          ? blockOf(element.parentElement)
          : element
      const blocks = new Map<Element, Text[]>()
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const node = walker.currentNode as Text
        const parent = node.parentElement
        if (!parent || parent.closest('script, style, svg, select, [aria-hidden="true"], h1, h2, h3, h4, b')) continue
        const block = blockOf(parent)
        blocks.set(block, [...(blocks.get(block) ?? []), node])
      }
      const range = document.createRange()
      const boxOf = (nodes: readonly Text[], at: number): DOMRect | undefined => {
        let before = 0
        for (const node of nodes) {
          if (at < before + node.length) {
            range.setStart(node, at - before)
            range.setEnd(node, at - before + 1)
            return range.getBoundingClientRect()
          }
          before += node.length
        }
        return undefined
      }
      return [...blocks].flatMap(([block, nodes]) => {
        if (!block.checkVisibility() || block.clientWidth === 1) return []
        const text = nodes.map(({ data }) => data).join('')
        return [...text.matchAll(new RegExp(source, flags))].flatMap(({ 0: held, index }) => {
          const [first, last] = [boxOf(nodes, index), boxOf(nodes, index + held.length - 1)]
          if (!first?.width || !last?.width || last.top < first.bottom) return []
          return [text.slice(Math.max(0, index - 8), index + held.length + 4)]
        })
      })
    },
    { source: HELD.source, flags: HELD.flags },
  )
}

/**
 * Returns the texts whose held pieces are items of a grid or of a flexible box: there each piece would be a cell of its
 * own, without the spaces between them.
 */
export function findScattered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isText = (node: Node | null) =>
      node instanceof Element ? node.matches('[data-held]') : Boolean(node?.nodeValue?.trim())
    return [...document.querySelectorAll('[data-held]')].flatMap((piece) => {
      const { parentElement: parent, previousSibling, nextSibling } = piece
      if (!parent || !/flex|grid/.test(getComputedStyle(parent).display)) return []
      return isText(previousSibling) || isText(nextSibling) ? [`${parent.localName}: ${parent.textContent}`] : []
    })
  })
}
