import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createRecipeRunner, type Recipe } from '../../../src/build/incremental/recipe-runner.ts'
import type { OutputsByKey } from '../../../src/build/incremental/last-build.ts'
import { tempFolder } from '../../temp-folder.ts'

type Input = { name: string; list: readonly number[] }

/** A site of one build after another; `runs` are the inputs that the recipe was run with. */
function createSite() {
  const runs: Input[] = []
  const RECIPE: Recipe<Input, number> = {
    name: 'sum',
    make: (input) => {
      runs.push(input)
      const sum = input.list.reduce((total, each) => total + each, 0)
      return { files: new Map([[`/deep/er/${input.name}.txt`, String(sum)]]), value: sum }
    },
  }
  let last: OutputsByKey = {}
  let lastDir = tempFolder()
  const build = (inputs: readonly Input[], codeHash = 'code') => {
    const outDir = tempFolder()
    const runner = createRecipeRunner({ codeHash, lastDir, outDir, last })
    const outcomes = inputs.map((input) => runner.make(RECIPE, input))
    ;[last, lastDir] = [runner.made, outDir]
    return { outDir, outcomes, read: (name: string) => readFileSync(join(outDir, 'deep/er', `${name}.txt`), 'utf8') }
  }
  return { build, runs, siteDir: () => lastDir }
}

const A = { name: 'a', list: [1, 2] }
const B = { name: 'b', list: [3] }

test('output of the last build is reused for the same input', () => {
  const { build, runs } = createSite()
  const first = build([A, B])
  expect(first.outcomes.map(({ isNew }) => isNew)).toEqual([true, true])
  const second = build([structuredClone(A), { ...B, list: [4] }])
  expect(second.outcomes.map(({ isNew, value }) => [isNew, value])).toEqual([
    [false, 3],
    [true, 4],
  ])
  expect(second.outcomes[0]?.files).toEqual(first.outcomes[0]?.files)
  expect([second.read('a'), second.read('b')]).toEqual(['3', '4'])
  expect(runs).toHaveLength(3)
  // Not copied: the same file of the disk.
  expect(statSync(join(second.outDir, 'deep/er/a.txt')).ino).toBe(statSync(join(first.outDir, 'deep/er/a.txt')).ino)
})

test('output without a request is not in the new site, and is made again later', () => {
  const { build, runs } = createSite()
  build([A, B])
  expect(existsSync(join(build([A]).outDir, 'deep/er/b.txt'))).toBe(false)
  expect(build([A, B]).read('b')).toBe('3')
  expect(runs).toHaveLength(3)
})

test('other code makes everything again', () => {
  const { build, runs } = createSite()
  build([A], 'code')
  expect(build([A], 'other code').outcomes[0]?.isNew).toBe(true)
  expect(runs).toHaveLength(2)
})

test.each(['longer than before', '9'])('a file of the last site that was changed to "%s" is made again', (text) => {
  const { build, siteDir } = createSite()
  build([A])
  writeFileSync(join(siteDir(), 'deep/er/a.txt'), text)
  const { outcomes, read } = build([A])
  expect(outcomes[0]?.isNew).toBe(true)
  expect(read('a')).toBe('3')
})

test('a file of the last site that was touched is made again', () => {
  const { build, siteDir } = createSite()
  build([A])
  utimesSync(join(siteDir(), 'deep/er/a.txt'), new Date(), new Date(0))
  expect(build([A]).outcomes[0]?.isNew).toBe(true)
})

test('the same input twice is made once', () => {
  const { build, runs } = createSite()
  const { outcomes } = build([A, { ...A }])
  expect(outcomes.map(({ isNew }) => isNew)).toEqual([true, false])
  expect(runs).toHaveLength(1)
})

test('after the site was moved, files are added to it whole', () => {
  const [outDir, served] = [tempFolder(), tempFolder()]
  const runner = createRecipeRunner({ codeHash: 'code', lastDir: tempFolder(), outDir, last: {} })
  runner.moveTo(served)
  runner.write('late', new Map([['/late.txt', 'late']]))
  expect(readdirSync(outDir)).toEqual([])
  expect(readdirSync(served)).toEqual(['late.txt'])
})
