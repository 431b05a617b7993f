import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type PhotoOptions, publishPhotos } from '../../../src/build/publish-photos.ts'
import { createRecipeRunner } from '../../../src/build/incremental/recipe-runner.ts'
import { ContentError } from '../../../src/content/faults.ts'
import { tempFolder } from '../../temp-folder.ts'
import { faqOf, newsOf, productOf, snapshotOf } from '../catalogue/editorial/snapshot-factory.ts'

const alt = { zh: '正面', en: 'Front' }
const snapshot = snapshotOf({ product: [productOf({ photos: [{ file: 'photo.jpg', alt }] })] })

function makerIn(outDir: string) {
  return createRecipeRunner({ codeHash: '', lastDir: outDir, outDir, last: {} })
}

/** Folders with this photograph of the product `a`. */
function foldersWith(photo: Buffer): PhotoOptions & { outDir: string } {
  const folder = tempFolder()
  const contentDir = join(folder, 'content')
  const path = join(contentDir, 'products/a/photo.jpg')
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, photo)
  const [cacheDir, outDir] = [join(folder, 'cache'), join(folder, 'site')]
  return { contentDir, cacheDir, outDir, runner: makerIn(outDir), codeHash: 'code', onProgress: () => {} }
}

/** A photograph, red at the top and blue at the bottom when it is upright. */
async function photograph(width: number, height: number): Promise<Buffer> {
  const lower = {
    input: { create: { width, height: height / 2, channels: 3, background: 'blue' } },
    gravity: 'south',
  } as const
  return sharp({ create: { width, height, channels: 3, background: 'red' } })
    .composite([lower])
    .jpeg()
    .toBuffer()
}

/** The file of a camera held upright: rotated, with EXIF data for the orientation and the photographer. */
async function asTaken(upright: Buffer): Promise<Buffer> {
  return sharp(upright)
    .rotate(-90)
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

test('a photograph is published in both formats at the widths of the layout, before the other images', async () => {
  const options = foldersWith(await photograph(2000, 1000))
  const { product } = await publishPhotos(snapshot, options)
  const [image] = product[0]?.images ?? []
  expect(image).toMatchObject({ alt, width: 960, height: 480 })
  expect(image?.src).toMatch(/^\/assets\/photos\/a-photo-[0-9a-f]{16}-960\.jpg$/)
  for (const [index, type] of (['avif', 'webp'] as const).entries()) {
    const source = image?.sources?.[index]
    expect(source?.type).toBe(`image/${type}`)
    const entries = source?.srcSet.split(', ').map((entry) => entry.split(' ')) ?? []
    expect(entries.map(([, width]) => width)).toEqual(['320w', '640w', '960w', '1440w'])
    for (const [src = '', width] of entries) {
      const metadata = await sharp(readFileSync(join(options.outDir, src))).metadata()
      expect(`${metadata.width}w`).toBe(width)
    }
  }
})

test('photographs of a news item and of a question are its pictures too, the first in place of its own', async () => {
  const options = foldersWith(await photograph(40, 20))
  for (const folder of ['news', 'faqs'])
    cpSync(join(options.contentDir, 'products/a'), join(options.contentDir, folder, 'a'), { recursive: true })
  const photos = [{ file: 'photo.jpg', alt }]
  const old = { src: '/old.svg', alt, width: 1, height: 1 }
  const records = snapshotOf({ news: [newsOf({ photos, image: old })], faq: [faqOf({ photos, images: [old] })] })
  const { news, faq } = await publishPhotos(records, options)
  const made = { alt, width: 40, height: 20, sources: [{ type: 'image/avif' }, { type: 'image/webp' }] }
  expect(news[0]).toMatchObject({ image: made, images: [made] })
  expect(faq[0]?.images).toMatchObject([made, old])
})

test('a photograph keeps the point around which it is cut', async () => {
  const options = foldersWith(await photograph(400, 200))
  const focus = { x: 30, y: 20 }
  const withFocus = snapshotOf({ product: [productOf({ photos: [{ file: 'photo.jpg', alt, focus }] })] })
  const imageIn = async (each: typeof snapshot) => (await publishPhotos(each, options)).product[0]?.images[0]
  expect(await imageIn(withFocus)).toMatchObject({ focus })
  expect(await imageIn(snapshot)).not.toHaveProperty('focus')
})

test('a photograph is rotated upright, and its metadata is removed', async () => {
  const options = foldersWith(await asTaken(await photograph(400, 600)))
  const { product } = await publishPhotos(snapshot, options)
  const [image] = product[0]?.images ?? []
  expect(image).toMatchObject({ width: 400, height: 600 })
  const published = sharp(readFileSync(join(options.outDir, image?.src ?? '')))
  expect(await published.metadata()).toMatchObject({ width: 400, height: 600 })
  expect((await published.metadata()).exif).toBeUndefined()
  const [red = 0, , blue = 0] = await published.extract({ left: 200, top: 100, width: 1, height: 1 }).raw().toBuffer()
  expect(red).toBeGreaterThan(200)
  expect(blue).toBeLessThan(60)
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])('EXIF orientation %i has the size of its published pixels', async (orientation) => {
  const options = foldersWith(
    await sharp(await photograph(60, 40))
      .withMetadata({ orientation })
      .jpeg()
      .toBuffer(),
  )
  const { product } = await publishPhotos(snapshot, options)
  const [image] = product[0]?.images ?? []
  const { width, height } = await sharp(readFileSync(join(options.outDir, image?.src ?? ''))).metadata()
  expect(image).toMatchObject({ width, height })
})

test('a photograph is not enlarged, and is encoded once', async () => {
  const options = foldersWith(await photograph(500, 250))
  const first = await publishPhotos(snapshot, options)
  const cached = readdirSync(options.cacheDir).map((name) => [name, readFileSync(join(options.cacheDir, name))])
  expect(cached.map(([name]) => /-(\d+)\./.exec(String(name))?.[1])).toEqual(['320', '320', '500', '500', '500'])
  expect(await publishPhotos(snapshot, { ...options, runner: makerIn(tempFolder()) })).toEqual(first)
})

test.each([
  [
    'is damaged',
    async () => (await photograph(800, 600)).subarray(0, 3000),
    /: found ".*(?:premature|end of|truncated|corrupt).*", expected a photograph that can be used/i,
  ],
  [
    'is no picture',
    () => Promise.resolve(Buffer.from('no picture')),
    /: found ".*unsupported image format.*", expected a photograph that can be used/,
  ],
  [
    'is too large',
    () =>
      sharp({ create: { width: 10_000, height: 6000, channels: 3, background: 'red' } })
        .jpeg()
        .toBuffer(),
    /: found "it has 10000 × 6000 pixels, more than 50000000"/,
  ],
])('a photograph that %s is reported, and leaves no files', async (_, make, message) => {
  const options = foldersWith(await make())
  const failure = publishPhotos(snapshot, options)
  await expect(failure).rejects.toThrow(ContentError)
  await expect(failure).rejects.toThrow('content/products/a/photo.jpg: found')
  await expect(failure).rejects.toThrow(message)
  expect(() => readdirSync(options.cacheDir)).toThrow('ENOENT')
})
