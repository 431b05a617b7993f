import { endianness } from 'node:os'
import { crc32, deflateSync } from 'node:zlib'
import { choosePalette } from './choose-palette.ts'
import type { Pixels } from './rasterise.ts'

/** The highest level takes seven times as long for a sixth fewer bytes. */
const COMPRESSION = 5
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const HEADER_BYTES = 13
const BITS = 8
const INDEXED = 3

/** Returns a function that encodes an opaque picture as a PNG file of at most `most` (2 to 256) colours. */
export function createPngEncoder(picture: Pixels): (most: number) => Buffer {
  const counts = countWords(picture)
  const colours = new Map<number, number>()
  for (const [word, count] of counts) colours.set(colourOf(word), count)
  return (most) => {
    const chosen = choosePalette(colours, most)
    const palette = [...new Set(chosen.values())]
    const placeOf = new Map(palette.map((colour, place) => [colour, place]))
    const lines = linesOf(picture, (word) => placeOf.get(chosen.get(colourOf(word)) ?? 0) ?? 0)
    return Buffer.concat([
      SIGNATURE,
      chunk('IHDR', headerOf(picture)),
      chunk('PLTE', Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 0xff, colour & 0xff]))),
      chunk('IDAT', deflateSync(lines, { level: COMPRESSION })),
      chunk('IEND', Buffer.alloc(0)),
    ])
  }
}

/** Returns the four bytes of each pixel as one number. */
function wordsOf({ pixels, width, height }: Pixels): Int32Array {
  return new Int32Array(pixels.buffer, pixels.byteOffset, width * height)
}

/** Returns the number of pixels of each word, in the order of their first. */
function countWords(picture: Pixels): Map<number, number> {
  const words = wordsOf(picture)
  const counts: number[] = []
  const known = new Map<number, number>()
  const placeOf = rememberRecent((word) => {
    const place = known.get(word) ?? known.size
    known.set(word, place)
    return place
  })
  for (let start = 0; start < words.length; ) {
    const word = words[start] ?? 0
    const end = endOfRun(words, start, words.length)
    const place = placeOf(word)
    counts[place] = (counts[place] ?? 0) + end - start
    start = end
  }
  return new Map(Array.from(known, ([word, place]) => [word, counts[place] ?? 0]))
}

/** Returns the places of the pixels' colours in the palette, line by line; each line begins with its filter, none. */
function linesOf(picture: Pixels, find: (word: number) => number): Buffer {
  const words = wordsOf(picture)
  const { width, height } = picture
  const placeOf = rememberRecent(find)
  const lines = Buffer.alloc(height * (width + 1))
  for (let row = 0; row < height; row++) {
    const shift = row + 1
    const last = (row + 1) * width
    for (let start = row * width; start < last; ) {
      const end = endOfRun(words, start, last)
      const place = placeOf(words[start] ?? 0)
      for (let index = start; index < end; index++) lines[index + shift] = place
      start = end
    }
  }
  return lines
}

/** Returns where the equal words from `start` end. */
function endOfRun(words: Int32Array, start: number, limit: number): number {
  const word = words[start]
  let end = start + 1
  while (end < limit && words[end] === word) end++
  return end
}

const SLOTS = 16_384
const SLOT_SHIFT = 18
/** Spreads words over the slots. */
const MULTIPLIER = 0x9e3779b1

/** Most pixels have a colour that was there a moment ago: looking each up in a map would take most of the time. */
function rememberRecent(find: (word: number) => number): (word: number) => number {
  const recent = new Int32Array(SLOTS)
  const found = new Int32Array(SLOTS).fill(-1)
  return (word) => {
    const slot = Math.imul(word, MULTIPLIER) >>> SLOT_SHIFT
    if (recent[slot] !== word || found[slot] === -1) {
      recent[slot] = word
      found[slot] = find(word)
    }
    return found[slot] ?? 0
  }
}

const [RED, GREEN, BLUE] = endianness() === 'LE' ? [0, 8, 16] : [24, 16, 8]

/** Returns the colour of four bytes of a picture: red, green, blue and opacity. */
function colourOf(word: number): number {
  return (((word >>> RED) & 0xff) << 16) | (((word >>> GREEN) & 0xff) << 8) | ((word >>> BLUE) & 0xff)
}

function headerOf({ width, height }: Pixels): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([BITS, INDEXED], 8)
  return header
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
