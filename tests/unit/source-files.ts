import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'

const ROOT = join(import.meta.dirname, '../..')

export type SourceFile = {
  /** From the project's root. */
  path: string
  /** The code as JavaScript: without comments and types, strings in double quotes or backticks. */
  code: string
}

/** Reads the sources below some folders of the project. */
export function sourceFiles(folders: readonly string[]): SourceFile[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .sort()
    .map((path) => ({ path, code: codeOf(readFileSync(join(ROOT, path), 'utf8'), path.endsWith('x') ? 'tsx' : 'ts') }))
}

/** Removes comments and types from a source. */
export function codeOf(source: string, loader: 'ts' | 'tsx'): string {
  return transformSync(source, {
    loader,
    jsx: 'preserve',
    charset: 'utf8',
    legalComments: 'none',
    minifyWhitespace: true,
  }).code
}
