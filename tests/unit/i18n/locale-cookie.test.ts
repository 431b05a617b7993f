import { afterEach, expect, test, vi } from 'vitest'
import { LOCALE_COOKIE_DAYS } from '../../../src/base/i18n/locale.ts'
import { rememberLocale } from '../../../src/base/i18n/locale-cookie.ts'

const DAY_MS = 24 * 60 * 60 * 1000

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A document that records each cookie. */
function stubDocument(): string[] {
  const cookies: string[] = []
  vi.stubGlobal('document', {
    get cookie() {
      return cookies.map((cookie) => cookie.split(';')[0]).join('; ')
    },
    set cookie(text: string) {
      cookies.push(text)
    },
  })
  return cookies
}

test.each(['zh', 'en'])('the choice of %s is stored for a year, for the whole site', (locale) => {
  const cookies = stubDocument()
  rememberLocale(locale)
  expect(cookies).toHaveLength(1)
  const parts = cookies[0]?.split(/;\s*/) ?? []
  expect(parts[0]).toBe(`locale=${locale}`)
  expect(parts).toContain('path=/')
  expect(parts.map((part) => part.toLowerCase())).toContain('samesite=lax')
  const expires = Date.parse(parts.find((part) => part.startsWith('expires='))?.slice('expires='.length) ?? '')
  expect(Math.abs(expires - Date.now() - LOCALE_COOKIE_DAYS * DAY_MS)).toBeLessThan(60_000)
})

test.each(['fr', 'zh-TW', 'EN', ''])('the unsupported language "%s" is warned about and changes nothing', (locale) => {
  const cookies = stubDocument()
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  rememberLocale(locale)
  expect(cookies).toEqual([])
  expect(warn).toHaveBeenCalledTimes(1)
  expect(warn.mock.calls[0]?.[0]).toContain(`"${locale}"`)
})
