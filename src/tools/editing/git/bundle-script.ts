import { join } from 'node:path'
import { VENDOR_FOLDER } from '../../../base/vendor-folder.ts'

/** Runs in the published editor. */
export const ENTRY = 'src/tools/editing/browser/open-git-editor.ts'

/** Bundles the script of the published editor: one file, of what reads and writes our files in the browser. */
export async function bundleScript(root: string): Promise<string> {
  // Loaded by builds that have an editor only.
  const { build } = await import('vite')
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: { '#vendor': join(root, VENDOR_FOLDER) } },
    build: {
      write: false,
      target: 'es2022',
      reportCompressedSize: false,
      modulePreload: false,
      rollupOptions: { input: join(root, ENTRY), output: { inlineDynamicImports: true } },
    },
  })
  const output = Array.isArray(result) ? result.flatMap((each) => each.output) : 'output' in result ? result.output : []
  const [chunk, ...others] = output
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error(`${ENTRY} is bundled into other than one script`)
  return chunk.code
}
