import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { CONTENT_FOLDER, readVendorFolder, VENDOR_FOLDER } from '../../src/base/vendor-folder.ts'
import { listFiles, ROOT } from '../docs/markdown.ts'

const SOURCE = /^(?:(?:src|pages|renderer|scripts|tests)\/.*\.(?:tsx?|mjs|css)|vite\.config\.ts)$/

test('the vendor’s folder on disk is the one that Node takes imports from', () => {
  expect(fileURLToPath(import.meta.resolve('#vendor/site.ts'))).toBe(join(ROOT, VENDOR_FOLDER, 'site.ts'))
  expect(CONTENT_FOLDER).toBe(`${VENDOR_FOLDER}/content`)
})

test('the setting may name any folder of the project, and nothing else', () => {
  expect(readVendorFolder('./vendors/acme-2.0/*')).toBe('vendors/acme-2.0')
  for (const target of ['./*', '../acme/*', './src/../acme/*', './src/acme', '@acme/vendor/*', undefined])
    expect(() => readVendorFolder(target)).toThrow('expected a folder of the project such as ./src/acme/*')
})

test('no source but the vendor’s own names its folder: imports take #vendor, and paths the constants', () => {
  const name = `${VENDOR_FOLDER}/`
  const files = listFiles().filter((path) => SOURCE.test(path) && !path.startsWith(name))
  const naming = files.filter((path) => readFileSync(join(ROOT, path), 'utf8').includes(name))
  expect(naming).toEqual([])
})
