/** An operation of a store. */
export type Operation = 'list' | 'read' | 'write' | 'copy' | 'remove'

/** Metadata of a stored file. */
export type Stored = {
  /** Bytes. */
  size: number
  /** MD5 of the content, hexadecimal. */
  md5: string
  /** Milliseconds since 1970, by the store's own clock. */
  modifiedAt: number
}

/** Headers of a file; a folder store leaves them to its web server. */
export type FileHeaders = { contentType: string; cacheControl: string; contentEncoding?: string }

/** A stored file as a visitor is sent it; a folder has no headers. */
export type StoredContent = { content: Buffer; headers?: Partial<FileHeaders> }

/**
 * A target that a site is published to. Keys are paths from the site's root, without leading slash. Every read and
 * listing sees all earlier writes.
 */
export type Store = {
  /** Its location, for people. */
  name: string
  /** Lists the files whose keys start with `prefix`, without those that start with `except`. */
  list: (prefix: string, except?: string) => Promise<Map<string, Stored>>
  /** The sizes of the files whose keys start with `prefix`, in bytes: much quicker than `list` in a folder. */
  sizes: (prefix: string) => Promise<Map<string, number>>
  read: (key: string) => Promise<Buffer | undefined>
  readWithHeaders: (key: string) => Promise<StoredContent | undefined>
  /** Writes a file atomically: a reader sees the old content or the new. */
  write: (key: string, content: Buffer, headers: FileHeaders) => Promise<void>
  /** Copies a file with its headers, as atomically as `write`. */
  copy: (from: string, to: string) => Promise<void>
  /** Removes files; missing ones are ignored. */
  remove: (keys: readonly string[]) => Promise<void>
}
