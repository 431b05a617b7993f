import { expect, test } from 'vitest'
import { SITE } from '#vendor/site.ts'
import { readVendorFolder, VENDOR_FOLDER } from '../../src/base/vendor-folder.ts'
import { formatFault } from '../../src/content/faults.ts'
import { snapshotOptions } from '../../src/content/load-snapshot.ts'
import { checkContent } from '../../src/tools/editing/check-content.ts'
import { ROOT } from '../docs/markdown.ts'

test('the setting may name any folder of the project, and nothing else', () => {
  expect(readVendorFolder('./vendors/acme-2.0/*')).toBe('vendors/acme-2.0')
  for (const target of ['./*', '../acme/*', './src/../acme/*', './src/acme', '@acme/vendor/*', undefined])
    expect(() => readVendorFolder(target)).toThrow('expected a folder of the project such as ./src/acme/*')
  for (const chosen of ['src/acme', './src/acme/', 'src/acme/'])
    expect(readVendorFolder('./src/other/*', chosen)).toBe('src/acme')
  for (const chosen of ['../acme', '/srv/acme', '.', 'src/../acme'])
    expect(() => readVendorFolder('./src/other/*', chosen)).toThrow(`VENDOR_DIR: found ${chosen}, expected a folder`)
})

test('unit tests have a vendor of their own, without a fault', async () => {
  expect(VENDOR_FOLDER).toBe('tests/vendors/fixture')
  expect(SITE.brand.en).toBe('Anvil')
  const { faults, warnings } = await checkContent(snapshotOptions(ROOT, {}), 'whole')
  expect([...faults, ...warnings].map(formatFault)).toEqual([])
})
