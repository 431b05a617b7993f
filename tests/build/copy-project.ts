import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run-build.ts'

const PROJECT =
  'pages renderer src locales scripts tests public .config .biome.json package.json package-lock.json tsconfig.json vite.config.ts'

/** Copies the project, or a copy of it, below a folder, for changes. It shares the installed packages, but has its own caches. */
export function copyProject(folder: string, from = ROOT): string {
  const root = join(folder, 'project')
  for (const name of PROJECT.split(' ')) cpSync(join(from, name), join(root, name), { recursive: true })
  mkdirSync(join(root, 'node_modules'))
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (!['.cache', '.vite'].includes(name))
      symlinkSync(join(ROOT, 'node_modules', name), join(root, 'node_modules', name))
  return root
}
