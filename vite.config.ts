import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import ssr from 'vite-plugin-ssr/plugin'
import { browserManifests } from './renderer/browser-manifests.ts'
import { inlineScript } from './renderer/inline-script.ts'
import { libraries } from './renderer/libraries.ts'

const SHARED = /\/src\/(?:ui|shell|teasers|prose|routing|i18n|freshness)\/[^?]*\.tsx?$/

/*
 * Read by `npm run build` (scripts/build.ts, once for the browser and once for the server), by
 * `npm run dev` (scripts/dev.ts) and by vitest.
 */
export default defineConfig(({ command, isSsrBuild }) => {
  const isBrowserBuild = command === 'build' && !isSsrBuild
  return {
    plugins: [
      react(),
      inlineScript(),
      libraries(),
      browserManifests(),
      // The build chooses what goes into a document itself (renderer/assets.ts), so nothing is to be extracted from server files.
      isBrowserBuild ? null : ssr({ disableAutoFullBuild: true, includeAssetsImportedByServer: false }),
    ],
    appType: 'custom',
    // Known beforehand, so that the first page in development is not loaded twice.
    optimizeDeps: {
      include: [
        'react',
        'react/jsx-dev-runtime',
        'react-dom/client',
        'react-router-dom',
        'i18next',
        'react-i18next',
        'js-cookie',
      ],
    },
    build: {
      target: 'es2022',
      reportCompressedSize: false,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      rollupOptions: {
        // The build needs prerender alone; a test renders pages through the other two, to hold both ways of rendering to the same bytes.
        input: isSsrBuild
          ? {
              prerender: 'renderer/prerender.ts',
              'render-page': 'renderer/render-page.ts',
              'list-pages': 'renderer/list-pages.ts',
            }
          : { browser: 'renderer/browser.tsx' },
        // What most screens share comes in one file: twenty small ones would cost more, in requests and in their names.
        ...(isBrowserBuild && { output: { manualChunks: (id) => (SHARED.test(id) ? 'shared' : undefined) } }),
      },
    },
  }
})
