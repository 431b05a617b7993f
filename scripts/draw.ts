/*
 * Run by hand, `npm run draw`: draws public/devices/*.svg after a change to src/drawing/devices; the other icons of public/ after a
 * change to public/favicon.svg or to the palette in src/site.ts; and the palette's stylesheet. The same code gives the same bytes.
 */
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readArguments } from '../src/command-line/read-arguments.ts'
import { DEVICE_PICTURES } from '../src/drawing/devices/device-pictures.ts'
import { drawIcons } from '../src/documents/draw-icons.ts'
import { paletteCss } from '../src/documents/palette-css.ts'
import { PALETTE } from '../src/site.ts'

const PUBLIC = join(import.meta.dirname, '../public')

readArguments({ usage: 'npm run draw' })
const pictures = Object.entries(DEVICE_PICTURES).map(([name, drawPicture]) => ({ name, svg: drawPicture().svg }))
await Promise.all(pictures.map(({ name, svg }) => writeFile(join(PUBLIC, 'devices', `${name}.svg`), svg)))
const kilobytes = pictures.reduce((sum, { svg }) => sum + Buffer.byteLength(svg), 0) / 1000
console.log(`${pictures.length} pictures, ${kilobytes.toFixed(0)} kB`)

const icons = await drawIcons(readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8'))
for (const [name, content] of icons) {
  const path = join(PUBLIC, name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}
console.log(`${icons.size} icons`)

await writeFile(join(import.meta.dirname, '../src/ui/palette.css'), paletteCss(PALETTE))
