import type { Catalogue } from '../../../content/catalogue.ts'
import type { Paper, Product } from '../../../content/schema/product.ts'
import type { Locale } from '../../../base/i18n/locale.ts'
import { type DrawingModel, modelDrawing } from './model-drawing.ts'
import { type GuideModel, modelGuide } from './model-guide.ts'
import { modelTemplate, type TemplateModel } from './model-template.ts'

/** The content of a paper, by its kind. */
export type InstallationDocumentModel =
  | { kind: 'guide'; guide: GuideModel }
  | { kind: 'template'; template: TemplateModel }
  | { kind: 'drawing'; drawing: DrawingModel }

/** Returns the content of a paper of a product. */
export function modelInstallationDocument(
  { kind }: Pick<Paper, 'kind'>,
  product: Product,
  catalogue: Catalogue,
  locale: Locale,
): InstallationDocumentModel | undefined {
  if (kind === 'guide') {
    const guide = modelGuide(product, catalogue, locale)
    return guide && { kind, guide }
  }
  if (kind === 'template') {
    const template = modelTemplate(product, catalogue, locale)
    return template && { kind, template }
  }
  const drawing = modelDrawing(product, catalogue, kind)
  return drawing && { kind: 'drawing', drawing }
}
