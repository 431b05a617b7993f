import type { SheetFile } from '../documents/list-sheets.ts'
import type { Snapshot } from '../catalogue/snapshot.ts'
import { type PhotoOptions, publishPhotos } from './publish-photos.ts'
import { withSheets } from './publish-sheets.ts'

type Completion = PhotoOptions & {
  /** Folder of the vendor's own data sheets. */
  publicDir: string
  /** Makes the data sheets of a snapshot with photographs, or only lists them. */
  makeSheets: (photographed: Snapshot) => Promise<readonly (SheetFile & { bytes?: number })[]>
}

/**
 * Adds data derived from content to a snapshot, in a build and in development: pictures of photographs, and data
 * sheets. Throws a ContentError for an invalid photograph.
 */
export async function completeSnapshot(snapshot: Snapshot, completion: Completion): Promise<Snapshot> {
  const photographed = await publishPhotos(snapshot, completion)
  return withSheets(photographed, await completion.makeSheets(photographed), completion.publicDir)
}
