import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { checkPhotoFiles } from '../../build/check-photos.ts'
import { completeSnapshot } from '../../build/complete-snapshot.ts'
import { createRecipeRunner } from '../../build/incremental/recipe-runner.ts'
import { hashDocuments, hashPhotos } from '../../build/input-hash.ts'
import { staticFiles } from '../../build/static-files.ts'
import { type Catalogue, createCatalogue } from '../../content/catalogue.ts'
import { ContentError } from '../../content/faults.ts'
import type { SnapshotOptions } from '../../content/load-snapshot.ts'
import type { Snapshot } from '../../content/snapshot.ts'
import { documentKey, keepDocument } from '../../artwork/documents/document-cache.ts'
import { SIZES_PATH } from '../../content/document-files.ts'
import { listInstallationDocuments } from '../../content/installation/installation-documents.ts'
import type {
  modelInstallationDocument,
  InstallationDocumentModel,
} from '../../artwork/documents/installation/model-installation-document.ts'
import { listSheets } from '../../artwork/documents/list-sheets.ts'
import type { modelSheet, SheetModel } from '../../artwork/documents/model-sheet.ts'
import { drawImage } from '../../artwork/documents/product-image.ts'
import { getTypesetter } from '../../artwork/documents/typesetters.ts'

const PHOTO = /^\/assets\/photos\/[\w.-]+$/
/** A file of `public/`: Vite serves that folder of the vendor. */
const SITE_FILE = /^\/(?:fonts\/)?[\w-]+\.(?:woff2|svg)$/
/** Addresses that `staticFiles` may have: pages are not listed for any other. */
const STATIC =
  /\/(?:sitemap\.xml|feed\.xml|manifest\.webmanifest|(?:robots|security)\.txt|config\.json)$|^\/\.well-known\/csaf\//

/** The files that a build makes of content, for the development server. */
export type DevFiles = {
  /** Completes a snapshot as a build does. Data sheets are drawn later, so they have no size. Throws a ContentError. */
  complete: (snapshot: Snapshot) => Promise<Snapshot>
  /**
   * Returns a photograph, a data sheet, a sitemap, a feed or another file that a build makes of the last snapshot;
   * undefined for any other address. It is made when it is read, and a sheet drawn when it is first read.
   */
  read: (pathname: string) => Promise<Buffer | undefined>
}

type DevFilesOptions = {
  /** The project's folder. */
  root: string
  /** Where builds keep documents: a document drawn by one of them is not drawn again. */
  cacheDir: string
  /** Where photographs are put. */
  outDir: string
  /** `modelSheet` of `src/artwork/documents`, as the code is now. */
  modelSheet: (...args: Parameters<typeof modelSheet>) => Promise<SheetModel>
  /** `modelInstallationDocument` of `src/artwork/documents`, as the code is now. */
  modelInstallationDocument: (
    ...args: Parameters<typeof modelInstallationDocument>
  ) => Promise<InstallationDocumentModel | undefined>
  /** Lists the paths of all pages, with language, as the code is now. */
  listUrls: (catalogue: Catalogue) => Promise<readonly string[]>
}

/** Makes the files of content that is read by `sources`. */
export async function createDevFiles(
  { root, cacheDir, outDir, modelSheet, modelInstallationDocument, listUrls }: DevFilesOptions,
  { contentDir, publicDir }: SnapshotOptions,
): Promise<DevFiles> {
  const [codeHash, photoHash] = [await hashDocuments(root), await hashPhotos(root)]
  let catalogue: Catalogue | undefined
  let sheets: ReturnType<typeof listSheets> = []
  const readSheet = async ({ file, product }: (typeof sheets)[number], source: Catalogue): Promise<Buffer> => {
    const sheet = await modelSheet(product, source, file.locale)
    const drawn = drawImage(product, source, outDir, file.locale)
    const name = `${documentKey(codeHash, { sheet, image: drawn?.file })}.pdf`
    const { path } = await keepDocument(cacheDir, name, async () => {
      const { drawSheet } = await import('../../artwork/documents/draw-sheet.ts')
      return drawSheet(sheet, drawn?.image, await getTypesetter(root, file.locale))
    })
    return readFile(path)
  }
  const readPaper = async (
    { product, paper, locale }: ReturnType<typeof listInstallationDocuments>[number],
    source: Catalogue,
  ): Promise<Buffer | undefined> => {
    const model = await modelInstallationDocument(paper, product, source, locale)
    if (!model) return undefined
    const drawn = model.kind === 'guide' ? drawImage(product, source, outDir, locale) : undefined
    const name = `${documentKey(codeHash, { paper: model, image: drawn?.file })}${extname(paper.src)}`
    const { path } = await keepDocument(cacheDir, name, async () => {
      const { drawInstallationDocument } = await import(
        '../../artwork/documents/installation/draw-installation-document.ts'
      )
      return drawInstallationDocument(model, drawn?.image, (language) => getTypesetter(root, language))
    })
    return readFile(path)
  }
  return {
    complete: async (snapshot) => {
      const unusable = await checkPhotoFiles(snapshot, contentDir, 'header')
      if (unusable.length > 0) throw new ContentError(unusable)
      const complete = await completeSnapshot(snapshot, {
        contentDir,
        publicDir,
        cacheDir,
        runner: createRecipeRunner({ codeHash: photoHash, lastDir: outDir, outDir, last: {} }),
        codeHash: photoHash,
        onProgress: () => undefined,
        hasSheets: true,
      })
      catalogue = createCatalogue(complete)
      sheets = listSheets(catalogue)
      return complete
    },
    read: async (pathname) => {
      const sheet = sheets.find(({ file }) => file.src === pathname)
      if (sheet && catalogue) return readSheet(sheet, catalogue)
      const paper =
        catalogue &&
        pathname.startsWith('/downloads/') &&
        listInstallationDocuments(catalogue).find(({ paper: { src } }) => src === pathname)
      if (paper && catalogue) return readPaper(paper, catalogue)
      // Documents are drawn when they are read: their sizes are not known before.
      if (pathname === SIZES_PATH) return Buffer.from('{}')
      if (SITE_FILE.test(pathname)) return readFile(join(root, 'public', pathname)).catch(() => undefined)
      if (PHOTO.test(pathname)) return readFile(join(outDir, pathname)).catch(() => undefined)
      if (!catalogue || !STATIC.test(pathname)) return undefined
      const text = staticFiles(await listUrls(catalogue), catalogue.snapshot).get(pathname)
      return text === undefined ? undefined : Buffer.from(text)
    },
  }
}
