import type { FileHandle } from 'node:fs/promises'
import type { FileKind } from './file-kind.ts'
import { readAt } from './read-at.ts'

/* Structures: [MS-CFB], sections 2.2 (header), 2.3 (sector chains) and 2.6 (directory). */
const HEADER_BYTES = 512
const ENTRY_BYTES = 128
/** Number of table sectors that the header lists. */
const LISTED_TABLE_SECTORS = 109
/** A directory has a handful of sectors; a longer chain may be a cycle. */
const MAX_SECTORS = 64
const LAST_REGULAR_SECTOR = 0xfffffffa

/** The part that protection with a password leaves readable ([MS-OFFCRYPTO], section 2.3.4). */
const PROTECTED_STREAM = 'EncryptionInfo'

const MAIN_STREAMS: readonly [string, FileKind][] = [
  ['WordDocument', 'doc'],
  ['Workbook', 'xls'],
  ['Book', 'xls'],
]

/**
 * Returns whether an OLE file is a Word or an Excel file, or one that is protected by a password, by the streams in its
 * directory; undefined for all other files.
 */
export async function readOleKind(file: FileHandle, header: Buffer): Promise<FileKind | 'protected' | undefined> {
  if (header.length < HEADER_BYTES) return undefined
  const shift = header.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) return undefined
  const sectorBytes = 1 << shift
  let sector = header.readUInt32LE(48)
  for (let read = 0; read < MAX_SECTORS && sector <= LAST_REGULAR_SECTOR; read += 1) {
    const names = readNames(await readAt(file, (sector + 1) * sectorBytes, sectorBytes))
    const found = MAIN_STREAMS.find(([name]) => names.includes(name))
    if (found) return found[1]
    if (names.includes(PROTECTED_STREAM)) return 'protected'
    sector = await readNextSector(file, header, sector, sectorBytes)
  }
  return undefined
}

function readNames(sector: Buffer): string[] {
  const names: string[] = []
  for (let at = 0; at + ENTRY_BYTES <= sector.length; at += ENTRY_BYTES) {
    const bytes = Math.min(sector.readUInt16LE(at + 64), 64)
    names.push(sector.toString('utf16le', at, at + Math.max(0, bytes - 2)))
  }
  return names
}

async function readNextSector(file: FileHandle, header: Buffer, sector: number, sectorBytes: number): Promise<number> {
  const perTable = sectorBytes / 4
  const table = Math.floor(sector / perTable)
  if (table >= LISTED_TABLE_SECTORS) return LAST_REGULAR_SECTOR + 1
  const tableSector = header.readUInt32LE(76 + table * 4)
  if (tableSector > LAST_REGULAR_SECTOR) return LAST_REGULAR_SECTOR + 1
  const next = await readAt(file, (tableSector + 1) * sectorBytes + (sector % perTable) * 4, 4)
  return next.length === 4 ? next.readUInt32LE(0) : LAST_REGULAR_SECTOR + 1
}
