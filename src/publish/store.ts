/** What a store knows of a file without reading it. */
export type Stored = {
  /** Bytes. */
  size: number
  /** Of the content, hexadecimal. */
  md5: string
  /** Milliseconds since 1970, by the store's own clock. */
  modifiedAt: number
}

/** How a file is to be sent; a store that is a folder leaves that to its server. */
export type FileHeaders = { contentType: string; cacheControl: string; contentEncoding?: string }

/**
 * A place that a site is published to. Keys are paths from the site's root, without a slash at the start. What was written is seen
 * by every reading and listing that starts afterwards.
 */
export type Store = {
  /** Where it is, for people. */
  name: string
  /** Lists the files whose keys begin with `prefix`, without those that begin with `except`. */
  list: (prefix: string, except?: string) => Promise<Map<string, Stored>>
  read: (key: string) => Promise<Buffer | undefined>
  /** Writes a file so that a reader sees the old content or the new, never a part. */
  write: (key: string, content: Buffer, headers: FileHeaders) => Promise<void>
  /** Copies a file with its headers, as `write` writes. */
  copy: (from: string, to: string) => Promise<void>
  /** Removes files; one that is not there is no fault. */
  remove: (keys: readonly string[]) => Promise<void>
}
