import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LOCALES } from '../../../src/base/i18n/locale.ts'
import { PUBLIC_FOLDER } from '../../../src/base/vendor-folder.ts'
import { writeWebManifest } from '../../../src/build/web-manifest.ts'
import { SITE } from '#vendor/site.ts'

type Manifest = { name: string; lang: string; start_url: string; icons: { src: string; purpose?: string }[] }

test.each(LOCALES)('the web manifest (%s) has its language, and its icons exist', (locale) => {
  // Written by the function above.
  const manifest = JSON.parse(writeWebManifest(locale)) as Manifest
  expect(manifest).toMatchObject({ name: SITE.brand[locale], start_url: locale === 'zh' ? '/' : '/en' })
  for (const { src } of manifest.icons) expect(existsSync(join(PUBLIC_FOLDER, src)), src).toBe(true)
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
})
