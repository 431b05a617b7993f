/*
 * Run manually, `npm run bench -- lists [96 1000]`: builds the site with N generated products and prints what pages with
 * lists weigh as they are published (brotli): the product list, its last page, its facts, the largest series, and pages
 * that must not grow. Then a phone (a quarter of this machine's speed, slow 4G) selects the first filter once the facts
 * are there: the time to the painted list. Exits with code 1 if a limit is exceeded.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { constants, brotliCompressSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { readArguments } from '../../src/base/command-line/read-arguments.ts'
import { createSiteServer } from '../../src/delivery/hosting/create-site-server.ts'
import { findTool } from '../tools/find-tool.ts'
import { generateContent } from './generate-content.ts'
import { openPhone, quantile, slowDown } from './phone.ts'
import { CONTENT_FOLDER } from '../../src/base/vendor-folder.ts'

const SIZES = [96, 1000, 5000]
const PER_PAGE = 24
const CLICKS = 7
/** As pages are published. */
const BROTLI_QUALITY = 9
/** The required limits. */
const MAX_HTML_BYTES = 25_000
const MAX_PAYLOAD_BYTES = 12_000
const MAX_CLICK_MS = 150
/** After it was rendered, a page decodes its facts. */
const REST_MS = 3000
const FACTS = '/_facts.json'

const root = process.cwd()
const { positionals } = readArguments({ usage: 'npm run bench -- lists [<products>…]', positionals: [0, Infinity] })
const sizes = positionals.map(Number).filter(Boolean)
const cache = join(root, 'node_modules/.cache', `bench-${process.pid}`)
const folder = mkdtempSync(join(tmpdir(), 'bench-lists-'))
const browser = await chromium.launch({ executablePath: findTool('browser'), args: ['--no-sandbox', '--disable-gpu'] })
let isKept = true
for (const size of sizes.length > 0 ? sizes : SIZES) {
  const siteDir = build(size)
  const last = Math.ceil(size / PER_PAGE)
  console.log(`${size} products`)
  for (const path of ['/products', `/products/page/${last}`, '/products/access-control']) weigh(siteDir, path, true)
  for (const path of ['', '/success-stories']) weigh(siteDir, path, false)
  for (const language of ['', '/en'])
    console.log(`  ${language}/products${FACTS}: ${kb(sizeOf(siteDir, `${language}/products${FACTS}`))}`)
  await measureClick(siteDir, browser)
}
await browser.close()
rmSync(folder, { recursive: true, force: true })
rmSync(cache, { recursive: true, force: true })
if (!isKept) process.exitCode = 1

function build(size: number): string {
  const content = join(folder, `content-${size}`)
  const siteDir = join(folder, `site-${size}`, 'client')
  generateContent(join(root, CONTENT_FOLDER), content, size)
  const env = {
    ...process.env,
    CONTENT_DIR: content,
    SITE_DIR: siteDir,
    BUILDS_DIR: join(folder, `site-${size}`, 'builds'),
    BUNDLE_CACHE_DIR: cache,
    DOCUMENTS: 'off',
  }
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/build.ts'], { cwd: root, env })
  if (status !== 0) throw new Error(`The build ended with code ${status}: ${stderr.toString()}`)
  return siteDir
}

/** Prints the larger of both languages. */
function weigh(siteDir: string, path: string, isLimited: boolean): void {
  const largest = (file: string) =>
    Math.max(...['', '/en'].map((language) => sizeOf(siteDir, `${language}${path}/${file}`)))
  const [html, payload] = [largest('index.html'), largest('_payload.json')]
  const isGood = !isLimited || (html <= MAX_HTML_BYTES && payload <= MAX_PAYLOAD_BYTES)
  isKept &&= isGood
  console.log(`  ${path || '/'}: HTML ${kb(html)}, payload ${kb(payload)}${isGood ? '' : ' | BROKEN'}`)
}

function sizeOf(siteDir: string, file: string): number {
  const content = readFileSync(join(siteDir, file))
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }).length
}

async function measureClick(siteDir: string, on: Browser): Promise<void> {
  const server = createSiteServer({ siteDir, buildsDir: join(siteDir, '../builds') })
  const origin = await server.listen({ port: 0, host: '127.0.0.1' })
  const times: number[] = []
  for (let click = 0; click < CLICKS; click += 1) {
    const context = await openPhone(on, origin)
    const page = await context.newPage()
    const loaded = page.waitForResponse((response) => response.url().endsWith(FACTS))
    await slowDown(page)
    await page.goto(`${origin}/products`)
    await (await loaded).finished()
    await page.waitForTimeout(REST_MS)
    times.push(await page.locator('main form input[type=checkbox]').first().evaluate(clickAndTime))
    await context.close()
  }
  await server.close()
  const median = quantile(times, 0.5)
  const isGood = median <= MAX_CLICK_MS
  isKept &&= isGood
  console.log(
    `  first filter to the painted list: median ${median.toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms of ${CLICKS}${isGood ? '' : ' | BROKEN'}`,
  )
}

/** Runs in the page: clicks a checkbox, and returns the milliseconds until the list that it asks for was painted. */
function clickAndTime(checkbox: Element): Promise<number> {
  const count = () => document.querySelector('main [role=status]')?.textContent
  const before = count()
  const started = performance.now()
  ;(checkbox as HTMLElement).click()
  return new Promise((resolve) => {
    const look = () => {
      if (count() === before) {
        requestAnimationFrame(look)
        return
      }
      // In the frame that shows it; the message is received after that frame.
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve(performance.now() - started))
      port1.start()
      port2.postMessage(undefined)
    }
    requestAnimationFrame(look)
  })
}

function kb(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`
}
