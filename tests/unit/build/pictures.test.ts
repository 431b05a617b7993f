import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writePictures } from '../../../src/build/pictures.ts'
import { loadSnapshot, snapshotOptions } from '../../../src/catalogue/load-snapshot.ts'
import type { Snapshot } from '../../../src/catalogue/snapshot.ts'
import { tempFolder } from '../../temp-folder.ts'

const ROOT = join(import.meta.dirname, '../../..')
const shipped = await loadSnapshot(snapshotOptions(ROOT, {}))
const snapshotWith = (...codes: string[]): Snapshot => ({
  ...shipped,
  product: shipped.product.filter(({ code }) => codes.includes(code)),
})

/** Writes pictures into a new site, by the cache in a folder. */
async function write(cache: string, snapshot: Snapshot) {
  const outDir = tempFolder()
  const drawn = await writePictures({ root: ROOT, snapshot, cacheFile: join(cache, 'pictures.json'), outDir })
  return { drawn, folder: join(outDir, 'pictures'), names: readdirSync(join(outDir, 'pictures')).toSorted() }
}

test('what was drawn once is not drawn again, and comes out the same', async () => {
  const cache = tempFolder()
  const first = await write(cache, snapshotWith('ac-r110', 'oa-b10'))
  expect(first.drawn).toBe(2)
  expect(first.names).toContain('ac-r110-front.svg')
  const second = await write(cache, snapshotWith('ac-r110', 'oa-b10'))
  expect(second).toMatchObject({ drawn: 0, names: first.names })
  for (const name of first.names) {
    expect(readFileSync(join(second.folder, name), 'utf8')).toBe(readFileSync(join(first.folder, name), 'utf8'))
  }
})

test('only a product that has changed is drawn anew', async () => {
  const cache = tempFolder()
  const before = snapshotWith('ac-r110', 'oa-b10')
  await write(cache, before)
  const product = before.product.map((item) =>
    item.code === 'oa-b10' ? { ...item, name: { zh: '出門按鈕', en: 'Way out' } } : item,
  )
  expect((await write(cache, { ...before, product })).drawn).toBe(1)
})

test('the cache forgets products that are gone', async () => {
  const cache = tempFolder()
  await write(cache, snapshotWith('ac-r110', 'oa-b10'))
  const { drawn, names } = await write(cache, snapshotWith('oa-b10'))
  expect(drawn).toBe(0)
  expect(names.every((name) => name.startsWith('oa-b10-'))).toBe(true)
  expect(readFileSync(join(cache, 'pictures.json'), 'utf8')).not.toContain('ac-r110')
})

test('without products there is a folder without pictures', async () => {
  const cache = tempFolder()
  expect(await write(cache, snapshotWith())).toMatchObject({ drawn: 0, names: [] })
  expect(existsSync(join(cache, 'pictures.json'))).toBe(false)
})

test('a cache that was drawn by other code is not used', async () => {
  const cache = tempFolder()
  await write(cache, snapshotWith('oa-b10'))
  const file = join(cache, 'pictures.json')
  const kept = Object.values(JSON.parse(readFileSync(file, 'utf8')) as object)
  writeFileSync(file, JSON.stringify({ 'of-other-code': kept[0] }))
  expect((await write(cache, snapshotWith('oa-b10'))).drawn).toBe(1)
})
