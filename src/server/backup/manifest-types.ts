/** An object of the target, as it is stored. */
export type StoredObject = { key: string; size: number; sha256: string }

/** A content before it was encrypted, and the keys of the objects that it was divided into. */
export type Content = { sha256: string; size: number; parts: string[] }

/** The part of a manifest that only owners of the key can read. */
export type Contents = {
  database: Content
  /** Attachments; `sha256` is their key in the attachment store. */
  files: Content[]
  /** Attachments that the database names and the store did not have. */
  missing: string[]
}

/** The part of a manifest that everybody can read who can read the target. */
export type Summary = {
  format: number
  id: string
  /** When it began: requests acknowledged before are in it. */
  takenAt: string
  program: { version: string; commit: string | null }
  database: { kind: 'sqlite' | 'postgres'; schema: number; needs: number; bytes: number }
  files: { count: number; bytes: number; missing: number }
  /** The id of its key; null if it is not encrypted. */
  keyId: string | null
  /** All objects that it needs. */
  objects: StoredObject[]
}
