/** A box of the MP4 format: four bytes of length, four of its type, then its content. */
const HEADER_BYTES = 8
/** A length of 1 says that the real one follows the type, in eight bytes. */
const LONG_HEADER_BYTES = 16

/**
 * Returns how long a film in the MP4 format lasts, as its header says (ISO/IEC 14496-12, `moov/mvhd`); undefined if
 * there is none.
 */
export function readMp4Seconds(file: Buffer): number | undefined {
  const movie = findBox(file, 'moov')
  const header = movie && findBox(movie, 'mvhd')
  if (!header || header.length < 32) return undefined
  // Version 1 has dates and length of eight bytes each.
  const isLong = header.readUInt8(0) === 1
  const scale = header.readUInt32BE(isLong ? 20 : 12)
  const units = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16)
  return scale === 0 ? undefined : units / scale
}

/** Returns the content of the first box of a type. */
function findBox(boxes: Buffer, type: string): Buffer | undefined {
  for (let at = 0; at + HEADER_BYTES <= boxes.length; ) {
    const short = boxes.readUInt32BE(at)
    const isLong = short === 1 && at + LONG_HEADER_BYTES <= boxes.length
    const bytes = isLong ? Number(boxes.readBigUInt64BE(at + HEADER_BYTES)) : short
    const headerBytes = isLong ? LONG_HEADER_BYTES : HEADER_BYTES
    if (bytes < headerBytes) return undefined
    if (boxes.toString('latin1', at + 4, at + 8) === type) return boxes.subarray(at + headerBytes, at + bytes)
    at += bytes
  }
  return undefined
}
