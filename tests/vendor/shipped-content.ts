import { join } from 'node:path'
import { loadSnapshot, snapshotOptions } from '../../src/content/load-snapshot.ts'
import type { Snapshot } from '../../src/content/snapshot.ts'

/** Loads the content of the vendor that package.json names. */
export function loadShippedContent(): Promise<Snapshot> {
  return loadSnapshot(snapshotOptions(join(import.meta.dirname, '../..'), {}))
}
