import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Catalogue, createCatalogue } from '../catalogue/catalogue.ts'
import type { Product } from '../catalogue/schema/product.ts'
import type { Snapshot } from '../catalogue/snapshot.ts'
import { hashDrawing } from './input-hash.ts'
import { writeWhole } from './output.ts'

type PicturesOptions = {
  root: string
  snapshot: Snapshot
  /** The file in which pictures are kept from build to build. */
  cacheFile: string
  /** The site's folder: pictures go into `pictures/` in it. */
  outDir: string
}

/** Pictures of one product, by the name of their file. */
type Drawn = Record<string, string>

/**
 * Writes the pictures of all products into a site. Those of a product that is as it was, drawn by code that is as it was,
 * come from the cache. Returns for how many products pictures were drawn.
 */
export async function writePictures({ root, snapshot, cacheFile, outDir }: PicturesOptions): Promise<number> {
  const catalogue = createCatalogue(snapshot)
  const drawingHash = hashDrawing(root)
  const cached = await readCache(cacheFile)
  const current: Record<string, Drawn> = {}
  let drawn = 0
  for (const product of snapshot.product) {
    const key = cacheKey(product, catalogue, drawingHash)
    const kept = cached[key]
    if (!kept) drawn++
    current[key] = kept ?? (await draw(product, catalogue))
  }
  const isChanged = drawn > 0 || Object.keys(cached).length > snapshot.product.length
  if (isChanged) await writeWhole(cacheFile, JSON.stringify(current))
  const folder = join(outDir, 'pictures')
  await mkdir(folder)
  const files = Object.values(current).flatMap((pictures) => Object.entries(pictures))
  await Promise.all(files.map(([name, svg]) => writeFile(join(folder, name), svg)))
  return drawn
}

async function draw(product: Product, catalogue: Catalogue): Promise<Drawn> {
  // Loaded only when something is to be drawn.
  const { drawProduct } = await import('../drawing/products/draw-product.ts')
  return Object.fromEntries(
    drawProduct(product, catalogue).map(({ view, svg }) => [`${product.code}-${view}.svg`, svg]),
  )
}

async function readCache(path: string): Promise<Record<string, Drawn>> {
  // Written by this file, whole or not at all.
  return existsSync(path) ? (JSON.parse(await readFile(path, 'utf8')) as Record<string, Drawn>) : {}
}

/** What a product's pictures follow from: the drawing's code, the product, and where it stands. */
function cacheKey(product: Product, catalogue: Catalogue, drawingHash: string): string {
  const { category, subCategory, specification } = catalogue.shelfOf(product)
  const input = [drawingHash, product, category.id, subCategory.id, specification.id]
  return createHash('sha256').update(JSON.stringify(input)).digest('base64url')
}
