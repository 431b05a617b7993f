import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import type { Fault } from '../content/faults.ts'
import { listPhotoFiles } from '../content/photos.ts'
import type { Snapshot } from '../content/snapshot.ts'
import { MAX_PIXELS, WIDEST } from './publish-photos.ts'

/** How much of a photograph is read: its metadata, which is fast, or all of it, as for publishing. */
type Depth = 'header' | 'whole'

/** Returns the photographs that cannot be published: not a JPEG, too large or, if the whole file is read, damaged. */
export async function checkPhotoFiles(snapshot: Snapshot, contentDir: string, depth: Depth): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const path of listPhotoFiles(snapshot, contentDir)) {
    const fault = await checkPhoto(await readFile(path), depth)
    if (fault) faults.push({ source: relative(process.cwd(), path), field: '', ...fault })
  }
  return faults
}

/** Returns the photographs that large screens have to enlarge. All of them can be read (`checkPhotoFiles`). */
export async function findSmallPhotos(snapshot: Snapshot, contentDir: string): Promise<Fault[]> {
  const { default: sharp } = await import('sharp')
  const found: Fault[] = []
  for (const path of listPhotoFiles(snapshot, contentDir)) {
    // A photograph that is turned by its metadata is as wide as its file is high.
    const { autoOrient } = await sharp(path).metadata()
    if (autoOrient.width < WIDEST)
      found.push({
        source: relative(process.cwd(), path),
        field: '',
        value: `${autoOrient.width} × ${autoOrient.height} pixels`,
        expected: `a photograph ${WIDEST} pixels wide or more: large screens enlarge this one`,
      })
  }
  return found
}

async function checkPhoto(content: Buffer, depth: Depth): Promise<Pick<Fault, 'value' | 'expected'> | undefined> {
  const { default: sharp } = await import('sharp')
  const expected = `a photograph as JPEG, of at most ${MAX_PIXELS / 1_000_000} megapixels`
  try {
    const { format, width, height } = await sharp(content).metadata()
    if (format !== 'jpeg') return { value: format, expected }
    if (width * height > MAX_PIXELS) return { value: `${width} × ${height} pixels`, expected }
    if (depth === 'whole') await sharp(content).stats()
    return undefined
  } catch (error) {
    return { value: error instanceof Error ? error.message : String(error), expected }
  }
}
