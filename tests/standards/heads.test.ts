import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { SITE } from '#vendor/site.ts'
import { checkHeads } from './check-heads.ts'
import { groupFaults } from './group-faults.ts'
import { metaOf, readSite } from './read-site.ts'

const site = readSite()

/** Maximum size of a compressed document, brotli. */
const MAX_BYTES = 25_000

test('every document has a unique head that matches its page, its language and the other language', () => {
  expect(groupFaults(checkHeads(site.documents))).toEqual([])
})

test('every public page has a social image, unless none was drawn', () => {
  const isDrawn = [...site.files].some((file) => file.startsWith('/assets/social/'))
  const named = site.documents.filter((document) => metaOf(document, 'robots') !== 'noindex')
  const faults = named.flatMap((document) => {
    const address = metaOf(document, 'og:image')?.slice(SITE.origin.length)
    const size = address !== undefined && site.files.has(address) ? pngSize(site.bytesOf(address)) : undefined
    return size === (isDrawn ? '1200 × 630' : undefined) ? [] : `${document.path}: og:image ${address} of ${size}`
  })
  expect(faults).toEqual([])
})

test('every document has at most 25 KB', () => {
  const faults = site.documents.flatMap(({ path, html }) => {
    const bytes = brotliBytes(html)
    return bytes > MAX_BYTES ? [`${path}: ${bytes} bytes`] : []
  })
  expect(faults).toEqual([])
})

/** Returns width and height of a PNG, from its header. */
function pngSize(bytes: Buffer): string {
  return `${bytes.readUInt32BE(16)} × ${bytes.readUInt32BE(20)}`
}

/** Returns the size of a text with maximum compression; skipped if it is small enough with fast compression. */
function brotliBytes(text: string): number {
  const quick = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length
  return quick > MAX_BYTES ? brotliCompressSync(text).length : quick
}
