import { createHash, randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, mkdir, open, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { HIDDEN } from '../response-rules.ts'
import { forEachInParallel } from './for-each-in-parallel.ts'
import type { Store, Stored } from './store.ts'
import { storeError } from './store-error.ts'

/** Folder of files until they are written completely; web servers do not serve it. */
export const UNFINISHED = `${HIDDEN.slice(1)}unfinished/`
/** Retries: another publisher may remove a folder between its creation and the write. */
const MAX_TRIES = 3

/** `isPrivate`: files are for their owner only, and survive a power failure once they are written. */
type DirectoryOptions = { isPrivate?: boolean }

/**
 * A store in a folder, which any web server can serve. Files are renamed into place, so that none is ever visible half
 * written.
 */
export function directoryStore(root: string, { isPrivate = false }: DirectoryOptions = {}): Store {
  const ofFile = isPrivate ? { mode: 0o600, flush: true } : {}
  const makeFolder = (path: string) => mkdir(path, { recursive: true, ...(isPrivate && { mode: 0o700 }) })
  const pathOf = (key: string) => join(root, key)
  const read = (key: string) =>
    orMissing(readFile(pathOf(key))).catch((error: unknown) => {
      throw storeError('read', pathOf(key), error)
    })
  const put = async (key: string, make: (unfinished: string) => Promise<void>) => {
    for (let tries = 1; ; tries += 1) {
      const unfinished = pathOf(`${UNFINISHED}${randomUUID()}`)
      try {
        await makeFolder(dirname(unfinished))
        await make(unfinished)
        await makeFolder(dirname(pathOf(key)))
        await rename(unfinished, pathOf(key))
        if (isPrivate) await syncFolders(root, dirname(pathOf(key)))
        return
      } catch (error) {
        if (!isMissing(error) || tries === MAX_TRIES) throw storeError('write', pathOf(key), error)
      }
    }
  }
  return {
    name: root,
    list: async (prefix, except) => {
      const found = new Map<string, Stored>()
      const keys = await filesBelow(root, prefix)
      await forEachInParallel(
        keys.filter((key) => !(except && key.startsWith(except))),
        async (key) => {
          const stored = await describe(pathOf(key))
          if (stored) found.set(key, stored)
        },
      )
      return found
    },
    sizes: async (prefix) => {
      const found = new Map<string, number>()
      await forEachInParallel(await filesBelow(root, prefix), async (key) => {
        const facts = await orMissing(stat(pathOf(key)))
        if (facts) found.set(key, facts.size)
      })
      return found
    },
    read,
    readWithHeaders: async (key) => {
      const content = await read(key)
      return content && { content }
    },
    write: (key, content) => put(key, (unfinished) => writeFile(unfinished, content, ofFile)),
    copy: (from, to) => put(to, (unfinished) => copyFile(pathOf(from), unfinished, constants.COPYFILE_FICLONE)),
    remove: async (keys) => {
      await forEachInParallel(keys, async (key) => {
        await rm(pathOf(key), { force: true }).catch((error: unknown) => {
          throw storeError('remove', pathOf(key), error)
        })
        await removeEmptyFolders(root, dirname(pathOf(key)))
      })
    },
  }
}

/** Returns the keys of the files below the deepest folder in a prefix. */
async function filesBelow(root: string, prefix: string): Promise<string[]> {
  const folder = join(root, prefix.slice(0, prefix.lastIndexOf('/') + 1))
  const entries = (await orMissing(readdir(folder, { recursive: true, withFileTypes: true }))) ?? []
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((key) => key.startsWith(prefix))
}

async function describe(path: string): Promise<Stored | undefined> {
  const [content, facts] = await Promise.all([orMissing(readFile(path)), orMissing(stat(path))])
  if (!content || !facts) return undefined
  return { size: content.length, md5: createHash('md5').update(content).digest('hex'), modifiedAt: facts.mtimeMs }
}

/** A new name survives a power failure once its folder is synced, and a new folder once its parent is. */
async function syncFolders(root: string, folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
  if (folder.startsWith(root) && folder !== root) await syncFolders(root, dirname(folder))
}

async function removeEmptyFolders(root: string, folder: string): Promise<void> {
  if (folder === root) return
  try {
    await rmdir(folder)
  } catch {
    // It is not empty, or is gone already.
    return
  }
  await removeEmptyFolders(root, dirname(folder))
}

async function orMissing<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}
