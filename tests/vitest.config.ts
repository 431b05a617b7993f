/*
 * Used by the suites of tests/gate/suites.ts but the browser tests: `npm run test:only -- --project unit`, `--project api`
 * and so on. The project's vite.config.ts is not used: its plugins are for bundling, and vitest natively supports what
 * tests need of Vite (import.meta.glob, JSX).
 */
import { join } from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { SUITES } from './gate/suites.ts'

type Options = NonNullable<TestProjectInlineConfiguration['test']>

const POSTGRES = 'tests/api/start-postgres.ts'
const PATIENT: Options = { testTimeout: 120_000, hookTimeout: 120_000 }

const OPTIONS: Record<string, Options> = {
  unit: {
    // For a busy machine: no test takes more than a second or two.
    testTimeout: 30_000,
    // Loading libraries for each file would take longer than the tests.
    isolate: false,
    setupFiles: 'tests/fresh-modules.ts',
    // By default one core is left idle.
    maxWorkers: 2,
    // Nor does a file leave these to the next.
    unstubGlobals: true,
    unstubEnvs: true,
  },
  // They wait for processes and databases half of the time.
  api: { ...PATIENT, globalSetup: POSTGRES, maxWorkers: 2 },
  'api-long': { ...PATIENT, globalSetup: POSTGRES },
  // Each test starts builds: their own threads use what is left of the cores.
  build: { ...PATIENT, globalSetup: 'tests/build/build-reference-site.ts', maxWorkers: 2 },
  'build-long': { ...PATIENT, globalSetup: 'tests/build/build-reference-site.ts', fileParallelism: false },
  standards: PATIENT,
  publish: PATIENT,
  'publish-long': PATIENT,
  // Each file has its own server and its own database in one PostgreSQL; they mostly wait.
  faults: { ...PATIENT, globalSetup: POSTGRES, maxWorkers: 4 },
  // They measure response times, and stop and crash the PostgreSQL that all of them use.
  'faults-long': { ...PATIENT, globalSetup: POSTGRES, fileParallelism: false },
  durability: { ...PATIENT, globalSetup: POSTGRES },
}

const folders = SUITES.map(({ folder }) => folder)

export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    environment: 'node',
    pool: 'threads',
    projects: SUITES.filter(({ name }) => name in OPTIONS).map(({ name, folder }) => ({
      extends: true,
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
