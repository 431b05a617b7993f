import type { FileHandle } from 'node:fs/promises'
import type { FileKind } from './file-kind.ts'
import { readAt } from './read-at.ts'

/* Structures and signatures: PKWARE's APPNOTE.TXT, sections 4.3.12 and 4.3.16. */
const END_SIGNATURE = 0x06054b50
const END_BYTES = 22
const MAX_COMMENT_BYTES = 0xffff
const ENTRY_SIGNATURE = 0x02014b50
const ENTRY_BYTES = 46
/** Enough for thousands of names; those after it do not affect the type. */
const MAX_DIRECTORY_BYTES = 1024 * 1024

const MAIN_PARTS: readonly [string, FileKind][] = [
  ['word/document.xml', 'docx'],
  ['xl/workbook.xml', 'xlsx'],
]

/** Macros in an Office document, whichever folder they are in. */
const MACROS = /(?:^|\/)vbaProject[^/]*\.bin$/i

/**
 * Detects whether a ZIP file is an Office document or an archive, by the names in its directory. Returns undefined if
 * it has none, and for a document with macros (docm, xlsm), which is not allowed. Nothing is unpacked.
 */
export async function readZipKind(file: FileHandle, size: number): Promise<FileKind | undefined> {
  const tail = await readAt(file, Math.max(0, size - END_BYTES - MAX_COMMENT_BYTES), END_BYTES + MAX_COMMENT_BYTES)
  const end = findEnd(tail)
  if (end === undefined) return undefined
  const length = tail.readUInt32LE(end + 12)
  const start = tail.readUInt32LE(end + 16)
  if (start + length > size) return undefined
  const names = readNames(await readAt(file, start, Math.min(length, MAX_DIRECTORY_BYTES)))
  if (!names.has('[Content_Types].xml')) return 'zip'
  if ([...names].some((name) => MACROS.test(name))) return undefined
  return MAIN_PARTS.find(([name]) => names.has(name))?.[1] ?? 'zip'
}

function findEnd(tail: Buffer): number | undefined {
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) if (tail.readUInt32LE(at) === END_SIGNATURE) return at
  return undefined
}

function readNames(directory: Buffer): Set<string> {
  const names = new Set<string>()
  let at = 0
  while (at + ENTRY_BYTES <= directory.length && directory.readUInt32LE(at) === ENTRY_SIGNATURE) {
    const [name, extra, comment] = [28, 30, 32].map((offset) => directory.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]
    names.add(directory.toString('latin1', at + ENTRY_BYTES, at + ENTRY_BYTES + name))
    at += ENTRY_BYTES + name + extra + comment
  }
  return names
}
