import type { ServerConfig } from '../config.ts'
import type { AttachmentStore } from './attachment-store.ts'
import { createDiskStore } from './disk-store.ts'

/** Opens the configured attachment store. */
export async function openAttachmentStore({ attachmentsUrl, dataDir }: ServerConfig): Promise<AttachmentStore> {
  if (!attachmentsUrl) return createDiskStore(dataDir)
  // Imported only if it is used, because it is large.
  const { createS3Store } = await import('./s3-store.ts')
  return createS3Store(attachmentsUrl)
}
