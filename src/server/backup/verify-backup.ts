import type { Store } from '../../base/object-store/store.ts'
import { forEachInParallel } from '../../base/object-store/for-each-in-parallel.ts'
import type { BackupKey } from './backup-key.ts'
import { readContents } from './manifest.ts'
import type { Content, Summary } from './manifest-types.ts'
import { readContent } from './parts.ts'

/** The content of a backup, and its faults. */
export type Verified = { summary: Summary; missing: string[]; faults: string[] }

/** Reads a whole backup back, and compares every content with its hash. */
export async function verifyBackup(
  store: Store,
  { id, text, summary }: { id: string; text: Buffer; summary: Summary },
  key: BackupKey | undefined,
  onProgress?: (message: string) => void,
): Promise<Verified> {
  const contents = readContents(id, text, key)
  const objects = new Map(summary.objects.map((object) => [object.key, object]))
  const faults: string[] = []
  const all = [contents.database, ...contents.files]
  let done = 0
  const check = async (content: Content) => {
    for await (const _part of readContent(store, content, objects, key));
    onProgress?.(`${(done += 1)} of ${all.length} contents`)
  }
  await forEachInParallel(all, (content) =>
    check(content).catch((error: unknown) => void faults.push(error instanceof Error ? error.message : String(error))),
  )
  return { summary, missing: contents.missing, faults: faults.toSorted() }
}
