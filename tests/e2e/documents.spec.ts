import { expect, LOCALES, openPage, pathIn, readManifest, test } from './test.ts'

const SPEC_PATHS = [
  '/',
  '/contact',
  '/faqs',
  '/news',
  '/products',
  '/success-stories',
  '/products/access-control',
  '/products/video-intercom',
  '/products/security-solutions',
  '/products/devices-accessories',
  '/products/surveillance-monitoring',
  '/solutions/fire-alarm-system',
  '/solutions/smart-home-integration',
  '/solutions/parking-management-system',
  '/solutions/visitor-management-system',
  '/solutions/meeting-reservation-system',
  '/solutions/ai-smart-factory',
  '/solutions/community-security',
  '/solutions/aiot-property-management',
  '/solutions/video-intercom-system',
  '/solutions/construction-site-solution',
  '/solutions/wireless-security-system',
  '/solutions/long-term-care',
  '/login',
  '/settings',
  '/desk',
  '/desk/insight',
  '/desk/people',
  '/desk/privacy',
]

const { paths } = readManifest()
const sampleOf = (prefix: string) => paths.find((path) => path.startsWith(prefix) && path !== prefix) ?? prefix

function readHead(html: string) {
  const attribute = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
  return {
    lang: attribute(/<html lang="([^"]*)"/),
    canonical: attribute(/<link rel="canonical" href="([^"]*)"/),
    robots: attribute(/<meta name="robots" content="([^"]*)"/),
  }
}

test('serves every route of the site in both languages', async ({ request }) => {
  for (const path of [...SPEC_PATHS, sampleOf('/faqs/'), sampleOf('/news/'), '/products/vi-d720-p']) {
    for (const locale of LOCALES) {
      const response = await request.get(pathIn(locale, path))
      expect(response.status(), pathIn(locale, path)).toBe(200)
      expect(readHead(await response.text()).lang).toBe(locale === 'zh' ? 'zh-TW' : 'en-US')
    }
  }
})

test('has a payload for every page', async ({ request }) => {
  const { code } = readManifest()
  for (const path of paths) {
    const response = await request.get(`${path === '/' ? '' : path}/_payload.json`)
    expect(response.status(), path).toBe(200)
    expect(await response.json(), path).toMatchObject({ code })
  }
})

test('responds with 404 at an unknown address, in the language of the path', async ({ request }) => {
  for (const [path, lang] of [
    ['/nothing-here', 'zh-TW'],
    ['/products/no-such-model', 'zh-TW'],
    ['/en/news/nothing', 'en-US'],
  ] as const) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(readHead(await response.text()), path).toMatchObject({ lang, robots: 'noindex', canonical: '' })
  }
})

test('contains no external script, module script or module preload', async ({ request }) => {
  for (const path of SPEC_PATHS) {
    const html = await (await request.get(path)).text()
    expect(html, path).not.toMatch(/<script[^>]+(?:src=|type="module")/)
    expect(html, path).not.toMatch(/<link[^>]+rel="modulepreload"/)
  }
})

test('loads no script before the first paint, even if the page loads fast and the pointer rests on it', async ({
  page,
}) => {
  // A browser fires a pointer event when a page appears below the pointer.
  await page.mouse.move(200, 300)
  for (const path of ['/', '/products', '/products/vi-d430-p']) {
    await openPage(page, path)
    const { painted, scripts } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }))
    expect(scripts.length, path).toBeGreaterThan(5)
    expect(Math.min(...scripts), path).toBeGreaterThan(painted)
  }
})

test('is hydrated in a browser that does not report its first paint', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
  })
  await openPage(page, '/news')
})
