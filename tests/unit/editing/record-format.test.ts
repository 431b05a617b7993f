import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { readDocumentFiles, readRecordFiles } from '../../../src/content/sources/files.ts'
import { makeConfig } from '../../../src/tools/editing/cms-config.ts'
import { COLLECTIONS, SINGLE_FILES } from '../../../src/tools/editing/collections.ts'
import { openContentFolder } from '../../../src/tools/editing/content-folder.ts'
import { createRecordFormat, RenamedError, type RecordFormat } from '../../../src/tools/editing/git/record-format.ts'
import {
  fileFormat,
  recordFormat,
  SUBJECTS,
  textFromFile,
  textToFile,
} from '../../../src/tools/editing/git/subjects.ts'
import { tempFolder } from '../../temp-folder.ts'
import { CONTENT_FOLDER } from '../../../src/base/vendor-folder.ts'

const { attributes, films } = readDocumentFiles(CONTENT_FOLDER).content
const vocabulary = { attributes, films, series: readRecordFiles(CONTENT_FOLDER).content.series }
const PRODUCT = 'products/ac-c204.json'

type Fields = Record<string, unknown>

function read(path: string): string {
  return readFileSync(join(CONTENT_FOLDER, path), 'utf8')
}

/** Every file of the content. */
function allPaths(): string[] {
  const entries = readdirSync(CONTENT_FOLDER, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return entries.map(({ parentPath, name }) => relative(CONTENT_FOLDER, join(parentPath, name))).sort()
}

function nameOf(path: string): string {
  const file = SINGLE_FILES.find((each) => each.file === path)
  if (file) return fileFormat(file.name)
  const collection = COLLECTIONS.find(({ folder }) => path.startsWith(`${folder}/`))
  return recordFormat(collection?.name ?? '')
}

/** The formats as the page registers them. */
function openFormats(openKey: () => string | undefined = () => undefined): (path: string) => RecordFormat {
  const formats = new Map(
    [...SUBJECTS].map(([name, subject]) => [name, createRecordFormat(subject, { attributes, openKey })]),
  )
  return (path) => {
    if (path.endsWith('.md')) return { fromFile: textFromFile, toFile: textToFile }
    const format = formats.get(nameOf(path))
    if (!format) throw new Error(`${path} has no format`)
    return format
  }
}

/** The editor gives a format what it read without space around it, and ends what it gets with a line break. */
const given = (text: string) => text.trim()
const written = (text: string) => `${text.trim()}\n`

test('every file of the content, read and written by the formats of the page, has the bytes that it had', () => {
  const formatOf = openFormats()
  const paths = allPaths()
  expect(paths.length).toBeGreaterThan(400)
  // The editor reads all of it before anything is written.
  const forms = paths.map((path) => [path, formatOf(path).fromFile(given(read(path)))] as const)
  const changed = forms.filter(([path, form]) => written(formatOf(path).toFile(structuredClone(form))) !== read(path))
  expect(changed.map(([path]) => path)).toEqual([])
})

test('what the editor makes of it, sorted and with empty values for what is missing, changes no byte either', () => {
  const formatOf = openFormats()
  const { collections, singletons } = makeConfig('zh', vocabulary)
  const empty: Fields = { boolean: false, list: [], relation: null, object: null }
  const changed = allPaths().filter((path) => {
    if (path.endsWith('.md')) return false
    const entries =
      collections.find(({ folder }) => path.startsWith(`${String(folder)}/`)) ??
      singletons.find(({ file }) => file === path)
    const form = formatOf(path).fromFile(given(read(path))) as Fields
    const filled = (entries?.fields ?? []).map(({ name, widget }) => [name, form[name] ?? empty[widget] ?? ''] as const)
    const sorted = { ...Object.fromEntries(filled.toReversed()), ...form }
    return written(formatOf(path).toFile(sorted)) !== read(path)
  })
  expect(changed).toEqual([])
})

test('a change of one text changes its line alone', () => {
  const format = openFormats()(PRODUCT)
  const before = read(PRODUCT)
  const form = format.fromFile(given(before)) as Fields
  const after = written(format.toFile({ ...form, name: { ...(form.name as object), en: 'Another name' } }))
  const lines = before.split('\n')
  expect(after.split('\n').filter((line, index) => line !== lines[index])).toEqual(['    "en": "Another name"'])
  // What was read last stays what is changed.
  expect(written(format.toFile(form))).toBe(before)
})

test('photographs, and what no schema knows, stay as they are', () => {
  const format = openFormats()(PRODUCT)
  const photos = [{ file: 'photo.jpg', alt: { zh: '門', en: 'This door' } }]
  const text = JSON.stringify({ ...(JSON.parse(read(PRODUCT)) as Fields), photos, unknown: [{ a: 1 }] }, null, 2)
  const form = format.fromFile(text) as Fields
  expect(format.toFile(form)).toBe(text)
  const renamed = { ...form, photos: [{ file: 'photo.jpg', alt: { zh: '門', en: 'The door' } }] }
  expect(format.toFile(renamed)).toBe(text.replace('This door', 'The door'))
})

test('a new record has the bytes that the editor of the development server writes', () => {
  const record = { code: 'x-1', model: 'X-1', name: { zh: '名', en: 'Name' } }
  const folder = tempFolder()
  openContentFolder(folder).write('products/x-1.json', JSON.stringify(record), undefined)
  expect(written(openFormats()(PRODUCT).toFile(record))).toBe(readFileSync(join(folder, 'products/x-1.json'), 'utf8'))
})

test('a record whose key was changed is refused where it is open, and a copy of one is a new record', () => {
  let open: string | undefined = 'ac-c204'
  const format = openFormats(() => open)(PRODUCT)
  const form = format.fromFile(given(read(PRODUCT))) as Fields
  expect(() => format.toFile({ ...form, code: 'ac-c205' })).toThrow(RenamedError)
  // One that was made a moment ago, and not read since.
  expect(() => format.toFile({ code: 'ac-c205' })).toThrow(RenamedError)
  // Others are written along with it.
  open = 'ac-c404'
  expect(written(format.toFile(form))).toBe(read(PRODUCT))
  open = undefined
  expect(JSON.parse(format.toFile({ ...form, code: 'ac-c205' }))).toEqual({
    ...(JSON.parse(read(PRODUCT)) as Fields),
    code: 'ac-c205',
  })
  // The copy is saved, open, and has what it was made of.
  open = 'ac-c205'
  expect(() => format.toFile({ ...form, code: 'ac-c206' })).toThrow(RenamedError)
})

test('what is no record is refused', () => {
  const format = openFormats()(PRODUCT)
  for (const form of [undefined, [], {}, { code: { a: 1 } }, { code: 'x', name: 'text' }])
    expect(() => format.toFile(form), JSON.stringify(form)).toThrow(Error)
  for (const text of ['', '[]', '{', '"text"']) expect(() => format.fromFile(text), text).toThrow(SyntaxError)
})
