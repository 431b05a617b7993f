import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { SITE } from '#vendor/site.ts'
import { CONTENT_FOLDER } from '../../src/base/vendor-folder.ts'
import { startProcess, stop } from '../start-process.ts'
import { tempFolder } from '../temp-folder.ts'
import { findTool, isLeftOut } from '../tools/find-tool.ts'
import { findWrongAddresses } from './find-wrong-addresses.ts'
import { foldersIn, mustBuild, ROOT } from './run-build.ts'

/** A maker of valves, in three languages, in a folder of its origin, with photographs, without doors and the parts for them. */
const VENDOR_DIR = 'tests/vendors/valves'
const ORIGIN = 'https://www.kestrel-valves.example'
const BASE = '/valves/'
/** A build and a browser, on a busy machine. */
const PATIENCE_MS = 240_000
const PHONE_PX = 390
/** A cache keeps the newest bundle alone: in that of the other tests it would replace the one that they use. */
const OWN_CACHE = join(ROOT, 'node_modules/.cache/test-bundle-of-second-vendor')
const LANGUAGES = ['', '/en', '/ja']
/** A page of each template that it has. */
const PAGES = ['/', '/products', '/products/valves', '/products/kb-310', '/products?compare=kb-310,kw-10']
  .concat(['/solutions', '/solutions/steam-supply', '/news', '/news/choosing-valves-for-steam', '/downloads'])
  .concat(['/contact', '/about', '/where-to-buy', '/login', '/nothing-here'])

test.skipIf(isLeftOut('browser'))(
  'the site of another vendor, in three languages and below a base, has nothing of the sample vendor, and is no wider than a phone',
  { timeout: PATIENCE_MS },
  async () => {
    const folders = foldersIn(tempFolder())
    const { siteDir, buildsDir, contentDir } = folders
    cpSync(join(ROOT, VENDOR_DIR, 'content'), contentDir, { recursive: true })
    await shrinkPhotographs(contentDir)
    await mustBuild(folders, { VENDOR_DIR, BUNDLE_CACHE_DIR: OWN_CACHE })

    const files = readdirSync(siteDir, { recursive: true, encoding: 'utf8' })
    const texts = files.filter((path) => /\.(?:html|json|js|css|svg|xml|txt|webmanifest)$/.test(path))
    expect(texts.length).toBeGreaterThan(100)
    const models = readdirSync(join(ROOT, CONTENT_FOLDER, 'products')).map((name) => name.replace('.json', ''))
    const own = new RegExp(`${SITE.wordmark.latin}|${SITE.wordmark.han}|"(?:${models.join('|')})"`, 'i')
    expect(texts.filter((path) => own.test(readFileSync(join(siteDir, path), 'utf8')))).toEqual([])
    for (const part of ['success-stories', 'door-schedule', 'faqs', 'pass-code.svg']) expect(files).not.toContain(part)
    // The trade of the sample vendor, in what visitors read; a valve has a lock too.
    const trade = /intercom|door station|access control|對講|門禁|門口機|インターホン/i
    const pages = files.filter((path) => path.endsWith('index.html') && !path.includes('staff'))
    const shown = (path: string) =>
      readFileSync(join(siteDir, path), 'utf8').replace(/<(script|style)\b.*?<\/\1>/gs, '')
    expect(pages.filter((path) => trade.test(shown(path)))).toEqual([])

    // Its own group of attributes, and its own kind of needs.
    const ball = shown('en/products/kb-310/index.html')
    for (const named of ['<b>Actuator (', 'aria-label="Operation"']) expect(ball).toContain(named)

    expect(findWrongAddresses(siteDir, { origin: ORIGIN, base: BASE })).toEqual([])

    const { url, child } = await startProcess('preview.ts', { VENDOR_DIR, SITE_DIR: siteDir, BUILDS_DIR: buildsDir })
    onTestFinished(async () => void (await stop(child)))
    const { origin } = new URL(url)
    const browser = await chromium.launch({ executablePath: findTool('browser'), args: ['--no-sandbox'] })
    onTestFinished(() => browser.close())
    const faults: string[] = []
    const page = await browser.newPage({ viewport: { width: PHONE_PX, height: 844 } })
    page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`))
    for (const path of LANGUAGES.flatMap((prefix) => PAGES.map((each) => prefix + each))) {
      const status = (await page.goto(origin + join(BASE, path)))?.status()
      if (status !== (path.endsWith('/nothing-here') ? 404 : 200)) faults.push(`${path}: ${status}`)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      if (wide > PHONE_PX) faults.push(`${path}: ${wide} px wide`)
      const doors = await page.locator('[data-material], svg[aria-label*="door" i]').count()
      if (doors > 0) faults.push(`${path}: ${doors} doors`)
    }
    expect(faults).toEqual([])
  },
)

/** Makes the photographs of a copy of content small: their formats take most of a build. */
async function shrinkPhotographs(contentDir: string): Promise<void> {
  const files = readdirSync(contentDir, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.jpg'))
  for (const file of files) {
    const path = join(contentDir, file)
    writeFileSync(path, await sharp(readFileSync(path)).resize(160).jpeg().toBuffer())
  }
}
