import { join } from 'node:path'
import { createCatalogue } from '../../../src/catalogue/catalogue.ts'
import { loadSnapshot, snapshotOptions } from '../../../src/catalogue/load-snapshot.ts'
import type { Part, Parts } from '../../../src/schedule/parts.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** Reads what a schedule knows of the shipped catalogue, in English, straight from the content. */
export async function loadShippedParts(): Promise<Parts> {
  const catalogue = createCatalogue(await loadSnapshot(snapshotOptions(ROOT, {})))
  const series = catalogue.snapshot.series.map(({ id, name }) => ({ id, name: name.en }))
  const list = catalogue.snapshot.product.map((product): Part => {
    const { attributes, successor } = product
    const { category } = catalogue.shelfOf(product)
    const rating = /^ip(\d\d)/.exec(String(attributes['ingress-rating']))?.[1]
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
      ...(rating && { ingress: Number(rating) }),
      ...(typeof attributes['incoming-bandwidth'] === 'number' && { maxMbps: attributes['incoming-bandwidth'] }),
      ...(typeof attributes['drive-bays'] === 'number' && { bays: attributes['drive-bays'] }),
    }
  })
  return { series, list, byCode: new Map(list.map((part) => [part.code, part])) }
}
