import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build as bundle } from 'esbuild'
import { filesIn, ROOT } from '../build/run-build.ts'
import { TEMPLATES } from '../e2e/template-list.ts'
import { FIXTURE, suiteOf } from './suites.ts'
import { CONTENT_FOLDER, VENDOR_FOLDER } from '../../src/base/vendor-folder.ts'

/** The tests to run after a change: test files by suite, and the names of the templates to survey. */
export type Affected = {
  files: ReadonlyMap<string, readonly string[]>
  templates: readonly string[]
  needsBuild: boolean
}

/** The imports of a file, by its path in the project. */
type Imports = ReadonlyMap<string, readonly string[]>

const SURVEYS = ['tests/e2e/every-template.spec.ts', 'tests/e2e/engines/templates.spec.ts']
/** Serves the API to the browser tests. */
const E2E_SERVER = 'tests/e2e/serve.ts'
/** Content, words and files that sources read when they run, with the sources that read them. */
const READ: readonly [files: RegExp, readers: RegExp][] = [
  [new RegExp(`^${CONTENT_FOLDER}/`), /^(?:src\/content\/load-snapshot\.ts|tests\/(?:standards|vendor)\/)/],
  [
    /^locales\//,
    /^(?:src\/base\/i18n\/server-words\.ts|src\/server\/words\.ts|tests\/unit\/i18n\/|tests\/e2e\/test\.ts)/,
  ],
  [/^(?:scripts|tests\/bench)\//, /^tests\/api\/arguments\.test\.ts$/],
  [/\.md$|^\.env\.example$/, /^tests\/(?:docs|unit\/docs)\//],
  [/^package(?:-lock)?\.json$|^vite\.config\.ts$|^public\//, /^(?:scripts|tests)\//],
]

/** Read once: the sources do not change meanwhile. */
let imports: Promise<Imports> | undefined

/** Returns the tests of the tier `test` that the changed files can reach: by imports, by started scripts, by screens. */
export async function findAffected(changed: readonly string[]): Promise<Affected> {
  const tests = filesIn(join(ROOT, 'tests'))
    .map((path) => `tests${path}`)
    .filter((path) => /\.(?:test|spec)\.ts$/.test(path) && suiteOf(path)?.tier === 'test')
  const screens = listScreens()
  imports ??= readImports([
    ...tests,
    E2E_SERVER,
    ...listScripts(),
    ...listRenderers(),
    ...[...screens.values()].flatMap((screen) => screen.files),
  ])
  const reaches = reacher(await imports, changesOf(changed))
  const reachesUnit = reacher(await imports, changesOf(changed.flatMap(asOnFixture)))

  // The frame of every page: its modules on the server and in the browser, without the screens.
  const changesFrame = listRenderers().some(reaches)
  const toOpen = [...screens].filter(([, { files }]) => changesFrame || files.some(reaches)).map(([name]) => name)
  const opens = (paths: readonly string[]) => screensOf(paths, screens).some((name) => toOpen.includes(name))
  const changesServer = reaches(E2E_SERVER)

  const templates = TEMPLATES.filter(({ path }) => opens([path])).map(({ name }) => name)
  const files = tests.filter((path) => {
    if (SURVEYS.includes(path)) return templates.length > 0
    if (suiteOf(path)?.name === 'unit' ? reachesUnit(path) : reaches(path)) return true
    if (!path.endsWith('.spec.ts')) return false
    const texts = textsOf(path)
    return opens(texts.flatMap(addressesIn)) || (changesServer && texts.some((text) => text.includes('/api/')))
  })
  const bySuite = new Map<string, string[]>()
  for (const path of files) {
    const name = suiteOf(path)?.name ?? ''
    bySuite.set(name, [...(bySuite.get(name) ?? []), path])
  }
  return { files: bySuite, templates, needsBuild: bySuite.has('e2e') || bySuite.has('standards') }
}

/** Returns a function that says whether a file is changed, or reads one that is. */
function changesOf(changed: readonly string[]): (path: string) => boolean {
  const read = READ.filter(([files]) => changed.some((path) => files.test(path))).map(([, readers]) => readers)
  // A build bundles what renders pages.
  const changesBuild = changed.some((path) => path.startsWith('renderer/'))
  return (path) =>
    changed.includes(path) ||
    read.some((readers) => readers.test(path)) ||
    (changesBuild && path === 'scripts/build.ts')
}

/** In unit tests the fixture stands where imports lead to the vendor. */
function asOnFixture(path: string): string[] {
  if (path.startsWith(`${VENDOR_FOLDER}/`)) return []
  if (!path.startsWith(`${FIXTURE}/`)) return [path]
  // Readers of its folder have it from there.
  return [`${VENDOR_FOLDER}${path.slice(FIXTURE.length)}`, 'src/base/vendor-folder.ts']
}

/** Reads the imports between all files that the entries reach, and the scripts that they start. */
async function readImports(entries: readonly string[]): Promise<Imports> {
  const { metafile } = await bundle({
    entryPoints: entries.map((path) => join(ROOT, path)),
    absWorkingDir: ROOT,
    outdir: join(ROOT, 'dist/unwritten'),
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    jsx: 'automatic',
    loader: { '.css': 'empty', '.svg': 'empty' },
    plugins: [
      {
        name: 'without-vite',
        // Imports that only Vite resolves: `file.ts?raw`, `virtual:module`.
        setup: (build) => build.onResolve({ filter: /\?|^virtual:/ }, ({ path }) => ({ path, external: true })),
      },
    ],
    logLevel: 'silent',
  })
  // An import with attributes is listed with them: `words.json with { type: 'json' }`.
  const plain = (path: string) => path.replace(/ with \{.*\}$/, '')
  return new Map(
    Object.entries(metafile.inputs).map(([path, { imports }]) => [
      plain(path),
      [...imports.filter(({ external }) => !external).map((one) => plain(one.path)), ...startedBy(path)],
    ]),
  )
}

/** Lists the scripts that a test or its helper starts: their names stand in its text. */
function startedBy(path: string): string[] {
  if (!path.startsWith('tests/') || !path.endsWith('.ts')) return []
  const names = [...readFileSync(join(ROOT, path), 'utf8').matchAll(/['"`](?:scripts\/)?([a-z-]+)\.ts['"`]/g)]
  const scripts = new Set(listScripts())
  return names.map(([, name]) => `scripts/${name}.ts`).filter((script) => scripts.has(script))
}

function listScripts(): string[] {
  return filesIn(join(ROOT, 'scripts'))
    .filter((path) => path.endsWith('.ts'))
    .map((path) => `scripts${path}`)
}

function listRenderers(): string[] {
  return ['browser.tsx', 'document.tsx', 'loader.ts', 'render-page.ts'].map((name) => `renderer/${name}`)
}

/** Returns a function that says whether a file is one of these, or imports one, directly or not. */
function reacher(imports: Imports, isOne: (path: string) => boolean): (path: string) => boolean {
  const known = new Map<string, boolean>()
  const importers = new Map<string, string[]>()
  for (const [path, imported] of imports)
    for (const one of imported) importers.set(one, [...(importers.get(one) ?? []), path])
  const queue = [...imports.keys()].filter(isOne)
  for (const path of queue) known.set(path, true)
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    for (const importer of importers.get(path) ?? []) {
      if (known.has(importer)) continue
      known.set(importer, true)
      queue.push(importer)
    }
  }
  return (path) => known.get(path) ?? isOne(path)
}

type Screens = ReadonlyMap<string, { files: readonly string[]; routes: readonly RegExp[] }>

/** Lists the screens of `pages/` with their files and their routes, the exact ones first. */
function listScreens(): Screens {
  const screens = new Map<string, { files: string[]; routes: RegExp[] }>()
  for (const path of filesIn(join(ROOT, 'pages'))) {
    const name = dirname(path).slice(1)
    if (!/\.(?:screen\.tsx|page\.route\.ts|page\.server\.tsx?)$/.test(path)) continue
    const screen = screens.get(name) ?? { files: [], routes: [] }
    screen.files.push(`pages${path}`)
    if (path.endsWith('.page.route.ts'))
      screen.routes.push(...routesIn(readFileSync(join(ROOT, 'pages', path), 'utf8')))
    screens.set(name, screen)
  }
  return screens
}

/** Reads the patterns of a route file: `/products/@code`; the folder of `oneOf` has one parameter. */
function routesIn(source: string): RegExp[] {
  const patterns = [...source.matchAll(/(oneOf\()?'(\/[^']*|)'/g)].map(([, isOneOf, path]) =>
    isOneOf ? `${path}/@x` : path,
  )
  return patterns
    .filter((pattern) => pattern !== undefined && pattern !== '')
    .map((pattern) => new RegExp(`^${pattern?.replaceAll(/\/@\w+\?/g, '(?:/[^/]+)?').replaceAll(/@\w+/g, '[^/]+')}$`))
}

/** Returns the screens that these addresses show; all of them if there is no address. */
function screensOf(paths: readonly string[], screens: Screens): string[] {
  if (paths.length === 0) return [...screens.keys()]
  return paths.flatMap((address) => {
    const path = address.replace(/[?#].*$/, '').replace(/^\/en(?=\/|$)/, '') || '/'
    const found = [...screens].filter(([, { routes }]) => routes.some((route) => route.test(path)))
    const exact = found.filter(([, { routes }]) =>
      routes.some(({ source }) => source === `^${path.replaceAll('/', '\\/')}$`),
    )
    return (exact.length > 0 ? exact : found).map(([name]) => name)
  })
}

/** Returns the text of a browser test, and of its helpers but those that all tests use. */
function textsOf(path: string): string[] {
  const source = readFileSync(join(ROOT, path), 'utf8')
  const helpers = [...source.matchAll(/from '\.\/([\w-]+)\.ts'/g)].map(([, name = '']) => name)
  return [
    source,
    ...helpers
      .filter((name) => !['templates', 'template-list', 'surveys', 'test'].includes(name))
      .map((name) => readFileSync(join(ROOT, dirname(path), `${name}.ts`), 'utf8')),
  ]
}

/** Lists the addresses of pages in a text; placeholders become `x`. */
function addressesIn(text: string): string[] {
  return [...text.matchAll(/['"`](\/(?:[\w@.-]|\$\{[^}]*\}|\/)*)[?#'"`]/g)].map(([, address = '']) =>
    address.replaceAll(/\$\{[^}]*\}/g, 'x'),
  )
}
