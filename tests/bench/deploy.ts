/*
 * Run manually, `npm run bench -- deploy [<publishes> <tabs> <reading>]`: publishes four builds in turn, which differ in
 * content and in code alternately, while browser tabs keep following links, and counts what their visitors see. A visitor
 * reads a page for at most `reading` ms: with 500, ten tabs use up two cores. Exits with code 1 if any page is wrong;
 * Ctrl-C ends it early, with the counts so far. Only one language: this halves the time, and tabs do not change the
 * language.
 */
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { readArguments } from '../../src/base/command-line/read-arguments.ts'
import type { Series } from '../../src/content/schema/series.ts'
import { DEFAULT_LOCALE } from '../../src/base/i18n/locale.ts'
import { splitLocale } from '../../src/base/i18n/localised-path.ts'
import { type BuiltSite, readBuild } from '../../src/delivery/publish/site-files.ts'
import { foldersIn, mustBuild, ROOT } from '../build/run-build.ts'
import { makeSecondBuild } from '../second-build.ts'
import { spawnScript, startProcess, stop } from '../start-process.ts'
import { findTool } from '../tools/find-tool.ts'
import { CONTENT_FOLDER } from '../../src/base/vendor-folder.ts'

const { positionals } = readArguments({
  usage: 'npm run bench -- deploy [<publishes> [<tabs> [<reading>]]]',
  positionals: [0, 3],
})
const [publishes = 50, tabs = 10, maxReadMs = 500] = positionals.map(Number)
const POLL_MS = 1000
/** Between two publishes tabs find the new build and leave for it. */
const PAUSE_MS = 8000
const PROGRESS_EVERY = 5
/** A page that takes longer counts as failed. */
const PATIENCE_MS = 120_000

type Seen = {
  navigations: number
  reloads: number
  errorPages: string[]
  failedChunks: string[]
  mixed: string[]
  complaints: string[]
}
const seen: Seen = { navigations: 0, reloads: 0, errorPages: [], failedChunks: [], mixed: [], complaints: [] }

const WORDS = {
  errorPages: 'error pages',
  failedChunks: 'failed chunks',
  mixed: 'mixed builds',
  complaints: 'console errors',
}

const folder = mkdtempSync(join(tmpdir(), 'bench-deploy-'))
const target = join(folder, 'site')
const contentDir = join(folder, 'content')
cpSync(join(ROOT, CONTENT_FOLDER), contentDir, { recursive: true })
const built = await buildContent('before')
const edited = await editContent()
const paths = (await readBuild(built)).paths.filter((path) => splitLocale(path).locale === DEFAULT_LOCALE)
const withCode = (site: BuiltSite, of: string, name: string, day: number) =>
  makeSecondBuild(site, join(folder, `${of}-${name}`), { name, day, paths })
/** Content, code, content, code: each differs from the one before in one of them. */
const builds = [
  await withCode(built, 'before', 'aaaa', 0),
  await withCode(edited, 'edited', 'aaaa', 1),
  await withCode(edited, 'edited', 'bbbb', 2),
  await withCode(built, 'before', 'bbbb', 3),
] as const
await publish(builds[0])
writeFileSync(join(target, 'config.json'), JSON.stringify({ buildCheckInterval: POLL_MS }))
// Server and publishing have processes of their own, as they have elsewhere: neither waits for the other, nor tabs for both.
const server = await startProcess('preview.ts', { SITE_DIR: target, BUILDS_DIR: join(target, 'builds') })
const origin = server.url
const executablePath = findTool('browser')
const browser = await chromium.launch({
  executablePath,
  // Ctrl-C ends the publishing; the browser is needed a little longer.
  handleSIGINT: false,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const context = await browser.newContext({ locale: 'zh-TW' })
// Records the code of the page that is shown: from its payload, unless it was part of the document.
await context.addInitScript(() => {
  const fetch = window.fetch.bind(window)
  window.fetch = async (...args) => {
    const response = await fetch(...args)
    const path = new URL(response.url || location.href).pathname
    if (path.endsWith('/_payload.json') && response.ok) {
      const payloads = ((window as unknown as { payloads?: Record<string, string> }).payloads ??= {})
      payloads[path.slice(0, -'/_payload.json'.length) || '/'] = (await response.clone().json()).code
    }
    return response
  }
})

const published = new AbortController()
const visits = Array.from({ length: tabs }, async () => visit(await context.newPage()))
const seconds: number[] = []
process.once('SIGINT', () => published.abort())
for (let count = 1; count <= publishes && !published.signal.aborted; count += 1) {
  const started = performance.now()
  await publish(builds[count % builds.length] ?? builds[0])
  seconds.push((performance.now() - started) / 1000)
  await wait(PAUSE_MS)
  if (count % PROGRESS_EVERY === 0) console.log(`${count} publishes, ${seen.navigations} navigations`)
}
published.abort()
await Promise.all(visits)
await browser.close()
await stop(server.child)
rmSync(folder, { recursive: true, force: true })
report()

/** Runs `npm run publish` for a build. Throws an error with its output if it fails. */
async function publish({ siteDir, buildsDir }: BuiltSite): Promise<void> {
  const env = { SITE_DIR: siteDir, BUILDS_DIR: buildsDir }
  const child = spawnScript('publish.ts', ['publish', `dir:${target}`, '--without-documents'], env)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`Publishing failed:\n${said}`)
}

/** Builds the content as it is now; browsers know it by the code, which is that of the project. */
async function buildContent(name: string): Promise<BuiltSite> {
  const folders = { ...foldersIn(join(folder, name)), contentDir }
  await mustBuild(folders)
  return folders
}

/** Changes what most pages show: the names of all series. */
async function editContent(): Promise<BuiltSite> {
  for (const file of readdirSync(join(contentDir, 'series'))) {
    const path = join(contentDir, 'series', file)
    // Validated by the build.
    const series = JSON.parse(readFileSync(path, 'utf8')) as Series
    writeFileSync(path, JSON.stringify({ ...series, name: { zh: `${series.name.zh}新`, en: `${series.name.en} new` } }))
  }
  return buildContent('edited')
}

/** Follows links from page to page while builds are published. */
async function visit(page: Page): Promise<void> {
  page.setDefaultTimeout(PATIENCE_MS)
  page.on('request', (request) => {
    if (request.resourceType() === 'document') seen.reloads += 1
  })
  page.on('response', (response) => {
    if (response.url().includes('/assets/') && response.status() >= 400) seen.failedChunks.push(response.url())
  })
  page.on('console', (said) => {
    if (said.type() === 'error') seen.complaints.push(said.text())
  })
  page.on('pageerror', (error) => seen.complaints.push(error.message))
  await page.goto(`${origin}/`)
  while (!published.signal.aborted) {
    try {
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
      await followLink(page)
      await inspect(page)
    } catch (error) {
      seen.errorPages.push(`${page.url()}: ${String(error).split('\n')[0]}`)
      await page.goto(`${origin}/`)
    }
    await page.waitForTimeout(Math.random() * maxReadMs)
  }
}

/** Clicks a random link to another page, and waits until that page is shown. */
async function followLink(page: Page): Promise<void> {
  const path = await page.evaluate((random) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([aria-haspopup])')].filter(
      (link) =>
        !link.download &&
        // These collect a product, and stay on the page.
        !link.matches('[data-collect]') &&
        !/\.\w+$/.test(link.pathname) &&
        link.pathname !== location.pathname &&
        !/^\/en(\/|$)/.test(link.pathname),
    )
    const link = links[Math.floor(random * links.length)]
    // Clicks last, because the click may leave the document.
    setTimeout(() => link?.click())
    return link?.pathname
  }, Math.random())
  if (!path) throw new Error('There is no link')
  await page.waitForFunction(
    (wanted) => location.pathname === wanted && document.querySelector('html[data-hydrated] main:not([aria-busy])'),
    path,
  )
  seen.navigations += 1
}

/** Records what a visitor should never see. */
async function inspect(page: Page): Promise<void> {
  const { heading, path, documentCode, payloadCode, ranCodes } = await page.evaluate(() => {
    const globals = window as unknown as { payloads?: Record<string, string>; ranCodes?: Set<string> }
    return {
      heading: document.querySelector('h1')?.textContent ?? '',
      path: location.pathname,
      documentCode: document.body.dataset.code ?? '',
      payloadCode: globals.payloads?.[location.pathname],
      ranCodes: [...(globals.ranCodes ?? [])],
    }
  })
  if (/^(?:404|500)/.test(heading)) seen.errorPages.push(`${path}: ${heading}`)
  const codes = new Set([documentCode, ...ranCodes, ...(payloadCode ? [payloadCode] : [])])
  if (codes.size > 1) seen.mixed.push(`${path}: ${[...codes].join(', ')}`)
}

function report(): void {
  const average = seconds.reduce((sum, each) => sum + each, 0) / seconds.length
  console.log(
    [
      `${seconds.length} publishes, content and code in turn, ${average.toFixed(2)} s each, while ${tabs} tabs followed links`,
      `  navigations      ${seen.navigations} (${seen.reloads} full loads)`,
      ...(['errorPages', 'failedChunks', 'mixed', 'complaints'] as const).map((name) => {
        const list = seen[name]
        return `  ${WORDS[name].padEnd(16)} ${list.length}${list.length > 0 ? `: ${list.slice(0, 5).join(' | ')}` : ''}`
      }),
    ].join('\n'),
  )
  const faults = seen.errorPages.length + seen.failedChunks.length + seen.mixed.length + seen.complaints.length
  if (faults > 0 || seen.navigations === 0) process.exitCode = 1
}
