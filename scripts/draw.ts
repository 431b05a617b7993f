/*
 * Run manually, `npm run draw`: draws the icons of public/ after a change to the logo mark or to the palette in
 * src/site.ts, and the palette's stylesheet. The same code gives the same bytes.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readArguments } from '../src/command-line/read-arguments.ts'
import { drawIcons } from '../src/documents/draw-icons.ts'
import { paletteCss } from '../src/documents/palette-css.ts'
import { PALETTE } from '../src/site.ts'

const PUBLIC = join(import.meta.dirname, '../public')

readArguments({ usage: 'npm run draw' })
const icons = await drawIcons()
for (const [name, content] of icons) {
  const path = join(PUBLIC, name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}
console.log(`${icons.size} icons`)

await writeFile(join(import.meta.dirname, '../src/ui/palette.css'), paletteCss(PALETTE))
