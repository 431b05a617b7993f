import type { Readable } from 'node:stream'

/** A store of files, addressed by their content's hash (SHA-256, hexadecimal). */
export type AttachmentStore = {
  /** Moves or copies a file into the store. Once it resolves, the file survives a power failure. */
  put: (hash: string, path: string) => Promise<void>
  has: (hash: string) => Promise<boolean>
  read: (hash: string) => Promise<Readable>
  remove: (hash: string) => Promise<void>
  /** Returns the location of a file, for people. */
  locate: (hash: string) => string
}
