import type { FileHandle } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import { isOle, isTable, SAMPLE_BYTES } from '../../web/features/contact/read-content.ts'
import type { FileKind } from './file-kind.ts'
import { readOleKind } from './ole-kind.ts'
import { readAt } from './read-at.ts'
import { readZipKind } from './zip-kind.ts'

/** Readers look for the header of a PDF this far (ISO 32000-1, annex H.3). */
const PDF_HEADER_BYTES = 1024
const ZIP = Buffer.from('504b0304', 'hex')
const EMPTY_ZIP = Buffer.from('504b0506', 'hex')
/** `AC1015` or similar, followed by five zero bytes (Open Design Specification for .dwg files, section 3). */
const DWG = /^AC10\d\d\0{5}/
/** Brands of still images coded with HEVC (ISO/IEC 23008-12, annex B). */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis']

/**
 * Detects the type of a file by its content, whatever its name; undefined if the type is not allowed, and
 * `protected` if a password protects a document of Office. Reads the first
 * bytes and, for archives and Office files, the directory. Nothing is unpacked.
 */
export async function readFileKind(file: FileHandle, size: number): Promise<FileKind | 'protected' | undefined> {
  const sample = await readAt(file, 0, SAMPLE_BYTES)
  if (startsWith(sample, ZIP) || startsWith(sample, EMPTY_ZIP)) return readZipKind(file, size)
  if (isOle(sample)) return readOleKind(file, sample)
  if (DWG.test(sample.toString('latin1', 0, 11))) return 'dwg'
  if (isHeic(sample)) return 'heic'
  const kind = await readSimpleKind(sample)
  return kind ?? (isTable(sample) ? 'csv' : undefined)
}

async function readSimpleKind(sample: Buffer): Promise<FileKind | undefined> {
  const found = await fileTypeFromBuffer(sample).catch(() => undefined)
  if (sample.toString('latin1', 0, PDF_HEADER_BYTES).includes('%PDF-') && !/^\s*</.test(sample.toString('latin1'))) {
    return 'pdf'
  }
  const kinds = ['png', 'jpg', 'webp'] as const
  return kinds.find((kind) => kind === found?.ext)
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
