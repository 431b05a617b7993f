import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { criteriaOf } from './criteria.ts'
import { findParted, findScattered } from './parted.ts'
import { layOutAll } from './templates.ts'
import { expect } from './test.ts'
import { findFaults, readTitles } from './title-lines.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']
/** Rules that axe calls experimental, of criteria that no other rule of it holds. */
const MORE_RULES = ['css-orientation-lock', 'label-content-name-mismatch']

/** Of a section's pixels: a blank one has a standard deviation of 0. */
const MIN_DEVIATION = 1

export type Shift = {
  value: number
  moved: string[]
  /** Whether the document had not come whole. */
  isEarly: boolean
}

/** Runs all of axe's rules on the whole page, or on a part of it, and expects that no element violates one. */
export async function expectNoViolations(page: Page, where: string, part?: string): Promise<void> {
  await layOutAll(page)
  // Pages have no frames: axe need not open another tab to combine their results.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  if (part) axe.include(part)
  const { violations } = await axe
    .options({
      runOnly: { type: 'tag', values: RULES },
      rules: Object.fromEntries(MORE_RULES.map((rule) => [rule, { enabled: true }])),
      resultTypes: ['violations'],
    })
    .analyze()
  const found = violations.flatMap((rule) =>
    rule.nodes.map(
      ({ target, html }) => `${criteriaOf(rule)} ${rule.id} (${rule.help}): ${target.join(' ')} ${html.slice(0, 160)}`,
    ),
  )
  expect.soft(found, where).toEqual([])
}

/** Opens all closed disclosures. */
export function openDisclosures(within: Locator): Promise<void> {
  return within.locator('details:not([open])').evaluateAll((closed) => {
    for (const details of closed) details.setAttribute('open', '')
  })
}

/** Expects that the document is not wider than its window. */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  await layOutAll(page)
  expect.soft(await page.evaluate(findWide), where).toEqual([])
}

/** Runs in the page: lists what makes the document wider than the window; an empty list if it does not scroll sideways. */
export function findWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const isFree = (element: Element): boolean => {
    for (let above = element.parentElement; above && above !== document.body; above = above.parentElement) {
      if (getComputedStyle(above).overflowX !== 'visible') return false
    }
    return true
  }
  const wide = [...document.querySelectorAll('body *')].filter((element) => {
    const { right, width } = element.getBoundingClientRect()
    return width > 0 && right > clientWidth + 0.5 && isFree(element)
  })
  const leaves = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)))
  const names = leaves.map((element) => {
    const text = element.textContent?.trim().slice(0, 40)
    return `${element.localName}.${element.getAttribute('class')} "${text}" ends at ${element.getBoundingClientRect().right}`
  })
  return [`1.4.10 document of ${scrollWidth} px in ${clientWidth} px`, ...names]
}

/**
 * Expects that no title breaks a term, a model or a number with its unit, or ends with an orphan, and that no text parts
 * a number and its unit. Returns the number of titles of more than one line.
 */
export async function expectWholeTerms(page: Page, where: string): Promise<number> {
  await layOutAll(page)
  const titles = await readTitles(page)
  const faults = titles.flatMap((lines) => findFaults(lines).map((fault) => `${lines.join(' / ')} ${fault}`))
  expect.soft([...new Set(faults)], `titles of ${where}`).toEqual([])
  expect.soft(await findParted(page), `parted in ${where}`).toEqual([])
  expect.soft(await findScattered(page), `scattered in ${where}`).toEqual([])
  return titles.length
}

/** Expects that no cell has the two styles with which WebKit 2.50 crashes. */
export async function expectNoCrashingCells(page: Page, where: string): Promise<void> {
  const found = await page.locator('td, th').evaluateAll((cells) =>
    cells
      .filter((cell) => {
        const style = getComputedStyle(cell)
        return style.wordBreak === 'keep-all' && style.getPropertyValue('text-wrap-style') === 'pretty'
      })
      .map(({ textContent }) => textContent),
  )
  expect.soft(found, where).toEqual([])
}

/** Expects that sections outside the window are laid out, and that all pictures are loaded. */
export async function expectComplete(page: Page, where: string): Promise<void> {
  await expect
    .configure({ soft: true, message: where })
    .poll(() => page.evaluate(findIncomplete))
    .toEqual([])
}

/** Rounding of a page's height, in pixels: a section that is longer than was reserved is so by a line. */
const ROUNDING_PX = 0.5

/**
 * Expects that scrolling through the page changes no height. Sections that were skipped have their heights in 64ths of a
 * pixel: the sum may differ by some of them, and a whole number by one pixel.
 */
export async function expectSameHeight(page: Page, where: string): Promise<void> {
  const reserved = await heightOf(page)
  await scrollThrough(page)
  expect.soft(Math.abs((await heightOf(page)) - reserved), where).toBeLessThan(ROUNDING_PX)
}

/** Expects that a picture of the whole page shows something in every section. */
export async function expectPictureOfSections(page: Page, where: string): Promise<void> {
  const sections = await page.evaluate(findSections)
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled', type: 'jpeg' })
  // Decoded once for all sections.
  const { data, info: raw } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  for (const { name, ...box } of sections) {
    const part = await sharp(data, { raw }).extract(box).raw().toBuffer({ resolveWithObject: true })
    const { channels } = await sharp(part.data, { raw: part.info }).stats()
    const deviation = Math.max(...channels.map(({ stdev }) => stdev))
    expect.soft(deviation, `${where}: ${name}`).toBeGreaterThan(MIN_DEVIATION)
  }
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.getBoundingClientRect().height)
}

/** Scrolls to the end, a window's height a frame, and back. */
function scrollThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
  })
}

/** Runs in the page: lists the sections below the window that are not laid out, and the pictures that are not loaded. */
export function findIncomplete(): string[] {
  const skipped = [...document.querySelectorAll('main section, footer')].filter(
    (section) =>
      getComputedStyle(section).contentVisibility === 'auto' && section.getBoundingClientRect().top >= innerHeight,
  )
  const missing = [...document.images].filter(
    (image) => image.checkVisibility() && !(image.complete && image.naturalWidth > 0),
  )
  return [...skipped.map(({ className }) => className), ...missing.map(({ src }) => src)]
}

/** Runs in the page: lists the sections that have a height, and the footer, with their places in the page. */
function findSections() {
  const { scrollWidth, scrollHeight } = document.documentElement
  return [...document.querySelectorAll('main section, footer')].flatMap((section) => {
    const { x, y, right, bottom } = section.getBoundingClientRect()
    const [left, top] = [Math.ceil(x + scrollX), Math.ceil(y + scrollY)]
    const width = Math.floor(right + scrollX) - left
    const height = Math.floor(bottom + scrollY) - top
    const isInPage = left >= 0 && top >= 0 && left + width <= scrollWidth && top + height <= scrollHeight
    if (!isInPage || width < 1 || height < 1 || !section.checkVisibility()) return []
    return [{ name: section.getAttribute('aria-label') ?? section.className, left, top, width, height }]
  })
}

/** Reads the shifts since the load of the page (`recordShifts`). */
function readShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
}

/** The largest sum of shifts while a document comes in pieces: where text ends may move a line. */
const MAX_SHIFT_IN_PIECES = 0.01

/** Expects that nothing that is seen moved while the document came in pieces (`serveInPieces`), the footer least of all. */
export async function expectStillInPieces(page: Page, where: string): Promise<void> {
  const shifts = await readShifts(page)
  const footers = shifts.flatMap(({ moved }) => moved).filter((name) => name.startsWith('footer'))
  expect.soft(footers, where).toEqual([])
  const moved = shifts.reduce((sum, { value }) => sum + value, 0)
  expect.soft(moved, `${where}: ${JSON.stringify(shifts)}`).toBeLessThan(MAX_SHIFT_IN_PIECES)
}

/**
 * Expects that nothing has moved since all of the document had come (`recordShifts`). A busy machine paints parts of it
 * before: `expectStillInPieces` is for that case.
 */
export async function expectNoShifts(page: Page, where: string): Promise<void> {
  const shifts = await readShifts(page)
  expect
    .soft(
      shifts.filter(({ isEarly }) => !isEarly).map(({ value, moved }) => `${value.toFixed(4)}: ${moved.join(', ')}`),
      where,
    )
    .toEqual([])
}

/** Every load is a first load: fonts, styles and scripts arrive in any order. */
export async function withoutCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
}

/** Runs in the page: records every layout shift without recent input, with the elements that moved. */
export function recordShifts(): void {
  const shifts: Shift[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    // The types of the DOM do not know layout shifts.
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    })[]) {
      if (entry.hadRecentInput) continue
      const moved = entry.sources.map(({ node, previousRect: before, currentRect: after }) => {
        const element = node instanceof Element ? node : node?.parentElement
        const name = `${element?.localName}${element?.id && `#${element.id}`}.${element?.getAttribute('class')}`
        return `${name} from ${before.x},${before.y} ${before.width}x${before.height} to ${after.x},${after.y} ${after.width}x${after.height}`
      })
      const [load] = performance.getEntriesByType('navigation')
      const isEarly = !load?.domInteractive || entry.startTime < load.domInteractive
      shifts.push({ value: entry.value, moved, isEarly })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
