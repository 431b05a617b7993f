import { decodeText } from '../../../base/decode-text.ts'

/** The number of first bytes that identify a file. */
export const SAMPLE_BYTES = 4100
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

/**
 * Returns whether the first bytes of a file are those of a table: text in an encoding that the import of tables takes,
 * with a separator, without control characters, that does not look like markup.
 */
export function isTable(sample: Uint8Array): boolean {
  const text = decodeText(sample)
  if (text === undefined || /^\s*</.test(text)) return false
  return /[,;\t]/.test(text) && !/[^\P{Cc}\t\r\n]/u.test(text)
}

/** Returns whether a file is an OLE file, as old and as protected documents of Office are. */
export function isOle(sample: Uint8Array): boolean {
  return OLE.every((byte, index) => sample[index] === byte)
}

export type ContentFault = 'errors.fileType' | 'errors.fileProtected'

/** Checks the content of a file that the browser has, as far as its name promises a table or a document of Office. */
export async function checkContent(file: File): Promise<ContentFault | undefined> {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? ''
  if (!['csv', 'docx', 'xlsx'].includes(extension)) return undefined
  const sample = new Uint8Array(await file.slice(0, SAMPLE_BYTES).arrayBuffer())
  if (extension === 'csv') return isTable(sample) ? undefined : 'errors.fileType'
  // Only protection wraps these in OLE.
  return isOle(sample) ? 'errors.fileProtected' : undefined
}
