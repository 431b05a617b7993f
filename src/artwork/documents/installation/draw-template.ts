import type { Typesetter } from '../set-type.ts'
import { writePdf } from '../write-pdf.ts'
import type { TemplateModel } from './model-template.ts'
import { planTemplate } from './plan-template.ts'

/** Draws a drilling template as a PDF at full size. */
export function drawTemplate(model: TemplateModel, type: Typesetter): Promise<Buffer> {
  return writePdf(planTemplate(model, type), model, type, {})
}
