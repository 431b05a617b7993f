import { expect, test } from 'vitest'
import { readCacheDir, readEnvironment, readOrigin, readPort, readSiteFolders } from '../../src/base/environment.ts'

const EMPTY = { SITE_DIR: '', BUILDS_DIR: '', BUNDLE_CACHE_DIR: ' ', PORT: '', API_ORIGIN: '' }

test('an empty variable counts as not set', () => {
  expect(readEnvironment({ PORT: '', HOST: ' ', COMMIT: 'c', DATA_DIR: undefined })).toEqual({ COMMIT: 'c' })
  expect(readSiteFolders('/site', EMPTY)).toEqual({ siteDir: '/site/dist/client', buildsDir: '/site/builds' })
  expect(readCacheDir('/site', EMPTY)).toBe('/site/node_modules/.cache/bundle')
  expect(readPort(4173, EMPTY)).toBe(4173)
  expect(readOrigin('API_ORIGIN', EMPTY)).toBeUndefined()
})

test('a variable that is set is used, with folders relative to the root of the project', () => {
  expect(readSiteFolders('/site', { SITE_DIR: 'other', BUILDS_DIR: '/builds' })).toEqual({
    siteDir: '/site/other',
    buildsDir: '/builds',
  })
  expect(readCacheDir('/site', { BUNDLE_CACHE_DIR: 'dist/bundle' })).toBe('/site/dist/bundle')
  expect(readCacheDir('/site', { BUNDLE_CACHE_DIR: '/site/cache' })).toBe('/site/cache')
  for (const outside of ['/cache', '/sites/cache', '..', '.', '/site'])
    expect(() => readCacheDir('/site', { BUNDLE_CACHE_DIR: outside })).toThrow(
      `BUNDLE_CACHE_DIR is "${outside}"; expected a folder inside the project`,
    )
  expect(readPort(4173, { PORT: '0' })).toBe(0)
  expect(readOrigin('API_ORIGIN', { API_ORIGIN: 'https://API.example:8443/' })).toBe('https://api.example:8443')
})

test('an invalid value is refused with a readable message', () => {
  for (const PORT of ['http', '-1', '65536', '80.5'])
    expect(() => readPort(4173, { PORT })).toThrow(`PORT is "${PORT}"; expected a number`)
  for (const API_ORIGIN of [
    'api.example',
    'ftp://api.example',
    'https://api.example/v1',
    'https://a.example; add_header x',
  ])
    expect(() => readOrigin('API_ORIGIN', { API_ORIGIN })).toThrow(`API_ORIGIN is "${API_ORIGIN}"; expected an origin`)
})
