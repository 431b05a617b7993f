import { expect, test } from 'vitest'
import { assetsFromManifest, developmentAssets } from '../../../renderer/assets.ts'

type Chunk = { file: string; name?: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }

/**
 * Vite's manifest of a site with two screens: both import `shared`; `chart` is imported dynamically and imports from
 * the home screen, whose chunk is therefore not listed under its source.
 */
function manifestOf(changes: Record<string, Chunk> = {}): Record<string, Chunk> {
  return {
    'renderer/browser.tsx': {
      file: 'assets/browser.js',
      css: ['assets/base.css'],
      imports: ['_libraries.js', '_shared.js'],
    },
    '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'], imports: ['_libraries.js'] },
    'pages/news/news.screen.tsx': {
      file: 'assets/news.js',
      name: 'news.screen',
      css: ['assets/news.css'],
      imports: ['_shared.js', '_teaser.js'],
      dynamicImports: ['src/chart.tsx'],
    },
    '_teaser.js': { file: 'assets/teaser.js', css: ['assets/teaser.css'], imports: ['_deep.js'] },
    '_deep.js': { file: 'assets/deep.js', imports: ['_teaser.js'] },
    '_home.screen-0a1b.js': { file: 'assets/home.js', name: 'home.screen', css: ['assets/home.css'] },
    'src/chart.tsx': { file: 'assets/chart.js', css: ['assets/chart.css'], imports: ['_home.screen-0a1b.js'] },
    'locales/zh/common.json': { file: 'assets/common-zh.js' },
    'locales/en/common.json': { file: 'assets/common-en.js' },
    'locales/zh/news.json': { file: 'assets/news-zh.js' },
    'locales/en/news.json': { file: 'assets/news-en.js' },
    '_libraries.js': { file: 'assets/libraries.js' },
    ...changes,
  }
}

test('a document loads the transitive imports of its screen, and the words of its language', () => {
  const { entry, preloads } = assetsFromManifest(manifestOf())('news', 'en')
  expect(entry).toBe('/assets/browser.js')
  expect(preloads.toSorted()).toEqual(
    ['common-en', 'deep', 'libraries', 'news-en', 'news', 'shared', 'teaser'].map((name) => `/assets/${name}.js`),
  )
})

test('a module comes after those that it imports', () => {
  const { preloads } = assetsFromManifest(manifestOf())('news', 'en')
  const placeOf = (name: string) => preloads.indexOf(`/assets/${name}.js`)
  expect(placeOf('libraries')).toBe(0)
  expect(placeOf('deep')).toBeLessThan(placeOf('teaser'))
  expect(placeOf('teaser')).toBeLessThan(placeOf('news'))
  expect(placeOf('shared')).toBeLessThan(placeOf('news'))
})

test('files of other screens, other languages and dynamic imports are not loaded', () => {
  const { styles, preloads } = assetsFromManifest(manifestOf())('news', 'zh')
  expect([...styles, ...preloads].filter((address) => /home|-en|chart/.test(address))).toEqual([])
})

test('each stylesheet is listed once, those of the entry first', () => {
  const { styles } = assetsFromManifest(manifestOf())('news', 'zh')
  expect(styles[0]).toBe('/assets/base.css')
  expect(styles.toSorted()).toEqual([
    '/assets/base.css',
    '/assets/news.css',
    '/assets/shared.css',
    '/assets/teaser.css',
  ])
})

test('the entry is not preloaded, and the libraries are loaded by every document', () => {
  const assets = assetsFromManifest(manifestOf())
  for (const screen of ['news', 'home', undefined]) {
    const { preloads } = assets(screen, 'zh')
    expect(preloads).not.toContain('/assets/browser.js')
    expect(preloads).toContain('/assets/libraries.js')
  }
})

test('an error page loads no screen, and a screen without words none', () => {
  const assets = assetsFromManifest(manifestOf())
  expect(assets(undefined, 'zh').preloads.toSorted()).toEqual([
    '/assets/common-zh.js',
    '/assets/libraries.js',
    '/assets/shared.js',
  ])
  const home = assets('home', 'zh')
  expect(home.preloads).toContain('/assets/home.js')
  expect(home.styles).toContain('/assets/home.css')
})

test('repeated calls use a cache', () => {
  const assets = assetsFromManifest(manifestOf())
  expect(assets('news', 'zh')).toBe(assets('news', 'zh'))
  expect(assets('news', 'en')).not.toBe(assets('news', 'zh'))
})

test('a manifest without a screen or an imported chunk is refused', () => {
  const { 'renderer/browser.tsx': _, ...withoutEntry } = manifestOf()
  expect(() => assetsFromManifest(withoutEntry)).toThrow('"renderer/browser.tsx" is not in Vite\'s manifest')
  expect(() => assetsFromManifest(manifestOf())('contact', 'zh')).toThrow('"contact" is not in Vite\'s manifest')
  const broken = manifestOf({ '_teaser.js': { file: 'assets/teaser.js', imports: ['_gone.js'] } })
  expect(() => assetsFromManifest(broken)('news', 'zh')).toThrow('"_gone.js"')
})

test('in development the source of the entry is loaded', () => {
  expect(developmentAssets('news', 'zh')).toEqual({ styles: [], entry: '/renderer/browser.tsx', preloads: [] })
})
