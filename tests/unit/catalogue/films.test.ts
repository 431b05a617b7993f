import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatFault } from '../../../src/content/faults.ts'
import { checkFilms, MOST_BYTES, MOST_BYTES_OF_ALL } from '../../../src/content/films.ts'
import { tempFolder } from '../../temp-folder.ts'
import { filmOf } from './editorial/snapshot-factory.ts'

/** The boxes of an MP4 file that say how long it is; version 1 of the format has longer numbers. */
function mp4(seconds: number, version: 0 | 1 = 0): Buffer {
  const header = Buffer.alloc(version === 1 ? 112 : 100)
  header.writeUInt8(version, 0)
  header.writeUInt32BE(1000, version === 1 ? 20 : 12)
  if (version === 1) header.writeBigUInt64BE(BigInt(seconds * 1000), 24)
  else header.writeUInt32BE(seconds * 1000, 16)
  return Buffer.concat([box('ftyp', Buffer.from('isom')), box('moov', box('mvhd', header))])
}

function box(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(head.length + content.length, 0)
  head.write(type, 4)
  return Buffer.concat([head, content])
}

const sound = { 'a.mp4': mp4(10), 'a.webm': 'film', 'a.webp': 'poster' }

function faultsOf(files: Record<string, string | Buffer>, films = [filmOf()]): string[] {
  const folder = tempFolder()
  mkdirSync(join(folder, 'films'))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, 'films', name), content)
  return checkFilms(films, folder).map(formatFault)
}

test('a film whose files are there, light and as long as it says has no fault', () => {
  expect(faultsOf(sound)).toEqual([])
  expect(faultsOf({ ...sound, 'a.mp4': mp4(10, 1) })).toEqual([])
  expect(checkFilms([], tempFolder())).toEqual([])
})

test('a missing file is a fault that says how it is made', () => {
  const { 'a.webm': _, ...files } = sound
  expect(faultsOf(files)).toEqual([
    'films.json: [0].slug: found "a", expected the file public/films/a.webm: npm run tool -- films a makes it',
  ])
})

test('a film that is longer or shorter than it says is a fault, and so is what is no film', () => {
  expect(faultsOf({ ...sound, 'a.mp4': mp4(9.5) })).toEqual([
    'films.json: [0].seconds: found 10, expected 9.5, the length of public/films/a.mp4',
  ])
  for (const content of ['', 'no film', mp4(10).subarray(0, 40), box('moov', Buffer.alloc(0))])
    expect(faultsOf({ ...sound, 'a.mp4': content })).toEqual([
      'films.json: [0].slug: found "a", expected a film in the MP4 format in public/films/a.mp4',
    ])
})

test('a heavy film is a fault, and so are many films', () => {
  expect(faultsOf({ ...sound, 'a.webm': Buffer.alloc(MOST_BYTES + 1) })).toEqual([
    `films.json: [0].slug: found "a", expected public/films/a.webm of at most 600000 bytes, not 600001`,
  ])
  const slugs = Array.from({ length: Math.ceil(MOST_BYTES_OF_ALL / MOST_BYTES) }, (_, index) => `a${index}`)
  const files = slugs.flatMap((slug) => [
    [`${slug}.mp4`, mp4(10)] as const,
    [`${slug}.webm`, Buffer.alloc(MOST_BYTES)] as const,
    [`${slug}.webp`, 'poster'] as const,
  ])
  const films = slugs.map((slug) => filmOf({ slug }))
  expect(faultsOf(Object.fromEntries(files), films)).toEqual([
    expect.stringMatching(/^public\/films\/: found 84\d{5}, expected films of at most 8000000 bytes in all$/),
  ])
})

test('a file of no film is a fault', () => {
  expect(faultsOf({ ...sound, 'b.mp4': mp4(10), '.DS_Store': '' })).toEqual([
    'public/films/b.mp4: found "b.mp4", expected a file of a film that films.json has',
  ])
})
