import { drawStage, placeImage } from './draw-stage.ts'
import type { SheetModel } from './model-sheet.ts'
import { planSheet } from './plan-sheet.ts'
import type { ProductImage } from './product-image.ts'
import { rasterise } from './rasterise.ts'
import type { Typesetter } from './set-type.ts'
import { type SheetPictures, writePdf } from './write-pdf.ts'

/** The largest a sheet may be: it is sent by mail, and fetched on a building site. */
const MAX_BYTES = 150_000
/** Qualities of its pictures, until it is small enough. */
const QUALITIES = [84, 70, 56, 42, 28]
const STAGE = { width: 257.64, height: 252 }
/** In pixels: 225 dots an inch. */
const STAGE_WIDTH = 805
const FRONT_WIDTH = 320

/** Draws a data sheet as a PDF. Throws when it cannot be made small enough. */
export async function drawSheet(sheet: SheetModel, image: ProductImage | undefined, type: Typesetter): Promise<Buffer> {
  const ratio = image && !image.isPhoto ? image.width / image.height : undefined
  const plan = planSheet(sheet, type, ratio)
  const encode = drawPictures(image)
  for (const quality of QUALITIES) {
    const file = await writePdf(plan, sheet, type, await encode(quality))
    if (file.length <= MAX_BYTES) return file
  }
  throw new Error(`The data sheet ${sheet.file} is larger than ${MAX_BYTES} bytes`)
}

/** Draws the pictures of a sheet; they are encoded at the quality that is asked for. */
function drawPictures(image: ProductImage | undefined): (quality: number) => Promise<SheetPictures> {
  const drawnStage = frame(drawStage(image, { ...STAGE, ground: '#fff' }), STAGE)
  const stage = rasterise(drawnStage, STAGE_WIDTH)
  const front = image && rasterise(frame(drawFront(image), image), FRONT_WIDTH)
  return async (quality) => {
    // Sharp edges on flat ground: colour keeps its full resolution.
    const options = { quality, chromaSubsampling: '4:4:4', mozjpeg: true }
    const file = await stage.clone().jpeg(options).toBuffer()
    return { stage: file, front: front ? await front.clone().jpeg(options).toBuffer() : file }
  }
}

function drawFront(image: ProductImage): string {
  return `<rect width="100%" height="100%" fill="#fff"/>${placeImage(image, { x: 0, y: 0, ...image })}`
}

function frame(content: string, { width, height }: { width: number; height: number }): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`
}
