import type { Sharp } from 'sharp'
import { drawStage, placeImage } from './draw-stage.ts'
import type { SheetModel } from './model-sheet.ts'
import { planSheet } from './plan-sheet.ts'
import type { ProductImage } from './product-image.ts'
import { rasterise } from './rasterise.ts'
import type { Typesetter } from './set-type.ts'
import { type SheetPictures, writePdf } from './write-pdf.ts'

/** Maximum size of a data sheet: it is sent by mail, and downloaded on building sites. */
const MAX_BYTES = 150_000
/** Encodings of its pictures, tried until it is small enough. mozjpeg saves a fifth of the bytes and takes ten times as long. */
const ENCODINGS = [
  { quality: 78, share: 1, mozjpeg: false },
  { quality: 70, share: 1, mozjpeg: true },
  { quality: 60, share: 0.8, mozjpeg: true },
  { quality: 50, share: 0.6, mozjpeg: true },
] as const
type Encoding = (typeof ENCODINGS)[number]
const STAGE = { width: 257.64, height: 252 }
/** In pixels: 225 dpi. */
const STAGE_WIDTH = 805
const FRONT_WIDTH = 320

/** Draws a data sheet as a PDF of at most 150 kB, unless it is larger even without its pictures. */
export async function drawSheet(sheet: SheetModel, image: ProductImage | undefined, type: Typesetter): Promise<Buffer> {
  const plan = planSheet(sheet, type, image)
  const encode = drawPictures(image)
  let file: Buffer = Buffer.alloc(0)
  for (const encoding of ENCODINGS) {
    file = await writePdf(plan, sheet, type, await encode(encoding))
    if (file.length <= MAX_BYTES) break
  }
  return file
}

/** Draws the pictures of a sheet; returns a function that encodes them. */
function drawPictures(image: ProductImage | undefined): (encoding: Encoding) => Promise<SheetPictures> {
  const stage = rasterise(frame(drawStage(image, { ...STAGE, ground: '#fff' }), STAGE), STAGE_WIDTH)
  const front = image && rasterise(frame(drawFront(image), image), FRONT_WIDTH)
  return async ({ quality, share, mozjpeg }) => {
    const toFile = (picture: Sharp, width: number) =>
      picture
        .clone()
        .resize({ width: Math.round(width * share) })
        // Sharp edges on flat ground: colour keeps its full resolution.
        .jpeg({ quality, mozjpeg, chromaSubsampling: '4:4:4' })
        .toBuffer()
    const file = await toFile(stage, STAGE_WIDTH)
    return { stage: file, front: front ? await toFile(front, FRONT_WIDTH) : file }
  }
}

function drawFront(image: ProductImage): string {
  return `<rect width="100%" height="100%" fill="#fff"/>${placeImage(image, { x: 0, y: 0, ...image })}`
}

function frame(content: string, { width, height }: { width: number; height: number }): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`
}
