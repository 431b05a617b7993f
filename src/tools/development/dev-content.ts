import { type Catalogue, createCatalogue } from '../../content/catalogue.ts'
import { ContentError } from '../../content/faults.ts'
import { loadSnapshot, type SnapshotOptions } from '../../content/load-snapshot.ts'
import type { Snapshot } from '../../content/snapshot.ts'

/** The content as its files are now. */
export type DevContent = {
  /**
   * Reads the files again. Resolves with the error where they have faults. One reading at a time: during one, files that
   * change are read by another after it.
   */
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
  let reading: Promise<ContentError | undefined> | undefined
  let isStale = false
  const readOnce = async (): Promise<ContentError | undefined> => {
    try {
      result = createCatalogue(await complete(await loadSnapshot(options)))
      return undefined
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      result = error
      return error
    }
  }
  const readNewest = async (): Promise<ContentError | undefined> => {
    for (;;) {
      isStale = false
      // oxlint-disable-next-line no-await-in-loop -- one reading at a time
      const error = await readOnce()
      if (!isStale) return error
    }
  }
  return {
    read: () => {
      isStale = true
      reading ??= readNewest().finally(() => {
        reading = undefined
      })
      return reading
    },
    current: () => {
      if (!result) throw new Error('The content has not been read yet')
      if (result instanceof ContentError) throw result
      return result
    },
  }
}
