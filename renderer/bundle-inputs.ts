import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Name of the list beside a bundle; `src/build/input-hash.ts` reads it. */
const LIST_ENDING = '-inputs.json'
const LIBRARY = /(?:^|\/)node_modules\//

/**
 * Writes the list of the project's files that a bundle was made from, beside the bundle's folder: modules, files that
 * plugins watch, and the modules of `vite.config.ts`.
 */
export function bundleInputs(): Plugin {
  let root = ''
  let configuration: readonly string[] = []
  return {
    name: 'bundle-inputs',
    apply: 'build',
    configResolved(resolved) {
      root = resolved.root
      configuration = [...(resolved.configFile ? [resolved.configFile] : []), ...resolved.configFileDependencies]
    },
    async writeBundle({ dir = '' }) {
      const ids = [...this.getModuleIds(), ...this.getWatchFiles(), ...configuration]
      const files = ids.map((id) => resolve(root, id.replace(/\?.*/, ''))).filter((path) => existsSync(path))
      const names = files.map((path) => relative(root, path)).filter((name) => !LIBRARY.test(name))
      await writeFile(`${dir}${LIST_ENDING}`, JSON.stringify([...new Set(names)].sort()))
    },
  }
}
