/* Who may import whom. A rule that fails names the room and the import. (Circles are oxlint's, import/no-cycle, and so is who may import types alone.) */
const BROWSER =
  '^(pages/.*\\.(screen\\.tsx|page\\.route\\.ts)|renderer/browser\\.tsx|src/(shell|teasers|ui|routing|freshness|search/panel)/|src/search/(get-search|use-found)\\.ts|src/prose/prose\\.tsx)'

module.exports = {
  forbidden: [
    {
      name: 'ui-knows-nothing-of-the-project',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { pathNot: ['^src/ui/', 'node_modules'] },
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
        path: '^(src/(server|build|publish|hosting)/|src/catalogue/(data|sources)/|.*\\.page\\.server\\.ts$)',
      },
    },
    {
      name: 'browser-never-uses-node',
      severity: 'error',
      from: { path: BROWSER },
      to: { dependencyTypes: ['core'] },
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
      from: { path: BROWSER },
      to: { path: 'node_modules/(markdown-it|yup|formik|ofetch)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|builds)/' },
    // Imports of types alone leave nothing behind, and may cross.
    tsPreCompilationDeps: false,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
}
