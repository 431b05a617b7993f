import { readdirSync, readFileSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { clearDocuments, keepDocument, documentKey } from '../../../src/artwork/documents/document-cache.ts'
import { tempFolder } from '../../temp-folder.ts'

const content = (text: string) => () => Promise.resolve(Buffer.from(text))

test('a document is made once, and cached', async () => {
  const folder = join(tempFolder(), 'documents')
  const first = await keepDocument(folder, 'a.pdf', content('one'))
  const again = vi.fn<() => Promise<Buffer>>(content('two'))
  const second = await keepDocument(folder, 'a.pdf', again)
  expect([first.isNew, second.isNew]).toEqual([true, false])
  expect(readFileSync(second.path, 'utf8')).toBe('one')
  expect(again).not.toHaveBeenCalled()
})

test('a document that cannot be made leaves no file', async () => {
  const folder = tempFolder()
  await expect(keepDocument(folder, 'a.pdf', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(readdirSync(folder)).toEqual([])
})

test('documents that no build has requested within a month are removed', async () => {
  const folder = tempFolder({ 'old.pdf': '', 'new.pdf': '', 'asked.pdf': '' })
  const longAgo = new Date(Date.now() - 40 * 86_400_000)
  for (const name of ['old.pdf', 'asked.pdf']) utimesSync(join(folder, name), longAgo, longAgo)
  await keepDocument(folder, 'asked.pdf', content('again'))
  await clearDocuments(folder)
  expect(readdirSync(folder).sort()).toEqual(['asked.pdf', 'new.pdf'])
})

test('the key of a document depends on the code that draws it and on its data', () => {
  expect(documentKey('code', { a: 1 })).toBe(documentKey('code', { a: 1 }))
  expect(documentKey('code', { a: 1 })).not.toBe(documentKey('other', { a: 1 }))
  expect(documentKey('code', { a: 1 })).not.toBe(documentKey('code', { a: 2 }))
})
