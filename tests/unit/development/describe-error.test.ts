import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ContentError } from '../../../src/content/faults.ts'
import { describeError } from '../../../src/tools/development/describe-error.ts'
import { tempFolder } from '../../temp-folder.ts'

const fault = { field: 'status', value: 'old', expected: 'one of active, discontinued' }

test('a fault of the content has the place of its field, and the lines around it', () => {
  const contentDir = tempFolder({ 'products/a.json': '{\n  "status": "old"\n}' })
  const file = join(contentDir, 'products/a.json')
  const { message, loc, frame } = describeError(new ContentError([{ source: file, ...fault }]), {
    root: '/',
    contentDir,
  })
  expect(message).toMatch(/products\/a\.json:2:13: status: found "old", expected one of active, discontinued$/)
  expect(loc).toEqual({ file, line: 2, column: 13 })
  expect(frame).toBe('1  |  {\n2  |    "status": "old"\n   |              ^\n3  |  }')
})

test('a document of the content is found by its name alone, a text without a place by its file', () => {
  const contentDir = tempFolder({ 'home.json': '{ "status": "old" }', 'news/a.zh.md': '' })
  const describe = (source: string) =>
    describeError(new ContentError([{ source, ...fault }]), { root: '/', contentDir })
  expect(describe('home.json').loc).toEqual({ file: join(contentDir, 'home.json'), line: 1, column: 13 })
  expect(describe('news/a.zh.md')).toMatchObject({ id: join(contentDir, 'news/a.zh.md') })
  expect(describe('news/a.zh.md').loc).toBeUndefined()
})

test('all faults of the content are named', () => {
  const faults = ['a', 'b'].map((name) => ({ source: `/gone/${name}.json`, ...fault }))
  const { message } = describeError(new ContentError(faults), { root: '/', contentDir: '/' })
  expect(message.split('\n').filter((line) => line.includes('found "old"'))).toHaveLength(2)
})

test('an error has the first place of its stack that is in the project', () => {
  const root = tempFolder({ 'a.ts': 'one\ntwo\nthree', 'node_modules/b/b.js': 'one' })
  const stack = `Error: broken\n    at f (${root}/node_modules/b/b.js:1:1)\n    at g (${root}/a.ts:2:2)\n    at h (${root}/a.ts:1:1)`
  const error = Object.assign(new Error('broken'), { stack })
  expect(describeError(error, { root, contentDir: root })).toMatchObject({
    message: 'broken',
    stack,
    loc: { file: join(root, 'a.ts'), line: 2, column: 2 },
    frame: '1  |  one\n2  |  two\n   |   ^\n3  |  three',
  })
})

test('an error without a stack in the project, and a value that is no error, are reported as they are', () => {
  const folders = { root: '/no/such/folder', contentDir: '/' }
  expect(describeError(new Error('broken'), folders)).not.toHaveProperty('loc')
  expect(describeError('broken', folders).message).toBe('broken')
})

test('words that are no JSON are reported with file, line, column and the expected text', () => {
  const root = tempFolder({ 'locales/en/a.json': '{\n  "a": "b"\n  "c": "d"\n}' })
  const error = Object.assign(new Error('Failed to parse JSON file'), { id: join(root, 'locales/en/a.json?import') })
  expect(describeError(error, { root, contentDir: root })).toMatchObject({
    message: 'locales/en/a.json:3:3: found "c", expected a comma (valid JSON)',
    loc: { line: 3, column: 3 },
  })
})
