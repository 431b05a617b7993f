import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { snapshotOptions } from '../../../src/content/load-snapshot.ts'
import { checkContent } from '../../../src/tools/editing/check-content.ts'
import { LOCALES } from '../../../src/base/i18n/locale.ts'
import { localisePath } from '../../../src/base/i18n/localised-path.ts'
import { publishSite } from '../../../src/delivery/publish/publish-site.ts'
import { directoryStore } from '../../../src/base/object-store/directory-store.ts'
import { isLeftOut } from '../../tools/find-tool.ts'
import { readWords } from '../../unit/i18n/locale-files.ts'
import { PATIENCE_MS } from '../editor-page.ts'
import { LIMIT_MS, openWorld, readIn } from '../editor-world.ts'
import { serveByAll } from '../hosts.ts'
import { cutOf, isLoaded, MADE, makeProduct } from '../make-product.ts'
import { foldersIn, mustBuild, ROOT } from '../run-build.ts'

const world = openWorld()

test.skipIf(isLeftOut('browser'))(
  'a product is made from nothing, seen, built and found, renamed, replaced and removed',
  {
    timeout: 2 * LIMIT_MS,
  },
  async () => {
    await world.person.open('product/new')
    await makeProduct(world.person)
    expect(await world.person.save()).toEqual([200, 200])
    const product = JSON.parse(readIn(world, 'products/oa-x100.json')) as Record<string, unknown>
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
    expect(readIn(world, 'products/oa-x100.json')).toBe(`${JSON.stringify(product, null, 2)}\n`)
    const photo = await sharp(join(world.contentDir, 'products/oa-x100/photo.jpg')).metadata()
    expect([photo.format, photo.width, photo.height, photo.exif]).toEqual(['jpeg', 1440, 2160, undefined])
    await expectNoFaults()

    const visitor = await world.browser.newPage()
    onTestFinished(() => visitor.close())
    for (const locale of LOCALES) {
      await vi.waitFor(async () => {
        await visitor.goto(world.server.url + localisePath(locale, '/products/oa-x100'))
        expect(await visitor.getByRole('heading', { level: 1 }).textContent()).toContain('OA-X100')
      }, PATIENCE_MS)
      expect(await visitor.getByRole('main').textContent()).toContain(MADE.name[locale])
      const picture = visitor.getByRole('img', { name: MADE.alt[locale] }).first()
      await vi.waitFor(async () => expect(await picture.evaluate(isLoaded)).toBe(true), { timeout: PATIENCE_MS })
    }
    const target = join(world.folder, 'published')
    const story = JSON.parse(readIn(world, 'cases/2.json')) as { location: { en: string } }
    writeFileSync(join(world.contentDir, 'cases/2.json'), JSON.stringify({ ...story, formerly: [902] }))
    const first = await publishContent(target)
    await visitor.goto(`${first.preview}/en/products/oa-x100`)
    const thumbnail = visitor
      .getByRole('list', { name: readWords('en').get('product:gallery.thumbnails') ?? '' })
      .getByRole('img')
    expect(await thumbnail.first().evaluate(cutOf)).toEqual(['cover', '30% 20%'])
    for (const locale of LOCALES) {
      await visitor.goto(first.preview + localisePath(locale, '/news'), { waitUntil: 'networkidle' })
      await visitor.keyboard.press('Control+k')
      await visitor.getByRole('dialog').getByRole('combobox').fill(MADE.query[locale])
      await visitor.getByRole('option', { name: 'OA-X100' }).first().waitFor()
    }
    await visitor.goto(`${first.preview}/en/success-stories?case=902#case-902`)
    await visitor.getByRole('article', { name: story.location.en, exact: true }).waitFor()

    await world.person.open('product/entries/oa-x100')
    await world.person.fill('code', 'oa-x200')
    await world.person.fill('model', 'OA-X200')
    // The editor reopens the record under its new name.
    const renewed = world.page.waitForEvent('load')
    expect(await world.person.save()).toContain(200)
    await renewed
    expect(world.page.url()).toContain('/product/entries/oa-x200')
    await world.person.pick('status', 'Discontinued')
    await world.person.choose('successor', /OA-H100/)
    await world.person.switchOn('endOfLife')
    await world.person.fill('endOfLife.lastOrderOn', '2026-03-31')
    await world.person.fill('endOfLife.lastSupportOn', '2031-03-31')
    await world.person.switchOn('dataSheet')
    await world.person.fill('dataSheet.version', '1.1')
    await world.person.fill('dataSheet.updatedOn', '2026-03-31')
    expect(await world.person.save()).toEqual([200])
    expect(JSON.parse(readIn(world, 'products/oa-x200.json'))).toMatchObject({
      formerly: ['oa-x100'],
      successor: 'oa-h100',
    })
    expect(existsSync(join(world.contentDir, 'products/oa-x100.json'))).toBe(false)
    await expectNoFaults()
    await vi.waitFor(async () => {
      await visitor.goto(`${world.server.url}/products/oa-x100`)
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

    expect(await world.person.remove()).toBe(200)
    expect(readdirSync(join(world.contentDir, 'products')).filter((name) => name.startsWith('oa-x'))).toEqual([])
    await expect(publishContent(target)).rejects.toThrow('4 addresses were public')
    await world.person.open('_singletons/entries/moves')
    for (const [index, code] of ['oa-x100', 'oa-x200'].entries()) {
      await world.person.add('items')
      await world.person.fill(`items.${index}.from`, `/products/${code}`)
      await world.person.fill(`items.${index}.to`, '/products/devices-accessories')
    }
    expect(await world.person.save()).toEqual([200])
    await expectNoFaults()
    for (const [host, ask] of Object.entries((await publishContent(target)).asks))
      for (const path of ['/products/oa-x100', '/en/products/oa-x200']) {
        const { status, headers } = await ask(path)
        expect([status, headers.get('location')], host).toEqual([301, path.replace(/oa-x\d+/, 'devices-accessories')])
      }
    writeFileSync(join(world.contentDir, 'moves.json'), '[]\n')
  },
)

/** Builds the content as it is, publishes it, and serves the published site. */
async function publishContent(target: string) {
  const folders = { ...foldersIn(world.folder), contentDir: world.contentDir }
  await mustBuild(folders)
  await publishSite(directoryStore(target), { ...folders }, { withoutDocuments: true })
  return serveByAll(target)
}

/** Expects that the content is right as it is now, and that the editor says so. */
async function expectNoFaults(): Promise<void> {
  const { faults, warnings } = await checkContent(snapshotOptions(ROOT, { CONTENT_DIR: world.contentDir }), 'header')
  expect([...faults, ...warnings]).toEqual([])
  await vi.waitFor(async () => expect(await world.person.panel.textContent()).toContain('The content has no faults'), {
    timeout: PATIENCE_MS,
  })
}
