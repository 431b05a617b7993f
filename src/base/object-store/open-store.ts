import { resolve } from 'node:path'
import { directoryStore } from './directory-store.ts'
import type { Store } from './store.ts'

/** Opens the store of a target: `dir:<path>` or `s3://<bucket>/<prefix>`. Throws for any other target. */
export async function openStore(target: string): Promise<Store> {
  const [, folder] = /^dir:(.+)$/.exec(target) ?? []
  if (folder) return directoryStore(resolve(folder))
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)(?:\/(.*))?$/.exec(target) ?? []
  if (!bucket) throw new Error(`"${target}" is no target. Expected dir:<path> or s3://<bucket>/<prefix>`)
  // Imported only for such a target: the library takes half a second to load.
  const { s3Store } = await import('./s3-store.ts')
  return s3Store(bucket, prefix.replace(/\/+$/, ''))
}
