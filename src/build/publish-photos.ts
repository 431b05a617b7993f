import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Metadata } from 'sharp'
import { ContentError } from '../content/faults.ts'
import { listPhotoOwners, type PhotoOwner } from '../content/photos.ts'
import type { Image, Photo } from '../content/schema/media.ts'
import type { Snapshot } from '../content/snapshot.ts'
import { keepDocument, documentKey } from '../artwork/documents/document-cache.ts'
import type { RecipeRunner } from './incremental/recipe-runner.ts'

/** Widths in pixels: thumbnails, cards, the gallery, and both on high-density screens. */
/** Width in pixels of the largest copy. */
export const WIDEST = 1440
const WIDTHS = [320, 640, 960, WIDEST]
/** Width of the JPEG, which is the fallback for older browsers and is printed on documents. */
const FALLBACK_WIDTH = 960
/** Cameras stay below this limit; a larger picture is a mistake, or an attack on the build's memory. */
export const MAX_PIXELS = 50_000_000

type Format = 'avif' | 'webp' | 'jpeg'
const ENDING: Record<Format, string> = { avif: 'avif', webp: 'webp', jpeg: 'jpg' }

export type PhotoOptions = {
  contentDir: string
  /** Folder in which pictures are cached between builds. */
  cacheDir: string
  /** Puts the pictures into the site. */
  runner: RecipeRunner
  /** Hash of all code that makes pictures. */
  codeHash: string
  onProgress: (message: string) => void
}

/**
 * Makes pictures of all photographs, in every format and width, and puts them before the other images of their
 * records. The camera's metadata is removed except for the orientation. Throws a ContentError that names an invalid
 * photograph.
 */
export async function publishPhotos(snapshot: Snapshot, options: PhotoOptions): Promise<Snapshot> {
  const made = new Map<object, Image[]>()
  // Sequential: each picture uses every core already.
  for (const owner of listPhotoOwners(snapshot, options.contentDir))
    if (owner.photos.length > 0) made.set(owner.record, await makeImages(owner, options))
  const withImages = <Item extends { images: Image[] }>(item: Item): Item => {
    const images = made.get(item)
    return images ? { ...item, images: [...images, ...item.images] } : item
  }
  const withImage = <Item extends { image?: Image | undefined }>(item: Item): Item & { images?: Image[] } => {
    const images = made.get(item)
    return images ? { ...item, image: images[0], images } : item
  }
  return {
    ...snapshot,
    product: snapshot.product.map(withImages),
    faq: snapshot.faq.map(withImages),
    news: snapshot.news.map(withImage),
    solution: snapshot.solution.map(withImage),
  }
}

async function makeImages({ key, folder, photos }: PhotoOwner, options: PhotoOptions): Promise<Image[]> {
  const images: Image[] = []
  for (const photo of photos) {
    const path = join(folder, photo.file)
    options.onProgress(`photographs: ${relative(options.contentDir, path)}`)
    try {
      images.push(await publishPhoto(path, key, photo, options))
    } catch (cause) {
      const value = cause instanceof Error ? cause.message : String(cause)
      const expected = 'a photograph that can be used, whole and as JPEG'
      throw new ContentError([{ source: relative(process.cwd(), path), field: '', value, expected }])
    }
  }
  return images
}

async function publishPhoto(
  path: string,
  owner: string,
  { file, alt, focus }: Photo,
  options: PhotoOptions,
): Promise<Image> {
  const { default: sharp } = await import('sharp')
  const content = readFileSync(path)
  const size = uprightSize(await sharp(content).metadata())
  const key = documentKey(options.codeHash, content.toString('base64'))
  const widths = WIDTHS.filter((width) => width < size.width)
  // No picture is larger than its photograph.
  if (widths.length < WIDTHS.length) widths.push(Math.min(size.width, WIDTHS.at(-1) ?? size.width))
  const publish = async (format: Format, width: number): Promise<string> => {
    const name = `${key}-${width}.${ENDING[format]}`
    const src = `/assets/photos/${owner}-${file.replace(/\..*/, '')}-${name}`
    const make = async () => {
      const kept = await keepDocument(options.cacheDir, name, () =>
        encode(sharp(content, { limitInputPixels: MAX_PIXELS }).rotate().resize({ width }), format),
      )
      return { files: new Map([[src, readFileSync(kept.path)]]), value: undefined }
    }
    await options.runner.makeSlowly({ name: 'photograph', make }, { src, name })
    return src
  }
  const srcSet = async (format: Format): Promise<string> => {
    const entries: string[] = []
    for (const width of widths) entries.push(`${await publish(format, width)} ${width}w`)
    return entries.join(', ')
  }
  const width = Math.min(FALLBACK_WIDTH, size.width)
  return {
    src: await publish('jpeg', width),
    alt,
    width,
    height: Math.round((width * size.height) / size.width),
    sources: [
      { type: 'image/avif', srcSet: await srcSet('avif') },
      { type: 'image/webp', srcSet: await srcSet('webp') },
    ],
    ...(focus && { focus }),
  }
}

function encode(picture: import('sharp').Sharp, format: Format): Promise<Buffer> {
  if (format === 'avif') return picture.avif({ quality: 50, effort: 4 }).toBuffer()
  if (format === 'webp') return picture.webp({ quality: 78 }).toBuffer()
  return picture.jpeg({ quality: 80, mozjpeg: true }).toBuffer()
}

function uprightSize({ width, height, autoOrient }: Metadata): { width: number; height: number } {
  if (width * height > MAX_PIXELS) throw new Error(`it has ${width} × ${height} pixels, more than ${MAX_PIXELS}`)
  return autoOrient
}
