/*
 * Run manually, `npm run tool -- draw`: draws the icons and the palette's stylesheet of the vendor's folder after a
 * change to the logo mark or to the palette in #vendor/site.ts; and the outlines of the Chinese characters in the words that drawings print.
 * The same code gives the same bytes.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { readArguments } from '../src/base/command-line/read-arguments.ts'
import { drawIcons } from '../src/artwork/documents/draw-icons.ts'
import { paletteCss } from '../src/artwork/documents/palette-css.ts'
import { drawLettering } from '../src/artwork/documents/draw-lettering.ts'
import { PUBLIC_FOLDER, VENDOR_FOLDER } from '../src/base/vendor-folder.ts'
import { PALETTE } from '#vendor/site.ts'

const ROOT = join(import.meta.dirname, '..')
const PUBLIC = join(ROOT, PUBLIC_FOLDER)

readArguments({ usage: 'npm run tool -- draw' })
const icons = await drawIcons()
for (const [name, content] of icons) {
  const path = join(PUBLIC, name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}
console.log(`Wrote ${icons.size} icons`)

await writeFile(join(ROOT, VENDOR_FOLDER, 'palette.css'), paletteCss(PALETTE))
const LETTERING = join(ROOT, 'src/artwork/drawing/kit/noto-sans-tc.json')
const lettering = drawLettering(ROOT)
const last: unknown = JSON.parse(await readFile(LETTERING, 'utf8'))
if (!isDeepStrictEqual(last, lettering)) {
  await writeFile(LETTERING, `${JSON.stringify(lettering, null, 2)}\n`)
  console.log(`${Object.keys(lettering.glyphs).length} characters; now run npm run format`)
}
