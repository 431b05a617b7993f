import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Fills the disk of a folder until so many bytes are left. Returns the function that makes room again. */
export function fillDisk(folder: string, leftBytes: number): () => void {
  const path = join(folder, 'filler')
  const { bavail, bsize } = statfsSync(folder)
  writeFileSync(path, Buffer.alloc(Math.max(0, bavail * bsize - leftBytes)))
  return () => rmSync(path, { force: true })
}
