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
  /** Where pictures are kept from build to build, a file for each product and what it was drawn by, and one for all scenes. */
  cacheDir: string
  /** The site's folder: pictures go into `pictures/` in it. */
  outDir: string
}

/** Pictures by their address. */
type Drawn = Record<string, string>

/** Pictures that are kept together: their key, and how they are drawn. */
type Lot = { key: string; draw: () => Promise<Drawn> }

/**
 * Writes the pictures of all products, and the scenes of series and solutions, into a site and lists them. What is as it was,
 * drawn by code that is as it was, comes from the cache; what it keeps for nothing is removed. `drawn` tells how many
 * products' were drawn.
 */
export async function writePictures(options: PicturesOptions): Promise<{ assets: AssetEntry[]; drawn: number }> {
  const { root, snapshot, cacheDir, outDir } = options
  const catalogue = createCatalogue(snapshot)
  const drawingHash = hashDrawing(root)
  await Promise.all([mkdir(cacheDir, { recursive: true }), mkdir(join(outDir, 'pictures/scenes'), { recursive: true })])
  const unused = new Set(await readdir(cacheDir))
  const assets: AssetEntry[] = []
  const put = async ({ key, draw }: Lot): Promise<{ isKept: boolean }> => {
    const isKept = unused.delete(key)
    const pictures = await (isKept ? readDrawn(join(cacheDir, key)) : draw())
    if (!isKept) await writeWhole(join(cacheDir, key), JSON.stringify(pictures))
    const files = Object.entries(pictures)
    await Promise.all(files.map(([path, svg]) => writeFile(join(outDir, path), svg)))
    assets.push(...files.map(([path, svg]) => describeAsset(path, Buffer.from(svg))))
    return { isKept }
  }
  let drawn = 0
  for (const product of snapshot.product) {
    const { isKept } = await put(lotOfProduct(product, catalogue, drawingHash))
    if (!isKept) drawn++
  }
  await put(lotOfScenes(catalogue, drawingHash))
  await Promise.all([...unused].map((name) => rm(join(cacheDir, name), { force: true })))
  return { assets, drawn }
}

/** The pictures of a product follow from the drawing's code, the product, and where it stands. */
function lotOfProduct(product: Product, catalogue: Catalogue, drawingHash: string): Lot {
  const { category, subCategory, specification } = catalogue.shelfOf(product)
  return {
    key: cacheKey([drawingHash, product, category.id, subCategory.id, specification.id]),
    draw: () => drawProductPictures(product, catalogue),
  }
}

/** Scenes follow from the drawing's code and from all products, which stand in them. */
function lotOfScenes(catalogue: Catalogue, drawingHash: string): Lot {
  const { product, series, solution } = catalogue.snapshot
  return {
    key: cacheKey(['scenes', drawingHash, product, series, solution.map(({ slug }) => slug)]),
    draw: () => drawScenes(catalogue),
  }
}

async function drawProductPictures(product: Product, catalogue: Catalogue): Promise<Drawn> {
  // Loaded only when something is to be drawn.
  const { drawProduct, pictureAddress } = await import('../drawing/products/draw-product.ts')
  return Object.fromEntries(
    drawProduct(product, catalogue).map(({ view, svg }) => [pictureAddress(product, view), svg]),
  )
}

async function drawScenes(catalogue: Catalogue): Promise<Drawn> {
  const { listScenes, sceneFile, sceneImage } = await import('../drawing/scenes/list-scenes.ts')
  return Object.fromEntries(listScenes(catalogue).map((name) => [sceneImage(name).src, sceneFile(name, catalogue)]))
}

async function readDrawn(path: string): Promise<Drawn> {
  // Written by this file, whole or not at all.
  return JSON.parse(await readFile(path, 'utf8')) as Drawn
}

/** Names pictures by all that they follow from. */
function cacheKey(input: readonly unknown[]): string {
  return `${createHash('sha256').update(JSON.stringify(input)).digest('hex').slice(0, 32)}.json`
}
