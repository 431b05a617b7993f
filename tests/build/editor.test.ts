import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Process, startProcess, stop } from '../start-process.ts'
import { findTool, isLeftOut } from '../tools/find-tool.ts'
import { openEditor, PATIENCE_MS, type Person } from './editor-page.ts'
import { ROOT } from './run-build.ts'

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
})

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
  'a product is made from nothing, with a photograph',
  {
    timeout: LIMIT_MS,
  },
  async () => {
    await person.open('product/new')
    await person.fill('code', 'ac-x100')
    await person.fill('model', 'AC-X100')
    await person.fill('name.zh', '測試用人臉辨識機')
    await person.fill('name.en', 'Zanzibar Face Terminal')
    await person.fill('description.zh', '放在大廳，供測試之用。')
    await person.fill('description.en', 'For the lobby, and for this test.')
    await person.choose('specification', /10,000/)
    await person.fill('position', '25')
    await person.pick('status', 'On sale')
    await person.fill('releasedOn', '2026-02-03')
    const words = ['a', 'b', 'c', 'd']
    for (const [index, word] of words.entries()) {
      await person.add('features')
      await person.fill(`features.${index}.zh`, `第${'一二三四'[index]}項特色。`)
      await person.fill(`features.${index}.en`, `It has feature ${word}.`)
    }
    await person.add('attributes', 'Warranty')
    await person.fill('attributes.0.value', '3')
    await person.add('attributes', 'Dimensions (W×H×D)')
    for (const [side, length] of [
      ['width', '98'],
      ['height', '212'],
      ['depth', '32'],
    ] as const)
      await person.fill(`attributes.1.value.${side}`, length)
    await person.add('photos')
    await person.drop('photos.0.file', 'IMG_2041.JPG', await turnedPhoto())
    await person.fill('photos.0.alt.zh', '裝在大廳的人臉辨識機')
    await person.fill('photos.0.alt.en', 'The face terminal in a lobby')
    await person.choose('related', /AC-F520-P/)
    await person.choose('solutions', /Community/)
    expect(await person.save()).toEqual([200, 200])

    const product = JSON.parse(read('products/ac-x100.json')) as Record<string, unknown>
    expect(product).toMatchObject({
      code: 'ac-x100',
      attributes: { warranty: 3, dimensions: { width: 98, height: 212, depth: 32 } },
      photos: [{ file: 'photo.jpg' }],
      related: ['ac-f520-p'],
      solutions: ['community-security'],
    })
    expect(Object.keys(product)).not.toContain('draft')
    expect(read('products/ac-x100.json')).toBe(`${JSON.stringify(product, null, 2)}\n`)
    const photo = await sharp(join(contentDir, 'products/ac-x100/photo.jpg')).metadata()
    expect([photo.format, photo.width, photo.height, photo.exif]).toEqual(['jpeg', 600, 900, undefined])
    for (const name of ['ac-x100.json', 'ac-x100']) rmSync(join(contentDir, 'products', name), { recursive: true })
  },
)

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

/** A photograph that lies on its side, with what a camera notes. */
function turnedPhoto(): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 600, channels: 3, background: '#446688' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}
