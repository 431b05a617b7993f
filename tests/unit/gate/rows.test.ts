import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn, ROOT } from '../../build/run-build.ts'
import playwrightConfig from '../../e2e/playwright.config.ts'
import { rowsOf } from '../../gate/rows.ts'
import vitestConfig from '../../vitest.config.ts'

const names = rowsOf('').flatMap((row) => row.map(({ name }) => name))
const files = filesIn(join(ROOT, 'tests')).map((path) => `tests${path}`)
const projects = (vitestConfig.test?.projects ?? []).flatMap((project) =>
  typeof project === 'object' && 'test' in project && project.test ? [project.test] : [],
)
const includes = projects.flatMap(({ include = [] }) => include)

test('the gate runs every project of vitest, each once', () => {
  expect(projects.length).toBeGreaterThan(5)
  const scripts = projects.map(({ name }) => `test:${typeof name === 'string' ? name : name?.label}`)
  for (const script of scripts) expect(names.filter((name) => name === script)).toEqual([script])
})

test('every test file belongs to a project, or is a browser test', () => {
  const folders = includes.map((pattern) => /^(tests\/[\w/-]+\/)\*\*\/\*\.test\.ts$/.exec(pattern)?.[1])
  const isRun = (file: string) =>
    file.endsWith('.test.ts')
      ? folders.some((folder) => folder && file.startsWith(folder))
      : file.startsWith('tests/e2e/')
  const found = files.filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
  expect(found.length).toBeGreaterThan(100)
  expect(found.filter((file) => !isRun(file))).toEqual([])
})

test('no test is retried', () => {
  expect(playwrightConfig.retries).toBe(0)
  expect([vitestConfig.test, ...projects].map((options) => options?.retry ?? 0)).toEqual([0, ...projects.map(() => 0)])
})
