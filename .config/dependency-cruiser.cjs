/*
 * What may be in the browser, and who knows which library, as the program runs: imports of types alone leave nothing behind and are
 * not looked at here. Which way imports run is in dependency-directions.cjs. A rule that fails names the import.
 */
const BROWSER = '^(pages/.*\\.(screen\\.tsx|page\\.route\\.ts)|renderer/(browser|loader|detect-locale)\\.tsx?)$'
/** Rooms that are in the browser as a whole. */
const BROWSER_ROOMS =
  '^src/(app|shell|teasers|ui|routing|freshness|payloads|browser|motion|session|desk|insight|solution/.*\\.tsx$|search/panel)'

module.exports = {
  forbidden: [
    {
      name: 'ui-knows-nothing-of-the-project',
      severity: 'error',
      from: { path: '^src/web/ui/', pathNot: '\\.examples\\.tsx$' },
      to: { pathNot: ['^src/web/ui/', 'node_modules'] },
    },
    {
      name: 'rooms-without-components',
      severity: 'error',
      from: { path: '^src/(i18n|catalogue|api)/' },
      to: { path: '\\.tsx$' },
    },
    {
      name: 'a-screen-never-imports-another',
      severity: 'error',
      from: { path: '^pages/([^/]+)/' },
      to: { path: '^pages/', pathNot: '^pages/$1/' },
    },
    {
      name: 'browser-never-reaches-the-server',
      severity: 'error',
      from: { path: BROWSER },
      to: {
        path: '^(src/(server|build|publish|hosting|documents|command-line)/|src/content/(data|sources|editorial)/|src/artwork/drawing/.*/kinds/|.*\\.page\\.server\\.ts$)',
        reachable: true,
      },
    },
    {
      name: 'browser-never-uses-node',
      severity: 'error',
      from: { path: BROWSER },
      to: {
        path: '^(node:)?(assert|buffer|child_process|crypto|events|fs|http|https|module|net|os|path|process|stream|timers|url|util|worker_threads|zlib)(/|$)',
        reachable: true,
      },
    },
    {
      name: 'only-renderer-and-scripts-know-vite-plugin-ssr',
      severity: 'error',
      from: { pathNot: '^(renderer/|scripts/|vite\\.config\\.ts)' },
      to: { path: 'node_modules/vite-plugin-ssr' },
    },
    {
      name: 'screens-load-no-libraries-of-the-build',
      severity: 'error',
      from: { path: `${BROWSER}|${BROWSER_ROOMS}` },
      to: { path: 'node_modules/(markdown-it|yup|formik|ofetch)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|builds)/' },
    tsPreCompilationDeps: false,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
}
