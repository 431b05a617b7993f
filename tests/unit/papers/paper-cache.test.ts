import { readdirSync, readFileSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { clearPapers, keepPaper, paperKey } from '../../../src/papers/paper-cache.ts'
import { tempFolder } from '../../temp-folder.ts'

const content = (text: string) => () => Promise.resolve(Buffer.from(text))

test('a paper is made once, and kept', async () => {
  const folder = join(tempFolder(), 'papers')
  const first = await keepPaper(folder, 'a.pdf', content('one'))
  const again = vi.fn<() => Promise<Buffer>>(content('two'))
  const second = await keepPaper(folder, 'a.pdf', again)
  expect([first.isNew, second.isNew]).toEqual([true, false])
  expect(readFileSync(second.path, 'utf8')).toBe('one')
  expect(again).not.toHaveBeenCalled()
})

test('a paper that cannot be made leaves nothing', async () => {
  const folder = tempFolder()
  await expect(keepPaper(folder, 'a.pdf', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(readdirSync(folder)).toEqual([])
})

test('papers that no build has asked for in a month are removed', async () => {
  const folder = tempFolder({ 'old.pdf': '', 'new.pdf': '', 'asked.pdf': '' })
  const longAgo = new Date(Date.now() - 40 * 86_400_000)
  for (const name of ['old.pdf', 'asked.pdf']) utimesSync(join(folder, name), longAgo, longAgo)
  await keepPaper(folder, 'asked.pdf', content('again'))
  await clearPapers(folder)
  expect(readdirSync(folder).sort()).toEqual(['asked.pdf', 'new.pdf'])
})

test('a paper is known by what draws it and by what it shows', () => {
  expect(paperKey('code', { a: 1 })).toBe(paperKey('code', { a: 1 }))
  expect(paperKey('code', { a: 1 })).not.toBe(paperKey('other', { a: 1 }))
  expect(paperKey('code', { a: 1 })).not.toBe(paperKey('code', { a: 2 }))
})
