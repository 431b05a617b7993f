/*
 * Used by the suites of tests/runner/suites.ts but the browser tests: `npm run test:only -- --project unit`, `--project api`
 * and so on. The project's vite.config.ts is not used: its other plugins are for bundling, and vitest natively supports
 * what tests need of Vite (import.meta.glob, JSX).
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration, type ViteUserConfig } from 'vitest/config'
import { vendorWords } from '../renderer/vendor-words.ts'
import { FIXTURE, SUITES } from './runner/suites.ts'

type Options = NonNullable<TestProjectInlineConfiguration['test']>

const ROOT = join(import.meta.dirname, '..')
const POSTGRES = 'tests/api/start-postgres.ts'
const PATIENT: Options = { testTimeout: 120_000, hookTimeout: 120_000 }

const LOGIC: Options = {
  // For a busy machine: no test takes more than a second or two.
  testTimeout: 30_000,
  // Loading libraries for each file would take longer than the tests.
  isolate: false,
  setupFiles: 'tests/fresh-modules.ts',
  // By default one core is left idle.
  maxWorkers: 2,
  // Files do not leave these to the next, either.
  unstubGlobals: true,
  unstubEnvs: true,
}

const OPTIONS: Record<string, Options> = {
  unit: LOGIC,
  vendor: LOGIC,
  // They wait for processes and databases half of the time.
  // Files share libraries, our modules and the content that the API reads: loading them took a quarter of the time.
  api: { ...PATIENT, globalSetup: POSTGRES, maxWorkers: 2, isolate: false },
  'api-long': { ...PATIENT, globalSetup: POSTGRES },
  // Each test starts builds: their own threads use what is left of the cores.
  build: { ...PATIENT, globalSetup: 'tests/build/build-reference-site.ts', maxWorkers: 2 },
  'build-long': { ...PATIENT, globalSetup: 'tests/build/build-reference-site.ts', fileParallelism: false },
  standards: { ...PATIENT, maxWorkers: 2, isolate: false },
  publish: PATIENT,
  'publish-long': PATIENT,
  // Each file has its own server and its own database in one PostgreSQL; they mostly wait.
  faults: { ...PATIENT, globalSetup: POSTGRES, maxWorkers: 4 },
  // They measure response times, and stop and crash the PostgreSQL that all of them use.
  'faults-long': { ...PATIENT, globalSetup: POSTGRES, fileParallelism: false },
  durability: { ...PATIENT, globalSetup: POSTGRES },
}

/**
 * Gives a suite another vendor than the project has: to whatever imports package.json, which names the vendor's folder
 * (src/base/vendor-folder.ts), and in imports of `#vendor/`.
 */
function vendorAt(folder: string): NonNullable<ViteUserConfig['plugins']>[number] {
  const file = join(ROOT, 'package.json')
  return {
    name: 'vendor-at',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('#vendor/') ? join(ROOT, folder, id.slice('#vendor/'.length)) : undefined),
    load(id) {
      if (id !== file) return undefined
      const project = JSON.parse(readFileSync(file, 'utf8')) as { imports: object }
      return JSON.stringify({ ...project, imports: { ...project.imports, '#vendor/*': `./${folder}/*` } })
    },
  }
}

const folders = SUITES.map(({ folder }) => folder)

export default defineConfig({
  root: ROOT,
  test: {
    environment: 'node',
    // A busy machine: the default is one second.
    expect: { poll: { timeout: 60_000 } },
    pool: 'threads',
    projects: SUITES.filter(({ name }) => name in OPTIONS).map(({ name, folder }) => ({
      extends: true,
      plugins: [name === 'unit' ? vendorAt(FIXTURE) : vendorWords()],
      test: {
        name,
        include: [`${folder}/**/*.test.ts`],
        // The folders of other suites.
        exclude: folders.filter((other) => other.startsWith(`${folder}/`)).map((other) => `${other}/**`),
        ...OPTIONS[name],
      },
    })),
  },
})
