import { openSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'
import type { FileEntry } from '../builds/manifest.ts'

/** A file of the site inside a pack: files one after the other, as a cache stores them. */
export type PackedFile = FileEntry & {
  /** Name of the pack. */
  pack: string
  /** Position in the pack, in bytes. */
  offset: number
}

/** What a recipe made of one input, in packs. */
export type Packed = { files: readonly PackedFile[]; value?: unknown }

/** What other machines made, by the keys of recipes with their inputs. */
export type PackedByKey = Record<string, Packed>

export type Packs = {
  packed: PackedByKey
  /** Returns the content of a file; undefined if the pack is not there or is too short. */
  read: (file: PackedFile) => Buffer | undefined
}

/** Name of the file that lists what the packs of a folder contain. */
export const PACKED = 'packed.json'

/** Opens a folder of packs that src/cache/shared-cache.ts has fetched and checked. */
export function openPacks(folder: string): Packs {
  const files = new Map<string, number>()
  const open = (pack: string) => {
    const file = files.get(pack) ?? openSync(join(folder, pack), 'r')
    files.set(pack, file)
    return file
  }
  return {
    // Written by the build itself a moment ago.
    packed: JSON.parse(readFileSync(join(folder, PACKED), 'utf8')) as PackedByKey,
    read: ({ pack, offset, size }) => {
      const content = Buffer.allocUnsafe(size)
      try {
        return readSync(open(pack), content, 0, size, offset) === size ? content : undefined
      } catch {
        return undefined
      }
    },
  }
}
