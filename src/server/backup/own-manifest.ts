import { isDatabaseKey, isFileKey } from './layout.ts'
import type { Content, Contents, Summary } from './manifest-types.ts'

/*
 * Anyone who can write to a target can write a manifest, and without a key its check, too. The program reads and
 * removes the objects that a manifest names: so it may name nothing but the objects of a backup.
 */

const HASH = /^[\da-f]{64}$/

/** Returns whether a summary that was read names only what its backup may have. */
export function isOwnSummary({ id, takenAt, database, files, objects }: Summary): boolean {
  return (
    !Number.isNaN(Date.parse(takenAt)) &&
    isSize(database?.bytes) &&
    isSize(files?.count) &&
    isSize(files.bytes) &&
    Array.isArray(objects) &&
    objects.every((each) => isOwnKey(each?.key, id) && isSize(each.size) && HASH.test(each.sha256))
  )
}

/** Returns whether contents that were read are those of a backup. */
export function isOwnContents(id: string, { database, files, missing }: Contents): boolean {
  return (
    isContent(database, id) &&
    Array.isArray(files) &&
    files.every((each) => isContent(each, id)) &&
    Array.isArray(missing) &&
    missing.every((hash) => HASH.test(hash))
  )
}

function isContent(content: Content | undefined, id: string): boolean {
  return (
    content !== undefined &&
    HASH.test(content.sha256) &&
    isSize(content.size) &&
    Array.isArray(content.parts) &&
    content.parts.every((key) => isOwnKey(key, id))
  )
}

function isOwnKey(key: unknown, id: string): boolean {
  return typeof key === 'string' && (isFileKey(key) || isDatabaseKey(key, id))
}

function isSize(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0
}
