import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type Process, startProcess, stop } from '../start-process.ts'
import { findTool, isLeftOut } from '../tools/find-tool.ts'
import { copyProject } from './copy-project.ts'
import { readRecordFiles } from '../../src/content/sources/files.ts'
import { CONTENT_FOLDER } from '../../src/base/vendor-folder.ts'

/** The development server transforms every module of a page, which is slow on a busy machine. */
const PATIENCE_MS = 120_000
/** Vite's watcher ignores a change right after another one, faster than a person makes it. */
const BETWEEN_CHANGES_MS = 100
const { faq: questions } = readRecordFiles(CONTENT_FOLDER).content
const term = questions.find(({ category, formerly }) => category === 'glossary' && !formerly)
const QUESTION = `${CONTENT_FOLDER}/faqs/${term?.slug}.json`
const SCREEN = 'pages/faqs/faqs.screen.tsx'
const SERVER = 'pages/faqs/faqs.page.server.ts'
const START_OF_LOAD = '): FaqsData {'
const WORDS = 'locales/en/faqs.json'
const START_OF_PAGE = 'export function Page({ data }: { data: FaqsData }) {'
const PAGE = '/en/faqs'

const folder = mkdtempSync(join(tmpdir(), 'site-development-'))
let root: string
let server: Process
let browser: Browser | undefined

beforeAll(async () => {
  root = copyProject(folder)
  // It starts with invalid content, which the first test fixes.
  edit(QUESTION, '"glossary"', '"glosary"')
  server = await startProcess('dev.ts', { DATA_DIR: join(folder, 'data') }, root)
  if (!isLeftOut('browser'))
    browser = await chromium.launch({ executablePath: findTool('browser'), args: ['--no-sandbox', '--disable-gpu'] })
}, PATIENCE_MS)

afterAll(async () => {
  await browser?.close()
  await stop(server.child)
  rmSync(folder, { recursive: true, force: true })
})

/** Replaces a text in a file. */
function edit(file: string, before: string, after: string): void {
  const path = join(root, file)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(before)) throw new Error(`${file} has no ${before}`)
  writeFileSync(path, text.replace(before, after))
}

/** Breaks a file until the test is over. Returns a function that restores it earlier. */
function breakFile(file: string, before: string, after: string): () => Promise<void> {
  const text = readFileSync(join(root, file), 'utf8')
  const write = () => writeFileSync(join(root, file), text)
  edit(file, before, after)
  onTestFinished(write)
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_CHANGES_MS))
    write()
  }
}

/** Waits until an address responds with a status, and returns the body. */
function answerOf(path: string, status: number): Promise<string> {
  return vi.waitFor(
    async () => {
      const response = await fetch(server.url + path)
      const text = await response.text()
      expect(response.status, text.slice(0, 500)).toBe(status)
      return text
    },
    { timeout: PATIENCE_MS / 2, interval: 200 },
  )
}

test('content with a fault: each page answers 500 with file, line, column, field and what is expected, until it is fixed', {
  timeout: PATIENCE_MS,
}, async () => {
  const text = await answerOf('/en/news', 500)
  expect(text).toContain(
    `${QUESTION}:3:15: category: found &quot;glosary&quot;, expected one of troubleshooting, product, glossary`,
  )
  expect(text).toMatch(/3 {2}\| {4}&quot;category&quot;: &quot;glosary&quot;,\n {3}\| {16}\^/)
  expect(text).toContain("from '/@vite/client'")
  expect(await answerOf('/en/news/_payload.json', 500)).toContain('glosary')
  edit(QUESTION, '"glosary"', '"glossary"')
  expect(await answerOf('/en/news', 200)).toContain('<h1')

  const fix = breakFile(QUESTION, '"category": "glossary",', '"category": "glossary"')
  expect(await answerOf('/en/news', 500)).toContain(
    `${QUESTION}:4:3: found &quot;\\&quot;subcategory\\&quot;&quot;, expected a comma`,
  )
  await fix()
  await answerOf('/en/news', 200)
})

test('a component that throws: its page answers 500 with the place, other pages are served, and it is back when it is fixed', {
  timeout: PATIENCE_MS,
}, async () => {
  await answerOf(PAGE, 200)
  const fix = breakFile(SCREEN, START_OF_PAGE, `${START_OF_PAGE}\n  if (data) throw new Error('Out of order')`)
  const text = await answerOf(PAGE, 500)
  expect(text).toContain('<h1>Out of order</h1>')
  const line =
    readFileSync(join(root, SCREEN), 'utf8')
      .split('\n')
      .findIndex((each) => each.includes('Out of order')) + 1
  expect(text).toContain(`${SCREEN}:${line}:19</p>`)
  expect(await answerOf(`${PAGE}/_payload.json`, 500)).toBe('Out of order\n')
  await answerOf('/en/contact', 200)
  await fix()
  await answerOf(PAGE, 200)
})

test('a file of words that is no JSON: pages answer 500 with file, line and column, until it is fixed', {
  timeout: PATIENCE_MS,
}, async () => {
  await answerOf(PAGE, 200)
  const fix = breakFile(WORDS, ',\n', '\n')
  const text = await answerOf(PAGE, 500)
  expect(text).toMatch(new RegExp(`<h1>${WORDS}:3:3: found &quot;.+&quot;, expected a comma \\(valid JSON\\)</h1>`))
  await fix()
  await answerOf(PAGE, 200)
})

test('a module that cannot be transformed answers 500, a file that is not there 404', {
  timeout: PATIENCE_MS,
}, async () => {
  const fix = breakFile(SCREEN, START_OF_PAGE, `const = 1\n${START_OF_PAGE}`)
  await answerOf(`/${SCREEN}`, 500)
  await fix()
  await answerOf(`/${SCREEN}`, 200)
  for (const path of ['/no-such-file.js', '/en/no-such-page'])
    expect((await fetch(server.url + path)).status, path).toBe(404)
})

test.each([
  ['/en/faqs/?category=glossary', '/en/faqs?category=glossary'],
  ['/EN/Faqs', '/en/faqs'],
  ['/solutions', '/#solutions'],
])('%s leads to %s, as on the built site', async (from, to) => {
  const response = await fetch(server.url + from, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([301, to])
})

test.skipIf(isLeftOut('browser'))(
  'the gallery shows components in both languages, without an error',
  { timeout: PATIENCE_MS },
  async () => {
    for (const [path, lang] of [
      ['/__components', 'zh-TW'],
      ['/en/__components', 'en-US'],
    ] as const) {
      const page = await browser?.newPage()
      if (!page) throw new Error('There is no browser')
      page.setDefaultTimeout(PATIENCE_MS / 2)
      const complaints: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      await page.goto(server.url + path)
      await page.getByRole('heading', { name: 'ui/beam' }).waitFor()
      expect(await page.locator('html').getAttribute('lang')).toBe(lang)
      const [, comment = ''] = /\/\*\*\s+(.+?)[.\n]/.exec(readFileSync(join(root, 'src/web/ui/beam.tsx'), 'utf8')) ?? []
      expect(await page.getByText(comment, { exact: false }).count()).toBe(1)
      expect(await page.locator('vite-error-overlay').count()).toBe(0)
      expect(complaints).toEqual([])
      await page.close()
    }
  },
)

test.skipIf(isLeftOut('browser'))(
  'the overlay in the browser says what failed and where, and goes when it is fixed',
  { timeout: PATIENCE_MS },
  async () => {
    const page = await browser?.newPage()
    if (!page) throw new Error('There is no browser')
    page.setDefaultTimeout(PATIENCE_MS / 2)
    const overlay = page.locator('vite-error-overlay')

    // Thrown in the browser only: the page itself is served.
    const fixEffect = breakFile(
      SCREEN,
      START_OF_PAGE,
      `${START_OF_PAGE}\n  if (typeof window === 'object') throw new Error('Fails in browsers')`,
    )
    await page.goto(server.url + PAGE)
    await overlay.getByText('Fails in browsers').first().waitFor()
    expect(await overlay.locator('.file').innerText()).toMatch(new RegExp(`/${SCREEN}:\\d+:\\d+$`))
    expect(await overlay.locator('.frame').innerText()).toContain("if (typeof window === 'object') throw")
    await fixEffect()
    await page.getByRole('searchbox').waitFor()
    await overlay.waitFor({ state: 'detached' })
    // Styles of components come after those of elements, as on the built site.
    const heading = page.locator('footer nav h2').first()
    await expect
      .poll(() => heading.evaluate((shown) => getComputedStyle(shown).fontSize), { timeout: PATIENCE_MS / 2 })
      .toBe('14px')

    // Locale files are broken while the page is open, and fixed again.
    const fixWords = breakFile(WORDS, ',\n', '\n')
    await overlay.getByText(`${WORDS}:3:3`).first().waitFor()
    await fixWords()
    await page.getByRole('searchbox').waitFor()
    await overlay.waitFor({ state: 'detached' })

    // Code that only runs on the server.
    const fixServer = breakFile(
      SERVER,
      START_OF_LOAD,
      `${START_OF_LOAD}\n  if (locale) throw new Error('Fails on the server')`,
    )
    await answerOf(PAGE, 500)
    await page.goto(server.url + PAGE)
    await overlay.getByText('Fails on the server').first().waitFor()
    await fixServer()
    await page.getByRole('searchbox').waitFor()

    // Content likewise.
    const fixContent = breakFile(QUESTION, '"glossary"', '"glosary"')
    await overlay.getByText(`${QUESTION}:3:15: category`).first().waitFor()
    await fixContent()
    await overlay.waitFor({ state: 'detached' })
    await page.close()
  },
)
