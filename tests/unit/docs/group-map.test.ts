import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../docs/markdown.ts'
import { readGroupMap, replaceGroupMap, writeGroupMap } from '../../docs/group-map.ts'

/** Reads all sources, which takes seconds, and longer on a busy machine. */
const PATIENCE_MS = 120_000

test('the map in src/README.md equals the imports of the sources; npm run tool -- map writes it', {
  timeout: PATIENCE_MS,
}, () => {
  const document = readFileSync(join(ROOT, 'src/README.md'), 'utf8')
  expect(replaceGroupMap(document, writeGroupMap(readGroupMap()))).toBe(document)
})
