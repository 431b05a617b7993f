import type { Sharp } from 'sharp'
import { drawStage, placeImage } from './draw-stage.ts'
import type { SheetModel } from './model-sheet.ts'
import { planSheet } from './plan-sheet.ts'
import type { ProductImage } from './product-image.ts'
import { rasterise } from './rasterise.ts'
import type { Typesetter } from './set-type.ts'
import type { SvgDrawing } from './write-drawing.ts'
import { type SheetPictures, writePdf } from './write-pdf.ts'

/** Maximum size of a data sheet: it is sent by mail, and downloaded on building sites. */
const MAX_BYTES = 150_000
/** Encodings of pixels, tried until it is small enough. mozjpeg saves a fifth of the bytes and takes ten times as long. */
const ENCODINGS = [
  { quality: 78, share: 1, mozjpeg: false },
  { quality: 70, share: 1, mozjpeg: true },
  { quality: 60, share: 0.8, mozjpeg: true },
  { quality: 50, share: 0.6, mozjpeg: true },
] as const
const STAGE = { width: 257.64, height: 252 }
/** In pixels: 225 dpi. */
const STAGE_WIDTH = 805
const FRONT_WIDTH = 320

/** Draws a data sheet as a PDF of at most 150 kB, unless it is larger even without its pictures. */
export async function drawSheet(sheet: SheetModel, image: ProductImage | undefined, type: Typesetter): Promise<Buffer> {
  const plan = planSheet(sheet, type, image)
  let file: Buffer = Buffer.alloc(0)
  for await (const pictures of drawPictures(image)) {
    file = await writePdf(plan, sheet, type, pictures)
    if (file.length <= MAX_BYTES) break
  }
  return file
}

/** Draws the pictures of a sheet, from the finest to the smallest file: as vectors, unless it is a photograph, then as pixels. */
async function* drawPictures(image: ProductImage | undefined): AsyncGenerator<SheetPictures> {
  const stage = frame(drawStage(image, { ...STAGE, ground: '#fff' }), STAGE)
  const front = image ? drawFront(image) : stage
  if (!image?.isPhoto) yield { stage, front }
  const [stagePixels, frontPixels] = [rasterise(stage.svg, STAGE_WIDTH), rasterise(front.svg, FRONT_WIDTH)]
  for (const encoding of ENCODINGS)
    yield {
      stage: await encode(stagePixels, STAGE_WIDTH, encoding),
      front: await encode(frontPixels, FRONT_WIDTH, encoding),
    }
}

function encode(
  picture: Sharp,
  width: number,
  { quality, share, mozjpeg }: (typeof ENCODINGS)[number],
): Promise<Buffer> {
  return (
    picture
      .clone()
      .resize({ width: Math.round(width * share) })
      // Sharp edges on flat ground: colour keeps its full resolution.
      .jpeg({ quality, mozjpeg, chromaSubsampling: '4:4:4' })
      .toBuffer()
  )
}

/** Draws a device from the front, on white. */
export function drawFront(image: ProductImage): SvgDrawing {
  return frame(`<rect width="100%" height="100%" fill="#fff"/>${placeImage(image, { x: 0, y: 0, ...image })}`, image)
}

function frame(content: string, { width, height }: { width: number; height: number }): SvgDrawing {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`
  return { svg, width, height }
}
