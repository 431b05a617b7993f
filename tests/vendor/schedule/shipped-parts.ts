import { createCatalogue } from '../../../src/content/catalogue.ts'
import { type Part, type Parts, readParts, writeParts } from '../../../src/web/features/door-schedule/parts.ts'
import { loadShippedContent } from '../shipped-content.ts'

/** Reads what a schedule knows of the shipped catalogue, in English, as the browser has it from its file. */
export async function loadShippedParts(): Promise<Parts> {
  const catalogue = createCatalogue(await loadShippedContent())
  const series = catalogue.snapshot.series.map(({ id, name }) => ({ id, name: name.en }))
  const list = catalogue.snapshot.product.map((product): Part => {
    const { attributes, successor } = product
    const { category } = catalogue.shelfOf(product)
    const rating = readRating(attributes['ingress-rating'])
    return {
      code: product.code,
      model: product.model,
      name: product.name.en,
      series: series.findIndex(({ id }) => id === catalogue.shelfOf(product).series.id),
      category: category.id,
      isSold: product.status !== 'discontinued',
      ...(successor && { successor }),
      needs: product.needs ?? [],
      provides: product.provides ?? [],
      ...(rating !== undefined && { ingress: rating }),
      ...(typeof attributes['incoming-bandwidth'] === 'number' && { maxMbps: attributes['incoming-bandwidth'] }),
      ...(typeof attributes['drive-bays'] === 'number' && { bays: attributes['drive-bays'] }),
    }
  })
  const parts = readParts(writeParts({ series, list }))
  if (!parts) throw new Error('The file of parts is of another format')
  return parts
}

/** @example readRating(['ip66', 'ip67']) // 66 */
function readRating(values: unknown): number | undefined {
  const [first]: unknown[] = Array.isArray(values) ? values : []
  const digits = typeof first === 'string' ? /^ip(\d\d)$/.exec(first)?.[1] : undefined
  return digits === undefined ? undefined : Number(digits)
}
