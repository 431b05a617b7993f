import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { RUN } from '../start-process.ts'
import { fingerprint, ROOT } from './run-build.ts'

const { contentDir, siteDir } = inject('reference')

/** Returns the SHA-256 of each document, by address, as rendered by vite-plugin-ssr only. */
async function renderThroughPlugin(): Promise<Record<string, string>> {
  const script = join(import.meta.dirname, 'render-through-plugin.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [RUN, script], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', CONTENT_DIR: contentDir },
  })
  // The script's last line.
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Record<string, string>
}

test('every page of the build has the same bytes as one rendered by vite-plugin-ssr only', async () => {
  const built = Object.entries(fingerprint(siteDir)).filter(([path]) => path.endsWith('.html'))
  expect(built.length).toBeGreaterThan(50)
  expect(await renderThroughPlugin()).toEqual(Object.fromEntries(built))
})
