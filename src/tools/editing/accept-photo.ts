import { MAX_PIXELS } from '../../build/publish-photos.ts'

/** Wide enough for every picture that a build makes of it, with room for another crop later. */
const MAX_WIDTH = 2880
const QUALITY = 90
/**
 * The formats of cameras and phones. Not drawings: an SVG file may hold scripts, name other files and take minutes to
 * draw.
 */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif', 'gif'])

/** Thrown for a file that is no picture, or one of more pixels than a camera makes. */
export class NoPhotoError extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'NoPhotoError'
  }
}

/** Makes a dropped picture, of any format that is known, the JPEG that a record has: upright, without what the camera noted. */
export async function acceptPhoto(content: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  try {
    const picture = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    const { format } = await picture.metadata()
    if (!FORMATS.has(format)) throw new Error(`${format} is no format of photographs`)
    return await picture
      .rotate()
      .resize({ width: MAX_WIDTH, height: MAX_WIDTH, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer()
  } catch (error) {
    throw new NoPhotoError(error instanceof Error ? error.message : String(error))
  }
}
