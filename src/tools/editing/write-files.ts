import { mkdirSync, openSync, fsyncSync, closeSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { basename, dirname, join } from 'node:path'

/**
 * Writes files so that each is the old one or the new one at any moment: all are written beside their places first, and
 * then moved there in the given order. When one cannot be written, none is moved.
 */
export function writeFiles(files: ReadonlyMap<string, string | Buffer>): void {
  const written: { from: string; to: string }[] = []
  try {
    for (const [to, content] of files) {
      mkdirSync(dirname(to), { recursive: true })
      // Names with a point are nothing to those who read the content.
      const from = join(dirname(to), `.${basename(to)}.${randomUUID()}`)
      written.push({ from, to })
      const file = openSync(from, 'wx')
      try {
        writeFileSync(file, content)
        fsyncSync(file)
      } finally {
        closeSync(file)
      }
    }
    for (const { from, to } of written) renameSync(from, to)
  } finally {
    for (const { from } of written) rmSync(from, { force: true })
  }
}

const UNFINISHED = /^\..+\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Removes what somebody was killed over below a folder, before it was moved to its place. */
export function removeUnfinished(folder: string): void {
  for (const { parentPath, name } of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (UNFINISHED.test(name)) rmSync(join(parentPath, name), { force: true })
}
