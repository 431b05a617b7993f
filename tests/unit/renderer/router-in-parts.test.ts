import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { expect, test } from 'vitest'
import { routerInParts } from '../../../renderer/router-in-parts.ts'

const ROOT = join(import.meta.dirname, '../../..')
/** The names of a router for loaders, forms and links. */
const UNUSED = /useSubmit|useFormAction|useScrollRestoration|fetcher/

async function bundleRouter(plugins: Plugin[]): Promise<string> {
  const result = await build({
    stdin: { contents: "export { Router, useLocation, useNavigate } from 'react-router-dom'", resolveDir: ROOT },
    bundle: true,
    write: false,
    format: 'esm',
    external: ['react', 'react-dom'],
    conditions: ['module', 'browser', 'production'],
    plugins,
  })
  return result.outputFiles[0]?.text ?? ''
}

test('of React Router only what is imported is bundled, without warnings for developers', async () => {
  const code = await bundleRouter([routerInParts])
  expect(code).toContain('useNavigate()')
  expect(code).not.toMatch(UNUSED)
  expect(code).not.toContain('ENABLE_DEV_WARNINGS = true')
  // Otherwise there is nothing left to do, and the plugin can go.
  expect(await bundleRouter([])).toMatch(UNUSED)
})
