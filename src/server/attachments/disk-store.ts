import { createReadStream } from 'node:fs'
import { access, link, mkdir, open, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { AttachmentStore } from './attachment-store.ts'
import { OWN } from '../data-mode.ts'

/** Stores files below a folder: `attachments/ab/abcd…`. */
export function createDiskStore(dataDir: string): AttachmentStore {
  const root = join(dataDir, 'attachments')
  const pathOf = (hash: string) => join(root, hash.slice(0, 2), hash)
  return {
    put: async (hash, path) => {
      const target = pathOf(hash)
      await mkdir(dirname(target), { recursive: true, mode: OWN })
      await syncFile(path)
      await link(path, target).catch((error: NodeJS.ErrnoException) => {
        // Files are named by their hash: an existing file has the same content.
        if (error.code !== 'EEXIST') throw error
      })
      // A new name is only durable once its folder is synced, and a new folder once its parent is.
      for (const folder of [dirname(target), root, dataDir]) await syncFile(folder)
    },
    has: (hash) =>
      access(pathOf(hash)).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return false
          throw error
        },
      ),
    read: async (hash) => {
      const path = pathOf(hash)
      await access(path)
      return createReadStream(path)
    },
    remove: async (hash) => {
      await unlink(pathOf(hash)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      })
      await syncFile(dirname(pathOf(hash))).catch(() => undefined)
    },
    locate: pathOf,
  }
}

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
