import { existsSync, readdirSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { LOCALES } from '../../../src/base/i18n/locale.ts'
import { loadScreen, screenAt, setRouteContent } from '../../../src/web/navigation/routing/browser-screens.ts'
import { loadFixture } from '../fixture-content.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** The folders of all screens, below `pages/`. */
const folders = readdirSync(join(ROOT, 'pages'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'staff')
  .map(({ name, parentPath }) => relative(join(ROOT, 'pages'), join(parentPath, name)))
const screens = folders.map((folder) => basename(folder))

const { series } = await loadFixture()
beforeAll(() => setRouteContent({ series }))

test('every screen has its three files, named after its folder', () => {
  for (const folder of folders) {
    const screen = basename(folder)
    for (const file of [`${screen}.screen.tsx`, `${screen}.page.route.ts`, `${screen}.page.server.ts`]) {
      expect(existsSync(join(ROOT, 'pages', folder, file)), file).toBe(true)
    }
  }
})

test('every screen has words of its own in both languages', () => {
  for (const screen of screens) {
    for (const locale of LOCALES)
      expect(existsSync(join(ROOT, 'locales', locale, `${screen}.json`)), `${locale} ${screen}`).toBe(true)
  }
})

test('every screen exports its page and its head', async () => {
  for (const screen of screens) {
    const { Page, head } = await loadScreen(screen)
    expect([typeof Page, typeof head], screen).toEqual(['function', 'function'])
  }
})

test('an unknown screen is reported', async () => {
  await expect(loadScreen('gone')).rejects.toThrow('There is no screen "gone"')
})

test('a series is what the content of the document names so', () => {
  onTestFinished(() => setRouteContent({ series }))
  setRouteContent({ series: [{ id: 'home-automation' }] })
  expect(screenAt('/products/home-automation', '/')).toBe('series')
  expect(screenAt('/products/calls', '/')).toBe('product')
})

test.each([
  ['/products/calls', 'series'],
  ['/products/no-such-product', 'product'],
  ['/products/page/2', 'products'],
  ['/products/page/999', 'products'],
  ['/nowhere', undefined],
  ['/products/a/b', undefined],
  ['/products/page/2/b', undefined],
])('the address %s, whether it exists or not, belongs to the screen %s', (path, screen) => {
  expect(screenAt(path, '/')).toBe(screen)
  expect(screenAt(`/en${path}`, '/en')).toBe(screen)
})
