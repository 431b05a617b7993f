import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { paletteCss } from '../../../src/documents/palette-css.ts'
import { PALETTE } from '../../../src/site.ts'

const ROOT = join(import.meta.dirname, '../../..')

test('the stylesheet of the palette is that of src/site.ts: npm run draw writes it', () => {
  expect(readFileSync(join(ROOT, 'src/ui/palette.css'), 'utf8')).toBe(paletteCss(PALETTE))
})

/** The palette's own files, and the colours of things, which do not follow it. */
const OWNERS = ['src/site.ts', 'src/ui/palette.css', 'src/drawing/kit/palette.ts']

test('a colour of the palette stands in src/site.ts alone: everything else names it', () => {
  const colours = Object.values(PALETTE).filter((each) => each.startsWith('#'))
  const copies = ['pages', 'renderer', 'scripts', 'src'].flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
      .map((path) => join(room, path))
      .filter((path) => /\.(?:css|tsx?)$/.test(path) && !OWNERS.includes(path))
      .flatMap((path) => {
        const text = readFileSync(join(ROOT, path), 'utf8').toLowerCase()
        return colours.filter((colour) => text.includes(colour)).map((colour) => `${path}: ${colour}`)
      }),
  )
  expect(copies).toEqual([])
})
