import { readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ENTITIES } from './entities.ts'
import type { Fault } from './faults.ts'
import type { Product } from './schema/product.ts'
import type { Locate, Snapshot } from './snapshot.ts'

/** Where a photograph of a product is. It is a file also where records come from an API. */
export function photoPath(contentDir: string, code: string, file: string): string {
  return join(contentDir, ENTITIES.product.folder, code, file)
}

/** Checks that every photograph that a product names is there, and that none is there that no product names. */
export function checkPhotos({ product: products }: Snapshot, contentDir: string, locate: Locate): Fault[] {
  return products.flatMap((product) => {
    const files = namesIn(photoPath(contentDir, product.code, ''))
    return [...findMissing(product, files, locate('product', product.code)), ...findUnnamed(product, files, contentDir)]
  })
}

function findMissing({ code, photos = [] }: Product, files: readonly string[], source: string): Fault[] {
  return photos.flatMap(({ file }, index) => {
    if (files.includes(file)) return []
    return [
      { source, field: `photos[${index}].file`, value: file, expected: `a file in the folder ${code}/ beside it` },
    ]
  })
}

function findUnnamed({ code, photos = [] }: Product, files: readonly string[], contentDir: string): Fault[] {
  const named = photos.map(({ file }) => file)
  return files
    .filter((file) => !named.includes(file))
    .map((file) => ({
      source: relative(process.cwd(), photoPath(contentDir, code, file)),
      field: '',
      value: file,
      expected: `a photograph that ${code}.json names in photos`,
    }))
}

function namesIn(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(folder).filter((name) => !name.startsWith('.'))
}
