/*
 * Which way imports run, those of types too: a group of src/ imports what stands before it in this list, never what stands
 * behind it, and there are no circles. The folders of src/web/ have an order of their own.
 */
const VENDOR = require('../package.json').imports['#vendor/*'].slice('./'.length, -'/*'.length)
const GROUPS = ['vendor', 'base', 'content', 'artwork', 'web', 'build', 'delivery', 'server', 'tools']

/** The folders of a line import those of the lines before it, never each other. A new folder is added where it belongs. */
const WEB = [
  ['ui', 'api-client', 'menu', 'page'],
  ['prose', 'navigation', 'features/contact', 'features/insight'],
  ['teasers', 'features/door-schedule'],
  ['features/search'],
  ['shell'],
  ['solution', 'features/staff', 'app'],
]

/** They show components of their folder, in the gallery of `npm run dev`. The type of what they export is in src/web/examples.ts. */
const EXAMPLES = '/examples\\.tsx$'

const foldersOf = (place, names) => `^${place}(${names.join('|')})/`
/** The folders of groups. The vendor's is where package.json says, the sample vendor's too while it is there. */
const groups = (names) => [foldersOf('src/', names), ...(names.includes('vendor') ? [`^${VENDOR}/`] : [])]

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'every-source-is-in-a-group',
      severity: 'error',
      from: { path: '^src/', pathNot: groups(GROUPS) },
      to: {},
    },
    {
      name: 'every-folder-of-web-has-its-place',
      severity: 'error',
      from: { path: '^src/web/', pathNot: [foldersOf('src/web/', WEB.flat()), '^src/web/examples\\.ts$'] },
      to: {},
    },
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
      to: { path: '^(renderer|scripts|tests|src/(web/app|build|delivery|server|tools))/' },
    },
    {
      name: 'renderer-never-imports-commands',
      severity: 'error',
      from: { path: '^renderer/' },
      to: { path: '^(scripts|tests|src/(delivery|server|tools))/' },
    },
    {
      name: 'only-the-gallery-imports-examples',
      severity: 'error',
      from: { path: '^(src|pages|renderer)/', pathNot: '^src/tools/development/' },
      to: { path: EXAMPLES },
    },
    {
      name: 'tools-know-nothing-of-each-other',
      severity: 'error',
      from: { path: '^src/tools/([^/]+)/' },
      to: { path: '^src/tools/', pathNot: '^src/tools/$1/' },
    },
    ...GROUPS.slice(0, -1).map((group, index) => ({
      name: `${group}-imports-what-is-below`,
      severity: 'error',
      from: { path: groups([group]) },
      to: { path: groups(GROUPS.slice(index + 1)) },
    })),
    ...WEB.map((line, index) => ({
      name: `only-what-is-below-${line.join('-and-').replaceAll('/', '-')}`,
      severity: 'error',
      from: { path: foldersOf('src/web/', line), pathNot: EXAMPLES },
      to: { path: foldersOf('src/web/', WEB.slice(index).flat()), pathNot: '^src/web/$1/' },
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
