import type { Locale } from '../../../base/i18n/locale.ts'
import type { ProductImage } from '../product-image.ts'
import type { Typesetter } from '../set-type.ts'
import { drawGuide } from './draw-guide.ts'
import { drawTemplate } from './draw-template.ts'
import { writeModel } from './model-drawing.ts'
import type { InstallationDocumentModel } from './model-installation-document.ts'

/** Makes the file of a paper; fonts are loaded only for one that has words. */
export async function drawInstallationDocument(
  paper: InstallationDocumentModel,
  image: ProductImage | undefined,
  typesetter: (locale: Locale) => Promise<Typesetter>,
): Promise<Buffer> {
  if (paper.kind === 'guide') return drawGuide(paper.guide, image, await typesetter(paper.guide.locale))
  if (paper.kind === 'template') return drawTemplate(paper.template, await typesetter(paper.template.locale))
  return writeModel(paper.drawing)
}
