import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../docs/markdown.ts'
import { readRoomMap, replaceRoomMap, roomOf, withoutShortcuts, writeRoomMap } from '../../docs/room-map.ts'

/** Reads all sources, which takes seconds, and longer on a busy machine. */
const PATIENCE_MS = 120_000

test('the map in src/README.md is what the sources import; npm run map writes it anew', {
  timeout: PATIENCE_MS,
}, () => {
  const document = readFileSync(join(ROOT, 'src/README.md'), 'utf8')
  expect(replaceRoomMap(document, writeRoomMap(readRoomMap()))).toBe(document)
})

test('an arrow that a longer path implies is not drawn', () => {
  const map = new Map([
    ['a', ['b', 'c', 'd']],
    ['b', ['c']],
    ['c', []],
    ['d', []],
  ])
  expect([...withoutShortcuts(map)]).toEqual([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', []],
    ['d', []],
  ])
})

test('reachability in a circle of rooms is kept', () => {
  const map = new Map([
    ['a', ['b']],
    ['b', ['a', 'c']],
    ['c', ['a']],
  ])
  expect([...withoutShortcuts(map)]).toEqual([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['a']],
  ])
})

test('a file belongs to its folder below src, or to one of those beside it', () => {
  expect(roomOf('src/ui/beam.tsx')).toBe('src/ui')
  expect(roomOf('src/site.ts')).toBe('src/*.ts')
  expect(roomOf('pages/faq/faq.screen.tsx')).toBe('pages')
  expect(roomOf('node_modules/react/index.js')).toBeUndefined()
})

test('a document without a place for the map is reported', () => {
  expect(() => replaceRoomMap('# Sources', 'map')).toThrow('src/README.md has no lines <!-- map')
})
