import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import * as esbuild from 'esbuild'
import type { Plugin } from 'vite'
import { reactAsModules } from './react-as-modules.ts'
import { routerInParts } from './router-in-parts.ts'

/** The file that all others import from. */
const BASE = 'react'

/**
 * The libraries of each file. Those that a page needs at once are split in two: each file runs in a task of its own,
 * which should take a phone at most 50 ms. Rollup bundles all other libraries.
 */
const FILES = {
  [BASE]: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'],
  site: ['react-router-dom', 'i18next', 'react-i18next', 'js-cookie'],
  formik: ['formik'],
  yup: ['yup'],
  charts: ['chart.js', 'react-chartjs-2'],
  search: ['minisearch'],
} satisfies Record<string, readonly string[]>
/** Exported completely: the other files need parts of them. */
const WHOLE = ['react', 'react/jsx-runtime']

/** Sources that may import a library in the browser. */
const FOLDERS = ['pages', 'src', 'renderer']
const SOURCE = /^(?:pages|src)\/.*\.tsx?$|^renderer\/browser\.tsx$/
const NOT_FOR_BROWSERS = /\/examples\.tsx$|\.page\.server\.ts$|\.d\.ts$|^src\/(?:content|build|delivery|server|tools)\//

const IMPORT = /import\s+(?!type\b)(?:(\w+)\s*,?\s*)?(?:\{([^}]*)\})?\s*from\s*'([^']+)'/g
const WHOLE_IMPORT = /import\s*(?:\*\s*as\s+\w+\s+from\s*|\()'([^']+)'/g
const VIRTUAL = '\0library:'

/** The names imported from each library. */
type Names = Map<string, Set<string>>

type Bundle = {
  /** From the site's root, without leading slash. */
  path: string
  /** Where browsers load it. */
  address: string
  code: string
  libraries: readonly string[]
  exports: string[]
  /** Paths of the bundles that it imports. */
  imports: string[]
}

/**
 * Bundles libraries into files of their own with esbuild, and passes only their addresses to Rollup. Rollup would spend
 * three quarters of a build on them, for about the same size; and their files change less often than those of our code.
 */
export function libraries(): Plugin {
  let root = ''
  let siteBase = '/'
  let names: Names = new Map()
  let bundles: Bundle[] = []
  return {
    name: 'libraries',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    configResolved(config) {
      root = config.root
      siteBase = config.base
    },
    async buildStart() {
      names = collectNames(root)
      bundles = await bundleLibraries(root, names, siteBase)
      for (const { path, code, exports } of bundles) {
        this.emitFile({ type: 'prebuilt-chunk', fileName: path, code, exports })
      }
    },
    resolveId(id) {
      if (names.has(id)) return VIRTUAL + id
      return bundles.some(({ address }) => id === address) ? { id, external: 'absolute' } : null
    },
    load(id) {
      if (!id.startsWith(VIRTUAL)) return null
      const library = id.slice(VIRTUAL.length)
      const bundle = bundles.find(({ libraries }) => libraries.includes(library))
      return bundle ? exportFrom(bundle, library, names) : null
    },
    // Rollup treats them as external files. Vite's later steps, its manifest and the preloads of dynamic imports, must
    // know them.
    generateBundle(_options, output) {
      for (const chunk of Object.values(output)) {
        if (chunk.type === 'chunk')
          chunk.imports = chunk.imports.map((id) => bundles.find(({ address }) => address === id)?.path ?? id)
      }
      for (const { path, imports } of bundles) {
        const chunk = output[path]
        if (chunk?.type !== 'chunk') continue
        chunk.imports = imports
        chunk.viteMetadata = { importedCss: new Set(), importedAssets: new Set() }
      }
    },
  }
}

/** Finds the names that our sources import from each library. */
function collectNames(root: string): Names {
  const require = createRequire(join(root, 'package.json'))
  const names: Names = new Map(Object.values(FILES).flatMap((file) => file.map((library) => [library, new Set()])))
  for (const library of WHOLE) names.set(library, new Set(['default', ...Object.keys(require(library))]))
  for (const source of sourceFiles(root)) {
    const text = readFileSync(source, 'utf8')
    for (const [statement, library = ''] of text.matchAll(WHOLE_IMPORT)) {
      if (names.has(library))
        throw new Error(
          `${relative(root, source)}: ${statement}: import names instead, since only imported names are bundled`,
        )
    }
    for (const [, whole, list, library = ''] of text.matchAll(IMPORT)) {
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

async function bundleLibraries(root: string, names: Names, siteBase: string): Promise<Bundle[]> {
  const { [BASE]: libraries, ...others } = FILES
  const base = await bundleFile(root, names, siteBase, BASE, libraries)
  const files = Object.entries(others).map(([name, file]) => bundleFile(root, names, siteBase, name, file, base))
  return [base, ...(await Promise.all(files))]
}

/** Bundles one of FILES. It imports the libraries of `base` from that bundle. */
async function bundleFile(
  root: string,
  names: Names,
  siteBase: string,
  name: string,
  libraries: readonly string[],
  base?: Bundle,
): Promise<Bundle> {
  const lines = libraries.map((library) => {
    const list = namesOf(library, names).map(([own, exported]) => `${own} as ${exported}`)
    return `export { ${list.join(', ')} } from '${library}'`
  })
  const result = await esbuild.build({
    stdin: { contents: lines.join('\n'), resolveDir: root },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    conditions: ['module', 'browser', 'production'],
    legalComments: 'none',
    plugins: base ? [importFrom(base, names), routerInParts] : [reactAsModules],
  })
  const code = result.outputFiles[0]?.text ?? ''
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8)
  const path = `assets/libraries.${name}.${hash}.js`
  return {
    path,
    address: siteBase + path,
    code,
    libraries,
    exports: libraries.flatMap((library) => namesOf(library, names).map(([, exported]) => exported)),
    imports: base && code.includes(base.path) ? [base.path] : [],
  }
}

/** Makes esbuild import libraries from an existing bundle. */
function importFrom(base: Bundle, names: Names): esbuild.Plugin {
  return {
    name: 'import-from-base',
    setup(build) {
      build.onResolve({ filter: /./ }, ({ path }) => {
        if (path === base.address) return { path, external: true }
        return base.libraries.includes(path) ? { path, namespace: 'base' } : null
      })
      build.onLoad({ filter: /./, namespace: 'base' }, ({ path }) => ({ contents: exportFrom(base, path, names) }))
    },
  }
}

/** Returns a module that replaces a library: it re-exports the imported names from the bundle. */
function exportFrom({ address }: Bundle, library: string, names: Names): string {
  const list = namesOf(library, names).map(([own, exported]) => `${exported} as ${own}`)
  return `export { ${list.join(', ')} } from '${address}'`
}

/**
 * Returns the names imported from a library: the original, and the one under which a bundle exports it, since two
 * libraries may export the same name.
 */
function namesOf(library: string, names: Names): [own: string, exported: string][] {
  return [...(names.get(library) ?? [])].map((name) => [name, `${library.replace(/\W/g, '_')}_${name}`])
}
