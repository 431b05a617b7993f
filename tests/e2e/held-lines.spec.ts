import type { Page } from '@playwright/test'
import { catalogue } from './catalogue.ts'
import { expect, FAILED_REQUEST, readManifest, test } from './test.ts'

const WIDTHS = [320, 390, 768, 1440]
const PAGES_PER_TEST = 48
const MODELS = catalogue.snapshot.product.map(({ model }) => model).filter((model) => /\d/.test(model))

const { paths } = readManifest()

// What is served is measured: scripts change no text, and pictures no line.
test.use({ javaScriptEnabled: false })

for (let from = 0; from < paths.length; from += PAGES_PER_TEST) {
  const chunk = paths.slice(from, from + PAGES_PER_TEST)
  test(`no model and no number is parted from its unit by a line's end on pages ${from + 1} to ${from + chunk.length}`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(180_000)
    complaints.allow(FAILED_REQUEST)
    await page.route(/\.(?:svg|webp|avif|png|jpe?g|js|mp4)$/, (route) => route.abort())
    for (const path of chunk) {
      await page.goto(path)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await findParted(page), `${path} at ${width} px`).toEqual([])
      }
    }
  })
}

/** Lists the models of the catalogue, and the measures, that are set in more than one line. */
function findParted(page: Page): Promise<string[]> {
  return page.evaluate((models) => {
    const measure = String.raw`\d[\d.,]*[ \u00A0]?(?:mm|cm|km|m|kg|kgf|dB|MP|kVA|VA|mA|V|A|W|[kMG]?Hz|[GM]bps|[TGM]B)(?![A-Za-z\d])(?:[／/][A-Za-z](?![A-Za-z]))?`
    const held = new RegExp(
      `(?<![A-Z\\d-])(?:${models.toSorted((a, b) => b.length - a.length).join('|')})(?![A-Z\\d-])|${measure}|\\d[／/](?:m|s|\\d)|\\d ?(?:公尺|公分|公里|吋|分鐘|小時)`,
      'gu',
    )
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const parted: string[] = []
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      if (!/\d/.test(node.data) || node.parentElement?.closest('script, style, svg, noscript, dialog')) continue
      for (const { 0: word, index } of node.data.matchAll(held)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 1)
        const [first, last] = [boxes[0], boxes.at(-1)]
        if (first && last && last.top > first.top + first.height / 2) parted.push(word)
      }
    }
    return parted
  }, MODELS)
}
