import { join } from 'node:path'
import { PALETTE } from '#vendor/site.ts'
import { expect, test } from 'vitest'
import { VENDOR_FOLDER } from '../../../../src/base/vendor-folder.ts'
import { checkVendor } from '../../../../src/content/editorial/check-vendor.ts'
import template from '../../../../src/tools/scaffold/new-vendor.json' with { type: 'json' }

test('a vendor that has written all has no fault', () => {
  expect(checkVendor()).toEqual([])
})

test('texts and addresses that a new vendor has still to write are faults, with file and field', () => {
  const faults = checkVendor(template.modules)
  const site = faults.filter(({ source }) => source === join(VENDOR_FOLDER, 'site.ts'))
  expect(site.map(({ field, expected }) => `${field}: ${expected}`)).toEqual(
    expect.arrayContaining([
      'SITE.origin: an address of your own',
      'SITE.email: an address of your own',
      'SITE.phone.en: a text of your own',
      'SITE.address.zh: a text of your own',
      'STORY.paragraphs.0.en: a text of your own',
    ]),
  )
  expect(faults).toContainEqual(
    expect.objectContaining({ source: join(VENDOR_FOLDER, 'claims/contact.ts'), field: 'NOTICES.brief.zh' }),
  )
})

test('an address of another name is no placeholder', () => {
  const at = (value: string) => checkVendor({ 'site.ts': { value } })
  expect(at('sales@my-example.com')).toEqual([])
  expect(at('https://www.anvil.example')).toEqual([])
  expect(at('https://www.example.com')).toHaveLength(1)
  expect(at('sales@example.com')).toHaveLength(1)
})

test('a text of a module in one language only is a fault, and a record without texts is none', () => {
  const phone = { en: '+886-4-5550-0186', href: 'tel:+886455500186' }
  expect(checkVendor({ 'site.ts': { SITE: { phone, mark: { latin: 'A' } }, LANGUAGES: { zh: {} } } })).toEqual([
    {
      source: join(VENDOR_FOLDER, 'site.ts'),
      field: 'SITE.phone.zh',
      value: undefined,
      expected: 'the text in this language',
    },
  ])
})

test('a colour that cannot be read, or seen, where pages show it is a fault', () => {
  const faultsOf = (colours: Record<string, string>) =>
    checkVendor({}, { ...PALETTE, ...colours }).map(({ field, expected }) => `${field}: ${expected}`)
  expect(faultsOf({ brand: '#bfe8f5' })).toEqual(['PALETTE.brand: a contrast of 4.5 on plinth, not 1.0'])
  // Borders of controls, and the mark of the focus: WCAG 1.4.11.
  expect(faultsOf({ edge: '#a8a296', focus: '#7fa0ff' })).toEqual([
    'PALETTE.edge: a contrast of 3 on plinth, not 2.0',
    'PALETTE.focus: a contrast of 3 on plinth, not 2.0',
  ])
  expect(faultsOf({ brand: 'teal' })).toEqual(['PALETTE.brand: six digits, such as #1f4f7a'])
})
