import type { ServerConfig } from '../config.ts'
import type { AttachmentStore } from './attachment-store.ts'
import { createDiskStore } from './disk-store.ts'

/** Opens the store that the configuration names. */
export async function openAttachmentStore({ attachmentsUrl, dataDir }: ServerConfig): Promise<AttachmentStore> {
  if (!attachmentsUrl) return createDiskStore(dataDir)
  // Loaded only where it is used: it is large.
  const { createS3Store } = await import('./s3-store.ts')
  return createS3Store(attachmentsUrl)
}
