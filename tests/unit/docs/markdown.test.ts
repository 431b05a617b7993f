import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { commandFinder, commandsIn, listNamed, listScripts, namedCommands } from '../../docs/commands.ts'
import { isVendor, listFiles, readMarkdownFiles, resolveTarget, ROOT } from '../../docs/markdown.ts'

const FIRST = 'README.md'
/** About one page. */
const FIRST_MAX_BYTES = 4096

const REQUIREMENTS = 'tests/requirements.md'
/** "tests/requirements.md, section 9", or "sections 2 and 8". */
const CITATION = /tests\/requirements\.md,\s+(?:\*\s+)?sections? (\d+)(?: and (\d+))?/g

const files = readMarkdownFiles()
const byPath = new Map(files.map((file) => [file.path, file]))
/** Sources, words and pipelines: texts that may name a command. */
const TEXT = /\.(?:tsx?|mjs|cjs|css|json|md|ya?ml|example)$|^\.ci\/run$/
/** They test or show the form of a command, with names that there are not. */
const MADE_UP = ['tests/unit/command-line/parse-arguments.test.ts', 'package-lock.json']

/** Folders that have a README of their own: each group of src, the folders of some groups, and those that stand beside src. */
const FOLDERS = [
  'pages',
  'renderer',
  'scripts',
  'tests',
  'locales',
  ...['src', 'src/artwork', 'src/delivery', 'src/tools', 'src/web', 'src/web/navigation'].flatMap((folder) => [
    folder,
    ...readdirSync(join(ROOT, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${folder}/${name}`)
      // Folders of other vendors begin without a README.
      .filter((path) => path === 'src/vendor' || !isVendor(join(ROOT, path))),
  ]),
]

test(`${FIRST} is read in a minute`, () => {
  expect(Buffer.byteLength(byPath.get(FIRST)?.text ?? '')).toBeLessThanOrEqual(FIRST_MAX_BYTES)
})

test('every folder has a README', () => {
  expect(FOLDERS.filter((folder) => !byPath.has(`${folder}/README.md`))).toEqual([])
})

test(`every document can be reached from ${FIRST}`, () => {
  const reached = new Set([FIRST])
  // A set that grows during its iteration.
  for (const path of reached) {
    for (const target of byPath.get(path)?.targets ?? []) {
      const found = resolveTarget(path, target)?.path
      if (found && byPath.has(found)) reached.add(found)
    }
  }
  expect(files.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([])
})

test('every link refers to an existing file and heading', () => {
  const dead = files.flatMap(({ path, targets }) =>
    targets
      .filter((target) => {
        const found = resolveTarget(path, target)
        if (!found) return false
        if (!existsSync(join(ROOT, found.path))) return true
        return found.fragment !== '' && !byPath.get(found.path)?.anchors.has(found.fragment)
      })
      .map((target) => `${path}: ${target}`),
  )
  expect(dead).toEqual([])
})

test('every path in backticks exists, and every name of a source is one at the top or below the folder of the document', () => {
  const paths = listFiles()
  const exists = (code: string, folder: string) => {
    if (/^(?:src|pages|renderer|scripts|tests|locales|public|\.config|\.github|\.ci)\/[\w./@-]*$/.test(code))
      return existsSync(join(ROOT, code))
    if (/^[\w/-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|cjs|css)$/.test(code))
      return paths.some((path) => path === code || (path.startsWith(folder) && path.endsWith(`/${code}`)))
    return true
  }
  const unknown = files.flatMap(({ path, codeSpans }) => {
    const folder = path.slice(0, -basename(path).length)
    return codeSpans
      .flat()
      .filter((code) => !exists(code, folder))
      .map((code) => `${path}: ${code}`)
  })
  expect(unknown).toEqual([])
})

test('every command that a document, a message or a comment names exists', () => {
  const exists = commandFinder()
  const unknown = listFiles()
    .filter((path) => TEXT.test(path) && !MADE_UP.includes(path))
    .flatMap((path) => commandsIn(readFileSync(join(ROOT, path), 'utf8')).map(({ name }) => ({ path, name })))
    .filter(({ name }) => !exists(name))
    .map(({ path, name }) => `${path}: npm run ${name}`)
  expect(unknown).toEqual([])
})

test('every script of package.json, measurement and tool is named in a document', () => {
  const named = new Set(files.flatMap(namedCommands).map(({ name }) => name))
  const all = [...listScripts(), ...listNamed()].map(({ name }) => name)
  expect(all.filter((name) => !named.has(name))).toEqual([])
})

test('every section of the requirements that a source cites exists', () => {
  const sections = new Set(
    [...(byPath.get(REQUIREMENTS)?.text ?? '').matchAll(/^## (\d+)\. /gm)].map(([, number]) => number),
  )
  const cited = listFiles()
    .filter((path) => /\.(?:tsx?|css)$/.test(path))
    .flatMap((path) => [...readFileSync(join(ROOT, path), 'utf8').matchAll(CITATION)].map((found) => ({ path, found })))
    .flatMap(({ path, found: [, ...numbers] }) => numbers.filter(Boolean).map((number) => ({ path, number })))
  expect(cited.length).toBeGreaterThan(10)
  expect(cited.filter(({ number }) => !sections.has(number))).toEqual([])
})

test('no picture of a document is larger than a page should load', () => {
  const pictures = files.flatMap(({ path, targets }) =>
    targets
      .flatMap((target) => resolveTarget(path, target)?.path ?? [])
      .filter((file) => /\.(?:png|jpe?g)$/.test(file)),
  )
  expect(pictures).not.toEqual([])
  for (const file of pictures) expect(statSync(join(ROOT, file)).size, file).toBeLessThanOrEqual(60_000)
})
