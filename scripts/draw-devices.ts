import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEVICE_PICTURES } from '../src/drawing/devices/device-pictures.ts'

/*
 * `npm run draw`, by hand, after a change to src/drawing/devices: draws public/devices/*.svg. The same code gives the
 * same bytes.
 */

const FOLDER = join(import.meta.dirname, '../public/devices')

async function draw(): Promise<void> {
  const pictures = Object.entries(DEVICE_PICTURES).map(([name, drawPicture]) => ({ name, svg: drawPicture().svg }))
  await Promise.all(pictures.map(({ name, svg }) => writeFile(join(FOLDER, `${name}.svg`), svg)))
  const kilobytes = pictures.reduce((sum, { svg }) => sum + Buffer.byteLength(svg), 0) / 1000
  console.log(`${pictures.length} pictures, ${kilobytes.toFixed(0)} kB`)
}

await draw()
