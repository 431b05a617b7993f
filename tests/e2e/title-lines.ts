import type { Page } from '@playwright/test'
import { cutTitle } from '../../src/content/titles/cut-title.ts'
import { CLAUSE, PIECE } from '../../src/base/title-marks.ts'

const MARKS = [PIECE, CLAUSE]
const MIN_LAST_CHARACTERS = 3
const MIN_LAST_LETTERS = 4
/** English: texts without a line end inside. */
const HELD = /\b[A-Z]{2}-[A-Z]?\d[A-Z0-9]*(?:-[A-Z])?\b|\d[\d.]*-[a-z]+|\d (?:mm|kgf|dB|MP|kVA|V|W)\b/g

/** Says what is wrong with the lines that a title is set in: a word or term in two lines, or an orphan in the last. */
export function findFaults(shown: readonly string[]): string[] {
  // The space at which a line ends has no width, so it is not among what is shown.
  const lines = shown.map((line, index) => (/\w$/.test(line) && /^\w/.test(shown[index + 1] ?? '') ? `${line} ` : line))
  const text = lines.join('')
  const ends = lines.slice(0, -1).map((_, index) => lines.slice(0, index + 1).join('').length)
  const broken = heldIn(text).filter(({ from, to }) => ends.some((end) => end > from && end < to))
  return [...broken.map(({ word }) => `breaks ${word}`), ...(isOrphaned(lines) ? ['ends with an orphan'] : [])]
}

/** Lists what must stay in one line: in Chinese words too. */
function heldIn(text: string): { word: string; from: number; to: number }[] {
  if (!/\p{Script=Han}/u.test(text)) {
    return [...text.matchAll(HELD)].map(({ 0: word, index }) => ({ word, from: index, to: index + word.length }))
  }
  let from = 0
  return cutTitle(text).map(({ text: word }) => ({ word, from, to: (from += word.length) }))
}

function isOrphaned(lines: readonly string[]): boolean {
  // A part in brackets may stand alone.
  if (/^（.+）$/u.test(lines.at(-1) ?? '')) return false
  const [before, last] = lines.slice(-2).map((line) => line.replaceAll(/^[\p{P}\s]+|[\p{P}\s]+$/gu, ''))
  if (before === undefined || last === undefined) return false
  if (/\p{Script=Han}/u.test(last)) return last.length < MIN_LAST_CHARACTERS
  // A line of one long word may have to be followed by a short one.
  return last.length < MIN_LAST_LETTERS && /\s/.test(before)
}

/** Returns the texts and attributes of the page in which marks of titles stand: `Headline` alone reads them. */
export function findMarks(page: Page): Promise<string[]> {
  return page.evaluate((marks) => {
    const hasMark = (text: string | null) => marks.some((mark) => text?.includes(mark))
    return [...document.querySelectorAll(':not(script)')].flatMap((element) => [
      ...[...element.attributes].filter(({ value }) => hasMark(value)).map(({ name, value }) => `${name}: ${value}`),
      ...[...element.childNodes].flatMap((node) =>
        node.nodeType === Node.TEXT_NODE && hasMark(node.nodeValue) ? [`${element.localName}: ${node.nodeValue}`] : [],
      ),
    ])
  }, MARKS)
}

/** Returns the lines of every title in the page that is set in more than one. */
export function readTitles(page: Page): Promise<string[][]> {
  return page.evaluate(() => {
    const TITLES = ':is(h1, h2, h3, h4, legend, summary, blockquote), :is(a, li, figcaption) b, [data-line]'
    const blockOf = (element: Element): Element => {
      const isInline = /^(?:inline|contents)$/.test(getComputedStyle(element).display)
      const parent = element.parentElement
      return parent && (isInline || element.matches('[data-line]')) ? blockOf(parent) : element
    }
    const range = document.createRange()
    const linesOf = (nodes: readonly Text[]): string[] => {
      const lines: string[] = []
      let bottom = 0
      for (const node of nodes) {
        for (let at = 0; at < node.data.length; at += 1) {
          range.setStart(node, at)
          range.setEnd(node, at + 1)
          const box = [...range.getClientRects()].at(-1)
          if (!box?.width || !box.height) continue
          if (lines.length === 0 || box.top + box.height / 2 > bottom) {
            lines.push('')
            bottom = box.bottom
          }
          lines.push((lines.pop() ?? '') + node.data.charAt(at))
        }
      }
      return lines
    }
    const blocks = new Map<Element, Text[]>()
    const seen = new Set<Node>()
    for (const title of document.querySelectorAll(TITLES)) {
      if (title.closest('[aria-hidden="true"], svg') || !title.checkVisibility()) continue
      const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const node = walker.currentNode as Text
        if (seen.has(node) || !node.parentElement || node.parentElement.closest('svg, [aria-hidden="true"]')) continue
        seen.add(node)
        const block = blockOf(node.parentElement)
        blocks.set(block, [...(blocks.get(block) ?? []), node])
      }
    }
    const isHigh = (block: Element) =>
      block.clientHeight > 1.5 * (Number.parseFloat(getComputedStyle(block).lineHeight) || 16)
    return [...blocks]
      .filter(([block]) => isHigh(block) && block.clientWidth > 1)
      .map(([, nodes]) => linesOf(nodes))
      .filter((lines) => lines.length > 1)
  })
}
