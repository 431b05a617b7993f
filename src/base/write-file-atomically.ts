import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file atomically: a reader sees the old text or the new one. */
export async function writeFileAtomically(path: string, text: string): Promise<void> {
  const unfinished = `${path}.${process.pid}.unfinished`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(unfinished, text)
  await rename(unfinished, path)
}
