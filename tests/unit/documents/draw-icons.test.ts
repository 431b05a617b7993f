import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawIcons } from '../../../src/artwork/documents/draw-icons.ts'

const icons = await drawIcons()

test.each([
  ['apple-touch-icon.png', 180],
  ['icons/icon-192.png', 192],
  ['icons/icon-512.png', 512],
  ['icons/icon-maskable-512.png', 512],
])('%s is a square of %i pixels', async (name, size) => {
  expect(await sharp(icons.get(name)).metadata()).toMatchObject({ format: 'png', width: size, height: size })
})

test('the icon file contains a picture of 32 pixels at its declared offset', async () => {
  const file = icons.get('favicon.ico') ?? Buffer.alloc(0)
  const [length, start] = [file.readUInt32LE(14), file.readUInt32LE(18)]
  expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  expect(start + length).toBe(file.length)
  expect(await sharp(file.subarray(start)).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
})
