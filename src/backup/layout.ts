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

/** Returns where a file is; a part adds its number. */
export function fileKey(name: string): string {
  return `${FILES}${name.slice(0, 2)}/${name}`
}
