import type { FileHandle } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import type { FileKind } from './file-kind.ts'
import { readOleKind } from './ole-kind.ts'
import { readAt } from './read-at.ts'
import { readZipKind } from './zip-kind.ts'

const SAMPLE_BYTES = 4100
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const BYTE_ORDER_MARK = Buffer.from('efbbbf', 'hex')
const ZIP = Buffer.from('504b0304', 'hex')
const EMPTY_ZIP = Buffer.from('504b0506', 'hex')
/** `AC1015` or similar, followed by five zero bytes (Open Design Specification for .dwg files, section 3). */
const DWG = /^AC10\d\d\0{5}/
/** Brands of still images coded with HEVC (ISO/IEC 23008-12, annex B). */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis']

/**
 * Detects the type of a file by its content, whatever its name; undefined if the type is not allowed. Reads the first
 * bytes and, for archives and Office files, the directory. Nothing is unpacked.
 */
export async function readFileKind(file: FileHandle, size: number): Promise<FileKind | undefined> {
  const sample = await readAt(file, 0, SAMPLE_BYTES)
  if (startsWith(sample, ZIP) || startsWith(sample, EMPTY_ZIP)) return readZipKind(file, size)
  if (startsWith(sample, OLE)) return readOleKind(file, sample)
  if (DWG.test(sample.toString('latin1', 0, 11))) return 'dwg'
  if (isHeic(sample)) return 'heic'
  return isTable(sample) ? 'csv' : readSimpleKind(sample)
}

async function readSimpleKind(sample: Buffer): Promise<FileKind | undefined> {
  const found = await fileTypeFromBuffer(sample).catch(() => undefined)
  const kinds = ['pdf', 'png', 'jpg', 'webp'] as const
  return kinds.find((kind) => kind === found?.ext)
}

/** A text with the mark that spreadsheets write before UTF-8, without control characters, that does not look like markup. */
function isTable(sample: Buffer): boolean {
  if (!startsWith(sample, BYTE_ORDER_MARK)) return false
  const text = sample.toString('utf8', BYTE_ORDER_MARK.length)
  return !/^\s*</.test(text) && !/[^\P{Cc}\t\r\n]/u.test(text)
}

function isHeic(sample: Buffer): boolean {
  if (sample.toString('latin1', 4, 8) !== 'ftyp') return false
  const end = Math.min(sample.readUInt32BE(0), sample.length)
  const brands = sample.toString('latin1', 8, end).match(/.{4}/gs) ?? []
  return brands.some((brand) => HEIC_BRANDS.includes(brand))
}

function startsWith(sample: Buffer, signature: Buffer): boolean {
  return sample.subarray(0, signature.length).equals(signature)
}
