import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { UsageError } from '../../../src/base/command-line/parse-arguments.ts'
import { writeScaffold } from '../../../src/tools/scaffold/write-scaffold.ts'
import { tempFolder } from '../../temp-folder.ts'

function scaffoldIn(folder: string, created: readonly string[], changed: readonly string[] = []) {
  const files = (names: readonly string[]) => new Map(names.map((name) => [join(folder, name), `new ${name}`]))
  return { created: files(created), changed: files(changed), remaining: [] }
}

test('new files are written, folders made, other files changed', () => {
  const folder = tempFolder({ 'list.ts': 'old' })
  writeScaffold(scaffoldIn(folder, ['a/b/c.ts', 'd.ts'], ['list.ts']))
  const textOf = (name: string) => readFileSync(join(folder, name), 'utf8')
  expect(['a/b/c.ts', 'd.ts', 'list.ts'].map(textOf)).toEqual(['new a/b/c.ts', 'new d.ts', 'new list.ts'])
})

test('a file that exists is left alone, and nothing else is written', () => {
  const folder = tempFolder({ 'b.ts': 'old', 'list.ts': 'old' })
  const write = () => writeScaffold(scaffoldIn(folder, ['a/a.ts', 'b.ts'], ['list.ts']))
  expect(write).toThrow(UsageError)
  expect(write).toThrow('b.ts exists already')
  expect(readdirSync(folder).toSorted()).toEqual(['b.ts', 'list.ts'])
  expect(readFileSync(join(folder, 'b.ts'), 'utf8')).toBe('old')
})

test.each([
  { what: 'a folder that cannot be made', created: ['a/b/c.ts', 'list.ts/d.ts'], changed: ['list.ts'] },
  { what: 'a file that cannot be changed', created: ['a/b/c.ts'], changed: ['list.ts', 'gone.ts'] },
])('after $what all is as it was', ({ created, changed }) => {
  const folder = tempFolder({ 'list.ts': 'old' })
  expect(() => writeScaffold(scaffoldIn(folder, created, changed))).toThrow(/ENOTDIR|EEXIST|ENOENT/)
  expect(readdirSync(folder)).toEqual(['list.ts'])
  expect(readFileSync(join(folder, 'list.ts'), 'utf8')).toBe('old')
  expect(existsSync(join(folder, 'a'))).toBe(false)
})
