import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { assetEntry } from '../../../src/build/manifest.ts'
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
  const { assets, drawn } = await writePictures({ root: ROOT, snapshot, cacheDir: join(cache, 'pictures'), outDir })
  const names = readdirSync(join(outDir, 'pictures')).filter((name) => name.endsWith('.svg'))
  return { assets, drawn, outDir, names: names.toSorted(), scenes: readdirSync(join(outDir, 'pictures/scenes')) }
}

/** A snapshot without series and solutions, which are shown in scenes. */
const withoutPlaces = (snapshot: Snapshot): Snapshot => ({ ...snapshot, series: [], solution: [] })

test('what was drawn once is not drawn again, and comes out the same', async () => {
  const cache = tempFolder()
  const first = await write(cache, snapshotWith('ac-r110', 'oa-b10'))
  expect(first.drawn).toBe(2)
  expect(first.names).toContain('ac-r110-front.svg')
  const second = await write(cache, snapshotWith('ac-r110', 'oa-b10'))
  expect(second).toMatchObject({ drawn: 0, names: first.names })
  for (const name of first.names) {
    const [now, then] = [second, first].map(({ outDir }) => readFileSync(join(outDir, 'pictures', name), 'utf8'))
    expect(now).toBe(then)
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
  expect(readdirSync(join(cache, 'pictures')).length).toBe(2)
})

test('without products, series and solutions there is a folder without pictures', async () => {
  expect(await write(tempFolder(), withoutPlaces(snapshotWith()))).toMatchObject({ drawn: 0, names: [], scenes: [] })
})

test('each series and each solution of the snapshot has its scene, kept from build to build', async () => {
  const cache = tempFolder()
  const first = await write(cache, snapshotWith('vi-d720-p'))
  expect(first.scenes.length).toBe(shipped.series.length + shipped.solution.length)
  const second = await write(cache, snapshotWith('vi-d720-p'))
  const read = (outDir: string) => readFileSync(join(outDir, 'pictures/scenes/entrance.svg'), 'utf8')
  expect(read(second.outDir)).toBe(read(first.outDir))
  expect(read(first.outDir)).toContain('vi-d720-p')
  expect(readdirSync(join(cache, 'pictures')).length).toBe(2)
  const bare = await write(cache, snapshotWith())
  expect(read(bare.outDir)).not.toContain('vi-d720-p')
})

test('pictures are listed as they were written', async () => {
  const { assets, names, scenes, outDir } = await write(tempFolder(), snapshotWith('oa-b10'))
  const paths = [...names, ...scenes.map((name) => `scenes/${name}`)]
  expect(assets).toEqual(paths.map((path) => assetEntry(outDir, `/pictures/${path}`)).sort(inOrderOf(assets)))
})

/** Order in which entries are compared: that of another list. */
function inOrderOf(entries: readonly { path: string }[]) {
  const place = (path: string) => entries.findIndex((entry) => entry.path === path)
  return (a: { path: string }, b: { path: string }) => place(a.path) - place(b.path)
}
