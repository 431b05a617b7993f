import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { snapshotOptions } from '../../src/catalogue/load-snapshot.ts'
import { checkContent } from '../../src/editing/check-content.ts'
import { LOCALES } from '../../src/i18n/locale.ts'
import { localisePath } from '../../src/i18n/localised-path.ts'
import { publishSite } from '../../src/publish/publish-site.ts'
import { directoryStore } from '../../src/store/directory-store.ts'
import { type Process, startProcess, stop } from '../start-process.ts'
import { findTool, isLeftOut } from '../tools/find-tool.ts'
import { readWords } from '../unit/i18n/locale-files.ts'
import { openEditor, PATIENCE_MS, type Person } from './editor-page.ts'
import { serveByAll } from './hosts.ts'
import { cutOf, isLoaded, MADE, makeProduct } from './make-product.ts'
import { foldersIn, mustBuild, ROOT } from './run-build.ts'

const LIMIT_MS = 300_000
const folder = mkdtempSync(join(tmpdir(), 'site-editor-'))
const contentDir = join(folder, 'content')
let server: Process
let browser: Browser
let page: Page
let person: Person

beforeAll(async () => {
  cpSync(join(ROOT, 'src/catalogue/data'), contentDir, { recursive: true })
  const env = { DATA_DIR: join(folder, 'data'), CONTENT_DIR: contentDir }
  server = await startProcess('dev.ts', env, undefined, ['--edit'])
  if (isLeftOut('browser')) return
  browser = await chromium.launch({ executablePath: findTool('browser'), args: ['--no-sandbox', '--disable-gpu'] })
  page = await browser.newPage({ viewport: { width: 1440, height: 1000 }, locale: 'en-US' })
  person = openEditor(page, server.url)
}, LIMIT_MS)

afterAll(async () => {
  await browser?.close()
  await stop(server.child)
  rmSync(folder, { recursive: true, force: true })
}, LIMIT_MS)

function read(file: string): string {
  return readFileSync(join(contentDir, file), 'utf8')
}

/** Every file of the content with its bytes. */
function allFiles(): Map<string, string> {
  const names = readdirSync(contentDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    names.map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'latin1')]),
  )
}

test.skipIf(isLeftOut('browser'))(
  'records are changed and changed back, and have the bytes that they had',
  {
    timeout: LIMIT_MS,
  },
  async () => {
    const before = allFiles()
    const fields = {
      'product/entries/ac-c204': 'name.en',
      '_singletons/entries/places': 'showrooms.0.name.en',
    }
    for (const [place, field] of Object.entries(fields)) {
      await person.open(place)
      const input = (await person.show(field)).locator('input, textarea').first()
      const text = await input.inputValue()
      await input.fill(`${text} X`)
      expect(await person.save(), place).toEqual([200])
      expect(allFiles(), place).not.toEqual(before)
      await input.fill(text)
      expect(await person.save(), place).toEqual([200])
      expect(allFiles(), place).toEqual(before)
    }
  },
)

test.skipIf(isLeftOut('browser'))(
  'a product is made from nothing, seen, built and found, renamed, replaced and removed',
  {
    timeout: 2 * LIMIT_MS,
  },
  async () => {
    await person.open('product/new')
    await makeProduct(person)
    expect(await person.save()).toEqual([200, 200])
    const product = JSON.parse(read('products/oa-x100.json')) as Record<string, unknown>
    expect(product).toMatchObject({
      code: 'oa-x100',
      attributes: {
        'pack-contents': { zh: '磁鐵、螺絲', en: 'magnet, screws' },
        dimensions: { width: 98, height: 212, depth: 32 },
        'operating-temperature': { min: -20, max: 60 },
        origin: 'taiwan',
        warranty: 3,
      },
      photos: [{ file: 'photo.jpg', focus: { x: 30, y: 20 } }],
      needs: [{ kind: 'mounting', types: ['anchors'] }],
      related: ['ac-f520-p'],
      solutions: ['community-security'],
    })
    expect(Object.keys(product)).not.toContain('draft')
    expect(read('products/oa-x100.json')).toBe(`${JSON.stringify(product, null, 2)}\n`)
    const photo = await sharp(join(contentDir, 'products/oa-x100/photo.jpg')).metadata()
    expect([photo.format, photo.width, photo.height, photo.exif]).toEqual(['jpeg', 600, 900, undefined])
    await expectNoFaults()

    const visitor = await browser.newPage()
    onTestFinished(() => visitor.close())
    for (const locale of LOCALES) {
      await vi.waitFor(async () => {
        await visitor.goto(server.url + localisePath(locale, '/products/oa-x100'))
        expect(await visitor.getByRole('heading', { level: 1 }).textContent()).toContain('OA-X100')
      }, PATIENCE_MS)
      expect(await visitor.getByRole('main').textContent()).toContain(MADE.name[locale])
      const picture = visitor.getByRole('img', { name: MADE.alt[locale] }).first()
      await vi.waitFor(async () => expect(await picture.evaluate(isLoaded)).toBe(true), { timeout: PATIENCE_MS })
    }
    const target = join(folder, 'published')
    const story = JSON.parse(read('cases/2.json')) as { location: { en: string } }
    writeFileSync(join(contentDir, 'cases/2.json'), JSON.stringify({ ...story, formerly: [902] }))
    const first = await publishContent(target)
    await visitor.goto(`${first.preview}/en/products/oa-x100`)
    const thumbnail = visitor
      .getByRole('list', { name: readWords('en').get('product:gallery.thumbnails') ?? '' })
      .getByRole('img')
    expect(await thumbnail.first().evaluate(cutOf)).toEqual(['cover', '30% 20%'])
    for (const locale of LOCALES) {
      await visitor.goto(first.preview + localisePath(locale, '/news'), { waitUntil: 'networkidle' })
      await visitor.keyboard.press('/')
      await visitor.getByRole('dialog').getByRole('combobox').fill(MADE.query[locale])
      await visitor.getByRole('option', { name: 'OA-X100' }).first().waitFor()
    }
    await visitor.goto(`${first.preview}/en/success-stories?case=902#case-902`)
    await visitor.getByRole('article', { name: story.location.en, exact: true }).waitFor()

    await person.open('product/entries/oa-x100')
    await person.fill('code', 'oa-x200')
    await person.fill('model', 'OA-X200')
    // The editor opens the record anew under its new name.
    const renewed = page.waitForEvent('load')
    expect(await person.save()).toContain(200)
    await renewed
    expect(page.url()).toContain('/product/entries/oa-x200')
    await person.pick('status', 'Discontinued')
    await person.choose('successor', /OA-H100/)
    await person.switchOn('endOfLife')
    await person.fill('endOfLife.lastOrderOn', '2026-03-31')
    await person.fill('endOfLife.lastSupportOn', '2031-03-31')
    await person.switchOn('dataSheet')
    await person.fill('dataSheet.version', '1.1')
    await person.fill('dataSheet.updatedOn', '2026-03-31')
    expect(await person.save()).toEqual([200])
    expect(JSON.parse(read('products/oa-x200.json'))).toMatchObject({ formerly: ['oa-x100'], successor: 'oa-h100' })
    expect(existsSync(join(contentDir, 'products/oa-x100.json'))).toBe(false)
    await expectNoFaults()
    await vi.waitFor(async () => {
      await visitor.goto(`${server.url}/products/oa-x100`)
      expect(new URL(visitor.url()).pathname).toBe('/products/oa-x200')
    }, PATIENCE_MS)
    for (const [host, ask] of Object.entries((await publishContent(target)).asks))
      for (const locale of LOCALES) {
        const present = localisePath(locale, '/products/oa-x200')
        const { status, headers } = await ask(localisePath(locale, '/products/oa-x100'))
        expect([status, headers.get('location')], host).toEqual([301, present])
        const { text } = await ask(present, { accept: 'text/html' })
        expect(text, host).toContain(`href="${localisePath(locale, '/products/oa-h100')}"`)
      }

    expect(await person.remove()).toBe(200)
    expect(readdirSync(join(contentDir, 'products')).filter((name) => name.startsWith('oa-x'))).toEqual([])
    await expect(publishContent(target)).rejects.toThrow('4 addresses were public')
    await person.open('_singletons/entries/moves')
    for (const [index, code] of ['oa-x100', 'oa-x200'].entries()) {
      await person.add('items')
      await person.fill(`items.${index}.from`, `/products/${code}`)
      await person.fill(`items.${index}.to`, '/products/devices-accessories')
    }
    expect(await person.save()).toEqual([200])
    await expectNoFaults()
    for (const [host, ask] of Object.entries((await publishContent(target)).asks))
      for (const path of ['/products/oa-x100', '/en/products/oa-x200']) {
        const { status, headers } = await ask(path)
        expect([status, headers.get('location')], host).toEqual([301, path.replace(/oa-x\d+/, 'devices-accessories')])
      }
    writeFileSync(join(contentDir, 'moves.json'), '[]\n')
  },
)

/** Builds the content as it is, publishes it, and serves what is out. */
async function publishContent(target: string) {
  const folders = { ...foldersIn(folder), contentDir }
  await mustBuild(folders)
  await publishSite(directoryStore(target), { ...folders }, { withoutDocuments: true })
  return serveByAll(target)
}

/** Expects that the content is right as it is now, and that the editor says so. */
async function expectNoFaults(): Promise<void> {
  const found = await checkContent(snapshotOptions(ROOT, { CONTENT_DIR: contentDir }))
  expect(found).toEqual({ faults: [], warnings: [] })
  await vi.waitFor(async () => expect(await person.panel.textContent()).toContain('The content has no faults'), {
    timeout: PATIENCE_MS,
  })
}

test.skipIf(isLeftOut('browser'))(
  'mistakes are shown at their fields, in the language of the editor, until they are mended',
  {
    timeout: LIMIT_MS,
  },
  async () => {
    const file = 'products/ac-f430.json'
    const good = read(file)
    const product = JSON.parse(good) as Record<string, unknown> & { features: object[]; attributes: object }
    const [first, , ...others] = product.features
    const bad = {
      ...product,
      name: { zh: '只有中文', en: '' },
      releasedOn: '2026-02-30',
      features: [first, { zh: '字'.repeat(201), en: 'x' }, ...others],
      needs: [{ kind: 'power', types: ['steam'] }],
    }
    await person.open('product/entries/ac-f430')
    await person.show('name')
    writeFileSync(join(contentDir, file), JSON.stringify(bad, null, 2))
    await vi.waitFor(async () => expect(await person.panel.textContent()).toContain('Both languages'), {
      timeout: PATIENCE_MS,
    })
    const reasons = {
      name: 'Both languages',
      releasedOn: 'A date that exists',
      'features.1.zh': '1 to 200',
      'needs.0.types': 'One or more of poe-af, poe-at',
    }
    for (const [field, reason] of Object.entries(reasons)) {
      await person.show(field)
      await vi.waitFor(async () => expect(await person.markOf(field), field).toContain(reason), {
        timeout: PATIENCE_MS,
      })
    }
    writeFileSync(join(contentDir, file), good)
    await vi.waitFor(async () => expect(await person.panel.textContent()).toContain('no faults'), {
      timeout: PATIENCE_MS,
    })
  },
)

test.skipIf(isLeftOut('browser'))(
  'the second of two people is told, and a file that cannot be read is shown and left as it is',
  {
    timeout: LIMIT_MS,
  },
  async () => {
    const file = 'testimonials/property-manager.json'
    const before = read(file)
    await person.open('testimonial/entries/property-manager')
    await person.fill('author.en', 'The second person')
    const first = before.replace(/"position": \d+/, '"position": 98')
    writeFileSync(join(contentDir, file), first)
    expect(new Set(await person.save())).toEqual(new Set([412]))
    await vi.waitFor(async () => expect(await person.panel.textContent()).toContain('someone changed this file'), {
      timeout: PATIENCE_MS,
    })
    expect(read(file)).toBe(first)

    writeFileSync(join(contentDir, file), before.slice(0, 60))
    await vi.waitFor(async () => expect(await person.panel.textContent()).toContain('Cannot be read'), {
      timeout: PATIENCE_MS,
    })
    await page.reload({ waitUntil: 'commit' })
    await vi.waitFor(async () => expect(await person.panel.textContent()).toContain(file), { timeout: PATIENCE_MS })
    expect(read(file)).toBe(before.slice(0, 60))
    writeFileSync(join(contentDir, file), before)
  },
)
