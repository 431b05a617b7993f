import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { paletteCss } from '../../../src/artwork/documents/palette-css.ts'
import { PALETTE } from '#vendor/site.ts'
import { VENDOR_FOLDER } from '../../../src/base/vendor-folder.ts'

const ROOT = join(import.meta.dirname, '../../..')

test('the stylesheet of the palette is that of #vendor/site.ts: npm run tool -- draw writes it', () => {
  expect(readFileSync(join(ROOT, VENDOR_FOLDER, 'palette.css'), 'utf8')).toBe(paletteCss(PALETTE))
})

/** The colours of things, which do not follow the palette. */
const OF_THINGS = 'src/artwork/drawing/kit/palette.ts'

/** The palette's own files, of any vendor: a folder of one's own shares colours with the sample vendor's beside it. */
function isOwner(path: string): boolean {
  return (
    path === OF_THINGS ||
    (/\/(?:site\.ts|palette\.css)$/.test(path) && existsSync(join(ROOT, dirname(path), 'site.ts')))
  )
}

test('a colour of the palette stands in #vendor/site.ts alone: everything else names it', () => {
  const colours = Object.values(PALETTE).filter((each) => each.startsWith('#'))
  const copies = ['pages', 'renderer', 'scripts', 'src'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => join(folder, path))
      .filter((path) => /\.(?:css|tsx?)$/.test(path) && !isOwner(path))
      .flatMap((path) => {
        const text = readFileSync(join(ROOT, path), 'utf8').toLowerCase()
        return colours.filter((colour) => text.includes(colour)).map((colour) => `${path}: ${colour}`)
      }),
  )
  expect(copies).toEqual([])
})
