import { readFileSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const MANIFEST = 'assets.json'

/**
 * Writes the two files that vite-plugin-ssr requires beside the browser's bundle. Its own plugin would write them, but
 * also bundle its browser runtime; here browser.tsx hydrates, so the browser's bundle does not use that plugin.
 */
export function browserManifests(): Plugin {
  return {
    name: 'browser-manifests',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({ build: { manifest: MANIFEST } }),
    generateBundle() {
      const facts = {
        version: installedVersion(),
        usesClientRouter: false,
        manifestKeyMap: {},
        baseServer: '/',
        baseAssets: '/',
        includeAssetsImportedByServer: false,
        redirects: {},
        trailingSlash: false,
        disableUrlNormalization: false,
      }
      this.emitFile({ fileName: 'vite-plugin-ssr.json', type: 'asset', source: JSON.stringify(facts) })
    },
    async writeBundle({ dir = '' }) {
      await rename(join(dir, MANIFEST), join(dir, '..', MANIFEST))
    },
  }
}

/** vite-plugin-ssr refuses a bundle of another version; it does not export its package.json. */
function installedVersion(): string {
  const inside = createRequire(import.meta.url).resolve('vite-plugin-ssr/plugin')
  const folder = inside.slice(0, inside.lastIndexOf('/dist/'))
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version
}
