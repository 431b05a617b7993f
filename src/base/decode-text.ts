/** Where zeros are looked for that tell UTF-16 without a mark, or a file that is no text. */
const SAMPLE_BYTES = 4096
/** Of equal evidence the first wins. */
const ENCODINGS = ['utf-8', 'big5', 'gb18030', 'windows-1252'] as const
type Encoding = (typeof ENCODINGS)[number]

/** A file with more undecodable characters than this share is no text. */
const MAX_UNDECODABLE = 0.2
/** Control characters, which text tables do not have. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000e-\u0019\u001b-\u001f]/

/**
 * Decodes a file: by its byte order mark, or in the encoding with the best evidence. `scoreText` says how much of a text
 * is known; it counts as much as the characters. Undecodable characters become U+FFFD. Undefined for a file that is no
 * text.
 */
export function decodeText(bytes: Uint8Array, scoreText: (text: string) => number = () => 0): string | undefined {
  const marked = findMark(bytes) ?? findUtf16(bytes)
  if (marked === 'neither') return undefined
  const text = marked ? decode(bytes, marked) : decodeBest(bytes, scoreText)
  const undecodable = countUndecodable(text)
  return CONTROL.test(text) || undecodable > text.length * MAX_UNDECODABLE ? undefined : text
}

function decodeBest(bytes: Uint8Array, scoreText: (text: string) => number): string {
  if (bytes.every((byte) => byte < 0x80)) return decode(bytes, 'utf-8')
  const candidates = ENCODINGS.map((encoding) => {
    const text = decode(bytes, encoding)
    return { text, known: scoreText(text), share: PLAUSIBLE[encoding](bytes, countUndecodable(text)) }
  })
  const mostKnown = Math.max(1, ...candidates.map(({ known }) => known))
  const scores = candidates.map(({ known, share }) => known / mostKnown + share)
  return candidates[scores.indexOf(Math.max(...scores))]?.text ?? ''
}

function decode(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes)
}

function countUndecodable(text: string): number {
  return text.split('\uFFFD').length - 1
}

function findMark([first, second, third]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

/** Returns which UTF-16 a file without a mark is in; undefined for other text, `neither` if it has zeros as no text has. */
function findUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | 'neither' | undefined {
  const zeros = [0, 0]
  bytes.subarray(0, SAMPLE_BYTES).forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  if (even === 0 && odd === 0) return undefined
  if (even === 0) return 'utf-16le'
  return odd === 0 ? 'utf-16be' : 'neither'
}

/** How plausible the characters of a file are in an encoding, from 0 to 1. */
const PLAUSIBLE: Record<Encoding, (bytes: Uint8Array, undecodable: number) => number> = {
  'utf-8': (bytes, undecodable) => {
    // Each character of several bytes has one that begins it.
    const begun = bytes.reduce((count, byte) => count + (byte >= 0xc2 && byte <= 0xf4 ? 1 : 0), 0)
    return Math.max(0, begun - undecodable) / Math.max(1, begun, undecodable)
  },
  big5: (bytes, undecodable) =>
    sharePairs(bytes, undecodable, (lead) => {
      if (lead >= 0xa1 && lead <= 0xc6) return 1
      return lead >= 0xc9 && lead <= 0xf9 ? 0.3 : 0
    }),
  gb18030: (bytes, undecodable) =>
    sharePairs(bytes, undecodable, (lead, trail) => {
      if (trail < 0xa1) return 0
      if ((lead >= 0xa1 && lead <= 0xa3) || (lead >= 0xb0 && lead <= 0xd7)) return 1
      return lead >= 0xd8 && lead <= 0xf7 ? 0.3 : 0
    }),
  'windows-1252': shareLatin,
}

/**
 * Returns the share of plausible characters among pairs of bytes. `frequencyOf` rates a pair by where the standard puts
 * frequent characters. No Chinese character stands between two Latin letters, and a single one is weak evidence.
 */
function sharePairs(
  bytes: Uint8Array,
  undecodable: number,
  frequencyOf: (lead: number, trail: number) => number,
): number {
  let [sum, count, end] = [0, 0, -1]
  for (let at = 0; at < bytes.length; at += 1) {
    const [before = 0, lead = 0, trail = 0, after = 0] = [bytes[at - 1], bytes[at], bytes[at + 1], bytes[at + 2]]
    if (lead < 0x80) continue
    const isAlone = end !== at && after < 0x80
    const isInWord = isLetter(before) && isLetter(after) && isAlone
    sum += isInWord ? 0 : frequencyOf(lead, trail) * (isAlone ? 0.5 : 1)
    count += 1
    end = at + 2
    at += 1
  }
  return Math.max(0, sum - undecodable) / Math.max(1, count)
}

/** Accented letters and signs beside a letter, a digit or a space are plausible; Chinese read as Latin has them in rows. */
function shareLatin(bytes: Uint8Array): number {
  let [sum, count] = [0, 0]
  bytes.forEach((byte, at) => {
    if (byte < 0x80) return
    count += 1
    const isKnown = byte >= 0xc0 || LATIN_SIGNS.has(byte)
    if (isKnown && [bytes[at - 1], bytes[at + 1]].some((near = 0) => isLetter(near) || isDigit(near) || near === 0x20))
      sum += 1
  })
  return sum / Math.max(1, count)
}

/** € … ‘ ’ “ ” • – — £ § © ® ° ± ² ³ µ · ¼ ½ ¾ */
const LATIN_SIGNS = new Set([
  0x80, 0x85, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0xa3, 0xa7, 0xa9, 0xae, 0xb0, 0xb1, 0xb2, 0xb3, 0xb5, 0xb7,
  0xbc, 0xbd, 0xbe,
])

function isLetter(byte: number): boolean {
  return (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a)
}

function isDigit(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39
}
