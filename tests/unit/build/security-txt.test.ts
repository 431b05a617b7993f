import { expect, test } from 'vitest'
import { checkExpiry, writeSecurityTxt } from '../../../src/build/security-txt.ts'
import { SITE } from '#vendor/site.ts'
import { pageOf } from '../catalogue/editorial/snapshot-factory.ts'

const reviewed = (updatedOn: string) => ({ pages: [{ ...pageOf('security'), updatedOn }], firmware: [] })

test('security.txt has the fields of RFC 9116, each on a line of its own', () => {
  const text = writeSecurityTxt(reviewed('2026-11-20'))
  const names = text
    .trimEnd()
    .split('\n')
    .map((line) => /^([A-Z][A-Za-z-]+): \S/.exec(line)?.[1])
  expect(new Set(names)).toEqual(new Set(['Contact', 'Expires', 'Preferred-Languages', 'Canonical', 'Policy']))
  expect(text).toContain(`Canonical: ${SITE.origin}/.well-known/security.txt\n`)
  expect(text.endsWith('\n')).toBe(true)
})

test('it expires within a year of the last review', () => {
  expect(writeSecurityTxt(reviewed('2026-11-20'))).toContain('Expires: 2027-11-19T00:00:00.000Z')
})

test('a review that is due soon is a fault', () => {
  expect(checkExpiry(reviewed('2026-11-20'), Date.parse('2027-10-19'))).toEqual([])
  expect(checkExpiry(reviewed('2026-11-20'), Date.parse('2027-10-20'))).toMatchObject([
    { source: 'pages/security.json', field: 'updatedOn', value: '2026-11-20' },
  ])
})
