import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readDocumentFiles } from '../../../src/content/sources/files.ts'
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

const { attributes } = readDocumentFiles(CONTENT_FOLDER).content

const PRODUCT = 'products/av-c10-p.json'

type Fields = Record<string, unknown>

function read(path: string): string {
  return readFileSync(join(CONTENT_FOLDER, path), 'utf8')
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

test('a change of one text changes its line alone', () => {
  const format = openFormats()(PRODUCT)
  const before = read(PRODUCT)
  const form = format.fromFile(given(before)) as Fields
  const after = written(format.toFile({ ...form, name: { ...(form.name as object), en: 'Another name' } }))
  const lines = before.split('\n')
  expect(after.split('\n').filter((line, index) => line !== lines[index])).toEqual([
    expect.stringMatching(/^ {2}"name": .*"Another name"/),
  ])
  // The form read last is the one that changes.
  expect(written(format.toFile(form))).toBe(before)
})

test('photographs, and fields that no schema knows, stay as they are', () => {
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
  let open: string | undefined = 'av-c10-p'
  const format = openFormats(() => open)(PRODUCT)
  const form = format.fromFile(given(read(PRODUCT))) as Fields
  expect(() => format.toFile({ ...form, code: 'av-c11' })).toThrow(RenamedError)
  // One that was made a moment ago, and not read since.
  expect(() => format.toFile({ code: 'av-c11' })).toThrow(RenamedError)
  // Others are written along with it.
  open = 'av-r10'
  expect(written(format.toFile(form))).toBe(read(PRODUCT))
  open = undefined
  expect(JSON.parse(format.toFile({ ...form, code: 'av-c11' }))).toEqual({
    ...(JSON.parse(read(PRODUCT)) as Fields),
    code: 'av-c11',
  })
  // The copy is saved, open, and has what it was made of.
  open = 'av-c11'
  expect(() => format.toFile({ ...form, code: 'av-c12' })).toThrow(RenamedError)
})

test('a file that is no record is refused', () => {
  const format = openFormats()(PRODUCT)
  for (const form of [undefined, [], {}, { code: { a: 1 } }, { code: 'x', name: 'text' }])
    expect(() => format.toFile(form), JSON.stringify(form)).toThrow(Error)
  for (const text of ['', '[]', '{', '"text"']) expect(() => format.fromFile(text), text).toThrow(SyntaxError)
})
