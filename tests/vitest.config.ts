/*
 * Used by `npm run test:unit`, `test:build`, `test:api`, `test:standards`, `test:publish`, `test:durability` and
 * `test:faults`. The project's vite.config.ts is not used: its plugins are for bundling, and vitest natively supports
 * what tests need of Vite (import.meta.glob, JSX).
 */
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    environment: 'node',
    pool: 'threads',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
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
      },
      {
        extends: true,
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          globalSetup: 'tests/build/build-reference-site.ts',
          // Each test starts builds, and a build uses every core.
          testTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: 'tests/api/start-postgres.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      // Tests the existing build: most of the time is html-validate's, a tenth of a second per page.
      { extends: true, test: { name: 'standards', include: ['tests/standards/**/*.test.ts'], testTimeout: 120_000 } },
      {
        extends: true,
        test: {
          name: 'durability',
          include: ['tests/durability/**/*.test.ts'],
          globalSetup: 'tests/api/start-postgres.ts',
        },
      },
      // Each has its own server and its own database in one PostgreSQL; they mostly wait.
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/side-by-side/**/*.test.ts'],
          globalSetup: 'tests/api/start-postgres.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        },
      },
      // They measure response times, and stop and crash the PostgreSQL that all of them use.
      {
        extends: true,
        test: {
          name: 'faults-alone',
          include: ['tests/faults/alone/**/*.test.ts'],
          globalSetup: 'tests/api/start-postgres.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
      { extends: true, test: { name: 'publish', include: ['tests/publish/**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
})
