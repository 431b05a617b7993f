import { MARK } from '#vendor/site.ts'
import { COLOURS } from './colours.ts'
import { MARK_HEIGHT, MARK_WIDTH, squareAround } from './mark-box.ts'
import { rasterise } from './rasterise.ts'

/** The view box of the logo mark that an icon shows. */
const TIGHT = squareAround(4 / 44)
/** With the margin that phones expect. */
const ROOMY = squareAround(18 / 44)
/** Launchers crop icons to their own shapes: inside this view box nothing of the mark is cropped. */
const MASKABLE = squareAround(34 / 44)

/** The mark alone, ten times as large. */
const LOGO = `viewBox="${MARK.box}" width="${MARK_WIDTH * 10}" height="${MARK_HEIGHT * 10}"`
const PATHS = `<path d="${MARK.frame}"/><path class="door" d="${MARK.door}"/>`
/** Browsers show the favicon on a tab of either scheme. */
const SCHEMES =
  `<style>path{fill:${COLOURS.ink}}.door{fill:${COLOURS.brand}}` +
  `@media (prefers-color-scheme:dark){path{fill:${COLOURS['on-ground']}}.door{fill:${COLOURS['mark-ground']}}}</style>`

/** Draws every icon of the site and its logo from the logo mark, in the colours of the palette. Returns files by name. */
export async function drawIcons(): Promise<Map<string, Buffer>> {
  return new Map([
    [
      'favicon.svg',
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${TIGHT}">${SCHEMES}${PATHS}</svg>\n`),
    ],
    ['logo.svg', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${LOGO}>${painted()}</svg>\n`)],
    ['favicon.ico', asIco(await drawIcon(TIGHT, 32), 32)],
    ['apple-touch-icon.png', await drawIcon(ROOMY, 180)],
    ['icons/icon-192.png', await drawIcon(ROOMY, 192)],
    ['icons/icon-512.png', await drawIcon(ROOMY, 512)],
    ['icons/icon-maskable-512.png', await drawIcon(MASKABLE, 512)],
    ['mask-icon.svg', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${TIGHT}">${PATHS}</svg>\n`)],
  ])
}

/** The mark on the paper colour. */
function drawIcon(viewBox: string, size: number): Promise<Buffer> {
  const [x, y, width] = viewBox.split(' ')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${viewBox}">
<rect x="${x}" y="${y}" width="${width}" height="${width}" fill="${COLOURS.paper}"/>
${painted()}</svg>`
  return rasterise(svg, size).png({ palette: true }).toBuffer()
}

/** The mark in the colours of the light scheme. */
function painted(): string {
  return `<g fill="${COLOURS.ink}">${PATHS.replace('class="door"', `fill="${COLOURS.brand}"`)}</g>`
}

const HEADER_BYTES = 6
const ENTRY_BYTES = 16

/** Wraps a PNG file as an ICO file with one image. */
function asIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES)
  header.writeUInt16LE(1, 2) // an icon
  header.writeUInt16LE(1, 4) // of one picture
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10) // plane
  header.writeUInt16LE(32, 12) // bits a pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
