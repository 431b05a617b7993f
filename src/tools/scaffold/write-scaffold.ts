import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { UsageError } from '../../base/command-line/parse-arguments.ts'
import type { Scaffold } from './scaffold.ts'

/** Writes all files of a scaffold, or none. Throws a UsageError when one of the new files exists; any other failure is undone and thrown. */
export function writeScaffold({ created, changed }: Scaffold): void {
  for (const path of created.keys()) {
    if (existsSync(path)) throw new UsageError(`${relative(process.cwd(), path)} exists already`)
  }
  const undo: (() => void)[] = []
  try {
    for (const [path, text] of created) {
      const newFolder = mkdirSync(dirname(path), { recursive: true })
      if (newFolder) undo.push(() => rmSync(newFolder, { recursive: true }))
      undo.push(() => rmSync(path, { force: true }))
      writeFileSync(path, text, { flag: 'wx' })
    }
    for (const [path, text] of changed) {
      const before = readFileSync(path, 'utf8')
      undo.push(() => writeFileSync(path, before))
      writeFileSync(path, text)
    }
  } catch (error) {
    for (const step of undo.toReversed()) step()
    throw error
  }
}
