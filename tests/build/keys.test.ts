import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { beforeAll, expect, test } from 'vitest'
import { findBundle, readInputs } from '../../src/build/bundle.ts'
import { hashFiles, listModules } from '../../src/build/input-hash.ts'
import { BUNDLE_CACHE_DIR, ROOT } from './run-build.ts'
import { WORDS_FOLDER } from '../../src/base/i18n/vendor-words.ts'
import { CONTENT_FOLDER } from '../../src/base/vendor-folder.ts'

/**
 * The entries of the two bundles (vite.config.ts), the scripts that are written into documents, and the modules that
 * `import.meta.glob` finds.
 */
const ENTRIES =
  /^renderer\/(?:prerender|draw-documents|render-page|list-pages|browser|loader|detect-locale|mark-own|mark-search)\.tsx?$/
const FOUND =
  /^(?:pages\/(?:staff\/)?[\w-]+\/[\w.-]+\.(?:page\.server\.ts|page\.route\.ts|screen\.tsx)|renderer\/_[\w.]+\.tsx?|locales\/\w+\/[\w-]+\.json)$/
const SETTINGS = ['package-lock.json', 'package.json', 'tsconfig.json']
const CONTENT = `${CONTENT_FOLDER}/`
const CODE = /\.(?:tsx?|mjs|css|json|svg)$/

const sources = ['pages', 'renderer', 'src', 'locales', 'scripts'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => CODE.test(name) && !name.startsWith(CONTENT)),
)
let inputs: string[]

beforeAll(() => {
  const bundled = findBundle(ROOT, BUNDLE_CACHE_DIR)
  if (!bundled) throw new Error('There is no bundle of these sources')
  inputs = readInputs(bundled.bundleDir)
})

/** Words of the vendor are read by a plugin (renderer/vendor-words.ts). */
function isEntry(name: string): boolean {
  return ENTRIES.test(name) || FOUND.test(name) || name.startsWith(`${WORDS_FOLDER}/`)
}

/** Lists what another bundler finds from the same entries. */
async function listByEsbuild(): Promise<Set<string>> {
  const { metafile } = await build({
    entryPoints: [...sources.filter(isEntry), 'vite.config.ts'],
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'nowhere',
    platform: 'node',
    format: 'esm',
    packages: 'external',
    external: ['/fonts/*', '*?inline-script'],
    logLevel: 'error',
  })
  return new Set(Object.keys(metafile.inputs).map((name) => name.replace(/ with \{.*\}$/, '')))
}

test('the bundles were made from the files that another bundler finds too: none is missing, none too many', async () => {
  const found = await listByEsbuild()
  expect(found.size).toBeGreaterThan(1000)
  expect(inputs.filter((name) => !found.has(name) && !SETTINGS.includes(name))).toEqual([])
  expect([...found].filter((name) => !inputs.includes(name))).toEqual([])
})

test('a changed line in each source file changes the keys of what is made from it, and no other', async () => {
  const lists = {
    bundles: inputs,
    documents: await listModules(ROOT, 'renderer/draw-documents.ts'),
    photographs: await listModules(ROOT, 'src/build/publish-photos.ts'),
    build: await listModules(ROOT, 'scripts/build.ts'),
  }
  const wrong: string[] = []
  for (const [key, files] of Object.entries(lists)) {
    const of = new Set(files)
    // A file that has its name for a text is read in no time; only what changes counts.
    const keyWith = (changed?: string) =>
      hashFiles(ROOT, files, (path) => Buffer.from(path === changed ? `${path} changed` : path))
    const before = keyWith()
    const isWrong = (source: string) => (keyWith(join(ROOT, source)) !== before) !== of.has(source)
    wrong.push(...sources.filter(isWrong).map((source) => `${key}: ${source}`))
  }
  expect(wrong).toEqual([])
})
