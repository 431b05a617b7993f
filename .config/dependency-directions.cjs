/*
 * Which way imports run, those of types too: a room of src/ imports what stands below it in this list, never beside or above it,
 * and there are no circles. A new room is added where it stands.
 */
const LAYERS = [
  [
    'ui',
    'browser',
    'builds',
    'chunk.ts',
    'decode-text.ts',
    'escape.ts',
    'http-origin.ts',
    'is-bot.ts',
    'is-running.ts',
    'runtime-config.ts',
    'settings.ts',
    'site.ts',
  ],
  ['i18n', 'environment.ts', 'command-line', 'insight'],
  ['api', 'prose', 'hosting', 'deployment', 'incremental'],
  ['catalogue', 'contact', 'store'],
  ['drawing', 'schedule'],
  ['navigation'],
  ['screen'],
  ['structured-data', 'payloads', 'documents'],
  ['freshness', 'build', 'films'],
  ['routing', 'session', 'publish'],
  ['collecting', 'motion'],
  ['teasers', 'search', 'desk'],
  ['shell', 'server'],
  ['solution', 'app', 'scaffold', 'development', 'backup', 'editing'],
]

/** They show what stands beside them, in the gallery of `npm run dev`, which says what they are. */
const EXAMPLES = '\\.examples\\.tsx$'

const rooms = (names) => `^src/(${names.map((name) => (name.endsWith('.ts') ? `${name}$` : `${name}/`)).join('|')})`
const known = rooms(LAYERS.flat())

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'every-room-has-a-layer', severity: 'error', from: { path: '^src/', pathNot: known }, to: {} },
    {
      name: 'src-never-imports-what-is-made-of-it',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(pages|renderer|scripts|tests)/' },
    },
    {
      name: 'pages-never-import-what-shows-them',
      severity: 'error',
      from: { path: '^pages/' },
      to: { path: '^(renderer|scripts|tests|src/web/app)/' },
    },
    {
      name: 'renderer-never-imports-commands',
      severity: 'error',
      from: { path: '^renderer/' },
      to: { path: '^(scripts|tests)/' },
    },
    {
      name: 'development-stays-out-of-the-site',
      severity: 'error',
      from: { path: '^(src|pages|renderer)/', pathNot: `^src/tools/development/|${EXAMPLES}` },
      to: { path: `^src/tools/development/|${EXAMPLES}` },
    },
    {
      name: 'editing-stays-out-of-the-site',
      severity: 'error',
      from: { path: '^(src|pages|renderer)/', pathNot: '^src/tools/editing/' },
      to: { path: '^src/tools/editing/' },
    },
    ...LAYERS.map((layer, index) => ({
      name: `only-what-is-below-${layer.join('-and-')}`,
      severity: 'error',
      from: { path: rooms(layer), pathNot: EXAMPLES },
      to: { path: rooms(LAYERS.slice(index).flat()), pathNot: '^src/$1' },
    })),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|builds)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs'] },
  },
}
