import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkPhotoFiles } from '../build/check-photos.ts'
import { completeSnapshot } from '../build/complete-snapshot.ts'
import { hashDocuments } from '../build/input-hash.ts'
import { type Catalogue, createCatalogue } from '../catalogue/catalogue.ts'
import { ContentError } from '../catalogue/faults.ts'
import type { SnapshotOptions } from '../catalogue/load-snapshot.ts'
import type { Snapshot } from '../catalogue/snapshot.ts'
import { documentKey, keepDocument } from '../documents/document-cache.ts'
import { listSheets } from '../documents/list-sheets.ts'
import type { modelSheet, SheetModel } from '../documents/model-sheet.ts'
import { imageOf } from '../documents/product-image.ts'
import { getTypesetter } from '../documents/typesetters.ts'

const PHOTO = /^\/assets\/photos\/[\w.-]+$/

/** The files that a build makes of content, for the development server. */
export type DevFiles = {
  /** Completes a snapshot as a build does. Data sheets are drawn later, so they have no size. Throws a ContentError. */
  complete: (snapshot: Snapshot) => Promise<Snapshot>
  /** Returns a photograph or a data sheet of the last snapshot; undefined for any other address. A sheet is drawn when it is first read. */
  read: (pathname: string) => Promise<Buffer | undefined>
}

type DevFilesOptions = {
  /** The project's folder. */
  root: string
  /** Where builds keep documents: what one of them has drawn is not drawn again. */
  cacheDir: string
  /** Where photographs are put. */
  outDir: string
  /** `modelSheet` of `src/documents`, as the code is now. */
  modelSheet: (...args: Parameters<typeof modelSheet>) => Promise<SheetModel>
}

/** Makes the files of content that is read by `sources`. */
export function createDevFiles(
  { root, cacheDir, outDir, modelSheet }: DevFilesOptions,
  { contentDir, publicDir }: SnapshotOptions,
): DevFiles {
  const codeHash = hashDocuments(root)
  let catalogue: Catalogue | undefined
  let sheets: ReturnType<typeof listSheets> = []
  const readSheet = async ({ file, product }: (typeof sheets)[number], source: Catalogue): Promise<Buffer> => {
    const sheet = await modelSheet(product, source, file.locale)
    const image = imageOf(product, source, outDir)
    const name = `${documentKey(codeHash, { sheet, image })}.pdf`
    const { path } = await keepDocument(cacheDir, name, async () => {
      const { drawSheet } = await import('../documents/draw-sheet.ts')
      return drawSheet(sheet, image, await getTypesetter(root, file.locale))
    })
    return readFile(path)
  }
  return {
    complete: async (snapshot) => {
      const unusable = await checkPhotoFiles(snapshot, contentDir, 'header')
      if (unusable.length > 0) throw new ContentError(unusable)
      return completeSnapshot(snapshot, {
        contentDir,
        publicDir,
        cacheDir,
        outDir,
        codeHash,
        onProgress: () => undefined,
        makeSheets: async (photographed) => {
          catalogue = createCatalogue(photographed)
          sheets = listSheets(catalogue)
          return sheets.map(({ file }) => file)
        },
      })
    },
    read: async (pathname) => {
      const sheet = sheets.find(({ file }) => file.src === pathname)
      if (sheet && catalogue) return readSheet(sheet, catalogue)
      return PHOTO.test(pathname) ? readFile(join(outDir, pathname)).catch(() => undefined) : undefined
    },
  }
}
