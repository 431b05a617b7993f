import { COLOURS } from './colours.ts'
import type { ProductImage } from './product-image.ts'

/** Height of the plinth as a share of the stage, and of its top face as a share of the plinth. */
const PLINTH = 0.13
const TOP = 0.62

export type StageOptions = {
  width: number
  height: number
  ground: string
  /** Margin above and beside the device, as a share of the height and the width. */
  above?: number
  beside?: number
}

/** Draws a device on its plinth, lit from the upper left, as SVG markup without a frame. A photograph fills the stage instead. */
export function drawStage(
  image: ProductImage | undefined,
  { width, height, ground, above = 0.08, beside = 0.12 }: StageOptions,
) {
  const back = `<rect width="${width}" height="${height}" fill="${ground}"/>`
  if (image?.isPhoto) return back + placeImage(image, { x: 0, y: 0, width, height })
  const plinth = height * PLINTH
  const top = height - plinth
  const floor = `<rect y="${top}" width="${width}" height="${plinth * TOP}" fill="${COLOURS.plinth}"/>
<rect y="${top + plinth * TOP}" width="${width}" height="${plinth * (1 - TOP)}" fill="${COLOURS['plinth-2']}"/>`
  if (!image) return back + floor
  const foot = top + plinth * TOP * 0.62
  const box = {
    x: width * beside,
    y: height * above,
    width: width * (1 - 2 * beside),
    height: foot - height * above,
  }
  const { shown } = contain(image, box)
  return `${back}${floor}<defs><radialGradient id="foot"><stop offset="0" stop-color="${COLOURS.ink}" stop-opacity=".34"/><stop offset=".55" stop-color="${COLOURS.ink}" stop-opacity=".12"/><stop offset="1" stop-color="${COLOURS.ink}" stop-opacity="0"/></radialGradient></defs>
<ellipse cx="${width / 2}" cy="${foot}" rx="${shown.width * 0.62}" ry="${plinth * 0.16}" fill="url(#foot)"/>${placeImage(image, box, 'foot')}`
}

type Box = { x: number; y: number; width: number; height: number }

function contain({ width, height }: ProductImage, box: Box) {
  const scale = Math.min(box.width / width, box.height / height)
  return { scale, shown: { width: width * scale, height: height * scale } }
}

/** Fits an image into a box, centred or aligned with its lower edge. */
export function placeImage(image: ProductImage, box: Box, at: 'middle' | 'foot' = 'middle'): string {
  const { scale, shown } = contain(image, box)
  const x = box.x + (box.width - shown.width) / 2
  const y = box.y + (box.height - shown.height) * (at === 'foot' ? 1 : 0.5)
  return `<g transform="translate(${x} ${y}) scale(${scale})">${image.svg}</g>`
}
