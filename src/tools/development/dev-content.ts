import { type Catalogue, createCatalogue } from '../../content/catalogue.ts'
import { ContentError } from '../../content/faults.ts'
import { loadSnapshot, type SnapshotOptions } from '../../content/load-snapshot.ts'
import type { Snapshot } from '../../content/snapshot.ts'

/** The content as its files are now. */
export type DevContent = {
  /** Reads the files again. Resolves with the error where they have faults. */
  read: () => Promise<ContentError | undefined>
  /** The content that was read last. Throws a ContentError while it has faults. */
  current: () => Catalogue
}

/** Makes content that is read when `read` is called, which comes first. `complete` adds what a build adds to a snapshot. */
export function createDevContent(
  options: SnapshotOptions,
  complete: (snapshot: Snapshot) => Promise<Snapshot>,
): DevContent {
  let result: Catalogue | ContentError | undefined
  return {
    read: async () => {
      try {
        result = createCatalogue(await complete(await loadSnapshot(options)))
        return undefined
      } catch (error) {
        if (!(error instanceof ContentError)) throw error
        result = error
        return error
      }
    },
    current: () => {
      if (!result) throw new Error('The content has not been read yet')
      if (result instanceof ContentError) throw result
      return result
    },
  }
}
