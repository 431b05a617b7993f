import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { satisfies, valid } from 'semver'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
/** The oldest supported version of README.md and package.json. */
const OLDEST_NODE = '20.19.0'

type Ranges = Record<string, string>
type Overrides = { [name: string]: string | Overrides }
type Package = { version?: string; resolved?: string; optional?: boolean; engines?: { node?: string } } & {
  dependencies?: Ranges
  devDependencies?: Ranges
  optionalDependencies?: Ranges
}

const read = (name: string) => JSON.parse(readFileSync(join(ROOT, name), 'utf8')) as unknown
// Both are written by npm.
const own = read('package.json') as Package & { overrides: Overrides; engines: { node: string } }
const locked = (read('package-lock.json') as { packages: Record<string, Package> }).packages

const entries = Object.entries(locked).filter(([path]) => path !== '')
const flatten = (overrides: Overrides): string[] =>
  Object.values(overrides).flatMap((value) => (typeof value === 'string' ? [value] : flatten(value)))

test('every version is exact', () => {
  const ranges = { ...own.dependencies, ...own.devDependencies }
  expect(Object.entries(ranges).filter(([, range]) => valid(range) === null)).toEqual([])
  expect(flatten(own.overrides).filter((range) => valid(range) === null)).toEqual([])
})

test('the lock file matches package.json', () => {
  const { dependencies, devDependencies, engines } = locked[''] ?? {}
  expect({ dependencies, devDependencies, engines }).toEqual({
    dependencies: own.dependencies,
    devDependencies: own.devDependencies,
    engines: own.engines,
  })
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect(locked[`node_modules/${name}`]?.version, name).toBe(version)
})

test('every optional dependency of a locked package is locked, too, otherwise npm ci refuses the lock file', () => {
  const names = new Set(entries.map(([path]) => path.split('node_modules/').at(-1)))
  const absent = entries.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !names.has(name))
      .map((name) => `${name} of ${path}`),
  )
  expect(absent).toEqual([])
})

test('the lock file contains no address of a registry', () => {
  expect(entries.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([])
})

test('every locked package supports the oldest supported Node, except for optional ones, which npm skips', () => {
  expect(own.engines.node).toBe(`>=${OLDEST_NODE.slice(0, -'.0'.length)}`)
  const tooNew = entries.filter(
    ([, { engines, optional }]) => !optional && !satisfies(OLDEST_NODE, engines?.node ?? '*', { loose: true }),
  )
  expect(tooNew.map(([path, { version, engines }]) => `${path} ${version} wants Node ${engines?.node}`)).toEqual([])
})
