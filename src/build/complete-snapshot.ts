import type { Snapshot } from '../content/snapshot.ts'
import { type PhotoOptions, publishPhotos } from './publish-photos.ts'
import { withSheets } from './publish-sheets.ts'

type Completion = PhotoOptions & {
  /** Folder of the vendor's own data sheets. */
  publicDir: string
  /** Whether data sheets are made. */
  hasSheets: boolean
}

/**
 * Adds data derived from content to a snapshot, in a build and in development: pictures of photographs, and data
 * sheets. Throws a ContentError for an invalid photograph.
 */
export async function completeSnapshot(snapshot: Snapshot, completion: Completion): Promise<Snapshot> {
  return withSheets(await publishPhotos(snapshot, completion), completion.publicDir, completion.hasSheets)
}
