import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createPngEncoder } from '../../../src/artwork/documents/encode-png.ts'

const [WIDTH, HEIGHT] = [160, 90]

/** A picture whose pixels have the colours that a function of their place gives. */
function picture(colourAt: (x: number, y: number) => readonly [red: number, green: number, blue: number]) {
  const bytes = Array.from({ length: WIDTH * HEIGHT }, (_, at) => [
    ...colourAt(at % WIDTH, Math.floor(at / WIDTH)),
    255,
  ])
  return { pixels: Buffer.from(bytes.flat()), width: WIDTH, height: HEIGHT }
}

const decode = (file: Buffer) => sharp(file).ensureAlpha().raw().toBuffer()

test('a picture of few colours is encoded without loss', async () => {
  const drawn = picture((x, y) => [x >> 1, 0, y > 40 ? 200 : 10])
  const file = createPngEncoder(drawn)(256)
  expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: WIDTH, height: HEIGHT })
  expect((await decode(file)).equals(drawn.pixels)).toBe(true)
})

test.each([256, 16])(
  'a picture of many colours has %i: its ground as it was, the others as near as possible',
  async (most) => {
    const drawn = picture((x, y) => (x < 80 ? [244, 241, 234] : [x, y * 2, 100 + (x % 7)]))
    const shown = await decode(createPngEncoder(drawn)(most))
    const colours = new Set(Array.from({ length: WIDTH * HEIGHT }, (_, at) => shown.readUInt32BE(at * 4)))
    expect(colours.size).toBeLessThanOrEqual(most)
    expect([...shown.subarray(0, 4)]).toEqual([244, 241, 234, 255])
    const errors = Array.from(shown, (value, at) => Math.abs(value - (drawn.pixels[at] ?? 0)))
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(most === 256 ? 2 : 8)
  },
)
