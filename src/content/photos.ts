import { readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ENTITIES } from './entities.ts'
import type { Fault } from './faults.ts'
import type { Product } from './schema/product.ts'
import type { Locate, Snapshot } from './snapshot.ts'
import { listOutside, outsideFault } from './sources/resolves-outside.ts'

/** Returns the path of a product's photograph. It is a file even if records are read from an API. */
export function photoPath(contentDir: string, code: string, file: string): string {
  return join(contentDir, ENTITIES.product.folder, code, file)
}

/** Checks that every photograph of a product exists, and that every existing one belongs to a product. */
export function checkPhotos({ product: products }: Snapshot, contentDir: string, locate: Locate): Fault[] {
  return products.flatMap((product) => {
    const folder = photoPath(contentDir, product.code, '')
    const files = namesIn(folder)
    const outside = files.length > 0 ? listOutside(folder, contentDir) : []
    return [
      ...outside.map((name) => outsideFault(relative(process.cwd(), join(folder, name)))),
      ...findMissing(product, files, locate('product', product.code)),
      ...findUnnamed(product, files, contentDir),
    ]
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
