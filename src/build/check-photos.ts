import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import type { Fault } from '../content/faults.ts'
import { photoPath } from '../content/photos.ts'
import type { Snapshot } from '../content/snapshot.ts'
import { MAX_PIXELS } from './publish-photos.ts'

/** How much of a photograph is read: its metadata, which is fast, or all of it, as for publishing. */
type Depth = 'header' | 'whole'

/** Returns the photographs that cannot be published: not a JPEG, too large or, if the whole file is read, damaged. */
export async function checkPhotoFiles(snapshot: Snapshot, contentDir: string, depth: Depth): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const { code, photos = [] } of snapshot.product) {
    for (const { file } of photos) {
      const path = photoPath(contentDir, code, file)
      const fault = await checkPhoto(await readFile(path), depth)
      if (fault) faults.push({ source: relative(process.cwd(), path), field: '', ...fault })
    }
  }
  return faults
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
