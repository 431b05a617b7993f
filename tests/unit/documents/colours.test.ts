import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { paletteCss } from '../../../src/documents/palette-css.ts'
import { PALETTE } from '../../../src/site.ts'

const ROOT = join(import.meta.dirname, '../../..')

test('the stylesheet of the palette is that of src/site.ts: npm run draw writes it', () => {
  expect(readFileSync(join(ROOT, 'src/ui/palette.css'), 'utf8')).toBe(paletteCss(PALETTE))
})

test('every colour of the dark scheme has one in the light scheme', () => {
  expect(Object.keys(PALETTE.light)).toEqual(expect.arrayContaining(Object.keys(PALETTE.dark)))
})
