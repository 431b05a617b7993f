import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const allIn = (folder: string) =>
  ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].map((name) => join(folder, name))

/** Lets every user of the machine read a folder and all that is in it. */
export function openUp(folder: string): void {
  for (const path of allIn(folder)) chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644)
}

/** Lists what of a folder other users of the machine can read or enter, the folder itself included. */
export function openIn(folder: string): string[] {
  return allIn(folder).filter((path) => statSync(path).mode & 0o077)
}
