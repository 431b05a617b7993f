/*
 * A target of backups:
 *
 *   backups/<id>/database.<n>      a copy of the database, in parts
 *   backups/<id>/manifest.json     written last: without it, there is no backup
 *   files/<xx>/<name>.<n>          attachments, which backups share
 */

export const BACKUPS = 'backups/'
export const FILES = 'files/'
const MANIFEST = 'manifest.json'
const DATABASE = /^backups\/(\d{8}T\d{6}Z-[\da-f]{6})\/database\.\d+$/
const FILE = /^files\/([\da-f]{2})\/\1[\da-f]{62}\.\d+$/

/** Returns the key of a backup's manifest. */
export function manifestKey(id: string): string {
  return `${BACKUPS}${id}/${MANIFEST}`
}

/** Returns the id of the backup that a key belongs to. */
export function idOf(key: string): string {
  return key.slice(BACKUPS.length).split('/')[0] ?? ''
}

/** Returns where a backup's copy of the database is; a part adds its number. */
export function databaseKey(id: string): string {
  return `${BACKUPS}${id}/database`
}

/** Returns whether a key is one of the copy of the database in a backup: a folder may hold what is no backup's. */
export function isDatabaseKey(key: string, id = idOf(key)): boolean {
  return DATABASE.exec(key)?.[1] === id
}

/** Returns whether a key is one of the files of backups. */
export function isFileKey(key: string): boolean {
  return FILE.test(key)
}

/** Returns where a file is; a part adds its number. */
export function fileKey(name: string): string {
  return `${FILES}${name.slice(0, 2)}/${name}`
}
