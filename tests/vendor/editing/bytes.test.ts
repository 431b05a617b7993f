import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { CONTENT_FOLDER } from '../../../src/base/vendor-folder.ts'
import { makeConfig } from '../../../src/tools/editing/cms-config.ts'
import { COLLECTIONS, SINGLE_FILES } from '../../../src/tools/editing/collections.ts'
import { openContentFolder } from '../../../src/tools/editing/content-folder.ts'
import { createRecordFormat } from '../../../src/tools/editing/git/record-format.ts'
import {
  fileFormat,
  recordFormat,
  SUBJECTS,
  textFromFile,
  textToFile,
} from '../../../src/tools/editing/git/subjects.ts'
import { readVocabulary } from '../../../src/tools/editing/read-vocabulary.ts'
import { tempFolder } from '../../temp-folder.ts'

type Fields = Record<string, unknown>
type Entries = { folder?: string; file?: string; fields: { name: string; widget: string }[] }[]

const vocabulary = readVocabulary(CONTENT_FOLDER)
const { collections, singletons } = makeConfig('zh', vocabulary) as { collections: Entries; singletons: Entries }
const EMPTY: Fields = { boolean: false, list: [], relation: null, object: null }

/** The editor's form of a record: sorted, with empty values for missing fields. */
function formOf(path: string, record: Fields): Fields {
  const entries = [...collections, ...singletons].find(
    ({ folder, file }) => file === path || path.startsWith(`${folder}/`),
  )
  const fields = (entries?.fields ?? []).toReversed()
  return Object.fromEntries(fields.map(({ name, widget }) => [name, record[name] ?? EMPTY[widget] ?? '']))
}

/** Every file below a folder, with its bytes. */
function bytesOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map(({ parentPath, name }) => join(parentPath, name))
  return new Map(paths.map((path) => [relative(folder, path), readFileSync(path, 'utf8')]))
}

test('no record changes a byte when the editor of the development server writes it as it was', () => {
  const copy = join(tempFolder(), 'content')
  cpSync(CONTENT_FOLDER, copy, { recursive: true })
  const folder = openContentFolder(copy)
  for (const { path, text, revision } of folder.list().files)
    folder.write(path, JSON.stringify(formOf(path, JSON.parse(text) as Fields)), revision)
  expect(bytesOf(copy)).toEqual(bytesOf(CONTENT_FOLDER))
})

test('no file changes a byte when the editor in the browser writes it as it was', () => {
  const formats = new Map(
    [...SUBJECTS].map(([name, subject]) => [
      name,
      createRecordFormat(subject, { attributes: vocabulary.attributes, openKey: () => undefined }),
    ]),
  )
  const formatOf = (path: string) => {
    if (path.endsWith('.md')) return { fromFile: textFromFile, toFile: textToFile }
    const file = SINGLE_FILES.find((each) => each.file === path)
    const collection = COLLECTIONS.find(({ folder }) => path.startsWith(`${folder}/`))
    const format = formats.get(file ? fileFormat(file.name) : recordFormat(collection?.name ?? ''))
    if (!format) throw new Error(`${path} has no format`)
    return format
  }
  const files = [...bytesOf(CONTENT_FOLDER)]
  // The editor reads all of it before anything is written, without space around it.
  const forms = files.map(([path, text]) => [path, text, formatOf(path).fromFile(text.trim())] as const)
  const changed = forms.filter(([path, text, form]) => {
    const isText = path.endsWith('.md')
    const filled = isText ? form : { ...formOf(path, form as Fields), ...(form as Fields) }
    return `${formatOf(path).toFile(structuredClone(filled)).trim()}\n` !== text
  })
  expect(changed.map(([path]) => path)).toEqual([])
})
