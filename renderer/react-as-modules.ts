import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'esbuild'

const ENTRY = /node_modules\/(?:react|react-dom|scheduler)\/(?:index|client|jsx-runtime)\.js$/
const CODE = /node_modules\/(?:react|react-dom|scheduler)\/cjs\/[\w.-]+\.production\.js$/
/** Exceptions that React throws internally: created once at module start, and compared by identity. */
const SIGNAL = /^((?:var| ) \w+Exception = )Error\((.+)\)(?=[,;]$)/gm
const REQUIRE = /\brequire\("([^"]+)"\)/g

/**
 * Converts React's production files to ES modules for esbuild. A CommonJS file is wrapped in a function, which browsers
 * parse twice, once to skip it and once to run it: without it the libraries start in a sixth of the time. The
 * exceptions are created without a stack trace: with a debugger attached, such as Lighthouse, a stack trace makes the
 * browser parse the whole file once more.
 */
export const reactAsModules: Plugin = {
  name: 'react-as-modules',
  setup(build) {
    build.onLoad({ filter: ENTRY }, ({ path }) => {
      const code = /require\('(\.\/cjs\/[\w.-]+\.production\.js)'\)/.exec(readFileSync(path, 'utf8'))?.[1]
      if (!code) throw new Error(`${path} has no production file`)
      return { contents: `export * from '${code}'\nexport { default } from '${code}'` }
    })
    build.onLoad({ filter: CODE }, ({ path }) => ({ contents: toModule(path) }))
  },
}

function toModule(path: string): string {
  const imports: string[] = []
  const body = readFileSync(path, 'utf8')
    .replaceAll(REQUIRE, (_call, id: string) => {
      imports.push(`import required${imports.length} from '${id}'`)
      return `required${imports.length - 1}`
    })
    .replaceAll(SIGNAL, '$1withoutStack($2)')
  const names = Object.keys(createRequire(path)(path))
  return [
    ...imports,
    'const exports = {}',
    'const withoutStack = (message) => Object.create(Error.prototype, { message: { value: message } })',
    body,
    'export default exports',
    ...names.map((name, index) => `const exported${index} = exports.${name}\nexport { exported${index} as ${name} }`),
  ].join('\n')
}
