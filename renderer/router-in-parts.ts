import { readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'

const CODE = /node_modules\/react-router\/dist\/development\/[\w-]+\.mjs$/
const DEVELOPMENT = 'var ENABLE_DEV_WARNINGS = true;'
/**
 * Components and values that React creates: without a mark, a bundler keeps each of them and everything that it uses.
 */
const MADE = /^(var \w+ = )(?=React\d*\.(?:forwardRef|createContext|memo)\()/gm
/** The names that development tools show. An assignment to a component keeps it, too. */
const SHOWN_NAME = /^\w+\.displayName = "[^"]*";$/gm

/**
 * Lets esbuild leave out of React Router what is not imported: it marks components as free of side effects, and switches
 * off warnings for developers. The package's exports name its development files alone, and without the marks its Link,
 * Form, NavLink and what they need stay in the bundle: 7 KB (brotli).
 */
export const routerInParts: Plugin = {
  name: 'router-in-parts',
  setup(build) {
    build.onLoad({ filter: CODE }, ({ path }) => ({ contents: inParts(readFileSync(path, 'utf8')) }))
  },
}

function inParts(code: string): string {
  return code
    .replace(DEVELOPMENT, 'var ENABLE_DEV_WARNINGS = false;')
    .replace(MADE, '$1/* @__PURE__ */ ')
    .replace(SHOWN_NAME, '')
}
