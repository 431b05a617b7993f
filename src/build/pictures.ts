import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Catalogue, createCatalogue } from '../catalogue/catalogue.ts'
import type { Product } from '../catalogue/schema/product.ts'
import type { Snapshot } from '../catalogue/snapshot.ts'
import { hashDrawing } from './input-hash.ts'
import { type AssetEntry, describeAsset } from './manifest.ts'
import { writeWhole } from './output.ts'

type PicturesOptions = {
  root: string
  snapshot: Snapshot
  /** Where pictures are kept from build to build, a file for each product and what it was drawn by. */
  cacheDir: string
  /** The site's folder: pictures go into `pictures/` in it. */
  outDir: string
}

/** Pictures of one product, by their address. */
type Drawn = Record<string, string>

/**
 * Writes the pictures of all products into a site and lists them. Those of a product that is as it was, drawn by code that
 * is as it was, come from the cache; what it keeps for no product is removed. `drawn` tells how many products' were drawn.
 */
export async function writePictures(options: PicturesOptions): Promise<{ assets: AssetEntry[]; drawn: number }> {
  const { root, snapshot, cacheDir, outDir } = options
  const catalogue = createCatalogue(snapshot)
  const drawingHash = hashDrawing(root)
  await Promise.all([mkdir(cacheDir, { recursive: true }), mkdir(join(outDir, 'pictures'))])
  const unused = new Set(await readdir(cacheDir))
  const assets: AssetEntry[] = []
  let drawn = 0
  for (const product of snapshot.product) {
    const key = cacheKey(product, catalogue, drawingHash)
    const isKept = unused.delete(key)
    if (!isKept) drawn++
    const pictures = await (isKept ? readDrawn(join(cacheDir, key)) : draw(product, catalogue))
    if (!isKept) await writeWhole(join(cacheDir, key), JSON.stringify(pictures))
    const files = Object.entries(pictures)
    await Promise.all(files.map(([path, svg]) => writeFile(join(outDir, path), svg)))
    assets.push(...files.map(([path, svg]) => describeAsset(path, Buffer.from(svg))))
  }
  await Promise.all([...unused].map((name) => rm(join(cacheDir, name), { force: true })))
  return { assets, drawn }
}

async function draw(product: Product, catalogue: Catalogue): Promise<Drawn> {
  // Loaded only when something is to be drawn.
  const { drawProduct, pictureAddress } = await import('../drawing/products/draw-product.ts')
  return Object.fromEntries(
    drawProduct(product, catalogue).map(({ view, svg }) => [pictureAddress(product, view), svg]),
  )
}

async function readDrawn(path: string): Promise<Drawn> {
  // Written by this file, whole or not at all.
  return JSON.parse(await readFile(path, 'utf8')) as Drawn
}

/** Names what a product's pictures follow from: the drawing's code, the product, and where it stands. */
function cacheKey(product: Product, catalogue: Catalogue, drawingHash: string): string {
  const { category, subCategory, specification } = catalogue.shelfOf(product)
  const input = [drawingHash, product, category.id, subCategory.id, specification.id]
  return `${createHash('sha256').update(JSON.stringify(input)).digest('hex').slice(0, 32)}.json`
}
