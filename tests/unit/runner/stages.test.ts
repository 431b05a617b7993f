import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn, ROOT } from '../../build/run-build.ts'
import playwrightConfig from '../../e2e/playwright.config.ts'
import { stagesOf } from '../../runner/stages.ts'
import { SUITES, suiteOf, type Tier } from '../../runner/suites.ts'
import vitestConfig from '../../vitest.config.ts'

const files = filesIn(join(ROOT, 'tests')).map((path) => `tests${path}`)
const projects = (vitestConfig.test?.projects ?? []).flatMap((project) =>
  typeof project === 'object' && 'test' in project && project.test ? [project.test] : [],
)

/** Names of all runners of a tier. */
const runnersOf = (tier: Tier) => stagesOf(tier, '').flatMap((stage) => stage.flat().map(({ name }) => name))

test('each tier runs its suites, each once', () => {
  for (const tier of ['test', 'long'] as const) {
    const suites = SUITES.filter((suite) => suite.tier === tier).map(({ name }) => `test:${name}`)
    expect(suites.length).toBeGreaterThan(5)
    expect(
      runnersOf(tier)
        .filter((name) => name.startsWith('test:'))
        .toSorted(),
    ).toEqual(suites.toSorted())
  }
})

test('every test file is in a suite, whose runner knows it', () => {
  const found = files.filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
  expect(found.length).toBeGreaterThan(100)
  expect(found.filter((file) => suiteOf(file) === undefined)).toEqual([])
  const wrong = found.filter((file) => file.endsWith('.spec.ts') !== suiteOf(file)?.name.startsWith('e2e'))
  expect(wrong, 'browser tests end with .spec.ts, others with .test.ts').toEqual([])
  const known = [...projects, ...(playwrightConfig.projects ?? [])].map(({ name }) => name)
  expect(new Set<unknown>(known)).toEqual(new Set(SUITES.map(({ name }) => name)))
})

test('every suite has files', () => {
  const used = new Set(files.filter((file) => /\.(?:test|spec)\.ts$/.test(file)).map((file) => suiteOf(file)?.name))
  // The English behaviours are tests of the files of e2e.
  expect(SUITES.filter(({ name }) => !used.has(name)).map(({ name }) => name)).toEqual(['e2e-english'])
})

test('no test is retried', () => {
  expect(playwrightConfig.retries).toBe(0)
  expect([vitestConfig.test, ...projects].map((options) => options?.retry ?? 0)).toEqual([0, ...projects.map(() => 0)])
})
