import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { build } from 'esbuild'
import type { Plugin } from 'vite'
import { reactAsModules } from './react-as-modules.ts'

/** What every page needs, and nothing that only some do. React comes whole: libraries that load late need parts of it. */
const WHOLE = ['react', 'react/jsx-runtime']
const PARTLY = ['react-dom/client', 'react-router-dom', 'i18next', 'react-i18next', 'js-cookie']

/** Sources that may name a library for the browser's sake. */
const FOLDERS = ['pages', 'src', 'renderer']
const SOURCE = /^(?:pages|src)\/.*\.tsx?$|^renderer\/browser\.tsx$/
const NOT_FOR_BROWSERS = /\.page\.server\.ts$|\.d\.ts$|^src\/(?:server|build|hosting)\//

const IMPORT = /import\s+(?!type\b)(?:(\w+)\s*,?\s*)?(?:\{([^}]*)\})?\s*from\s*'([^']+)'/g
const VIRTUAL = '\0library:'

/**
 * Bundles the libraries that every page needs into one file of their own, with esbuild, and hands Rollup only its address.
 * Rollup would spend three quarters of a build on them, for the same bytes; and between builds they change less often than our code.
 */
export function libraries(): Plugin {
  let root = ''
  let names = new Map<string, Set<string>>()
  let file = ''
  return {
    name: 'libraries',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    async buildStart() {
      names = collectNames(root)
      const code = await bundleLibraries(root, names)
      file = `assets/libraries.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`
      this.emitFile({ type: 'prebuilt-chunk', fileName: file, code, exports: exportNames(names) })
    },
    resolveId(id) {
      if (names.has(id)) return VIRTUAL + id
      return id === `/${file}` ? { id, external: 'absolute' } : null
    },
    load(id) {
      if (!id.startsWith(VIRTUAL)) return null
      const library = id.slice(VIRTUAL.length)
      const list = [...(names.get(library) ?? [])].map((name) => `${exportName(library, name)} as ${name}`)
      return `export { ${list.join(', ')} } from '/${file}'`
    },
  }
}

/** Finds which names of which library our sources import. */
function collectNames(root: string): Map<string, Set<string>> {
  const require = createRequire(join(root, 'package.json'))
  const names = new Map<string, Set<string>>(PARTLY.map((library) => [library, new Set()]))
  for (const library of WHOLE) names.set(library, new Set(['default', ...Object.keys(require(library))]))
  for (const source of sourceFiles(root)) {
    for (const [, whole, list, library = ''] of readFileSync(source, 'utf8').matchAll(IMPORT)) {
      const found = names.get(library)
      if (whole) found?.add('default')
      for (const item of list?.split(',') ?? []) {
        const name = item.trim().split(/\s+as\s+/)[0]
        if (name && !name.startsWith('type ')) found?.add(name)
      }
    }
  }
  return names
}

function sourceFiles(root: string): string[] {
  return FOLDERS.flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => SOURCE.test(relative(root, path)) && !NOT_FOR_BROWSERS.test(relative(root, path)))
}

async function bundleLibraries(root: string, names: ReadonlyMap<string, ReadonlySet<string>>): Promise<string> {
  const lines = [...names].map(([library, list]) => {
    const exported = [...list].map((name) => `${name} as ${exportName(library, name)}`)
    return `export { ${exported.join(', ')} } from '${library}'`
  })
  const result = await build({
    stdin: { contents: lines.join('\n'), resolveDir: root },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    conditions: ['module', 'browser', 'production'],
    legalComments: 'none',
    plugins: [reactAsModules],
  })
  return result.outputFiles[0]?.text ?? ''
}

function exportNames(names: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return [...names].flatMap(([library, list]) => [...list].map((name) => exportName(library, name)))
}

/** Two libraries may export the same name. */
function exportName(library: string, name: string): string {
  return `${library.replace(/\W/g, '_')}_${name}`
}
