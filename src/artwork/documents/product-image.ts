import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Catalogue } from '../../content/catalogue.ts'
import type { Product } from '../../content/schema/product.ts'
import { inLocale } from '../../base/i18n/localised.ts'
import type { Locale } from '../../base/i18n/locale.ts'
import { drawProduct } from '../drawing/products/draw-product.ts'

/** A picture of a product for documents: SVG markup and its size. */
export type ProductImage = { svg: string; width: number; height: number; isPhoto: boolean }

/** A picture of a product by its file, before it is read: small enough to be part of what a document is made of. */
export type ImageFile = {
  /** Address on the site. */
  src: string
  /** Hash of its content. A photograph's address changes with its content. */
  hash?: string
  width: number
  height: number
}

/** A drawing of a product, or the file of one. */
type Drawing = { src: string; hash: string; width: number; height: number }

/** Returns the file of a product's first photograph, as published by the build, or else of its drawing. */
export function imageFileOf({ images: [first] }: Product, drawing: Drawing | undefined): ImageFile | undefined {
  return first && isPhoto(first) ? { src: first.src, width: first.width, height: first.height } : drawing
}

/** Reads the file of a picture from the folder of a site. */
export function readImage(file: ImageFile, siteDir: string): ProductImage {
  const { src, width, height } = file
  const content = readFileSync(join(siteDir, src))
  if (!isPhoto(file)) return { svg: content.toString(), width, height, isPhoto: false }
  const svg = `<image width="${width}" height="${height}" href="data:image/jpeg;base64,${content.toString('base64')}"/>`
  return { svg, width, height, isPhoto: true }
}

/** Draws a product's picture for a document in a language, or reads its photograph, without a build: with its file. */
export function drawImage(
  product: Product,
  catalogue: Catalogue,
  siteDir: string,
  locale: Locale,
): { file: ImageFile; image: ProductImage } | undefined {
  const [first] = drawProduct(product, catalogue)
  const drawn = first && inLocale(first, locale)
  const file = imageFileOf(
    product,
    drawn && { src: drawn.src, hash: hashPicture(drawn.svg), width: drawn.width, height: drawn.height },
  )
  if (!file) return undefined
  const { width, height } = file
  const image = isPhoto(file) ? readImage(file, siteDir) : { svg: drawn?.svg ?? '', width, height, isPhoto: false }
  return { file, image }
}

function isPhoto({ src }: { src: string }): boolean {
  return extname(src) === '.jpg'
}

function hashPicture(svg: string): string {
  return createHash('sha256').update(svg).digest('hex')
}
