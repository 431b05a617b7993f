/** A received response. */
export type Answer = { status: number; headers: Map<string, string>; body: Buffer }

const HEAD_END = Buffer.from('\r\n\r\n')
const STATUS_LINE = /^HTTP\/1\.1 (\d{3}) [^\r\n]*$/
const HEADER_LINE = /^([!#$%&'*+\-.^_`|~\dA-Za-z]+): ?([^\r\n\0]*)$/

/** Parses responses from bytes. The rest is not a complete response: no more bytes will come. */
export function readAnswers(bytes: Buffer, method?: 'HEAD'): { answers: Answer[]; rest: Buffer } {
  const answers: Answer[] = []
  let rest = bytes
  while (rest.length > 0) {
    const read = readAnswer(rest, method)
    if (!read) break
    answers.push(read.answer)
    rest = read.rest
  }
  return { answers, rest }
}

function readAnswer(bytes: Buffer, method?: 'HEAD'): { answer: Answer; rest: Buffer } | undefined {
  const headEnd = bytes.indexOf(HEAD_END)
  if (headEnd < 0) return undefined
  const [first = '', ...lines] = bytes.toString('latin1', 0, headEnd).split('\r\n')
  const status = Number(STATUS_LINE.exec(first)?.[1])
  const pairs = lines.map((line) => HEADER_LINE.exec(line))
  if (!status || pairs.includes(null)) return undefined
  const headers = new Map(pairs.map((pair) => [(pair?.[1] ?? '').toLowerCase(), pair?.[2] ?? '']))
  const after = bytes.subarray(headEnd + HEAD_END.length)
  const found = method === 'HEAD' || status < 200 || status === 204 || status === 304 ? [0, 0] : bodyOf(after, headers)
  if (!found) return undefined
  const [length = 0, framed = 0] = found
  const body = headers.get('transfer-encoding') ? joinChunks(after.subarray(0, framed)) : after.subarray(0, length)
  return { answer: { status, headers, body }, rest: after.subarray(framed) }
}

/** Returns the decoded length of a body and its encoded length; undefined if it is incomplete. */
function bodyOf(bytes: Buffer, headers: Map<string, string>): [number, number] | undefined {
  if (headers.get('transfer-encoding')) {
    let at = 0
    for (;;) {
      const lineEnd = bytes.indexOf('\r\n', at)
      const size = Number.parseInt(bytes.toString('latin1', at, Math.max(at, lineEnd)), 16)
      if (lineEnd < 0 || Number.isNaN(size) || lineEnd + size + 4 > bytes.length) return undefined
      at = lineEnd + size + 4
      if (size === 0) return [at, at]
    }
  }
  const length = headers.get('content-length')
  if (length === undefined) return [bytes.length, bytes.length]
  return /^\d+$/.test(length) && Number(length) <= bytes.length ? [Number(length), Number(length)] : undefined
}

function joinChunks(bytes: Buffer): Buffer {
  const chunks: Buffer[] = []
  for (let at = 0; at < bytes.length; ) {
    const lineEnd = bytes.indexOf('\r\n', at)
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16)
    chunks.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size))
    at = lineEnd + size + 4
  }
  return Buffer.concat(chunks)
}
