import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import * as esbuild from 'esbuild'
import type { Plugin } from 'vite'
import { LIBRARIES_PREFIX } from './assets.ts'
import { reactAsModules } from './react-as-modules.ts'

/**
 * What every page needs, and nothing that only some do, file by file: each starts in a task of its own, which a phone should
 * have done in 50 ms. React comes whole: libraries that load late need parts of it.
 */
const FILES: Readonly<Record<string, readonly string[]>> = {
  react: ['react', 'react/jsx-runtime', 'react-dom/client'],
  site: ['react-router-dom', 'i18next', 'react-i18next', 'js-cookie'],
}
const WHOLE = ['react', 'react/jsx-runtime']

/** Sources that may name a library for the browser's sake. */
const FOLDERS = ['pages', 'src', 'renderer']
const SOURCE = /^(?:pages|src)\/.*\.tsx?$|^renderer\/browser\.tsx$/
const NOT_FOR_BROWSERS = /\.page\.server\.ts$|\.d\.ts$|^src\/(?:server|build|hosting)\//

const IMPORT = /import\s+(?!type\b)(?:(\w+)\s*,?\s*)?(?:\{([^}]*)\})?\s*from\s*'([^']+)'/g
const VIRTUAL = '\0library:'

/**
 * Bundles the libraries that every page needs into files of their own, with esbuild, and hands Rollup only their addresses.
 * Rollup would spend three quarters of a build on them, for the same bytes; and between builds they change less often than our code.
 */
export function libraries(): Plugin {
  let root = ''
  let names = new Map<string, Set<string>>()
  let files = new Map<string, string>()
  return {
    name: 'libraries',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    async buildStart() {
      names = collectNames(root)
      files = new Map()
      for (const { path, text, exports, entry } of await bundleLibraries(root, names)) {
        this.emitFile({ type: 'prebuilt-chunk', fileName: path, code: text, exports })
        for (const library of FILES[entry] ?? []) files.set(library, `/${path}`)
      }
    },
    resolveId(id) {
      if (names.has(id)) return VIRTUAL + id
      return [...files.values()].includes(id) ? { id, external: 'absolute' } : null
    },
    load(id) {
      if (!id.startsWith(VIRTUAL)) return null
      const library = id.slice(VIRTUAL.length)
      const list = [...(names.get(library) ?? [])].map((name) => `${exportName(library, name)} as ${name}`)
      return `export { ${list.join(', ')} } from '${files.get(library)}'`
    },
  }
}

/** Finds which names of which library our sources import. */
function collectNames(root: string): Map<string, Set<string>> {
  const require = createRequire(join(root, 'package.json'))
  const names = new Map<string, Set<string>>(
    Object.values(FILES).flatMap((libraries) => libraries.map((library) => [library, new Set()])),
  )
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

type Bundle = {
  path: string
  text: string
  exports: string[]
  /** Of which of FILES it is; empty for what they share. */
  entry: string
}

/** Bundles each of FILES, and what they share. A file's name sorts behind those of the files that it imports. */
async function bundleLibraries(root: string, names: ReadonlyMap<string, ReadonlySet<string>>): Promise<Bundle[]> {
  const entries: esbuild.Plugin = {
    name: 'entries',
    setup(build) {
      build.onResolve({ filter: /./ }, ({ path, kind }) =>
        kind === 'entry-point' ? { path, namespace: 'entry' } : null,
      )
      build.onLoad({ filter: /./, namespace: 'entry' }, ({ path }) => {
        return {
          contents: (FILES[path] ?? []).map((library) => exportsOf(library, names)).join('\n'),
          resolveDir: root,
        }
      })
    },
  }
  const { outputFiles, metafile } = await esbuild.build({
    entryPoints: Object.keys(FILES),
    absWorkingDir: root,
    outdir: '.',
    entryNames: `${LIBRARIES_PREFIX}2-[name].[hash]`,
    chunkNames: `${LIBRARIES_PREFIX}1-[name].[hash]`,
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    conditions: ['module', 'browser', 'production'],
    legalComments: 'none',
    plugins: [entries, reactAsModules],
  })
  return outputFiles.map(({ path: file, text }) => {
    const path = relative(root, file)
    const { exports = [], entryPoint = '' } = metafile.outputs[path] ?? {}
    return { path, text, exports, entry: entryPoint.replace('entry:', '') }
  })
}

function exportsOf(library: string, names: ReadonlyMap<string, ReadonlySet<string>>): string {
  const list = [...(names.get(library) ?? [])].map((name) => `${name} as ${exportName(library, name)}`)
  return `export { ${list.join(', ')} } from '${library}'`
}

/** Two libraries may export the same name. */
function exportName(library: string, name: string): string {
  return `${library.replace(/\W/g, '_')}_${name}`
}
