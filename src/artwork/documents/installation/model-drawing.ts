import type { Catalogue } from '../../../content/catalogue.ts'
import { deviceKindOf } from '../../../content/installation/device-kinds.ts'
import type { Product } from '../../../content/schema/product.ts'
import { outlineOf } from './outline.ts'
import { type Sizes, sizesOf } from './sizes.ts'
import { writeDxf } from './write-dxf.ts'
import { writeOutlineSvg } from './write-outline-svg.ts'

/** The content of a dimension drawing: plain data, so that it can be hashed. */
export type DrawingModel = { format: 'svg' | 'dxf'; model: string; sizes: Sizes }

/** Returns the content of a product's dimension drawing; undefined for one without dimensions. */
export function modelDrawing(
  product: Product,
  catalogue: Catalogue,
  format: DrawingModel['format'],
): DrawingModel | undefined {
  const kind = deviceKindOf(catalogue.shelfOf(product), catalogue.snapshot.installation)
  const sizes = sizesOf(product, kind?.mounting.screws?.plug)
  return sizes && { format, model: product.model, sizes }
}

/** Writes a dimension drawing as a file. */
export function writeModel({ format, model, sizes }: DrawingModel): Buffer {
  const outline = outlineOf(sizes)
  return Buffer.from(format === 'svg' ? writeOutlineSvg(outline, model) : writeDxf(outline))
}
