import { expect, LOCALES, pathIn, readManifest, test } from './test.ts'

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
]

const { paths } = readManifest()
const sampleOf = (prefix: string) => paths.find((path) => path.startsWith(prefix) && path !== prefix) ?? prefix

function readHead(html: string) {
  const attribute = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
  return {
    lang: attribute(/<html lang="([^"]*)"/),
    title: attribute(/<title>([^<]*)<\/title>/),
    description: attribute(/<meta name="description" content="([^"]*)"/),
    canonical: attribute(/<link rel="canonical" href="([^"]*)"/),
    robots: attribute(/<meta name="robots" content="([^"]*)"/),
    alternates: Object.fromEntries(
      [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(([, lang, href]) => [
        lang,
        href,
      ]),
    ),
  }
}

test('answers every route of the site in both languages', async ({ request }) => {
  for (const path of [...SPEC_PATHS, sampleOf('/faqs/'), sampleOf('/news/'), '/products/vi-d720-p']) {
    for (const locale of LOCALES) {
      const response = await request.get(pathIn(locale, path))
      expect(response.status(), pathIn(locale, path)).toBe(200)
      expect(readHead(await response.text()).lang).toBe(locale === 'zh' ? 'zh-TW' : 'en')
    }
  }
})

test('gives every page a title and a description of its own', async ({ request }) => {
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  for (const path of paths) {
    const { title, description } = readHead(await (await request.get(path)).text())
    expect(title, path).not.toBe('')
    expect(description.length, path).toBeGreaterThan(7)
    expect(titles.get(title), `${path} has the title of`).toBeUndefined()
    expect(descriptions.get(description), `${path} has the description of`).toBeUndefined()
    titles.set(title, path)
    descriptions.set(description, path)
  }
})

test('says of every public page where it stands and in which other languages', async ({ request }) => {
  for (const path of paths) {
    const { canonical, alternates, robots } = readHead(await (await request.get(path)).text())
    if (/\/(?:login|settings)$/.test(path)) {
      expect(robots, path).toBe('noindex')
      expect(canonical, path).toBe('')
      continue
    }
    expect(new URL(canonical).pathname, path).toBe(path)
    expect(Object.keys(alternates).sort(), path).toEqual(['en', 'x-default', 'zh-Hant', 'zh-TW'])
    expect(Object.values(alternates), path).toContain(canonical)
    const other = path.startsWith('/en') ? alternates['zh-TW'] : alternates.en
    const twin = readHead(await (await request.get(new URL(other ?? '').pathname)).text())
    expect(twin.alternates, path).toEqual(alternates)
  }
})

test('has a payload for every page', async ({ request }) => {
  const { id } = readManifest()
  for (const path of paths) {
    const response = await request.get(`${path === '/' ? '' : path}/_payload.json`)
    expect(response.status(), path).toBe(200)
    expect(await response.json(), path).toMatchObject({ buildId: id })
  }
})

test('answers 404 at an unknown address, in the language of the path', async ({ request }) => {
  for (const [path, lang] of [
    ['/nothing-here', 'zh-TW'],
    ['/products/no-such-model', 'zh-TW'],
    ['/en/news/nothing', 'en'],
  ] as const) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(readHead(await response.text()), path).toMatchObject({ lang, robots: 'noindex', canonical: '' })
  }
})

test('loads no script before the first paint', async ({ request }) => {
  for (const path of SPEC_PATHS) {
    const html = await (await request.get(path)).text()
    expect(html, path).not.toMatch(/<script[^>]+(?:src=|type="module")/)
    expect(html, path).not.toMatch(/<link[^>]+rel="modulepreload"/)
  }
})
