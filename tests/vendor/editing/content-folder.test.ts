import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeConfig } from '../../../src/tools/editing/cms-config.ts'
import { openContentFolder } from '../../../src/tools/editing/content-folder.ts'
import { readDocumentFiles, readRecordFiles } from '../../../src/content/sources/files.ts'
import { tempFolder } from '../../temp-folder.ts'
import { CONTENT_FOLDER } from '../../../src/base/vendor-folder.ts'

/** Copies the content. */
function copyContent(): string {
  const folder = join(tempFolder(), 'content')
  cpSync(CONTENT_FOLDER, folder, { recursive: true })
  return folder
}

function bytesOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    files.map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'latin1')]),
  )
}

test('each record, opened and saved unchanged, has the bytes that it had', () => {
  const contentDir = copyContent()
  const before = bytesOf(contentDir)
  const folder = openContentFolder(contentDir)
  const { files } = folder.list()
  expect(files.length).toBeGreaterThan(200)
  for (const { path, text, revision } of files) folder.write(path, text, revision)
  expect(bytesOf(contentDir)).toEqual(before)
})

test('what the editor makes of it, sorted and with empty values for what is missing, changes no byte either', () => {
  const contentDir = copyContent()
  const before = bytesOf(contentDir)
  const folder = openContentFolder(contentDir)
  const vocabulary = {
    attributes: readDocumentFiles(CONTENT_FOLDER).content.attributes,
    series: readRecordFiles(CONTENT_FOLDER).content.series,
    films: readDocumentFiles(CONTENT_FOLDER).content.films,
  }
  const { collections, singletons } = makeConfig('zh', vocabulary)
  for (const { path, text, revision } of folder.list().files) {
    const record = JSON.parse(text) as Record<string, unknown>
    const owner =
      collections.find((each) => path.startsWith(`${String(each.folder)}/`)) ??
      singletons.find((each) => each.file === path)
    const empty = { boolean: false, list: [], relation: null, object: null }
    const form = Object.fromEntries(
      (owner?.fields ?? [])
        .toReversed()
        .map(({ name, widget }) => [name, record[name] ?? empty[widget as keyof typeof empty] ?? '']),
    )
    folder.write(path, JSON.stringify(form), revision)
  }
  expect(bytesOf(contentDir)).toEqual(before)
})
