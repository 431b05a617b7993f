import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { reactAsModules } from '../../../renderer/react-as-modules.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** React's internal exceptions, by their names in its files. */
const SIGNAL = /^ *(?:var )?(\w+Exception) = (\w+)\(/gm

async function bundleReact(): Promise<string> {
  const contents = "export { hydrateRoot } from 'react-dom/client'\nexport { useState } from 'react'"
  const result = await build({
    stdin: { contents, resolveDir: ROOT },
    bundle: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [reactAsModules],
  })
  return result.outputFiles[0]?.text ?? ''
}

test('React is bundled as ES modules, and creates no stack trace at start', async () => {
  const code = await bundleReact()
  expect(code).not.toContain('__commonJS')
  const signals = [...code.matchAll(SIGNAL)].map(([, name, made]) => ({ name, made }))
  expect(signals.map(({ name }) => name)).toContain('SuspenseException')
  expect(signals.filter(({ made }) => made === 'Error')).toEqual([])
})
