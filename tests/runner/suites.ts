/** When a suite runs: `test` for every change, by `npm test`; `long` nightly and before a release, by `npm run test:long`. */
export type Tier = 'test' | 'long'

export type Suite = {
  name: string
  tier: Tier
  /** The folder of its files; the folders of other suites below it are theirs. */
  folder: string
  /** Why it is in its tier. */
  why: string
}

/** The vendor of unit tests, whose records change with tests alone. */
export const FIXTURE = 'tests/vendors/fixture'

/** All suites of test files. A file belongs to the suite with the deepest folder above it. */
export const SUITES: readonly Suite[] = [
  { name: 'unit', tier: 'test', folder: 'tests/unit', why: 'logic, without a server or a build' },
  { name: 'vendor', tier: 'test', folder: 'tests/vendor', why: 'what the content and the names of the vendor promise' },
  { name: 'api', tier: 'test', folder: 'tests/api', why: 'every route and command on real databases' },
  { name: 'publish', tier: 'test', folder: 'tests/publish', why: 'what a publication writes, and what hosts answer' },
  { name: 'build', tier: 'test', folder: 'tests/build', why: 'what a build writes, refuses and reuses' },
  { name: 'standards', tier: 'test', folder: 'tests/standards', why: 'every document of the build by the standards' },
  { name: 'faults', tier: 'test', folder: 'tests/faults', why: 'the answers to a full disk, a silent mail server' },
  {
    name: 'e2e',
    tier: 'test',
    folder: 'tests/e2e',
    why: 'what visitors and staff do, in Chromium; the most important of it in Firefox and WebKit',
  },
  { name: 'api-long', tier: 'long', folder: 'tests/api/long', why: 'runs earlier versions and processes side by side' },
  { name: 'publish-long', tier: 'long', folder: 'tests/publish/long', why: 'kills a publication at every step' },
  {
    name: 'build-long',
    tier: 'long',
    folder: 'tests/build/long',
    why: 'kills builds, renames the brand, copies projects',
  },
  { name: 'faults-long', tier: 'long', folder: 'tests/faults/long', why: 'measures waiting, and moves the clock' },
  { name: 'durability', tier: 'long', folder: 'tests/durability', why: 'kills the API under load, again and again' },
  { name: 'e2e-english', tier: 'long', folder: 'tests/e2e', why: 'behaviour of the second language' },
  {
    name: 'e2e-long',
    tier: 'long',
    folder: 'tests/e2e/long',
    why: 'hydrates every page, loses every part in every way, and surveys all of it in Firefox and WebKit',
  },
]

/** Returns the suite of a test file, by its path in the project; undefined if it is in none. */
export function suiteOf(file: string): Suite | undefined {
  const above = SUITES.filter(({ folder }) => file.startsWith(`${folder}/`))
  return above.toSorted((a, b) => b.folder.length - a.folder.length)[0]
}
