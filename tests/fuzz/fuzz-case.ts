import type { Random } from './random.ts'

/** How the client ends: waits for the response, closes its sending side, resets the connection, or stalls and then resets it. */
export type End = 'wait' | 'finish' | 'reset' | 'stall'

/** One connection to the server. */
export type FuzzCase = {
  /** Data to send, with a short pause between two pieces. */
  pieces: readonly Buffer[]
  end: End
  /** Whether the data is a complete request by its framing, so that a response is required. */
  isWhole: boolean
}

/** Creates the case with a number. `from` is a unique client address. */
export type Family = (random: Random, from: string) => FuzzCase

type Request = { method?: string; path?: string; headers?: readonly string[]; body?: Buffer | string }

/** Builds a request as bytes, with the correct Content-Length unless the headers contain one. */
export function requestOf(
  from: string,
  { method = 'POST', path = '/api/contact', headers = [], body }: Request,
): Buffer {
  const content = typeof body === 'string' ? Buffer.from(body) : (body ?? Buffer.alloc(0))
  const isFramed = headers.some((header) => /^(content-length|transfer-encoding)\s*:/i.test(header))
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    `X-Forwarded-For: ${from}`,
    'Connection: close',
    ...headers,
    ...(body === undefined || isFramed ? [] : [`Content-Length: ${content.length}`]),
  ]
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), content])
}

/** Splits bytes into one to four pieces. */
export function inPieces(random: Random, bytes: Buffer): Buffer[] {
  const cuts = Array.from({ length: random.chance(0.7) ? 0 : 1 + random.int(3) }, () => random.int(bytes.length))
  const places = [0, ...cuts.toSorted((a, b) => a - b), bytes.length]
  return places.slice(1).map((end, index) => bytes.subarray(places[index], end))
}
