import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.doUnmock('#vendor/site.ts')
  vi.resetModules()
})

/** Loads modules as for a vendor with a base path. */
async function withBase(base: string) {
  vi.resetModules()
  vi.doMock('#vendor/site.ts', async (read) => ({ ...(await read<object>()), BASE_PATH: base }))
  return {
    ...(await import('../../src/base/base-path.ts')),
    ...(await import('../../src/base/i18n/localised-path.ts')),
    ...(await import('../../src/base/addresses.ts')),
  }
}

test.each(['/site/', '/site'])('addresses begin with the base %s, paths without', async (base) => {
  const { inSite, outOfSite, localisePath, pathIn, localiseTarget, splitAddress, absoluteUrl } = await withBase(base)
  expect([inSite('/'), inSite('/a.svg')]).toEqual(['/site/', '/site/a.svg'])
  expect(['/site/', '/site/en', '/site', '/sitex', '/en'].map(outOfSite)).toEqual([
    '/',
    '/en',
    undefined,
    undefined,
    undefined,
  ])
  expect([localisePath('zh', '/'), localisePath('en', '/'), localisePath('en', '/news')]).toEqual([
    '/site/',
    '/site/en',
    '/site/en/news',
  ])
  expect([pathIn('zh', '/'), pathIn('en', '/news')]).toEqual(['/', '/en/news'])
  expect(localiseTarget('en', '/#story')).toBe('/site/en#story')
  expect(['/site/en/news/', '/site/', '/en/news'].map(splitAddress)).toEqual([
    { locale: 'en', path: '/news' },
    { locale: 'zh', path: '/' },
    { locale: 'zh', path: '' },
  ])
  expect(absoluteUrl('en', '/news')).toBe('https://www.anvil.example/site/en/news')
})

test('a base that is also the prefix of a language is no language', async () => {
  const { localisePath, splitAddress } = await withBase('/en/')
  expect([localisePath('en', '/news'), localisePath('zh', '/')]).toEqual(['/en/en/news', '/en/'])
  expect([splitAddress('/en/news'), splitAddress('/en/en')]).toEqual([
    { locale: 'zh', path: '/news' },
    { locale: 'en', path: '/' },
  ])
})

test('without a base, addresses are paths', async () => {
  const { inSite, outOfSite, localisePath, pathIn, splitAddress, splitLocale } = await withBase('/')
  expect([inSite('/news'), outOfSite('/news')]).toEqual(['/news', '/news'])
  expect([localisePath, splitAddress]).toEqual([pathIn, splitLocale])
})

test('a base that is none is refused in a sentence, with its file', async () => {
  const { assertBase } = await import('../../src/base/environment.ts')
  for (const base of ['/', '/site', '/site/', '/a-1/b_2/']) expect(() => assertBase(base)).not.toThrow()
  for (const base of [
    '',
    'site',
    'site/',
    '//',
    '/a//b',
    '/../x',
    '/a/..',
    '/Site',
    '/a b',
    '/a?b',
    '/a#b',
    'https://a/',
  ])
    expect(() => assertBase(base), base).toThrow(
      `tests/vendors/fixture/site.ts: BASE_PATH is "${base}", expected / or lower-case letters`,
    )
})

test('each command ends with that sentence, not only a build', async () => {
  vi.doMock('#vendor/site.ts', async (read) => ({ ...(await read<object>()), BASE_PATH: 'site' }))
  vi.resetModules()
  await expect(import('../../src/base/environment.ts')).rejects.toMatchObject({
    name: 'SettingError',
    message: expect.stringContaining('BASE_PATH is "site"'),
  })
})
