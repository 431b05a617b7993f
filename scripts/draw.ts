/*
 * Run by hand, `npm run draw`: draws public/devices/*.svg after a change to src/drawing/devices, and the other icons of public/ after
 * a change to public/favicon.svg. The same code gives the same bytes.
 */
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readArguments } from '../src/command-line/read-arguments.ts'
import { DEVICE_PICTURES } from '../src/drawing/devices/device-pictures.ts'
import { drawIcons } from '../src/documents/draw-icons.ts'

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
