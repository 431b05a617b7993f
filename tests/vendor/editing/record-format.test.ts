import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { readDocumentFiles, readRecordFiles } from '../../../src/content/sources/files.ts'
import { makeConfig } from '../../../src/tools/editing/cms-config.ts'
import { COLLECTIONS, SINGLE_FILES } from '../../../src/tools/editing/collections.ts'
import { createRecordFormat, type RecordFormat } from '../../../src/tools/editing/git/record-format.ts'
import {
  fileFormat,
  recordFormat,
  SUBJECTS,
  textFromFile,
  textToFile,
} from '../../../src/tools/editing/git/subjects.ts'
import { CONTENT_FOLDER } from '../../../src/base/vendor-folder.ts'

const { attributes, films } = readDocumentFiles(CONTENT_FOLDER).content

const vocabulary = { attributes, films, series: readRecordFiles(CONTENT_FOLDER).content.series }

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
