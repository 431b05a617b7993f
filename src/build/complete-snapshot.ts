import type { SheetFile } from '../documents/list-sheets.ts'
import type { Snapshot } from '../catalogue/snapshot.ts'
import { type PhotoOptions, publishPhotos } from './publish-photos.ts'
import { withSheets } from './publish-sheets.ts'

type Completion = PhotoOptions & {
  /** Folder that a sheet of the vendor's own is in. */
  publicDir: string
  /** Makes data sheets of a snapshot with photographs, or says which there will be. */
  makeSheets: (photographed: Snapshot) => Promise<readonly (SheetFile & { bytes?: number })[]>
}

/**
 * Adds to a snapshot what follows from content beyond its records, in a build and in development alike: pictures of photographs
 * and data sheets. Throws a ContentError for a photograph that cannot be used.
 */
export async function completeSnapshot(snapshot: Snapshot, completion: Completion): Promise<Snapshot> {
  const photographed = await publishPhotos(snapshot, completion)
  return withSheets(photographed, await completion.makeSheets(photographed), completion.publicDir)
}
