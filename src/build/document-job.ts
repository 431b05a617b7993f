import type { ImageFile } from '../artwork/documents/product-image.ts'
import type { InstallationDocumentModel } from '../artwork/documents/installation/model-installation-document.ts'
import type { SheetModel } from '../artwork/documents/model-sheet.ts'
import type { SocialCard } from '../artwork/documents/social-card.ts'

/** A social image with the files of its pictures. */
export type CardModel = Omit<SocialCard, 'image' | 'scene'> & { image?: ImageFile; scene?: ImageFile }

/** A document that the site has: its content, and where it is served. */
export type DocumentOrder = {
  /** Name of its file in the cache, from a hash of what it shows and of the code that draws it. */
  name: string
  /** Address on the site. */
  src: string
} & (
  | { kind: 'sheet'; sheet: SheetModel; image: ImageFile | undefined }
  | { kind: 'paper'; paper: InstallationDocumentModel; image: ImageFile | undefined }
  | { kind: 'card'; card: CardModel }
)

/** A document that was drawn before. */
export type KnownDocument = Pick<DocumentOrder, 'kind' | 'name' | 'src'>

/** Under this name, and with this input, a site's documents are recorded. */
export const KEPT_DOCUMENT = { name: 'document' }

/** Returns the input of a document's recipe: its name is a hash of what it shows and of the code that draws it. */
export function keyOfDocument({ name, src }: KnownDocument): Pick<DocumentOrder, 'name' | 'src'> {
  return { name, src }
}

/** A share of the documents, for a worker thread that draws them. */
export type DocumentJob = {
  /** The project's folder. */
  root: string
  /** Folder in which documents are cached between builds. */
  cacheDir: string
  /** Folder of the site being built, which has the pictures. */
  outDir: string
  /** Documents that are not in the cache, each once. */
  orders: readonly DocumentOrder[]
}

/** A message from such a thread: a document was drawn, or all of a job were. */
export type DocumentReport = { type: 'progress'; name: string } | { type: 'done' }
