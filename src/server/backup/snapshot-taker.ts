/** A consistent copy of the database. */
export type Snapshot = {
  kind: 'sqlite' | 'postgres'
  /** The last migration that it has, and the one that a program has to know. */
  schema: number
  needs: number
  /** The file of the copy. */
  path: string
  /** The attachments that it names: SHA-256, hexadecimal. */
  hashes: string[]
}

/** Takes copies of one database, and reads it as it is. */
export type SnapshotTaker = {
  /** Copies it to a file that must not exist yet. */
  take: (path: string) => Promise<Snapshot>
  /** Reads which attachments the database names now, without those of requests that are being erased. */
  readNeeded: () => Promise<Set<string>>
  /** Reads what a copy would have, for a dry run. */
  look: () => Promise<Omit<Snapshot, 'path'>>
}
