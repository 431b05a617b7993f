import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ENTITIES } from '../../content/entities.ts'
import { photoPath } from '../../content/photos.ts'
import { acceptPhoto } from './accept-photo.ts'
import { writeFiles } from './write-files.ts'

/*
 * Photographs as the editor has them: one folder, `photos/<code>/<file>`. A dropped picture comes with the name that its
 * camera gave it, before the record that names it: it waits in memory until that is written, and gets the next free name
 * of a photograph then.
 */

const FOLDER = 'photos'
const ADDRESS = /^\/photos\/([a-z0-9-]+)\/(photo(?:-\d+)?\.jpe?g)$/

/** Pictures that no record ever names go when as many have come after them. */
const MOST_WAITING = 20

export type PhotoFolder = ReturnType<typeof createPhotoFolder>

export function createPhotoFolder(contentDir: string) {
  const products = join(contentDir, ENTITIES.product.folder)
  /** By the name that a picture was dropped under: the photographs that it is to become, newest last. */
  const named = new Map<string, { code: string; file: string }>()
  /** By the address that it was dropped under. */
  const waiting = new Map<string, Buffer>()
  const filesIn = (code: string) => namesIn(join(products, code))

  return {
    addressOf: (code: string, file: string) => `/${FOLDER}/${code}/${file}`,
    /** The file of an address; a new name for one that was dropped. */
    fileOf: (code: string, address: string): string => {
      const [, owner, file = ''] = ADDRESS.exec(address) ?? []
      if (owner === code) return file
      const known = named.get(dropKey(code, address))
      // Another picture of the same name is another photograph.
      if (known && !waiting.has(address)) return known.file
      const taken = new Set([
        ...filesIn(code),
        ...[...named.values()].filter((each) => each.code === code).map((each) => each.file),
      ])
      const next = freeName(taken)
      named.set(dropKey(code, address), { code, file: next })
      return next
    },
    list: () =>
      (existsSync(products) ? readdirSync(products, { withFileTypes: true }) : [])
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
        .flatMap(({ name }) => filesIn(name).map((file) => `${FOLDER}/${name}/${file}`)),
    /** Reads a photograph for the editor; undefined when there is none. */
    read: (path: string): Buffer | undefined => {
      const [, code = '', file = ''] = ADDRESS.exec(`/${path}`) ?? []
      const from = photoPath(contentDir, code, file)
      return code && existsSync(from) ? readFileSync(from) : undefined
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
    keep: (code: string, newCode: string, files: readonly string[]): void => {
      if (code !== newCode && existsSync(join(products, code)))
        renameSync(join(products, code), join(products, newCode))
      for (const each of named.values()) if (each.code === code) each.code = newCode
      for (const [key, each] of named) {
        const address = key.slice(key.indexOf(':') + 1)
        const photograph = waiting.get(address)
        if (each.code !== newCode || !photograph || !files.includes(each.file)) continue
        writeFiles(new Map([[photoPath(contentDir, newCode, each.file), photograph]]))
        waiting.delete(address)
      }
      for (const file of filesIn(newCode)) if (!files.includes(file)) rmSync(photoPath(contentDir, newCode, file))
      if (filesIn(newCode).length === 0) rmSync(join(products, newCode), { recursive: true, force: true })
    },
    removeAll: (code: string): void => rmSync(join(products, code), { recursive: true, force: true }),
  }
}

function dropKey(code: string, address: string): string {
  return `${code}:${address.startsWith('/') ? address : `/${address}`}`
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
