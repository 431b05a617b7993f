import sharp from 'sharp'
import { expect, test } from 'vitest'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkPhotoFiles, findSmallPhotos } from '../../../src/build/check-photos.ts'
import { tempFolder } from '../../temp-folder.ts'
import { productOf, snapshotOf } from '../catalogue/editorial/snapshot-factory.ts'

const photos = [{ file: 'photo.jpg', alt: { zh: '\u5716', en: 'Picture' } }]
const snapshot = snapshotOf({ product: [productOf({ photos })] })
const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'red' } })

/** Returns a folder of content with this photograph. */
function folderWith(content: Buffer): string {
  const contentDir = tempFolder()
  const path = join(contentDir, 'products/a/photo.jpg')
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  return contentDir
}

/** Returns the errors of a photograph with this content. */
async function faultsOf(content: Buffer, depth: 'header' | 'whole' = 'header') {
  return checkPhotoFiles(snapshot, folderWith(content), depth)
}

test('a photograph that can be published has no fault', async () => {
  expect(await faultsOf(await picture(80, 60).jpeg().toBuffer(), 'whole')).toEqual([])
})

test.each([
  ['a text', async () => Buffer.from('no picture'), /unsupported image format/],
  ['an empty file', async () => Buffer.alloc(0), /empty/],
  ['a PNG', () => picture(80, 60).png().toBuffer(), /^png$/],
  ['a picture of 60 megapixels', () => picture(10_000, 6000).jpeg().toBuffer(), /^10000 \u00d7 6000 pixels$/],
])('%s is reported with what is expected', async (_, make, value) => {
  const [fault] = await faultsOf(await make())
  expect(fault?.source).toMatch(/products\/a\/photo\.jpg$/)
  expect(fault?.value).toMatch(value)
  expect(fault?.expected).toBe('a photograph as JPEG, of at most 50 megapixels')
})

test('a truncated photograph is found when all of it is read', async () => {
  const content = await picture(400, 300).jpeg({ quality: 100 }).toBuffer()
  const [fault] = await faultsOf(content.subarray(0, content.length >> 1), 'whole')
  expect(fault?.value).toMatch(/premature|end of|truncated|corrupt/i)
})

test('a photograph that large screens enlarge is named, as wide as it is shown', async () => {
  const small = async (width: number, height: number, orientation = 1) => {
    const content = await picture(width, height).jpeg().withMetadata({ orientation }).toBuffer()
    return (await findSmallPhotos(snapshot, folderWith(content))).map(({ value }) => value)
  }
  expect(await small(1440, 900)).toEqual([])
  expect(await small(1439, 2000)).toEqual(['1439 × 2000 pixels'])
  // Turned by its metadata.
  expect(await small(1600, 1200, 6)).toEqual(['1200 × 1600 pixels'])
})
