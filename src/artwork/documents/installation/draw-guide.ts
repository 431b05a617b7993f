import type { ProductImage } from '../product-image.ts'
import type { Typesetter } from '../set-type.ts'
import { drawFront } from '../draw-sheet.ts'
import { writePdf } from '../write-pdf.ts'
import type { GuideModel } from './model-guide.ts'
import { planGuide } from './plan-guide.ts'

/** Draws an installation guide as a PDF. A photograph has no measures, so it is left to the data sheet. */
export function drawGuide(guide: GuideModel, image: ProductImage | undefined, type: Typesetter): Promise<Buffer> {
  const plan = planGuide(guide, type, image)
  return writePdf(plan, guide, type, image && !image.isPhoto ? { front: drawFront(image) } : {})
}
