import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { acceptPhoto } from './accept-photo.ts'
import { COLLECTIONS } from './collections.ts'
import { writeFiles } from './write-files.ts'

/*
 * Photographs as the editor has them: one folder, `photos/<owner>/<file>`, of which the owner is a record by its folder
 * and its key, `products/ab-f100-p`. A dropped picture comes with the name that its
 * camera gave it, before the record that names it: it waits in memory until that is written, and gets the next free name
 * of a photograph then.
 */

const FOLDER = 'photos'
const ADDRESS = /^\/photos\/([a-z]+\/[a-z0-9-]+)\/(photo(?:-\d+)?\.jpe?g)$/

/** Pictures that no record ever names go when as many have come after them. */
const MOST_WAITING = 20

export type PhotoFolder = ReturnType<typeof createPhotoFolder>

export function createPhotoFolder(contentDir: string) {
  /** By the name that a picture was dropped under: the photographs that it is to become, newest last. */
  const named = new Map<string, { owner: string; file: string }>()
  /** By the address that it was dropped under. */
  const waiting = new Map<string, Buffer>()
  const filesIn = (owner: string) => namesIn(join(contentDir, owner))

  return {
    addressOf: (owner: string, file: string) => `/${FOLDER}/${owner}/${file}`,
    /** The file of an address; a new name for one that was dropped. */
    fileOf: (owner: string, address: string): string => {
      const [, own, file = ''] = ADDRESS.exec(address) ?? []
      if (own === owner) return file
      const known = named.get(dropKey(owner, address))
      // Another picture of the same name is another photograph.
      if (known && !waiting.has(address)) return known.file
      const taken = new Set([
        ...filesIn(owner),
        ...[...named.values()].filter((each) => each.owner === owner).map((each) => each.file),
      ])
      const next = freeName(taken)
      named.set(dropKey(owner, address), { owner, file: next })
      return next
    },
    list: () =>
      COLLECTIONS.filter(({ hasPhotos }) => hasPhotos).flatMap(({ folder }) =>
        namesIn(join(contentDir, folder)).flatMap((name) =>
          filesIn(`${folder}/${name}`).map((file) => `${FOLDER}/${folder}/${name}/${file}`),
        ),
      ),
    /** Reads a photograph for the editor; undefined when there is none. */
    read: (path: string): Buffer | undefined => {
      const [, owner = '', file = ''] = ADDRESS.exec(`/${path}`) ?? []
      const from = join(contentDir, owner, file)
      return owner && existsSync(from) ? readFileSync(from) : undefined
    },
    /** Keeps a dropped picture for the record that will name it. Throws a NoPhotoError. */
    store: async (path: string, content: Buffer): Promise<void> => {
      const photograph = await acceptPhoto(content)
      waiting.delete(`/${path}`)
      waiting.set(`/${path}`, photograph)
      for (const oldest of [...waiting.keys()].slice(0, -MOST_WAITING)) waiting.delete(oldest)
    },
    /**
     * After a record was written: its photographs follow it to another name, dropped ones are stored, and those that it
     * names no more are removed.
     */
    keep: (before: string, owner: string, files: readonly string[]): void => {
      if (before !== owner && existsSync(join(contentDir, before)))
        renameSync(join(contentDir, before), join(contentDir, owner))
      for (const each of named.values()) if (each.owner === before) each.owner = owner
      for (const [key, each] of named) {
        const address = key.slice(key.indexOf(':') + 1)
        const photograph = waiting.get(address)
        if (each.owner !== owner || !photograph || !files.includes(each.file)) continue
        writeFiles(new Map([[join(contentDir, owner, each.file), photograph]]))
        waiting.delete(address)
      }
      for (const file of filesIn(owner)) if (!files.includes(file)) rmSync(join(contentDir, owner, file))
      if (filesIn(owner).length === 0) rmSync(join(contentDir, owner), { recursive: true, force: true })
    },
    removeAll: (owner: string): void => {
      for (const [key, each] of named) if (each.owner === owner) named.delete(key)
      rmSync(join(contentDir, owner), { recursive: true, force: true })
    },
  }
}

function dropKey(owner: string, address: string): string {
  return `${owner}:${address.startsWith('/') ? address : `/${address}`}`
}

function freeName(taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? 'photo.jpg' : `photo-${number}.jpg`
    if (!taken.has(name)) return name
  }
}

function namesIn(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(folder).filter((name) => !name.startsWith('.'))
}
