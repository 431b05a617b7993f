import { join } from 'node:path'
import { build } from 'esbuild'
import type { Plugin } from 'vite'
import { VENDOR_FOLDER } from '../src/base/vendor-folder.ts'

const QUERY = '?inline-script'

/** Returns the plugin for importing the bundled, minified text of a script: `import code from './loader.ts?inline-script'`. */
export function inlineScript(): Plugin {
  let base = '/'
  return {
    name: 'inline-script',
    enforce: 'pre',
    configResolved(config) {
      ;({ base } = config)
    },
    async load(id) {
      if (!id.endsWith(QUERY)) return null
      const entry = id.slice(0, -QUERY.length)
      const result = await build({
        entryPoints: [entry],
        bundle: true,
        minify: true,
        write: false,
        format: 'iife',
        target: 'es2020',
        metafile: true,
        legalComments: 'none',
        alias: { '#vendor': join(import.meta.dirname, '..', VENDOR_FOLDER) },
        define: { 'import.meta.env.BASE_URL': JSON.stringify(base) },
      })
      for (const file of Object.keys(result.metafile.inputs)) this.addWatchFile(file)
      return `export default ${JSON.stringify(result.outputFiles[0]?.text.trim() ?? '')}`
    },
  }
}
