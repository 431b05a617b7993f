import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { CONTENT_FOLDER, VENDOR_FOLDER } from '../../src/base/vendor-folder.ts'
import { listFiles, ROOT } from '../docs/markdown.ts'

const SOURCE = /^(?:(?:src|pages|renderer|scripts|tests)\/.*\.(?:tsx?|mjs|css)|vite\.config\.ts)$/

test('the vendor’s folder on disk is the one that Node takes imports from', () => {
  expect(fileURLToPath(import.meta.resolve('#vendor/site.ts'))).toBe(join(ROOT, VENDOR_FOLDER, 'site.ts'))
  expect(CONTENT_FOLDER).toBe(`${VENDOR_FOLDER}/content`)
})

test('no source but the vendor’s own names its folder: imports take #vendor, and paths the constants', () => {
  const name = `${VENDOR_FOLDER}/`
  const files = listFiles().filter((path) => SOURCE.test(path) && !path.startsWith(name))
  const naming = files.filter((path) => readFileSync(join(ROOT, path), 'utf8').includes(name))
  expect(naming).toEqual([])
})
