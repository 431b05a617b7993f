import { expect, test } from 'vitest'
import { remember, startReading } from '../../../src/base/reads.ts'
import type { LastBuild } from '../../../src/build/incremental/last-build.ts'
import { createRecipeRunner } from '../../../src/build/incremental/recipe-runner.ts'
import { createUnits } from '../../../src/build/incremental/units.ts'
import { findChanges, hashContent, isAffected, watchContent } from '../../../src/build/incremental/watched-content.ts'
import type { Product } from '../../../src/content/schema/product.ts'
import type { Snapshot } from '../../../src/content/snapshot.ts'
import { loadFixture } from '../fixture-content.ts'
import { tempFolder } from '../../temp-folder.ts'

const before = await loadFixture()

/** Content with other fields of one product. */
function withProduct(at: number, fields: Partial<Product>): Snapshot {
  return { ...before, product: before.product.map((each, index) => (index === at ? { ...each, ...fields } : each)) }
}

/** Returns whether what some code reads has changed. */
function isSeen(read: (content: Snapshot) => unknown, after: Snapshot): boolean {
  const close = startReading()
  read(watchContent(before))
  return isAffected(close(), findChanges(hashContent(before), hashContent(after)))
}

const OTHER = { zh: '別的', en: 'Other' }

test('code is affected by the fields that it reads, of the records that it reads', () => {
  const readName = ({ product }: Snapshot) => product[1]?.name.en
  expect(isSeen(readName, withProduct(1, { name: OTHER }))).toBe(true)
  expect(isSeen(readName, withProduct(1, { description: OTHER }))).toBe(false)
  expect(isSeen(readName, withProduct(2, { name: OTHER }))).toBe(false)
})

test('code that lists the fields of a record is affected by each, and by a new one', () => {
  const copy = ({ product }: Snapshot) => ({ ...product[1] })
  expect(isSeen(copy, withProduct(1, { description: OTHER }))).toBe(true)
  expect(isSeen(({ product }) => Object.keys(product[1] ?? {}), withProduct(1, { supportedUntil: '2040-01-01' }))).toBe(
    true,
  )
})

test('a field that a record lacks, and a part of the content, are read too', () => {
  expect(isSeen(({ product }) => product[1]?.supportedUntil, withProduct(1, { supportedUntil: '2040-01-01' }))).toBe(
    true,
  )
  expect(isSeen(({ home }) => home.shelf, { ...before, home: { ...before.home, shelf: [] } })).toBe(true)
  expect(isSeen(({ faq }) => faq.length, { ...before, home: { ...before.home, shelf: [] } })).toBe(false)
  expect(isSeen(({ faq }) => faq.length, { ...before, faq: before.faq.slice(1) })).toBe(true)
})

test('a field of many records counts as read of all', () => {
  const many = (description: Product['description']): Snapshot => ({
    ...before,
    product: Array.from({ length: 100 }, (_, index) => {
      const [product] = before.product
      if (!product) throw new Error('The fixture has no product')
      return { ...product, code: `many-${index}`, ...(index === 99 && { description }) }
    }),
  })
  const close = startReading()
  for (const { name } of watchContent(many(OTHER)).product) expect(name.en).not.toBe('')
  const reads = close()
  expect(reads.all).toEqual(['product.name'])
  const other = { zh: '又', en: 'Again' }
  expect(isAffected(reads, findChanges(hashContent(many(OTHER)), hashContent(many(other))))).toBe(false)
})

test('reads for something that is remembered count for everyone who asks for it', () => {
  const names = remember<string[]>()
  const content = watchContent(before)
  const ask = () => names(content, '', () => content.product.map(({ name }) => name.en))
  const changes = findChanges(hashContent(before), hashContent(withProduct(1, { name: OTHER })))
  for (const _ of ['first', 'second']) {
    const close = startReading()
    ask()
    expect(isAffected(close(), changes)).toBe(true)
  }
})

test('a unit is taken from the last build until something that was read for it has changed', async () => {
  let runs = 0
  let lastDir = tempFolder()
  let last: Pick<LastBuild, 'units' | 'made'> = { units: {}, made: {} }
  const build = async (content: Snapshot, isOfUse = true) => {
    const outDir = tempFolder()
    const runner = createRecipeRunner({ codeHash: 'code', lastDir, outDir, last: last.made })
    const units = createUnits(runner, last.units, findChanges(hashContent(before), hashContent(content)))
    const [, product] = watchContent(content).product
    const write = () => {
      runs += 1
      runner.write('name', new Map([['/name.txt', product?.name.en ?? '']]))
      return product?.code
    }
    const { value } = await units.make('unit', write, () => isOfUse)
    ;[last, lastDir] = [{ units: units.units, made: runner.made }, outDir]
    expect(value).toBe(product?.code)
    expect(runner.made.name?.files.map(({ size }) => size)).toEqual([product?.name.en.length])
    return runs
  }
  expect(await build(before)).toBe(1)
  expect(await build(withProduct(1, { description: OTHER }))).toBe(1)
  expect(await build(withProduct(1, { name: OTHER }))).toBe(2)
  expect(await build(before, false)).toBe(3)
})
