import type { Readable } from 'node:stream'
import type { ServerConfig } from '../config.ts'
import { createDiskStore } from './disk-store.ts'

/** A place in which contents are kept by their hash (SHA-256, hexadecimal). */
export type AttachmentStore = {
  /** Moves or copies a file into the store. When it resolves, the content survives a loss of power. */
  put: (hash: string, path: string) => Promise<void>
  has: (hash: string) => Promise<boolean>
  read: (hash: string) => Promise<Readable>
  remove: (hash: string) => Promise<void>
  /** Says where a content is, for people. */
  locate: (hash: string) => string
}

/** Opens the store that the configuration names. */
export async function openAttachmentStore({ attachmentsUrl, dataDir }: ServerConfig): Promise<AttachmentStore> {
  if (!attachmentsUrl) return createDiskStore(dataDir)
  // Loaded only where it is used: it is large.
  const { createS3Store } = await import('./s3-store.ts')
  return createS3Store(attachmentsUrl)
}
