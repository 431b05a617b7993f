import type { Readable } from 'node:stream'

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
