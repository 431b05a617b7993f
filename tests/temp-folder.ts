import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Files by path. An object is written as JSON. */
export type Files = Record<string, string | object>

/** Creates a folder with these files that is removed after the test, and returns its path. */
export function tempFolder(files: Files = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFiles(folder, files)
  return folder
}

/** Creates a folder for the tests of a file, which `remove` removes. */
export function longTempFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'site-tests-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** Writes files below a folder, and creates their folders. */
export function writeFiles(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  }
}
