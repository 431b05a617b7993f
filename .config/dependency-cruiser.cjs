/*
 * Limits which modules enter browsers and which may import a library, as the program runs: type-only imports are
 * ignored here. Which way imports run is in dependency-directions.cjs. A rule that fails names the import.
 */
const VENDOR = require('../package.json').imports['#vendor/*'].slice('./'.length, -'/*'.length)
const BROWSER = '^(pages/.*\\.(screen\\.tsx|page\\.route\\.ts)|renderer/(browser|loader|detect-locale)\\.tsx?)$'
/** Modules that run in every browser: without the rules of forms, the API client and texts that the build renders. */
const IN_BROWSERS = '^src/web/(?!api-client/|features/contact/|prose/)'

module.exports = {
  forbidden: [
    {
      name: 'ui-knows-nothing-of-the-project',
      severity: 'error',
      from: { path: '^src/web/ui/', pathNot: '/examples\\.tsx$' },
      to: { pathNot: ['^src/web/ui/', '^src/base/(?:base-path|look|title-marks)\\.ts$', 'node_modules'] },
    },
    {
      name: 'groups-without-components',
      severity: 'error',
      from: { path: `^(${VENDOR}|src/(base|content|artwork|build|delivery|server))/` },
      to: { path: '\\.tsx$' },
    },
    {
      name: 'a-screen-never-imports-another',
      severity: 'error',
      from: { path: '^pages/((?:staff/)?[^/]+)/' },
      to: { path: '^pages/', pathNot: '^pages/$1/' },
    },
    {
      name: 'browser-never-reaches-the-server',
      severity: 'error',
      from: { path: BROWSER },
      to: {
        path: `^(${VENDOR}/content/|src/(build|delivery|server|tools|artwork/documents|base/command-line|base/object-store|content/sources|content/editorial)/|src/artwork/drawing/.*/kinds/|.*\\.page\\.server\\.ts$)`,
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
      from: { path: `${BROWSER}|${IN_BROWSERS}` },
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
