import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileEntry } from '../builds/manifest.ts'
import type { Packed, PackedByKey, PackedFile } from '../incremental/packs.ts'
import { sha256 } from '../incremental/sha256.ts'

/** Large enough that a site is some hundred requests, small enough that sixteen fit into memory. */
export const PACK_BYTES = 4_000_000

/** What recipes made of their inputs, by key. */
export type ToPack = Record<string, { files: readonly FileEntry[]; value?: unknown }>

type Entry = [key: string, made: ToPack[string]]

/** Divides entries into groups, each to become a pack. */
export function groupForPacks(made: ToPack): Entry[][] {
  const groups: Entry[][] = []
  let bytes = Number.POSITIVE_INFINITY
  for (const entry of Object.entries(made)) {
    const size = entry[1].files.reduce((sum, file) => sum + file.size, 0)
    if (bytes + size > PACK_BYTES) {
      groups.push([])
      bytes = 0
    }
    groups.at(-1)?.push(entry)
    bytes += size
  }
  return groups
}

/**
 * Packs entries: their files one after the other. A pack is named by the hash of its content. Throws if a file in
 * `folder` is not what was made.
 */
export async function pack(
  entries: readonly Entry[],
  folder: string,
): Promise<{ name: string; content: Buffer; packed: PackedByKey }> {
  const contents: Buffer[] = []
  const places: [key: string, packed: Packed][] = []
  let offset = 0
  for (const [key, { files, value }] of entries) {
    const inPack: PackedFile[] = []
    for (const { path, size, hash } of files) {
      const content = await readFile(join(folder, path))
      if (sha256(content) !== hash) throw new Error(`${path} was changed after it was built`)
      inPack.push({ path, size, hash, pack: '', offset })
      contents.push(content)
      offset += size
    }
    places.push([key, { files: inPack, ...(value !== undefined && { value }) }])
  }
  const content = Buffer.concat(contents)
  const name = sha256(content)
  const packed = Object.fromEntries(
    places.map(([key, each]) => [key, { ...each, files: each.files.map((file) => ({ ...file, pack: name })) }]),
  )
  return { name, content, packed }
}
