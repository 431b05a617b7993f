import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Finds the first of these programs, in the folders of the PATH and then in the given ones. */
export function findExecutable(names: readonly string[], otherFolders: readonly string[] = []): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...otherFolders]
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

/** Returns whether a path is an executable program. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
