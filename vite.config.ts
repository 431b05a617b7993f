import { join } from 'node:path'
import { defineConfig, type UserConfig } from 'vite'
import { browserManifests } from './renderer/browser-manifests.ts'
import { bundleInputs } from './renderer/bundle-inputs.ts'
import { inlineScript } from './renderer/inline-script.ts'
import { libraries } from './renderer/libraries.ts'
import { vendorWords } from './renderer/vendor-words.ts'
import { PUBLIC_FOLDER, VENDOR_FOLDER } from './src/base/vendor-folder.ts'

/** Entries of threads, each on its own; the code that draws documents is loaded when the first is drawn. */
const APART = /\/renderer\/(?:prerender|draw-documents)\.ts$|\/src\/artwork\/documents\//
const SHARED =
  /\/src\/(?:web\/(?:(?:ui|shell|teasers|navigation\/(?:routing|freshness))\/[^?]*|features\/(?:staff\/session\/session-key|search\/use-found|door-schedule\/collecting\/collect-link))|base\/(?:i18n\/[^?]*|title-marks)|content\/schema\/[a-z]+-categories)\.tsx?$/
/**
 * Of these folders, modules that one or two screens use or that are loaded after hydration: they come when they are
 * imported.
 */
const RARE =
  /\/src\/(?:base\/i18n\/(?:normalise|drop-invisible|format-day|capitalise)|web\/(?:navigation\/routing\/(?:prefetch|links-in-view|complete-page|expected-page|staff-screens)|teasers\/(?:film-player|news-(?:date|teaser)|pinned-map)|ui\/(?:dialog|doorway|empty-doorway|note|toast)))/

/*
 * Read by `npm run build` (scripts/build.ts, once for the browser and once for the server), by
 * `npm run dev` (scripts/dev.ts) and by vitest.
 */
export default defineConfig(async ({ command, isSsrBuild }): Promise<UserConfig> => {
  const isBrowserBuild = command === 'build' && !isSsrBuild
  return {
    plugins: [
      // Loaded when wanted only: each takes a third of a second. A build needs nothing of React's but JSX, which esbuild writes.
      command === 'serve' ? (await import('@vitejs/plugin-react')).default() : null,
      inlineScript(),
      vendorWords(),
      libraries(),
      browserManifests(),
      bundleInputs(),
      // The build chooses what goes into a document itself (renderer/assets.ts), so nothing is to be extracted from server files.
      isBrowserBuild
        ? null
        : (await import('vite-plugin-ssr/plugin')).default({
            // Pages are rendered by their paths, whatever the base.
            baseServer: '/',
            disableAutoFullBuild: true,
            includeAssetsImportedByServer: false,
          }),
    ],
    // They are 450 files, which every thread of a build would load: a fifth of its start.
    ssr: { noExternal: ['typebox', 'write-excel-file'] },
    css: { transformer: 'lightningcss' },
    resolve: { alias: { '#vendor': join(import.meta.dirname, VENDOR_FOLDER) } },
    // In development; a build copies this folder and public/ itself (src/build/build-site.ts).
    publicDir: command === 'serve' ? PUBLIC_FOLDER : 'public',
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
        // The build needs prerender and documents alone; a test renders pages through the other two, to hold both ways of rendering to the same bytes.
        input: isSsrBuild
          ? {
              prerender: 'renderer/prerender.ts',
              'draw-documents': 'renderer/draw-documents.ts',
              'render-page': 'renderer/render-page.ts',
              'list-pages': 'renderer/list-pages.ts',
            }
          : { browser: 'renderer/browser.tsx' },
        // Nothing is sent anywhere from the server's half: looking for what is unused, or loading many files, only takes time.
        ...(isSsrBuild && {
          treeshake: false,
          output: {
            manualChunks: (id: string) => (id.includes('/node_modules/') || APART.test(id) ? undefined : 'site'),
          },
        }),
        // Modules that most screens share come in one file: twenty small files would cost more, in requests and in
        // their names. Over HTTP/1.1 a browser loads six files at a time, and the first paint waits for all
        // stylesheets.
        ...(isBrowserBuild && {
          output: { manualChunks: (id) => (SHARED.test(id) && !RARE.test(id) ? 'shared' : undefined) },
        }),
      },
    },
  }
})
